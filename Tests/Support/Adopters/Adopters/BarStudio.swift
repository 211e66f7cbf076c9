// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// MARK: - Bars

class ReportingBar: UINavigationBar {
  private(set) var calls: [String] = []

  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    calls.append("push")
    super.pushItem(item, animated: animated)
  }

  override func popItem(animated: Bool) -> UINavigationItem? {
    calls.append("pop")
    return super.popItem(animated: animated)
  }

  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    calls.append("set")
    super.setItems(items, animated: animated)
  }

  override var prefersLargeTitles: Bool { didSet { calls.append("large") } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

/// The looks of bars, from the old ways to the new.
enum BarStudio {
  static func appearance(tint: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = tint
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    appearance.backgroundImage = nil
    appearance.backgroundImageContentMode = .scaleAspectFill
    appearance.shadowColor = .clear
    appearance.shadowImage = nil
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .kern: 0.5]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1)
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    button.highlighted.titleTextAttributes = [.foregroundColor: UIColor.lightGray]
    button.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    button.normal.titlePositionAdjustment = .zero
    appearance.buttonAppearance = button
    appearance.doneButtonAppearance = button
    appearance.backButtonAppearance = button
    appearance.setBackIndicatorImage(
      UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
    return appearance
  }

  /// How bars were dressed before there were appearances.
  static func dressInTheOldWay(_ bar: UINavigationBar) {
    bar.barStyle = .black
    bar.isTranslucent = false
    bar.barTintColor = .systemIndigo
    bar.tintColor = .white
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    bar.setBackgroundImage(UIImage(), for: .any, barMetrics: .default)
    bar.setBackgroundImage(UIImage(), for: .compact)
    bar.shadowImage = UIImage()
    bar.backIndicatorImage = UIImage(systemName: "chevron.backward")
    bar.backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward")
    bar.setTitleVerticalPositionAdjustment(-2, for: .default)
  }

  static func dress(_ toolbar: UIToolbar) {
    let appearance = UIToolbarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    appearance.prominentButtonAppearance.configureWithDefault(for: .prominent)
    toolbar.standardAppearance = appearance
    toolbar.scrollEdgeAppearance = appearance
    toolbar.compactAppearance = nil
    toolbar.compactScrollEdgeAppearance = nil
  }

  static func dressInTheOldWay(_ toolbar: UIToolbar) {
    toolbar.barStyle = .black
    toolbar.isTranslucent = true
    toolbar.barTintColor = .darkGray
    toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)
    toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)
  }
}

// MARK: - Screens

class StudioViewController: UIViewController {
  /// What all screens and the navigation controller's delegate were told, in order.
  static var events: [String] = []
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func note(_ what: String) { Self.events.append("\(name) \(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
    setUpItem()
    setUpToolbar()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "willLeave" : "willJoin")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "didLeave" : "didJoin")
  }

  private func setUpItem() {
    let item: UINavigationItem = navigationItem
    item.prompt = nil
    item.largeTitleDisplayMode = .never
    item.backButtonTitle = nil
    item.backButtonDisplayMode = .minimal
    item.leftItemsSupplementBackButton = true
    let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit(_:)))
    let share = UIBarButtonItem(
      image: UIImage(systemName: "square.and.arrow.up"), landscapeImagePhone: UIImage(systemName: "arrow.up"),
      style: .plain, target: self, action: #selector(edit(_:)))
    share.landscapeImagePhoneInsets = UIEdgeInsets(top: 1, left: 0, bottom: -1, right: 0)
    let done = UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(edit(_:)))
    done.possibleTitles = ["Done", "Saving in the cloud"]
    item.rightBarButtonItems = [done, share]
    item.setLeftBarButton(edit, animated: false)
  }

  private func setUpToolbar() {
    let action = UIAction(title: "Reply", image: UIImage(systemName: "arrowshape.turn.up.left")) {
      (action: UIAction) in
      Self.events.append("reply from \(action.sender is UIBarButtonItem)")
    }
    let count = UILabel()
    count.text = "3"
    let items: [UIBarButtonItem] = [
      UIBarButtonItem(primaryAction: action), .flexibleSpace(), UIBarButtonItem(customView: count),
      .fixedSpace(8), UIBarButtonItem(systemItem: .compose, primaryAction: nil),
      UIBarButtonItem(title: "More", image: nil, primaryAction: action),
    ]
    setToolbarItems(items, animated: false)
  }

  @objc private func edit(_ sender: UIBarButtonItem) { note("edit \(sender.tag)") }
}

/// A form that asks before it lets people go back.
class FormViewController: StudioViewController {
  private(set) var asked = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.setLeftBarButtonItems(nil, animated: false)
    navigationItem.backAction = UIAction(title: "Back") { [weak self] (_: UIAction) in
      self?.asked += 1
    }
  }

  func leave() {
    navigationItem.backAction = nil
    navigationController?.popViewController(animated: true)
  }
}

class StudioNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    hidesBarsWhenVerticallyCompact = false
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { StudioViewController.events.append("willShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { StudioViewController.events.append("didShow \(viewController.title ?? "")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    StudioViewController.events.append(operation == .push ? "push" : operation == .pop ? "pop" : "none")
    return nil
  }
}
