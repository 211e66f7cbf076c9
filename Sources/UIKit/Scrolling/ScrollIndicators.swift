// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The bars at a scroll view's edges that show, while it scrolls, which part of the content is seen.
///
/// They are layers over the subviews and exist only while they can be seen, so that a resting scroll view has none.
@MainActor final class ScrollIndicators: FrameTicker {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let delay: TimeInterval = 0.3
  private static let fadeDuration: TimeInterval = 0.25
  /// In front of whatever the content puts in front.
  private static let depth: CGFloat = 1_000_000

  /// Gone when the view is, although the clock may still hold the bars.
  private weak var scrollView: UIScrollView?
  private var vertical: CALayer?
  private var horizontal: CALayer?
  /// When the bars begin to fade, in seconds of the host's clock; `nil` while they stay.
  private var fadeStart: TimeInterval?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  // MARK: - Showing

  private var isShown: Bool { vertical != nil || horizontal != nil }

  func show() {
    fadeStart = nil
    guard let scrollView else { return }
    scrollView.owningApplication.frameTickers.stop(self)
    guard scrollView.window != nil else { return }
    if vertical == nil { vertical = makeBar(in: scrollView) }
    if horizontal == nil { horizontal = makeBar(in: scrollView) }
    vertical?.opacity = 1
    horizontal?.opacity = 1
    place()
  }

  func flash() {
    show()
    hideSoon()
  }

  func hideSoon() {
    guard isShown, let application = scrollView?.owningApplication else { return }
    fadeStart = application.now + Self.delay
    application.frameTickers.start(self)
  }

  func tick(to time: TimeInterval) -> Bool {
    guard let fadeStart else { return false }
    guard scrollView?.window != nil, time < fadeStart + Self.fadeDuration else {
      remove()
      return false
    }
    let opacity = time < fadeStart ? 1 : Float(1 - (time - fadeStart) / Self.fadeDuration)
    vertical?.opacity = opacity
    horizontal?.opacity = opacity
    return true
  }

  private func remove() {
    vertical?.removeFromSuperlayer()
    horizontal?.removeFromSuperlayer()
    (vertical, horizontal, fadeStart) = (nil, nil, nil)
  }

  private func makeBar(in scrollView: UIScrollView) -> CALayer {
    let bar = CALayer()
    bar.layerName = "scroll indicator"
    bar.cornerRadius = Self.thickness / 2
    bar.zPosition = Self.depth
    bar.actions = [
      "position": NSNull(), "bounds": NSNull(), "opacity": NSNull(), "hidden": NSNull(), "backgroundColor": NSNull(),
    ]
    scrollView.layer.addSublayer(bar)
    return bar
  }

  // MARK: - Placing

  func settingsDidChange() { if isShown { place() } }

  func offsetDidChange() { if isShown { place() } }

  private func place() {
    guard let view = scrollView else { return }
    let color = Self.barColor(of: view).resolvedCGColor(with: view.traitCollection)
    let safe = view.automaticallyAdjustsScrollIndicatorInsets ? view.safeAreaInsets : .zero
    if let bar = vertical {
      let insets = view.verticalScrollIndicatorInsets + safe
      let track = view.bounds.inset(by: insets)
      let content = view.adjustedContentInset.top + view.contentSize.height + view.adjustedContentInset.bottom
      let span = Self.span(
        offset: view.contentOffset.y, range: view.verticalRange, visible: view.bounds.height, content: content,
        track: track.height - 2 * Self.margin)
      bar.isHidden = !view.showsVerticalScrollIndicator || view.hidesVerticalIndicator || span == nil
      bar.backgroundColor = color
      if let span {
        let isLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(
          x: isLeft ? track.minX + Self.margin : track.maxX - Self.margin - Self.thickness,
          y: track.minY + Self.margin + span.start, width: Self.thickness, height: span.length)
      }
    }
    if let bar = horizontal {
      let insets = view.horizontalScrollIndicatorInsets + safe
      let track = view.bounds.inset(by: insets)
      let content = view.adjustedContentInset.left + view.contentSize.width + view.adjustedContentInset.right
      let span = Self.span(
        offset: view.contentOffset.x, range: view.horizontalRange, visible: view.bounds.width, content: content,
        track: track.width - 2 * Self.margin)
      bar.isHidden = !view.showsHorizontalScrollIndicator || span == nil
      bar.backgroundColor = color
      if let span {
        bar.frame = CGRect(
          x: track.minX + Self.margin + span.start, y: track.maxY - Self.margin - Self.thickness,
          width: span.length, height: Self.thickness)
      }
    }
  }

  private static func barColor(of scrollView: UIScrollView) -> UIColor {
    switch scrollView.indicatorStyle {
    case .black: UIColor(white: 0, alpha: 0.35)
    case .white: UIColor(white: 1, alpha: 0.35)
    case .default: UIColor(white: scrollView.traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
    }
  }

  /// Where a bar starts on its track and how long it is, in points; `nil` where all of the content is seen.
  ///
  /// Past the edges it gets shorter by as much as the content gives.
  static func span(
    offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, content: CGFloat, track: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard content > visible, visible > 0, track > leastLength else { return nil }
    let excess = max(0, max(range.lowerBound - offset, offset - range.upperBound))
    let full = max(leastLength, track * visible / content)
    let length = max(2 * thickness, full - excess)
    let extent = range.upperBound - range.lowerBound
    let progress = extent > 0 ? min(max((offset - range.lowerBound) / extent, 0), 1) : 0
    return ((track - length) * progress, length)
  }
}
