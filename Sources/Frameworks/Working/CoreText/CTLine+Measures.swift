// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText

/// What of a line its bounds hold.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) {
    self.rawValue = rawValue
  }

  /// Without what fonts want between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  /// Without what the text is raised or lowered by.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Signs at the ends never hang out here: the bounds are those without the option.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The box around the outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// No font here says where its optical bounds are: the bounds are those without the option.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// How far the line reaches. Lengths are points.
///
/// - Returns: The width, with the spaces at the line's end.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.typeset.ascent
  descent?.pointee = line.typeset.descent
  leading?.pointee = line.typeset.leading
  return Double(line.typeset.width)
}

/// The line's rectangle, its origin on the baseline, y up.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return line.outlineBounds }
  var (ascent, descent) = (line.typeset.ascent, line.typeset.descent)
  if options.contains(.excludeTypographicShifts) {
    ascent = line.runs.map(\.typeset.ascent).max() ?? ascent
    descent = line.runs.map(\.typeset.descent).max() ?? descent
  }
  let leading = options.contains(.excludeTypographicLeading) ? 0 : line.typeset.leading
  return CGRect(x: 0, y: -descent - leading, width: line.typeset.width, height: ascent + descent + leading)
}

/// The width of the spaces at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.typeset.trailingWidth) }

/// The box around what the line draws, at the context's text position; with no context, at 0.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let place = context?.textPosition ?? .zero
  let bounds = line.outlineBounds
  return bounds.isNull ? CGRect(origin: place, size: .zero) : bounds.offsetBy(dx: place.x, dy: place.y)
}

extension CTLine {
  fileprivate var outlineBounds: CGRect { runs.reduce(CGRect.null) { $0.union($1.bounds(of: $1.all)) } }
}

// MARK: - Characters and places

/// How far from the line's start the caret before a character is.
///
/// - Parameter secondaryOffset: Where a second caret would be, at the border of directions; the same place here.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  // What ends a paragraph has no width: behind it is where the text ends.
  let end = line.typeset.line.shownEnd ?? line.typeset.range.lowerBound
  let offset = line.typeset.line.caretX(at: max(min(charIndex, end), line.typeset.range.lowerBound))
  secondaryOffset?.pointee = offset
  return offset
}

/// The place between characters that is nearest to a point; `kCFNotFound` in a line of none.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  line.typeset.range.isEmpty ? kCFNotFound : line.typeset.line.offset(at: position.x)
}

/// Calls a block for each edge of each character, from left to right.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine,
  _ block: (_ offset: Double, _ charIndex: CFIndex, _ leadingEdge: Bool, _ stop: UnsafeMutablePointer<Bool>) -> Void
) {
  var stop = false
  for run in line.runs where !run.typeset.isSign {
    for glyph in run.typeset.glyphs {
      for isLeft in [true, false] {
        let x = isLeft ? glyph.x : glyph.x + glyph.advance
        block(Double(x), glyph.index, isLeft != run.typeset.isRightToLeft, &stop)
        if stop { return }
      }
    }
  }
}

/// How far right a line begins, so that its text is flush in a width.
///
/// - Parameter flushFactor: 0 for left, 0.5 for the middle, 1 for right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let free = flushWidth - Double(line.typeset.width - line.typeset.trailingWidth)
  return max(free, 0) * Double(min(max(flushFactor, 0), 1))
}
