// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText

/// Breaks text into lines, one by one.
public final class CTTypesetter {
  let source: NSAttributedString
  let string: TypesetString
  let typesetter: Typesetter

  init(_ source: NSAttributedString) {
    // What changes afterwards is another text.
    self.source = NSAttributedString(attributedString: source)
    string = TypesetString(self.source)
    typesetter = Typesetter(string.text)
  }

  fileprivate func lineLength(from start: Int, _ width: Double, _ offset: Double, byCharacters: Bool) -> Int {
    guard start >= 0, start < source.length else { return 0 }
    return typesetter.lineEnd(
      from: start, width: CGFloat(width), indent: CGFloat(offset), byCharacters: byCharacters) - start
  }
}

public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// The same; the options, which bound the work that long text takes, change nothing of the lines.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? { CTTypesetter(string) }

/// The line of a range, whatever its width; 0 as its length stands for all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTLine(
    typesetter.typesetter.line(stringRange.resolved(in: typesetter.source.length)), source: typesetter.source)
}

/// The same; the offset, from which tabs count, is taken to be 0.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine { CTTypesetterCreateLine(typesetter, stringRange) }

/// How many characters have room in a line that begins with one, so that words stay whole. At least one.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  typesetter.lineLength(from: startIndex, width, 0, byCharacters: false)
}

/// The same for a line that begins at an offset, from which tabs count.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width, offset, byCharacters: false) }

/// How many characters have room in a line that begins with one, wherever words end. At least one.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width, 0, byCharacters: true) }

/// The same for a line that begins at an offset, from which tabs count.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.lineLength(from: startIndex, width, offset, byCharacters: true) }
