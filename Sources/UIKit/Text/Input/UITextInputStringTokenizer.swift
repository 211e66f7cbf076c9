// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds words, sentences and paragraphs in any text.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// Creates a tokenizer for a text, which it does not keep.
  public init(textInput: UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, text, offset) = place(of: position),
      let range = text.range(of: granularity, at: offset, prefersBefore: isBackward(direction))
    else { return nil }
    return self.range(range, in: input)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, text, offset) = place(of: position) else { return false }
    let isBackward = isBackward(direction)
    guard let range = text.range(of: granularity, at: offset, prefersBefore: !isBackward) else { return false }
    return offset == (isBackward ? range.lowerBound : range.upperBound)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, text, offset) = place(of: position) else { return nil }
    let found = text.boundary(of: granularity, from: offset, backward: isBackward(direction))
    return found.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, text, offset) = place(of: position) else { return false }
    return text.range(of: granularity, at: offset, prefersBefore: isBackward(direction)) != nil
  }

  private func isBackward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.backward.rawValue
      || direction.rawValue == UITextLayoutDirection.left.rawValue
      || direction.rawValue == UITextLayoutDirection.up.rawValue
  }

  private func place(of position: UITextPosition) -> (any UITextInput, TextBoundaries, Int)? {
    guard let textInput,
      let whole = textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument),
      let text = textInput.text(in: whole)
    else { return nil }
    return (textInput, TextBoundaries(text), textInput.offset(from: textInput.beginningOfDocument, to: position))
  }

  private func range(_ range: Range<Int>, in input: any UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}
