// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A text without a character: what is optional of `UITextInput` is asked here, what is not never is.

extension _TesseraDefaults: UITextInput {
  public var hasText: Bool { false }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
  public func text(in range: UITextRange) -> String? { nil }
  public func replace(_ range: UITextRange, withText text: String) {}
  public var selectedTextRange: UITextRange? {
    get { nil }
    set { _ = newValue }
  }
  public var markedTextRange: UITextRange? { nil }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set { _ = newValue }
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { nil }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set { _ = newValue }
  }
  public var tokenizer: any UITextInputTokenizer { NoTokenizer() }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    nil
  }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  public var textInputView: UIView { UIView() }
}

/// Finds nothing.
private final class NoTokenizer: NSObject, UITextInputTokenizer {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? { nil }
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { false }
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? { nil }
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { false }
}
