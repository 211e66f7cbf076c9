// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Scrolling by the keys of a keyboard.

extension UIScrollView {
  /// How far an arrow key scrolls, in points; not measured on iOS.
  private static let arrowStep: CGFloat = 40
  /// How much of a page stays in sight when a key turns it.
  private static let keptShare: CGFloat = 0.125

  /// Scrolls as a key asks for that nobody else took; `false` where the key does not scroll, or nothing is left that way.
  ///
  /// - Parameters:
  ///   - key: the key's name as browsers give it: `ArrowDown`, `PageUp`, `Home`, a space …
  ///   - isShifted: whether shift is held, which turns the space bar round.
  package func scroll(byKey key: String, isShifted: Bool = false) -> Bool {
    guard isScrollEnabled, allowsKeyboardScrolling, drag == nil, window != nil else { return false }
    let (x, y) = (horizontalRange, verticalRange)
    let seen = uncoveredBounds
    let page = max(seen.height * (1 - Self.keptShare), 1)
    // Keys that come while the content still moves go on from where it is going.
    var target = keyTarget ?? contentOffset
    switch key {
    case "ArrowUp": target.y -= Self.arrowStep
    case "ArrowDown": target.y += Self.arrowStep
    case "ArrowLeft": target.x -= Self.arrowStep
    case "ArrowRight": target.x += Self.arrowStep
    case "PageUp": target.y -= page
    case "PageDown": target.y += page
    case " ": target.y += isShifted ? -page : page
    case "Home": target.y = y.lowerBound
    case "End": target.y = y.upperBound
    default: return false
    }
    let axes = draggableAxes
    if isPagingEnabled { target = onPage(target) }
    // Content that is on its way back from beyond an edge gets there too.
    target = clamped(
      CGPoint(
        x: axes.contains(.horizontal) ? target.x : contentOffset.x,
        y: axes.contains(.vertical) ? target.y : contentOffset.y))
    guard target != keyTarget ?? contentOffset else { return false }
    endMotion()
    fly(to: onPixel(target), purpose: .settling)
    return true
  }

  private var keyTarget: CGPoint? {
    guard let flight, flight.purpose == .settling else { return nil }
    return CGPoint(x: flight.x.target, y: flight.y.target)
  }

  /// The page on the side to which a key asked to scroll.
  private func onPage(_ target: CGPoint) -> CGPoint {
    func page(_ target: CGFloat, _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0, target != offset else { return target }
      let pages = (target - start) / length
      return start + (target > offset ? pages.rounded(.up) : pages.rounded(.down)) * length
    }
    let from = keyTarget ?? contentOffset
    return CGPoint(
      x: page(target.x, from.x, horizontalRange.lowerBound, bounds.width),
      y: page(target.y, from.y, verticalRange.lowerBound, bounds.height))
  }
}

extension UIWindow {
  /// Scrolls what a key that nobody else took asks to scroll; `false` where nothing does.
  ///
  /// The scroll views around the first responder come first, from the inside out, then those that can be seen, front to
  /// back and from the outside in.
  package func scroll(byKey key: String, isShifted: Bool = false) -> Bool {
    var responder = firstResponder
    while let current = responder {
      if let scrollView = current as? UIScrollView, scrollView.scroll(byKey: key, isShifted: isShifted) { return true }
      responder = current.next
    }
    func search(_ view: UIView) -> Bool {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return false }
      if let scrollView = view as? UIScrollView, scrollView.scroll(byKey: key, isShifted: isShifted) { return true }
      return view.storedSubviews.reversed().contains(where: search)
    }
    return search(self)
  }
}
