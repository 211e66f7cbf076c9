// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A profile beside its posts; on a phone it leads to them.
final class ProfileSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let profile: ProfileViewController
  let posts = PostsViewController()
  private lazy var expandButton = UIBarButtonItem(
    image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
    primaryAction: UIAction { [unowned self] _ in toggleProfile() }, menu: nil)

  init(services: AppServices = .current) {
    profile = ProfileViewController(services: services)
    super.init(style: .doubleColumn)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The tab bar controller makes this screen.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    setViewController(UINavigationController(rootViewController: profile), for: .primary)
    setViewController(UINavigationController(rootViewController: posts), for: .secondary)
    expandButton.accessibilityLabel = "Hide Profile"
    profile.didLoad = { [unowned self] in posts.show($0) }
    profile.didChoose = { [unowned self] _, item in
      show(.secondary)
      posts.scroll(to: item)
    }
    showExpandButton()
  }

  /// Gives the posts the whole width, or takes it from them again.
  private func toggleProfile() {
    let isHidden = preferredDisplayMode == .secondaryOnly
    UIView.animate(withDuration: 0.3) { [self] in
      preferredDisplayMode = isHidden ? .oneBesideSecondary : .secondaryOnly
      view.layoutIfNeeded()
    }
    expandButton.accessibilityLabel = isHidden ? "Hide Profile" : "Show Profile"
  }

  private func showExpandButton() {
    posts.navigationItem.rightBarButtonItem = isCollapsed ? nil : expandButton
  }

  // MARK: - UISplitViewControllerDelegate

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { showExpandButton() }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) { showExpandButton() }
}
