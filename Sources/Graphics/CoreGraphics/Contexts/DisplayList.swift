// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a drawing context was asked to draw, as data; played back on Cairo or on the browser's canvas.
///
/// Lengths are points; y points down; the origin is the top left corner of the drawing. Current colours, widths and
/// alphas are resolved into each operation, so that one can be read without the ones before it; only the transform,
/// the clip, the shadow, the blend mode and transparency layers are state, kept by `save` and `restore`.
package struct DisplayList: Hashable, Sendable {
  package enum Operation: Hashable, Sendable {
    case save
    case restore
    /// Transforms what follows, before the transforms that are already in force.
    case concatenate(CGAffineTransform)
    case clip(CGPath, evenOdd: Bool)
    case setShadow(Shadow?)
    case setBlendMode(CGBlendMode)
    /// Draws what follows, up to `endTransparencyLayer`, as one picture with one alpha.
    case beginTransparencyLayer(alpha: CGFloat)
    case endTransparencyLayer
    case fill(CGPath, color: RGBAColor, evenOdd: Bool)
    case stroke(CGPath, style: StrokeStyle, color: RGBAColor)
    case clear(CGRect)
    case image(CGImage, rect: CGRect, alpha: CGFloat, interpolation: CGInterpolationQuality)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
      options: CGGradientDrawingOptions)
    case glyphs(GlyphRun)
  }

  /// How a line is drawn along a path.
  package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat
    package var cap: CGLineCap
    package var join: CGLineJoin
    package var miterLimit: CGFloat
    package var dashPhase: CGFloat
    package var dashLengths: [CGFloat]

    package init(
      width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
      dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
    ) {
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dashPhase = dashPhase
      self.dashLengths = dashLengths
    }
  }

  /// A shadow under what is drawn; offset in base space, `blur` is Core Graphics' blur value (twice the sigma).
  package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: RGBAColor

    package init(offset: CGSize, blur: CGFloat, color: RGBAColor) {
      self.offset = offset
      self.blur = blur
      self.color = color
    }
  }

  package var operations: [Operation]

  package init(operations: [Operation] = []) {
    self.operations = operations
  }

  package var isEmpty: Bool { operations.isEmpty }
}
