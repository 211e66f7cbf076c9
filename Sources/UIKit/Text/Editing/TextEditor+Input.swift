// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What `UITextInput` asks, in the editor's offsets.

extension TextEditor {
  func range(_ range: UITextRange?) -> NSRange? { (range as? TextOffsetRange).map { clamped($0.range) } }

  private func offset(_ position: UITextPosition) -> Int? { (position as? TextOffsetPosition)?.offset }

  var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection) }
    set { if let range = range(newValue) { select(range) } }
  }

  var markedTextRange: UITextRange? { markedRange.map { TextOffsetRange($0) } }

  /// A change that the app makes: the delegate isn't asked.
  func replaceText(_ textRange: UITextRange, with text: String) {
    guard let range = range(textRange) else { return }
    replace(
      boundaries.wholeCharacters(range), with: NSAttributedString(string: text, attributes: typingAttributes),
      as: .other("Typing"))
    host.editorDidChangeSelection()
    host.editorDidChangeText(byPerson: true)
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = offset(start), let end = offset(end) else { return nil }
    return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(position), (0...length).contains(start + offset) else { return nil }
    return TextOffsetPosition(start + offset)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var place = self.offset(position) else { return nil }
    for _ in 0..<abs(offset) {
      let isReversed = offset < 0
      switch direction {
      case .up, .down:
        let geometry = host.textGeometry
        let lines = (direction == .up) != isReversed ? -1 : 1
        guard let next = geometry.offset(from: place, lines: lines, x: geometry.caretRect(at: place).midX) else {
          return nil
        }
        place = next
      default:
        let isBackward = ((direction == .left) != isReversed) != isRightToLeft(at: place)
        guard let next = boundaries.boundary(of: .character, from: place, backward: isBackward) else { return nil }
        place = next
      }
    }
    return TextOffsetPosition(place)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(position) ?? 0, offset(other) ?? 0)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int { (offset(to) ?? 0) - (offset(from) ?? 0) }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    let isStart = direction == .up || (direction == .left) != isRightToLeft(at: range.location)
    return TextOffsetPosition(isStart && direction != .down ? range.location : NSMaxRange(range))
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let end = self.position(from: position, in: direction, offset: 1) else { return nil }
    return textRange(from: position, to: end)
  }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for textRange: UITextRange) {
    guard let range = range(textRange) else { return }
    let low = boundaries.paragraphRange(at: range.location).lowerBound
    let high = boundaries.paragraphRange(at: NSMaxRange(range)).upperBound
    guard low < high else { return }
    let style = NSMutableParagraphStyle()
    if let old = storage.attribute(.paragraphStyle, at: low, effectiveRange: nil) as? NSParagraphStyle {
      style.setParagraphStyle(old)
    }
    style.baseWritingDirection = direction
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: low, length: high - low))
    host.editorDidChangeText(byPerson: false)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    host.textGeometry.caretRect(at: min(max(offset(position) ?? 0, 0), length))
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let wanted = self.range(range) else { return .null }
    return host.textGeometry.rects(for: wanted).first ?? caretRect(for: range.start)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let wanted = self.range(range) else { return [] }
    let rects = host.textGeometry.rects(for: wanted)
    return rects.enumerated().map { index, rect in
      TextOffsetSelectionRect(rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    var offset = boundaries.characterStart(at: host.textGeometry.offset(at: point))
    if let range = self.range(range) { offset = min(max(offset, range.location), NSMaxRange(range)) }
    return TextOffsetPosition(offset)
  }

  func characterRange(at point: CGPoint) -> UITextRange? { character(under: point).map { TextOffsetRange($0) } }

  /// The character that a point is on. The caret nearest to the point may stand elsewhere in the text, where runs of both
  /// directions meet.
  func character(under point: CGPoint) -> NSRange? {
    let geometry = host.textGeometry
    func character(at start: Int) -> NSRange? {
      let range = NSRange(location: start, length: boundaries.next(after: start) - start)
      return geometry.rects(for: range).contains { $0.contains(point) } ? range : nil
    }
    let near = boundaries.characterStart(at: geometry.offset(at: point))
    if let found = character(at: near) ?? character(at: boundaries.previous(before: near)) { return found }
    guard let line = geometry.lineRange(at: near),
      geometry.rects(for: NSRange(location: line.lowerBound, length: line.count)).contains(where: { $0.contains(point) }
      )
    else { return nil }
    var start = line.lowerBound
    while start < line.upperBound {
      if let found = character(at: start) { return found }
      start = boundaries.next(after: start)
    }
    return nil
  }

  func styling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
    guard length > 0, let offset = offset(position) else { return typingAttributes }
    let place = direction == .backward ? offset - 1 : offset
    return storage.attributes(at: min(max(place, 0), length - 1), effectiveRange: nil)
  }
}
