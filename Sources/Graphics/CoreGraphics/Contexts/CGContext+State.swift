// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  // MARK: - Colours

  /// Sets the colour that shapes are filled with; black until set.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.rgba
    state.fillPattern = color.pattern.map { PatternPaint(pattern: $0, color: color.stencil) }
  }

  /// Sets the colour that shapes are filled with, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that shapes are filled with.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the colour that lines are drawn with; black until set.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.rgba
    state.strokePattern = color.pattern.map { PatternPaint(pattern: $0, color: color.stencil) }
  }

  /// Sets the colour that lines are drawn with, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the grey that lines are drawn with.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the alpha, 0…1, that everything drawn is multiplied by; 1 until set.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets how new pixels mix with those already there; `.normal` until set.
  public func setBlendMode(_ mode: CGBlendMode) { operations.append(.setBlendMode(mode)) }

  /// The colour as it is drawn with the alpha in force.
  func resolved(_ color: RGBAColor) -> RGBAColor {
    var result = color
    result.alpha *= Float(state.alpha)
    return result
  }

  // MARK: - Lines

  /// Sets the width of lines in user space; 1 until set.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets the shape of the ends of lines; `.butt` until set.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

  /// Sets the shape of the corners of lines; `.miter` until set.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

  /// Sets how much longer than the line's width a mitred corner may be; 10 until set.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets lengths of dashes and gaps in turn; an empty array draws lines whole.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashLengths = lengths
  }

  // MARK: - Shadows and pictures

  /// Sets a shadow of a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the shadow under what is drawn; a colour of `nil` takes it away.
  ///
  /// Offset and blur are in the context's own space and ignore later transforms; a positive height is down where y
  /// points down to begin with.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      operations.append(.setShadow(nil))
      return
    }
    let listOffset = CGSize(width: offset.width, height: isYUp ? -offset.height : offset.height)
    operations.append(.setShadow(.init(offset: listOffset, blur: blur, color: color.rgba)))
  }

  /// A hint: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// A hint: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// A hint: curves are as exact as pixels show.
  public func setFlatness(_ flatness: CGFloat) {}

  /// A hint: text has grey edges.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// A hint: text has grey edges.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// A hint: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// A hint: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// A hint: glyphs stand at quarters of a pixel.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// A hint: glyphs stand at quarters of a pixel.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// A hint: everything is shown in sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// How pictures are enlarged; `.none` shows their pixels as squares.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Whether user space had y pointing up to begin with.
  var isYUp: Bool { target?.isYUp ?? false }
}
