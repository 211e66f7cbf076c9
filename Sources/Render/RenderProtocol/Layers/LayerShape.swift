// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What a shape layer draws: one path, filled and stroked.
package struct LayerShape: Hashable, Sendable {
  package var path: CGPath
  package var fillColor: RGBAColor?
  package var evenOdd: Bool
  package var strokeColor: RGBAColor?
  package var stroke: DisplayList.StrokeStyle
  /// Where along the path's length the stroke begins, 0…1.
  package var strokeStart: CGFloat
  /// Where along the path's length the stroke ends, 0…1.
  package var strokeEnd: CGFloat

  package init(
    path: CGPath, fillColor: RGBAColor?, evenOdd: Bool = false, strokeColor: RGBAColor? = nil,
    stroke: DisplayList.StrokeStyle = .init(), strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fillColor = fillColor
    self.evenOdd = evenOdd
    self.strokeColor = strokeColor
    self.stroke = stroke
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}

/// What a gradient layer draws across its bounds; points are in the unit square of the bounds.
package struct LayerGradient: Hashable, Sendable {
  package enum Kind: UInt8, Sendable, CaseIterable {
    case axial = 0
    case radial = 1
    case conic = 2
  }

  package var kind: Kind
  package var stops: [CGGradient.Stop]
  package var start: CGPoint
  package var end: CGPoint

  package init(kind: Kind = .axial, stops: [CGGradient.Stop], start: CGPoint, end: CGPoint) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
  }
}
