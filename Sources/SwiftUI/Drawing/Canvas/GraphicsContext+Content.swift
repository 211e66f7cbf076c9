// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The views that a canvas may draw, by their tags.
final class CanvasSymbols {
  /// Draws a view of a tag into a rectangle; its size in points.
  var find: (AnyHashable) -> (size: CGSize, draw: (CGContext, CGRect) -> Void)? = { _ in nil }
}

extension GraphicsContext {
  /// A text in the environment of a canvas.
  public struct ResolvedText {
    let string: NSAttributedString
    let text: Text
    /// What letters are filled with in place of their own colours.
    public var shading: GraphicsContext.Shading

    /// The size of the text in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      string.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).size
    }

    /// From the top to the first line's baseline in a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      (string.length > 0 ? string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil)?.ascender ?? 0
    }
  }

  /// A picture in the environment of a canvas.
  public struct ResolvedImage {
    let picture: ShownPicture?
    /// The size in points.
    public let size: CGSize
    /// From the top to the baseline, in points.
    public let baseline: CGFloat
    /// What a template is filled with; `nil` for its own colours.
    public var shading: GraphicsContext.Shading?
  }

  /// A view of the canvas.
  public struct ResolvedSymbol {
    let drawing: (CGContext, CGRect) -> Void
    /// The size in points.
    public let size: CGSize
  }

  // MARK: - Texts

  /// A text as it is drawn here.
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText {
    let string = onMain(text) { TextResolver($1).resolve($0) }
    return ResolvedText(string: string, text: text, shading: .foreground)
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
    draw { context in
      UIGraphicsPushContext(context)
      text.string.draw(with: rect, options: [.usesLineFragmentOrigin], context: nil)
      UIGraphicsPopContext()
    }
  }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, in: rect(size, at: point, anchor))
  }

  /// Draws a text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  // MARK: - Pictures

  /// A picture as it is drawn here.
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
    let picture = onMain(image) { $0.picture($1) }
    let size = picture?.image.size ?? .zero
    return ResolvedImage(
      picture: picture, size: size, baseline: size.height - (picture?.image.baselineOffsetFromBottom ?? 0),
      shading: nil)
  }

  /// Draws a picture in a rectangle, stretched to it.
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = image.picture else { return }
    let shown = onMain((picture, image.shading)) { parts, environment in
      let (picture, shading) = parts
      let shown = picture.atSize?(rect.size) ?? picture.image
      var tint = picture.tint?.color
      if case .style(let style)? = shading?.kind { tint = style.paint(environment).color }
      return tint.map { shown.withTintColor(UIColor(cgColor: $0), renderingMode: .alwaysOriginal) } ?? shown
    }
    draw { context in
      UIGraphicsPushContext(context)
      shown.draw(in: rect, blendMode: .normal, alpha: CGFloat(opacity))
      UIGraphicsPopContext()
    }
  }

  /// Draws a picture with a point of it at a place.
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: rect(image.size, at: point, anchor))
  }

  /// Draws a picture in a rectangle, stretched to it.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture with a point of it at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: - Symbols

  /// The view of the canvas with a tag; `nil` where there is none.
  public func resolveSymbol<ID>(id: ID) -> GraphicsContext.ResolvedSymbol? where ID: Hashable {
    symbols.find(AnyHashable(id)).map { ResolvedSymbol(drawing: $0.draw, size: $0.size) }
  }

  /// Draws a view in a rectangle, stretched to it.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {
    draw { context in symbol.drawing(context, rect) }
  }

  /// Draws a view with a point of it at a place.
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: rect(symbol.size, at: point, anchor))
  }
}
