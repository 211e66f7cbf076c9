// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of a text that is laid out by itself.
@preconcurrency @MainActor open class NSTextElement: NSObject {
  open weak var textContentManager: NSTextContentManager?
  private var storedRange: NSTextRange?
  /// Where the element stands now, for those that a text storage's paragraphs are.
  weak var block: TextBlock?

  /// Creates an element of a text.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Where in its text the element is.
  open var elementRange: NSTextRange? {
    get { block.map { NSTextRange($0.range) } ?? storedRange }
    set { storedRange = newValue }
  }

  open var childElements: [NSTextElement] { [] }
  open var parentElement: NSTextElement? { nil }
  /// Whether it stands for something of the text. Defaults to `true`.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph, with what ends it.
@preconcurrency @MainActor open class NSTextParagraph: NSTextElement {
  private let string: NSAttributedString

  /// Creates a paragraph that looks as a string does.
  public init(attributedString: NSAttributedString?) {
    string = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }

  public override init(textContentManager: NSTextContentManager?) {
    string = NSAttributedString(string: "")
    super.init(textContentManager: textContentManager)
  }

  open var attributedString: NSAttributedString { string }

  /// The characters without what ends the paragraph.
  open var paragraphContentRange: NSTextRange? { part { 0..<$0 } }

  /// What ends the paragraph; `nil` where nothing does.
  open var paragraphSeparatorRange: NSTextRange? {
    let length = string.length
    return part { $0 < length ? $0..<length : nil }
  }

  private func part(_ of: (_ content: Int) -> Range<Int>?) -> NSTextRange? {
    guard let elementRange, let manager = textContentManager,
      let range = of(string.length - ParagraphEnd.length(of: string.string)),
      let start = manager.location(elementRange.location, offsetBy: range.lowerBound),
      let end = manager.location(elementRange.location, offsetBy: range.upperBound)
    else { return nil }
    return NSTextRange(location: start, end: end)
  }
}

/// What stands at the end of paragraphs.
enum ParagraphEnd {
  static func isEnd(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85 }

  /// The length of the separator at the end of a string.
  static func length(of string: String) -> Int {
    let tail = string.utf16.suffix(2)
    guard let last = tail.last, isEnd(last) else { return 0 }
    return last == 0x0A && tail.count == 2 && tail.first == 0x0D ? 2 : 1
  }

  /// The lengths of a string's paragraphs, with what ends them; nothing for a line behind the last separator.
  static func lengths(of string: String) -> [Int] {
    var result: [Int] = []
    var (length, endedByReturn) = (0, false)
    for unit in string.utf16 {
      if endedByReturn {
        endedByReturn = false
        if unit == 0x0A {
          result[result.count - 1] += 1
          continue
        }
      }
      length += 1
      guard isEnd(unit) else { continue }
      result.append(length)
      length = 0
      endedByReturn = unit == 0x0D
    }
    if length > 0 { result.append(length) }
    return result
  }
}
