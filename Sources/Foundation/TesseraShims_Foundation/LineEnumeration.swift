// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSString {
  /// Calls a block with each line, paragraph or character of a part of the text: with what it is, with its place, and with its
  /// place and what ends it.
  ///
  /// Stands in for `enumerateSubstrings(in:options:using:)`: Foundation's on Linux goes on behind the range.
  public func _tesseraEnumerateSubstrings(
    in range: NSRange, options opts: NSString.EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let parts = parts(of: range, opts)
    var stop = ObjCBool(false)
    for part in opts.contains(.reverse) ? parts.reversed() : parts {
      block(opts.contains(.substringNotRequired) ? nil : substring(with: part.own), part.own, part.enclosing, &stop)
      if stop.boolValue { return }
    }
  }

  private func parts(of range: NSRange, _ options: NSString.EnumerationOptions) -> [(own: NSRange, enclosing: NSRange)]
  {
    let kind = options.rawValue & 0xFF
    let upper = min(NSMaxRange(range), length)
    var place = range.location
    var parts: [(own: NSRange, enclosing: NSRange)] = []
    while place < upper {
      var (end, contentsEnd) = (place, place)
      switch kind {
      case NSString.EnumerationOptions.byParagraphs.rawValue:
        getParagraphStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      case NSString.EnumerationOptions.byComposedCharacterSequences.rawValue:
        end = NSMaxRange(rangeOfComposedCharacterSequence(at: place))
        contentsEnd = end
      default: getLineStart(nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: place, length: 0))
      }
      (end, contentsEnd) = (min(end, upper), min(contentsEnd, upper))
      guard end > place else { break }
      parts.append(
        (
          NSRange(location: place, length: max(contentsEnd - place, 0)), NSRange(location: place, length: end - place)
        ))
      place = end
    }
    return parts
  }
}

extension StringProtocol where Index == String.Index {
  /// The same with places in the text.
  public func _tesseraEnumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions,
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let text = String(self)
    let bounds = NSRange(range.relative(to: self), in: self)
    let offset = Substring(self).startIndex
    // Places of a part of another text are that text's.
    func place(_ range: NSRange) -> Range<Index> {
      let units = Substring(self).utf16
      let start = units.index(offset, offsetBy: range.location)
      return start..<units.index(start, offsetBy: range.length)
    }
    (text as NSString)._tesseraEnumerateSubstrings(in: bounds, options: opts) { substring, own, enclosing, stop in
      var stops = false
      body(substring, place(own), place(enclosing), &stops)
      stop.pointee = ObjCBool(stops)
    }
  }
}
