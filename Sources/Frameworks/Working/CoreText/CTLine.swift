// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText
internal import UIKit

/// A line of text.
public final class CTLine {
  let typeset: TypesetLine
  let source: NSAttributedString
  private(set) lazy var runs: [CTRun] = typeset.runs().map { CTRun($0, source: source) }

  init(_ typeset: TypesetLine, source: NSAttributedString) {
    (self.typeset, self.source) = (typeset, source)
  }
}

/// Where a line is cut that is too wide.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2

  fileprivate var mode: LineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}

/// All of a text as one line; what would end a line takes no room.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let text = TypesetString(attrString)
  return CTLine(Typesetter(text.text).line(0..<attrString.length), source: attrString)
}

/// The line, cut so that it is not wider than a width.
///
/// - Parameter truncationToken: What stands for what is left out, such as a line of an ellipsis.
/// - Returns: `nil` where not even that has room.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  line.typeset.truncated(to: CGFloat(width), truncationType.mode, token: truncationToken?.typeset).map {
    CTLine($0, source: line.source)
  }
}

/// The line with its spaces widened towards a width; `nil` where it is too wide already.
///
/// - Parameter justificationFactor: From 0, for nothing, to 1, for all of the width.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  line.typeset.justified(factor: justificationFactor, width: CGFloat(justificationWidth)).map {
    CTLine($0, source: line.source)
  }
}

/// Draws the line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.drawTypesetText(line.typeset.operations(at: .zero, scale: context.scale)) {
    line.runs.compactMap { run in run.outline.map { ($0, run.typeset.color) } }
  }
}

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.typeset.glyphs.count } }

/// The line's `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs as NSArray }

/// What of the text the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(line.typeset.range) }

extension CFRange {
  init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

  /// The range in text of a length; 0 as the range's length stands for all that follows.
  func resolved(in length: Int) -> Range<Int> {
    let start = min(max(location, 0), length)
    return start..<(self.length > 0 ? min(start + self.length, length) : length)
  }
}
