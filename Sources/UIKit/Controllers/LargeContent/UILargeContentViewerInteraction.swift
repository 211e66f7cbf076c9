// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows an item of a view large, in the middle of the screen, while a finger rests on it and text is of an
/// accessibility size.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  private lazy var press = LargeContentPress(interaction: self)
  private(set) var card: LargeContentCard?
  private var item: (any UILargeContentViewerItem)?

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  public convenience override init() { self.init(delegate: nil) }

  /// Whether people have chosen text of an accessibility size.
  open class var isEnabled: Bool { AmbientTraits.category().isAccessibilityCategory }

  /// Posted when `isEnabled` has become another.
  public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// The recogniser of the finger that rests, for `require(toFail:)`.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    close()
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  // MARK: - The finger

  fileprivate func follow(_ press: UIGestureRecognizer) {
    guard let view else { return }
    let place = press.location(in: view)
    switch press.state {
    case .began, .changed: show(item(at: place))
    case .ended:
      let ended = item
      close()
      delegate?.largeContentViewerInteraction(self, didEndOn: ended, at: place)
    default: close()
    }
  }

  private func item(at place: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    if let item = delegate?.largeContentViewerInteraction(self, itemAt: place) { return item }
    return sequence(first: view.hitTest(place, with: nil) ?? view) { $0 === view ? nil : $0.superview }
      .first { $0.showsLargeContentViewer }
  }

  private func show(_ new: (any UILargeContentViewerItem)?) {
    guard item !== new else { return }
    item = new
    guard let new, let window = delegate?.viewController(for: self).viewIfLoaded?.window ?? view?.window else {
      return close()
    }
    let card = card ?? LargeContentCard()
    card.show(new)
    card.frame = window.bounds
    guard self.card == nil else { return card.layoutIfNeeded() }
    self.card = card
    window.addSubview(card)
    card.layoutIfNeeded()
    card.alpha = 0
    UIView.animate(withDuration: 0.2) { card.alpha = 1 }
  }

  private func close() {
    item = nil
    guard let card else { return }
    self.card = nil
    UIView.animate(withDuration: 0.2) {
      card.alpha = 0
    } completion: { _ in
      card.removeFromSuperview()
    }
  }
}

/// What the interaction asks and tells.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// The finger was lifted; do what a tap on the item does. Places are in the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// The item at a place; `nil`, the default, for the view there that `showsLargeContentViewer`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// The controller in whose window the item is shown. Defaults to the one that has the interaction's view.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    let owners = sequence(first: interaction.view as UIResponder?) { $0?.next }
    return owners.lazy.compactMap { $0 as? UIViewController }.first ?? interaction.view?.window?.rootViewController
      ?? UIViewController()
  }
}

/// A finger that rests, where text is large.
private final class LargeContentPress: UILongPressGestureRecognizer {
  private unowned let interaction: UILargeContentViewerInteraction

  init(interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard view?.window?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory == true else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func tellTargets() {
    interaction.follow(self)
    super.tellTargets()
  }
}
