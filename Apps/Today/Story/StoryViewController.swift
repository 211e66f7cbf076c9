// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A story: its card, grown to the size of the screen, and the text below it.
final class StoryViewController: UIViewController {
  static let pictureHeight: CGFloat = 500

  let story: Story
  /// Card and text together, in the shape of the card while the story comes and goes.
  let page = UIView()
  let scrollView = UIScrollView()
  let closeButton = CloseButton()
  let headerView: CardView

  /// What the page lies on as long as it does not fill the screen: a shadow, and a shade over the list.
  let shadowView = UIView()
  let shade = UIView()

  private(set) lazy var transition = StoryTransition(story: self)
  weak var home: StoryHome?

  /// How the story stands, or is going to when what is under way has ended.
  var stance = Stance.open
  var hidesStatusBar = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }
  private(set) var pageFrame: PageFrame!
  /// How wide the card's lines were when it was last seen, in points.
  var textWidth: CGFloat?

  init(story: Story, home: StoryHome?) {
    self.story = story
    self.home = home
    headerView = CardView.make(story.kind)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = transition
  }

  required init?(coder: NSCoder) {
    fatalError("A story is never in a storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
    shadowView.backgroundColor = Palette.card
    shadowView.layer.shadowColor = UIColor.black.cgColor
    shadowView.layer.shadowOpacity = 0.35
    shadowView.layer.shadowRadius = 8
    page.backgroundColor = Palette.canvas
    page.clipsToBounds = true

    headerView.show(story)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    closeButton.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
    layOut(StoryTextView(story: story))
    transition.follow(fingersOn: view)
    fitHeader()
  }

  @objc func close(_ sender: Any?) {
    if !transition.turnBack() {
      dismiss(animated: true)
    }
  }

  private func layOut(_ textView: StoryTextView) {
    add([shade, shadowView, page], to: view)
    add([scrollView, closeButton], to: page)
    add([headerView, textView], to: scrollView)
    pageFrame = PageFrame(of: page, in: view, header: headerView, closeButton: closeButton)

    // The text is as wide as the screen less its margins, but no wider than a comfortable column. It does not look to
    // the page, so its lines break once and for all before the page grows.
    let fullWidth = textView.widthAnchor.constraint(equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -40)
    // Above the labels' wish not to be wrapped.
    fullWidth.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      headerView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      headerView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      headerView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      headerView.widthAnchor.constraint(equalTo: page.widthAnchor),

      textView.topAnchor.constraint(equalTo: headerView.bottomAnchor, constant: 30),
      textView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -60),
      textView.centerXAnchor.constraint(equalTo: headerView.centerXAnchor),
      textView.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      fullWidth,

      closeButton.widthAnchor.constraint(equalToConstant: CloseButton.hitSize),
      closeButton.heightAnchor.constraint(equalToConstant: CloseButton.hitSize),
    ])
    for (view, bounds) in [(shade, view), (shadowView, page), (scrollView, page)] as [(UIView, UIView)] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: bounds.topAnchor),
        view.bottomAnchor.constraint(equalTo: bounds.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: bounds.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: bounds.trailingAnchor),
      ])
    }
  }

  private func add(_ children: [UIView], to parent: UIView) {
    for child in children {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
  }
}
