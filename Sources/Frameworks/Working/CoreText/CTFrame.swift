// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText

/// Text laid out in a path.
public final class CTFrame {
  let path: CGPath
  let attributes: CFDictionary?
  let range: Range<Int>
  let visible: Range<Int>
  let lines: [CTLine]
  /// From the bottom left corner of the box around the path, y up.
  let origins: [CGPoint]

  init(
    path: CGPath, attributes: CFDictionary?, range: Range<Int>, visible: Range<Int>, lines: [CTLine],
    origins: [CGPoint]
  ) {
    (self.path, self.attributes, self.range, self.visible) = (path, attributes, range, visible)
    (self.lines, self.origins) = (lines, origins)
  }
}

/// Which way lines follow each other.
public enum CTFrameProgression: UInt32, Sendable {
  case topToBottom = 0
  @available(*, unavailable, message: "Tessera does not write from top to bottom.")
  case rightToLeft = 1
  @available(*, unavailable, message: "Tessera does not write from top to bottom.")
  case leftToRight = 2
}

/// What counts as inside of a path that crosses itself.
public enum CTFramePathFillRule: UInt32, Sendable {
  case evenOdd = 0
  case windingNumber = 1
}

/// A `CTFramePathFillRule`'s raw value.
public nonisolated(unsafe) let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// An array of dictionaries with `kCTFramePathClippingPathAttributeName`: what the text goes round.
public nonisolated(unsafe) let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// A `CGPath` that the text goes round.
public nonisolated(unsafe) let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"
/// A `CTFrameProgression`'s raw value.
public nonisolated(unsafe) let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"

/// What the frame was made for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }
/// What of the text has room in it.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.visible) }
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
/// The frame's `CTLine`s, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Copies where lines begin, from the bottom left corner of the box around the path, y up; 0 as the range's length stands
/// for all that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in range.resolved(in: frame.origins.count).enumerated() { origins[place] = frame.origins[index] }
}

/// Draws the lines, where y is up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  let box = frame.path.boundingBoxOfPath
  for (line, origin) in zip(frame.lines, frame.origins) {
    context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
    CTLineDraw(line, context)
  }
}
