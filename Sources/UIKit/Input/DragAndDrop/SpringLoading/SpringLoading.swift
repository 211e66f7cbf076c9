// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What stands behind spring loading: following a drag, what is known of it, and how it looks by default.

/// Leads a drag to the views that it may activate.
@MainActor final class SpringLoader {
  private var current: UISpringLoadedInteraction?

  /// The finger is at a place of the window, over a view.
  func follow(_ place: CGPoint, over hit: UIView?) {
    var view = hit
    while let candidate = view {
      for case let interaction as UISpringLoadedInteraction in candidate.storedInteractions.reversed()
      where interaction.follow(place) {
        if current !== interaction { stop() }
        current = interaction
        return
      }
      view = candidate.superview
    }
    stop()
  }

  func stop() {
    current?.finish()
    current = nil
  }
}

@MainActor final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  /// In the window's space, as the next one.
  var place = CGPoint.zero
  /// Where the finger came to rest.
  var restingPlace = CGPoint.zero

  init(_ view: UIView) {
    targetView = view
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func hasLeft(_ place: CGPoint, by slop: CGFloat) -> Bool {
    hypot(place.x - restingPlace.x, place.y - restingPlace.y) > slop
  }
}

/// What of a view is to be activated.
@MainActor struct SpringLoadingTarget {
  let view: UIView?
  let item: Any?

  init(_ context: SpringLoadingContext) {
    view = context.targetView
    item = context.targetItem
  }

  func set(in context: SpringLoadingContext) {
    context.targetView = view
    context.targetItem = item
  }

  static func != (one: SpringLoadingTarget, other: SpringLoadingTarget) -> Bool {
    one.view !== other.view || !isSame(one.item, other.item)
  }

  /// Values that can't be compared are taken for the same.
  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one as AnyHashable, let other as AnyHashable): return one == other
    case (let one?, let other?):
      guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return type(of: one) == type(of: other) }
      return one as AnyObject === other as AnyObject
    default: return false
    }
  }
}

/// Lets a view be activated at any time.
@MainActor final class SpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// Highlights a view while it may be activated, and has the highlight flash before. Not measured.
@MainActor final class SpringLoadingEffect: NSObject, UISpringLoadedInteractionEffect {
  /// How often the highlight goes and comes back.
  private static let flashes = 2
  private let timer = GestureTimer()
  private var view: UIView?
  private var shade: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    timer.stop()
    switch context.state {
    case .possible:
      view = context.targetView
      highlight(true)
    case .activating: flash(2 * Self.flashes)
    case .activated, .inactive:
      highlight(false)
      view = nil
    }
  }

  private func flash(_ steps: Int) {
    guard steps > 0 else { return }
    highlight(steps % 2 == 1)
    timer.start(UISpringLoadedInteraction.flash / Double(2 * Self.flashes), with: view) { [weak self] in
      self?.flash(steps - 1)
    }
  }

  /// Cells and controls have a look of their own for it; other views are shaded.
  private func highlight(_ isOn: Bool) {
    switch view {
    case let view as any HighlightedView: view.isHighlighted = isOn
    case let view?:
      shade?.removeFromSuperview()
      shade = nil
      guard isOn else { return }
      let shade = UIView(frame: view.bounds)
      shade.backgroundColor = .systemFill
      shade.isUserInteractionEnabled = false
      shade.layer.cornerRadius = view.layer.cornerRadius
      view.addSubview(shade)
      self.shade = shade
    case nil: break
    }
  }
}

extension UIView {
  /// Gives the view an interaction, or takes it away.
  func setSpringLoaded(
    _ isOn: Bool, _ interaction: inout UISpringLoadedInteraction?, _ make: () -> UISpringLoadedInteraction
  ) {
    guard isOn != (interaction != nil) else { return }
    if let old = interaction { removeInteraction(old) }
    interaction = isOn ? make() : nil
    if let interaction { addInteraction(interaction) }
  }
}
