// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A guide that tells edges it is near from edges it is away from, and has constraints active accordingly.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges of the owner that the guide is near: the bottom one, where a docked keyboard is.
  var nearEdges: NSDirectionalRectEdge { .bottom }

  /// Keeps the constraints active while the guide is near the edge.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    NSLayoutConstraint.deactivate(near[edge] ?? [])
    near[edge] = trackedConstraints
    if nearEdges.isSuperset(of: edge) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { near[edge] ?? [] }

  /// Keeps the constraints active while the guide is away from the edges.
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(away[edges] ?? [])
    away[edges] = trackedConstraints
    if nearEdges.isDisjoint(with: edges) { NSLayoutConstraint.activate(trackedConstraints) }
  }

  open func constraints(activeWhenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] { away[edges] ?? [] }

  /// Deactivates and forgets all constraints that the guide tracks.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(near.values.flatMap { $0 } + away.values.flatMap { $0 })
    (near, away) = ([:], [:])
  }
}

/// Where the keyboard is in a view; while there is none, the band that the safe area leaves free at the bottom.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide goes along with a keyboard that is not docked; none is. Defaults to `false`.
  open var followsUndockedKeyboard = false

  /// Whether the guide ends at the safe area, not at the view's edge, while there is no keyboard. Defaults to `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { storedOwner?.guidesDidChange() } }
  }

  /// How far above the keyboard a drag begins to dismiss it, points. Defaults to 0.
  open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
  /// The keyboard's place in this view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(\.keyboard, .keyboard, "UIViewKeyboardLayoutGuide") {
      UIKeyboardLayoutGuide(role: $0, owner: $1)
    }
  }

  /// What the keyboard, or the safe area in its place, takes at the bottom.
  var keyboardHeight: CGFloat {
    let rest =
      (autoLayout.systemGuides.keyboard as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false
      ? 0 : safeAreaInsets.bottom
    return owningApplication.keyboardOverlap(of: self).map { max($0, rest) } ?? rest
  }
}
