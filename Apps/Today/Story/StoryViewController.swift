// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A story: its card, grown to the top of the screen, and the text below it.
final class StoryViewController: UIViewController {
  static let pictureHeight: CGFloat = 500

  let story: Story
  let scrollView = UIScrollView()
  let closeButton = CloseButton()
  let headerView: CardView

  init(story: Story) {
    self.story = story
    headerView = CardView.make(story.kind)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("A story is never in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas
    headerView.show(story)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    closeButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
    layOut(StoryTextView(story: story))
  }

  @objc func close(_ sender: Any?) {
    dismiss(animated: true)
  }

  private func layOut(_ textView: StoryTextView) {
    for child in [headerView, textView] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(child)
    }
    for child in [scrollView, closeButton] as [UIView] {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
    }

    // The text is as wide as the screen less its margins, but no wider than a comfortable column.
    let fullWidth = textView.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -40)
    // Above the labels' wish not to be wrapped.
    fullWidth.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      headerView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      headerView.widthAnchor.constraint(equalTo: view.widthAnchor),
      headerView.heightAnchor.constraint(equalToConstant: StoryViewController.pictureHeight),

      textView.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 30),
      textView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -60),
      textView.centerXAnchor.constraint(equalTo: headerView.centerXAnchor),
      textView.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      fullWidth,

      closeButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 15),
      closeButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -15),
      closeButton.widthAnchor.constraint(equalToConstant: CloseButton.hitSize),
      closeButton.heightAnchor.constraint(equalToConstant: CloseButton.hitSize),
    ])
  }
}

extension StoryViewController {
  override var prefersStatusBarHidden: Bool { true }

  /// Keeps the card's texts clear of a notch and of the close button; its picture goes under both.
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    let safe = view.safeAreaInsets
    let margin = CardView.margin
    headerView.insets = UIEdgeInsets(
      top: max(margin, safe.top), left: margin + safe.left, bottom: margin, right: margin + safe.right)
    headerView.headingRoom = safe.top < 15 + CloseButton.hitSize ? CloseButton.hitSize : 0
    scrollView.verticalScrollIndicatorInsets.bottom = safe.bottom
  }
}
