// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// Renews the contents by drawing: what `display()` does where the delegate has no way of its own.
  ///
  /// What moves is drawn by a presentation copy, so that `draw(in:)` finds the values of now in its own properties.
  ///
  /// Drawing nothing clears what was drawn before, and leaves pictures and what UIKit handed over where they are.
  package final func displayByDrawing() {
    delegate?.layerWillDraw(self)
    let list = (isDrawnMoving ? shown() : self).recordDrawing()
    changeDrawing(to: list.operations.contains(where: \.draws) ? list : nil)
  }

  /// Takes a background; patterns are drawn, behind what the layer draws itself.
  final func changeBackground(to color: CGColor?) {
    let isDrawn = [values.backgroundColor, color].contains { $0?.pattern != nil }
    change(\.backgroundColor, to: color, LayerChange.backgroundColor, "backgroundColor")
    guard isDrawn else { return }
    if color?.pattern != nil { needsDisplayOnBoundsChange = true }
    setNeedsDisplay()
  }

  /// What `draw(in:)` draws, with the bounds' origin at the top left corner; nothing for bounds without an area.
  private final func recordDrawing() -> DisplayList {
    let bounds = values.state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return DisplayList() }
    let context = CGContext(recordingSize: bounds.size, scale: values.state.contentsScale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y) }
    if let color = values.backgroundColor, color.pattern != nil {
      context.saveGState()
      context.setFillColor(color)
      context.fill(bounds)
      context.restoreGState()
    }
    if values.isGeometryFlipped {
      context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
      context.scaleBy(x: 1, y: -1)
    }
    draw(in: context)
    return context.displayList
  }
}

extension DisplayList.Operation {
  /// Whether the operation can leave a mark, rather than only set what later ones go by.
  fileprivate var draws: Bool {
    switch self {
    case .save, .restore, .concatenate, .clip, .setShadow, .setBlendMode, .beginTransparencyLayer,
      .endTransparencyLayer:
      false
    case .fill, .stroke, .clear, .image, .linearGradient, .radialGradient, .glyphs: true
    }
  }
}
