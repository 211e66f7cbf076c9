// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Gives parts of a view a style while the pointer is on them. As with iOS, there is a pointer on pads only.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  open var delegate: (any UIPointerInteractionDelegate)? { storedDelegate }
  private weak var storedDelegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  private lazy var hover = PointerHover(interaction: self)
  private var region: UIPointerRegion?
  private var shown: ShownEffect?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  public convenience override init() { self.init(delegate: nil) }

  /// Defaults to `true`.
  open var isEnabled = true {
    didSet {
      hover.isEnabled = isEnabled
      if !isEnabled { leave() }
    }
  }

  /// Asks for region and style anew when the pointer moves next.
  open func invalidate() { leave() }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    leave()
    self.view?.removeGestureRecognizer(hover)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  // MARK: - The pointer

  fileprivate func follow(_ hover: UIGestureRecognizer) {
    guard let view, view.traitCollection.userInterfaceIdiom == .pad else { return }
    switch hover.state {
    case .began, .changed:
      let request = UIPointerRegionRequest(location: hover.location(in: view), modifiers: hover.modifierFlags)
      let whole = UIPointerRegion(rect: view.bounds)
      let new = delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
      guard new != region else { return }
      leave()
      if let new { enter(new) }
    default: leave()
    }
  }

  private func enter(_ new: UIPointerRegion) {
    region = new
    guard let view else { return }
    let style =
      delegate.map { $0.pointerInteraction(self, styleFor: new) }
      ?? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view)))
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    let effect = style?.effect.map(ShownEffect.init)
    shown = effect
    animator.run { effect?.show() }
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    let effect = shown
    shown = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    animator.addCompletion { _ in effect?.remove() }
    animator.run { effect?.hide() }
  }
}

/// What the interaction asks and tells. Places are in the interaction's view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place; `nil` for none. Defaults to the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style of a region; `nil`, the default, for the pointer as it is.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

private final class PointerHover: UIHoverGestureRecognizer {
  private unowned let interaction: UIPointerInteraction

  init(interaction: UIPointerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func tellTargets() {
    interaction.follow(self)
    super.tellTargets()
  }
}

private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run(_ own: @escaping () -> Void) {
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      own()
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}

/// What an effect does to the view of its preview. How much was chosen, not measured.
@MainActor private final class ShownEffect {
  private let view: UIView
  private let plate: UIView?
  private let grows: Bool
  private let isLifted: Bool
  private let transform: CGAffineTransform
  private let shadow: (opacity: Float, radius: CGFloat, offset: CGSize)

  init(_ effect: UIPointerEffect) {
    view = effect.preview.view
    transform = view.transform
    shadow = (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset)
    switch effect {
    case .highlight: (grows, isLifted, plate) = (false, false, UIView())
    case .lift: (grows, isLifted, plate) = (true, true, nil)
    case .automatic: (grows, isLifted, plate) = (false, false, UIView())
    case .hover(_, let tint, let prefersShadow, let scales):
      (grows, isLifted, plate) = (scales, prefersShadow, tint == .none ? nil : UIView())
    }
    guard let plate else { return }
    plate.frame = view.bounds
    plate.backgroundColor = UIColor.label.withAlphaComponent(0.08)
    plate.layer.cornerRadius = max(view.layer.cornerRadius, 8)
    plate.layer.cornerCurve = .continuous
    plate.isUserInteractionEnabled = false
    plate.alpha = 0
    view.addSubview(plate)
  }

  func show() {
    plate?.alpha = 1
    if grows { view.transform = transform.scaledBy(x: 1.05, y: 1.05) }
    guard isLifted else { return }
    view.layer.shadowOpacity = 0.2
    view.layer.shadowRadius = 10
    view.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  func hide() {
    plate?.alpha = 0
    if grows { view.transform = transform }
    guard isLifted else { return }
    view.layer.shadowOpacity = shadow.opacity
    view.layer.shadowRadius = shadow.radius
    view.layer.shadowOffset = shadow.offset
  }

  func remove() { plate?.removeFromSuperview() }
}
