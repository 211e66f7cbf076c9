// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Layout margins and the safe area (FACTS: "Margins, safe area").

/// What a view was told of its margins.
struct MarginState {
  /// The margins of an ordinary view that was told nothing: 8 on each side.
  var base: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  var addsSafeArea = true
  /// Whether the view is larger than its superview but for a moment, as the content of a row, which is measured before it
  /// is laid out anew.
  var fillsSuperview = false
  /// The least margins that the controller of the view had when margins were last told.
  var toldMinimum: NSDirectionalEdgeInsets?
}

extension UIView {
  /// Own margins, plus the safe area, at least the superview's where those are preserved.
  var effectiveMargins: UIEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var result = (margins.base ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      .resolved(direction)
    if let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins {
      let minimum = controller.systemMinimumLayoutMargins.resolved(direction)
      let own = margins.base?.resolved(direction) ?? .zero
      result = UIEdgeInsets(
        top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
        right: max(own.right, minimum.right))
    }
    if margins.addsSafeArea {
      result = result + safeAreaInsets
    }
    if margins.preservesSuperview, let parent = storedSuperview {
      let outer = parent.effectiveMargins
      let place = frame
      let room = parent.bounds
      let least: CGFloat = margins.fillsSuperview ? 0 : -.infinity
      result.top = max(result.top, outer.top - max(place.minY - room.minY, least))
      result.left = max(result.left, outer.left - max(place.minX - room.minX, least))
      result.bottom = max(result.bottom, outer.bottom - max(room.maxY - place.maxY, least))
      result.right = max(result.right, outer.right - max(room.maxX - place.maxX, least))
    }
    return result
  }

  func setMargins(_ value: NSDirectionalEdgeInsets) {
    guard margins.base != value else { return }
    margins.base = value
    marginsChanged()
  }

  func setPreservesSuperviewMargins(_ value: Bool) {
    guard margins.preservesSuperview != value else { return }
    margins.preservesSuperview = value
    marginsChanged()
  }

  func setAddsSafeArea(_ value: Bool) {
    guard margins.addsSafeArea != value else { return }
    margins.addsSafeArea = value
    marginsChanged()
  }

  func marginsChanged() {
    layoutMarginsDidChange()
    owningController?.viewLayoutMarginsDidChange()
    guidesDidChange()
    setNeedsLayout()
    for subview in storedSubviews where subview.margins.preservesSuperview {
      subview.marginsChanged()
    }
  }

  /// Tells of margins that changed with the window: a controller's follow the window's width.
  func minimumMarginsMayHaveChanged() {
    guard let controller = owningController, controller.viewRespectsSystemMinimumLayoutMargins else { return }
    let minimum = controller.systemMinimumLayoutMargins
    guard margins.toldMinimum != minimum else { return }
    margins.toldMinimum = minimum
    marginsChanged()
  }

  // MARK: - Safe area

  /// How much of this view's inset bands a subview's frame covers, edge by edge; never more than the band.
  func safeAreaOverlap(_ place: CGRect) -> UIEdgeInsets {
    let own = safeAreaInsets
    guard own != .zero else { return .zero }
    let room = bounds
    func clamp(_ value: CGFloat, _ band: CGFloat) -> CGFloat { min(max(value, 0), band) }
    return UIEdgeInsets(
      top: clamp(room.minY + own.top - place.minY, own.top),
      left: clamp(room.minX + own.left - place.minX, own.left),
      bottom: clamp(place.maxY - (room.maxY - own.bottom), own.bottom),
      right: clamp(place.maxX - (room.maxX - own.right), own.right))
  }

  /// Finds the safe area anew and tells this view and all below it if it changed: margins first, safe area second.
  func updateSafeArea() {
    var insets = inheritedSafeArea
    if let controller = owningController {
      insets = insets + controller.additionalSafeAreaInsets + controller.barInsets
    }
    guard insets != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = insets
    if margins.addsSafeArea {
      layoutMarginsDidChange()
      owningController?.viewLayoutMarginsDidChange()
    }
    safeAreaInsetsDidChange()
    owningController?.viewSafeAreaInsetsDidChange()
    guidesDidChange()
    setNeedsLayout()
    for subview in storedSubviews {
      if margins.addsSafeArea, subview.margins.preservesSuperview { subview.marginsChanged() }
      subview.updateSafeArea()
    }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    if let window = self as? UIWindow { return window.deviceSafeArea }
    return storedSuperview?.safeAreaPassed(toSubviewAt: frame) ?? .zero
  }
}
