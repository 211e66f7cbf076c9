// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A string laid out for drawing by itself.
private struct StringDrawing {
  let string: NSAttributedString
  let traits: UITraitCollection
  let options: NSStringDrawingOptions
  let size: CGSize
  var fontScale: CGFloat = 1

  /// Sizes that mean "as large as you like".
  static func isUnlimited(_ length: CGFloat) -> Bool { !(length > 0) || length > 1e6 }

  var layoutOptions: TextLayoutOptions {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let truncates = options.contains(.truncatesLastVisibleLine)
    return TextLayoutOptions(
      width: Self.isUnlimited(size.width) || !(isWrapped || truncates) ? .infinity : size.width,
      height: truncates && !Self.isUnlimited(size.height) ? size.height : .infinity,
      numberOfLines: isWrapped ? 0 : 1, lineBreakMode: truncates ? .byTruncatingTail : .byWordWrapping,
      scale: AmbientTraits.scale(traits), isRightToLeft: traits.layoutDirection == .rightToLeft)
  }

  func layout(onlyShadow: NSShadow?? = .none) -> TextLayout {
    var defaults = TextDefaults.drawing
    if options.contains(.truncatesLastVisibleLine) { defaults.paragraph.lineBreakMode = .byTruncatingTail }
    return TextLayout(
      string.engineText(defaults, traits: traits, fontScale: fontScale, onlyShadow: onlyShadow),
      options: layoutOptions)
  }

  /// Makes the text smaller until it fits, as far as the context allows.
  mutating func shrink(_ context: NSStringDrawingContext?) {
    guard let context else { return }
    context.actualScaleFactor = 1
    guard context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return }
    fontScale = TextFitting.scale(from: 1, to: context.minimumScaleFactor) { scale in
      var probe = self
      probe.fontScale = scale
      let size = probe.layout().size
      return (Self.isUnlimited(self.size.width) || size.width <= self.size.width)
        && (Self.isUnlimited(self.size.height) || size.height <= self.size.height)
    }
    context.actualScaleFactor = fontScale
  }

  func bounds() -> CGRect {
    let layout = layout()
    guard options.contains(.usesLineFragmentOrigin) else {
      // The baseline is the origin.
      return CGRect(origin: CGPoint(x: 0, y: -(layout.lines.first?.unroundedBaseline ?? 0)), size: layout.size)
    }
    return CGRect(origin: .zero, size: layout.size)
  }

  func draw(in context: CGContext, at origin: CGPoint) {
    for shadow in string.shadows {
      let layout = layout(onlyShadow: .some(shadow))
      var place = origin
      if !options.contains(.usesLineFragmentOrigin) { place.y -= layout.firstBaseline }
      context.withShadow(shadow, traits: traits) { context.draw(layout, at: place) }
    }
  }
}

/// Finds how much smaller text has to be to fit.
enum TextFitting {
  /// The largest scale between the two that fits, to within a two-hundredth; the smaller one if none does.
  static func scale(from largest: CGFloat, to smallest: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    guard smallest < largest, !fits(largest) else { return largest }
    guard fits(smallest) else { return smallest }
    var (low, high) = (smallest, largest)
    while high - low > 0.005 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension NSAttributedString {
  /// The size of the text in points, not rounded; lines are only those that the text itself breaks.
  public func size() -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size
  }

  /// The rectangle of the text in points, not rounded, in as many lines as the width wants; a side of 0 sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var drawing = StringDrawing(string: self, traits: AmbientTraits.current, options: options, size: size)
    drawing.shrink(context)
    let bounds = drawing.bounds()
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text with its top left corner at the point, in the current context.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle, as many lines as fit, in the current context.
  public func draw(in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    context.restoreGState()
  }

  /// Draws the text in the current context; the rectangle's origin is the top left corner or, without
  /// `usesLineFragmentOrigin`, the start of the baseline.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    var drawing = StringDrawing(string: self, traits: AmbientTraits.current, options: options, size: rect.size)
    drawing.shrink(context)
    context?.totalBounds = drawing.bounds().offsetBy(dx: rect.minX, dy: rect.minY)
    drawing.draw(in: target, at: rect.origin)
  }
}
