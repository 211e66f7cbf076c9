// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Has a text's elements, and counts in it. The last three are optional.
@preconcurrency @MainActor public protocol NSTextElementProvider: NSObjectProtocol {
  var documentRange: NSTextRange { get }
  /// Hands out elements in order until the block returns `false`.
  ///
  /// - Returns: Where it stopped; `nil` where there was nothing.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts elements in place of what is in a range.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes what was changed into what keeps the text.
  func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }
}

/// A paragraph's place among the others of a text, in UTF-16 code units.
final class TextBlock {
  var start: Int
  let length: Int
  /// What stands for it, once somebody asked.
  var element: NSTextElement?

  init(start: Int, length: Int) {
    (self.start, self.length) = (start, length)
  }

  var range: Range<Int> { start..<start + length }
}

extension [TextBlock] {
  /// The block that an offset is in; the last one for the end of the text.
  func index(at offset: Int) -> Int? {
    guard !isEmpty else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return Swift.max(low - 1, 0)
  }
}
