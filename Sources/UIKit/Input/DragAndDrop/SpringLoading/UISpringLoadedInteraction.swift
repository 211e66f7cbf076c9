// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Activates a view when what is dragged rests over it, as a tap would.
///
/// The behavior says whether it may, the effect shows how far it is. Of views that lie in each other the innermost one that
/// may is activated. Times were not measured on iOS.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// From where the finger comes to rest until the view is about to be activated, and from there until it is, seconds.
  static let rest: TimeInterval = 0.5
  static let flash: TimeInterval = 0.3
  /// How far a finger may move and still rests, points.
  static let slop: CGFloat = 10

  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  /// What goes on; `nil` where nothing is dragged over the view, or it may not be activated.
  private var context: SpringLoadingContext?
  private let timer = GestureTimer()

  /// Says whether the view may be activated.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far it is.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect

  /// - Parameters:
  ///   - interactionBehavior: Says whether the view may be activated; `nil` for always.
  ///   - interactionEffect: Shows how far it is; `nil` for a highlight that flashes before the activation.
  ///   - handler: Called when the view is activated.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadingBehavior()
    self.interactionEffect = interactionEffect ?? SpringLoadingEffect()
    self.handler = handler
    super.init()
  }

  /// An interaction that always may, with a highlight.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) { finish() }

  open func didMove(to view: UIView?) { self.view = view }

  // MARK: - The drag

  /// What is dragged is over the view, at a place of the window; whether the view may be activated.
  func follow(_ place: CGPoint) -> Bool {
    guard let view else { return false }
    let context = context ?? SpringLoadingContext(view)
    let before = SpringLoadingTarget(context)
    context.place = place
    guard interactionBehavior.shouldAllow(self, with: context) else {
      finish()
      return false
    }
    if self.context == nil {
      begin(context)
    } else if SpringLoadingTarget(context) != before {
      // What was highlighted is not what is under the finger now.
      let next = SpringLoadingTarget(context)
      before.set(in: context)
      finish()
      next.set(in: context)
      begin(context)
    } else if context.state == .possible, context.hasLeft(place, by: Self.slop) {
      wait(context)
    }
    return true
  }

  private func begin(_ context: SpringLoadingContext) {
    self.context = context
    change(context, to: .possible)
    if self.context === context { wait(context) }
  }

  private func wait(_ context: SpringLoadingContext) {
    context.restingPlace = context.place
    timer.start(Self.rest, with: view) { [weak self] in self?.flash(context) }
  }

  private func flash(_ context: SpringLoadingContext) {
    guard self.context === context else { return }
    change(context, to: .activating)
    timer.start(Self.flash, with: view) { [weak self] in self?.activate(context) }
  }

  private func activate(_ context: SpringLoadingContext) {
    guard self.context === context else { return }
    change(context, to: .activated)
    handler(self, context)
    interactionBehavior.interactionDidFinish(self)
  }

  /// The drag is over, or elsewhere.
  func finish() {
    timer.stop()
    guard let context else { return }
    self.context = nil
    let wasActivated = context.state == .activated
    change(context, to: .inactive)
    if !wasActivated { interactionBehavior.interactionDidFinish(self) }
  }

  private func change(_ context: SpringLoadingContext, to state: UISpringLoadedInteractionEffectState) {
    context.state = state
    interactionEffect.interaction(self, didChangeWith: context)
  }
}

/// Something that can be activated by what is dragged over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether it is activated when what is dragged rests over it.
  var isSpringLoaded: Bool { get set }
}

/// How far a view is on the way to be activated.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is dragged over the view.
  case inactive = 0
  /// The view will be activated if the finger rests.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view is activated. It is inactive when the finger leaves it.
  case activated = 3
}

/// Says whether a view may be activated by what is dragged over it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a view may be activated, asked with every move of the finger. It may change the context's target.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool

  /// Told when the view was activated, or will not be. May be left out.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far a view is on the way to be activated.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Told of every change of the context's state.
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// What is dragged, and over what.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows the effect. Defaults to the interaction's.
  var targetView: UIView? { get set }

  /// Tells parts of the view apart: with another one activation begins anew. Defaults to `nil`.
  var targetItem: Any? { get set }

  /// Where the finger is, in a view's bounds space; `nil` for the window's.
  func location(in view: UIView?) -> CGPoint
}
