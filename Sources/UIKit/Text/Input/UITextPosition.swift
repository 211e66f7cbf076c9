// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One rectangle of a selection, in the space of the view that shows the text.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// Room in a text for what is yet to come.
@preconcurrency @MainActor open class UITextPlaceholder: NSObject {
  public override init() {
    super.init()
  }

  open var rects: [UITextSelectionRect] { [] }
}

/// The text around a selection as one with styles.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A direction in the text (`UITextStorageDirection`) or on the screen (`UITextLayoutDirection`), by its raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The parts that a text has.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// A place in the kit's own texts: an offset of UTF-16 code units.
final class TextOffsetPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetPosition)?.offset == offset }
  override var hash: Int { offset }
}

/// A stretch of the kit's own texts.
final class TextOffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffsetPosition(range.location) }
  override var end: UITextPosition { TextOffsetPosition(NSMaxRange(range)) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A rectangle of a selection in the kit's own texts.
final class TextOffsetSelectionRect: UITextSelectionRect {
  private let area: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ area: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.area = area
    ends = (containsStart, containsEnd)
  }

  override var rect: CGRect { area }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
