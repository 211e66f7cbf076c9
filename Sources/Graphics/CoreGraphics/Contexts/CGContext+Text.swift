// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The number of a glyph in its font.
public typealias CGFontIndex = UInt16

/// No glyph.
public let kCGFontIndexInvalid: CGFontIndex = 0xFFFF

/// How text is drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7

  package var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
  package var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
  package var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

// Text in contexts: where it stands, how it is turned, how it is drawn. The place and the matrix are not part of what
// `saveGState` keeps.

extension CGContext {
  /// From the space of text, y up and its origin at the text's place, to user space. Holds `textPosition`.
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set { text.matrix = newValue }
  }

  /// Where the next text begins, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets whether text is filled, stroked, or the clip of what is drawn afterwards.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  package var textDrawingMode: CGTextDrawingMode { state.textMode }

  /// Sets the font for glyphs that are drawn by their numbers.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the size of such glyphs in points.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// Draws glyphs of the context's font at places in the space of text.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, state.fontSize > 0 else { return }
    let glyphs = zip(glyphs, positions).map {
      GlyphRun.Glyph(identifier: UInt32($0), x: $1.x, y: -$1.y)
    }
    let run = GlyphRun(
      face: font.file.face, size: state.fontSize, color: state.fillColor, origin: .zero, text: "", glyphs: glyphs,
      width: 0)
    guard let outline = run.outline else { return }
    drawText { draw(outline: outline) }
  }

  /// The colour that is filled with.
  package var fillRGBA: RGBAColor { state.fillColor }
  package var strokeRGBA: RGBAColor { state.strokeColor }

  /// Draws with y down and the origin at the text's place, turned as text is.
  package func drawText(_ body: () -> Void) {
    let matrix = text.matrix.isUsable ? text.matrix : .identity
    // What clips goes on after the text: nothing may be put back but the transform.
    let clips = state.textMode.clips
    if !clips { saveGState() }
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0).concatenating(matrix)
    concatenate(flipped)
    body()
    if clips { concatenate(flipped.inverted()) } else { restoreGState() }
  }

  /// Draws outlines as the mode for text says.
  package func draw(outline: CGPath) {
    guard state.textMode != .invisible else { return }
    let kept = pathBeingBuilt
    defer { pathBeingBuilt = kept }
    func use(_ body: () -> Void) {
      pathBeingBuilt = CGMutablePath()
      addPath(outline)
      body()
    }
    if state.textMode.fills { use { fillPath() } }
    if state.textMode.strokes { use { strokePath() } }
    if state.textMode.clips { use { clip() } }
  }
}

/// The part of a context's state that is not kept and put back.
struct TextState {
  var matrix = CGAffineTransform.identity
}
