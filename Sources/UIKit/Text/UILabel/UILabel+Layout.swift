// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Measuring, and where the text stands.

extension UILabel {
  /// Pixels per point of what the label measures and draws.
  var pixelScale: CGFloat { AmbientTraits.scale(traitCollection) }

  func layoutOptions(width: CGFloat, height: CGFloat = .infinity, numberOfLines: Int) -> TextLayoutOptions {
    TextLayoutOptions(
      width: width, height: height, numberOfLines: numberOfLines,
      lineBreakMode: LineBreakMode(rawValue: storedLineBreakMode.rawValue) ?? .byTruncatingTail, scale: pixelScale,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Lengths above it set no limit.
  private static let unlimited: CGFloat = 1e6

  func fittedRect(_ bounds: CGRect, _ numberOfLines: Int) -> CGRect {
    func limit(_ length: CGFloat) -> CGFloat { length >= Self.unlimited ? .infinity : max(length, 0) }
    let options = layoutOptions(
      width: limit(bounds.width), height: limit(bounds.height), numberOfLines: numberOfLines)
    let size = TextLayout(engineText(), options: options).labelSize
    return CGRect(
      origin: bounds.origin,
      size: CGSize(width: min(size.width, options.width), height: min(size.height, options.height)))
  }

  /// The label's size for a width, which only limits labels that may have several lines; heights set no limit.
  func fittingSize(_ size: CGSize) -> CGSize {
    let isWrapped = numberOfLines != 1 && size.width > 0 && size.width < Self.unlimited
    let room = CGSize(width: isWrapped ? size.width : 2 * Self.unlimited, height: 2 * Self.unlimited)
    return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
  }

  /// The natural size for Auto Layout, with text wrapped at a width; text in several lines gets a point more height, as
  /// on iOS.
  func naturalSize(width: CGFloat?) -> CGSize {
    var size = fittingSize(CGSize(width: width ?? 0, height: 0))
    let isWrapped = width.map { self.isWrapped(width: $0) } ?? false
    if let canvasSize { return canvasSize(size, isWrapped) }
    if isWrapped { size.height += 1 }
    return size
  }

  private func isWrapped(width: CGFloat) -> Bool {
    guard numberOfLines != 1, width > 0 else { return false }
    return TextLayout(engineText(), options: layoutOptions(width: width, numberOfLines: numberOfLines)).lines.count > 1
  }

  /// Whether the natural height depends on the width that Auto Layout finds.
  var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  func baselines(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    let options = layoutOptions(
      width: numberOfLines == 1 || width <= 0 ? .infinity : width, numberOfLines: numberOfLines)
    var text = engineText()
    // Without text the baseline is the font's.
    if text.isEmpty { text = AttributedText(" ", attributes: TextAttributes(font: storedFont.engineFont)) }
    let layout = TextLayout(text, options: options)
    let size = layout.labelSize
    let height = canvasSize.map { $0(size, false).height } ?? size.height
    return (layout.firstBaseline, height - layout.lastBaseline)
  }
}
