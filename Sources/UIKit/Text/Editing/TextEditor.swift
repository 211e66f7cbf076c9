// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Edits a text: what text fields and text views have in common.
///
/// It holds the characters, what is selected, and what an input method has marked. What people do goes by the host's
/// delegate; what apps do does not. Offsets count UTF-16 code units and never stand within a character.
@MainActor final class TextEditor {
  unowned let host: any TextEditorHost
  let storage: NSMutableAttributedString
  /// What an input method has typed and may take back.
  private(set) var markedRange: NSRange?
  /// What the next characters look like; `nil` for what those before the caret do.
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// The end of the selection that stays while keys move the other one.
  private var anchor = 0
  /// Where the caret would be on a long line, while it goes up or down through shorter ones.
  private var wantedX: CGFloat?
  private var storedSelection = NSRange(location: 0, length: 0)
  /// The change that was registered last, to which more can be added.
  var lastChange: TextChange?
  /// What takes changes back, unless an app gives the host another.
  private(set) lazy var undoManager = UndoManager()
  /// What an input method is about: what stood there before, and what it looks like. It is registered once it is over.
  private var composition: (old: NSAttributedString, attributes: [NSAttributedString.Key: Any])?
  private var knownBoundaries: TextBoundaries?
  /// How often the app has changed the characters behind the editor's back.
  private(set) var foreignEdits = 0
  /// The editor itself is changing the storage, and tells of it afterwards.
  private var isChanging = false

  init(host: any TextEditorHost, storage: NSMutableAttributedString = NSMutableAttributedString(string: "")) {
    self.host = host
    self.storage = storage
  }

  // MARK: - Text

  var text: String { storage.string }
  var length: Int { storage.length }
  var whole: NSRange { NSRange(location: 0, length: storage.length) }

  var boundaries: TextBoundaries {
    if let knownBoundaries { return knownBoundaries }
    let made = TextBoundaries(storage.string)
    knownBoundaries = made
    return made
  }

  /// A range cut to the text.
  func clamped(_ range: NSRange) -> NSRange {
    let low = min(max(range.location, 0), length)
    let high = min(max(range.location, 0) + max(range.length, 0), length)
    return NSRange(location: low, length: max(high - low, 0))
  }

  func text(in range: NSRange) -> String { storage.attributedSubstring(from: clamped(range)).string }

  /// What is typed next looks like.
  var typingAttributes: [NSAttributedString.Key: Any] {
    if let ownTypingAttributes { return ownTypingAttributes }
    var attributes = host.plainTextAttributes
    guard length > 0 else { return attributes }
    let place = selection.length > 0 ? selection.location : max(selection.location - 1, 0)
    for (key, value) in storage.attributes(at: min(place, length - 1), effectiveRange: nil)
    where key != .link && key != .attachment {
      attributes[key] = value
    }
    return attributes
  }

  /// The app's own text, in place of all that was there. Nothing can be taken back.
  func setText(_ text: NSAttributedString) {
    host.inputDelegate?.textWillChange(host)
    (markedRange, composition) = (nil, nil)
    lastChange = nil
    host.undoManager?.removeAllActions(withTarget: self)
    isChanging = true
    storage.setAttributedString(text)
    isChanging = false
    knownBoundaries = nil
    storedSelection = NSRange(location: length, length: 0)
    anchor = length
    host.inputDelegate?.textDidChange(host)
    host.editorDidChangeText(byPerson: false)
    host.editorDidChangeSelection()
  }

  /// Somebody changed the characters of the storage itself.
  func storageDidChange() {
    guard !isChanging else { return }
    knownBoundaries = nil
    lastChange = nil
    foreignEdits += 1
    storedSelection = placed(storedSelection)
    if let marked = markedRange { markedRange = clamped(marked) }
  }

  // MARK: - Selection

  var selection: NSRange {
    get { storedSelection }
    set { select(newValue) }
  }

  /// Selects a range of whole characters.
  func select(_ range: NSRange, anchor: Int? = nil, keepsX: Bool = false) {
    let wanted = placed(range)
    // An input method is done where the caret leaves what it has typed.
    if let marked = markedRange, NSUnionRange(marked, wanted) != marked { unmark() }
    self.anchor = anchor ?? wanted.location
    if !keepsX { wantedX = nil }
    guard wanted != storedSelection else { return }
    storedSelection = wanted
    ownTypingAttributes = nil
    lastChange = nil
    host.editorDidChangeSelection()
  }

  /// Where a range of the text can be selected: whole characters, or a caret before the one that it would be in.
  private func placed(_ range: NSRange) -> NSRange {
    let range = clamped(range)
    guard range.length == 0 else { return boundaries.wholeCharacters(range) }
    return NSRange(location: boundaries.characterStart(at: range.location), length: 0)
  }

  /// The end of the selection that keys move.
  private var movingEnd: Int {
    anchor == storedSelection.location ? NSMaxRange(storedSelection) : storedSelection.location
  }

  private func moveEnd(to offset: Int, extends: Bool, keepsX: Bool = false) {
    guard extends else {
      return select(NSRange(location: offset, length: 0), keepsX: keepsX)
    }
    let fixed = anchor
    select(
      NSRange(location: min(fixed, offset), length: abs(fixed - offset)), anchor: fixed, keepsX: keepsX)
  }

  /// Moves the caret, or one end of the selection, to the next end of a part. Left and right are as people see them.
  func move(_ direction: UITextLayoutDirection, by granularity: UITextGranularity, extends: Bool) {
    switch direction {
    case .up, .down:
      unmark()
      moveAcrossLines(direction, granularity, extends)
      host.showSelection()
    default:
      let isBackward = (direction == .left) != isRightToLeft(at: movingEnd)
      move(isBackward ? .backward : .forward, by: granularity, extends: extends)
    }
  }

  /// Moves the caret, or one end of the selection, in the order in which the text is read.
  func move(_ direction: UITextStorageDirection, by granularity: UITextGranularity, extends: Bool) {
    unmark()
    defer { host.showSelection() }
    let isBackward = direction == .backward
    if !extends, selection.length > 0, granularity == .character {
      return moveEnd(to: isBackward ? selection.location : NSMaxRange(selection), extends: false)
    }
    let target: Int?
    if granularity == .line {
      let line = host.textGeometry.lineRange(at: movingEnd)
      target = line.map { isBackward ? $0.lowerBound : endOfLine($0) }
    } else {
      target = boundaries.boundary(of: discreet(granularity), from: movingEnd, backward: isBackward)
    }
    moveEnd(to: target ?? movingEnd, extends: extends)
  }

  /// Dots do not tell where words of a secret begin and end: it is one.
  private func discreet(_ granularity: UITextGranularity) -> UITextGranularity {
    granularity == .word && host.isSecureTextEntry ? .document : granularity
  }

  /// The last place of a line that is seen on it: a line that wraps ends before its last space.
  private func endOfLine(_ line: Range<Int>) -> Int {
    guard line.upperBound < length, !line.isEmpty else { return line.upperBound }
    let next = text(in: NSRange(location: line.upperBound, length: 1))
    return next.first?.isNewline == true ? line.upperBound : boundaries.previous(before: line.upperBound)
  }

  private func moveAcrossLines(_ direction: UITextLayoutDirection, _ granularity: UITextGranularity, _ extends: Bool) {
    let isUp = direction == .up
    if granularity == .document { return moveEnd(to: isUp ? 0 : length, extends: extends) }
    if granularity == .paragraph {
      let target = boundaries.boundary(of: .paragraph, from: movingEnd, backward: isUp)
      return moveEnd(to: target ?? movingEnd, extends: extends)
    }
    let start = extends ? movingEnd : isUp ? selection.location : NSMaxRange(selection)
    let geometry = host.textGeometry
    let x = wantedX ?? geometry.caretRect(at: start).midX
    let target = geometry.offset(from: start, lines: isUp ? -1 : 1, x: x) ?? (isUp ? 0 : length)
    wantedX = x
    moveEnd(to: boundaries.characterStart(at: target), extends: extends, keepsX: true)
  }

  /// Whether the text at an offset runs from right to left.
  func isRightToLeft(at offset: Int) -> Bool {
    if length > 0, case let place = min(max(offset, 0), length - 1),
      let style = storage.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle,
      style.baseWritingDirection != .natural
    {
      return style.baseWritingDirection == .rightToLeft
    }
    let isOfInterface = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Dots have no direction, whatever letters they stand for.
    return host.isSecureTextEntry ? isOfInterface : boundaries.isRightToLeft(at: offset) ?? isOfInterface
  }

  func selectAll() { select(whole) }

  // MARK: - What people do

  /// Types text in place of what is selected or marked, if the delegate lets it.
  func type(_ text: String) {
    var text = host.hasLines ? text : text.filter { !$0.isNewline }
    guard host.allowsEditing, !text.isEmpty || markedRange != nil else { return }
    if let smart = smartPunctuation(for: text) {
      if smart.taken > 0 {
        let start = selection.location - smart.taken
        change(NSRange(location: start, length: selection.length + smart.taken), to: smart.text, as: .typing)
        return
      }
      text = smart.text
    }
    // The delegate was asked about marked text when that began.
    if markedRange == nil, !host.editorShouldChange(selection, to: text) { return }
    host.insertText(text)
  }

  /// What is typed in place of a quote or a dash; `nil` where that stays as it is.
  private func smartPunctuation(for text: String) -> (text: String, taken: Int)? {
    guard markedRange == nil, text == "\"" || text == "'" || text == "-" else { return nil }
    let start = selection.location
    let low = boundaries.previous(before: start)
    let before = self.text(in: NSRange(location: low, length: start - low))
    return SmartPunctuation(for: host).replacement(for: text, after: before[...])
  }

  /// Deletes what is selected or the character before the caret, if the delegate lets it.
  func backspace() {
    guard host.allowsEditing else { return }
    let range = selection.length > 0 ? selection : rangeToDelete(.character, backward: true)
    if let range, markedRange == nil, !host.editorShouldChange(range, to: "") { return }
    host.deleteBackward()
  }

  /// Puts text in place of what is selected or marked.
  func insert(_ text: String) {
    let text = host.hasLines ? text : text.filter { !$0.isNewline }
    let range = markedRange ?? selection
    guard !text.isEmpty || range.length > 0 else { return }
    if let composition {
      replace(range, with: NSAttributedString(string: text, attributes: composition.attributes), as: nil)
      markedRange = NSRange(location: range.location, length: text.utf16.count)
      finishComposition()
      return tellOfChange()
    }
    // What a person types at once, a word of a suggestion or a pasted page, is taken back by itself.
    apply(range, text, as: text.count == 1 ? .typing : .other("Typing"))
    if text.last?.isNewline == true { lastChange?.isClosed = true }
  }

  func deleteBackward() {
    guard let range = selection.length > 0 ? selection : rangeToDelete(.character, backward: true) else { return }
    // What is marked may be a part of a character only, as an accent that is typed behind its letter.
    if let marked = markedRange, case let part = NSIntersectionRange(range, marked), part.length > 0 {
      let length = marked.length - part.length
      replace(part, with: NSAttributedString(string: ""), as: nil)
      markedRange = NSRange(location: marked.location, length: length)
      if length == 0 { finishComposition() }
      return tellOfChange()
    }
    unmark()
    apply(range, "", as: selection.length > 0 ? .other("Typing") : .deletion)
  }

  private func rangeToDelete(_ granularity: UITextGranularity, backward: Bool) -> NSRange? {
    let start = selection.location
    var target = boundaries.boundary(of: discreet(granularity), from: start, backward: backward)
    if granularity == .line, let line = host.textGeometry.lineRange(at: start) {
      let end = backward ? line.lowerBound : line.upperBound
      // At the line's end the line goes on.
      target = end == start ? boundaries.boundary(of: .character, from: start, backward: backward) : end
    }
    guard let target, target != start else { return nil }
    return NSRange(location: min(start, target), length: abs(start - target))
  }

  /// Deletes what is selected, or from the caret to the next end of a part, if the delegate lets it.
  func delete(_ granularity: UITextGranularity, backward: Bool) {
    guard host.allowsEditing else { return }
    if granularity == .character, backward { return backspace() }
    unmark()
    let hasSelection = selection.length > 0
    guard let range = hasSelection ? selection : rangeToDelete(granularity, backward: backward) else { return }
    change(range, to: "", as: hasSelection ? .other("Typing") : .deletion)
  }

  /// A change that a person makes: the delegate is asked, and it can be taken back.
  @discardableResult
  func change(_ range: NSRange, to text: String, as kind: TextChange.Kind) -> Bool {
    let range = boundaries.wholeCharacters(clamped(range))
    guard host.editorShouldChange(range, to: text) else { return false }
    // The delegate may have changed the text itself.
    guard NSMaxRange(range) <= length else { return false }
    apply(range, text, as: kind)
    return true
  }

  private func apply(_ range: NSRange, _ text: String, as kind: TextChange.Kind) {
    replace(range, with: NSAttributedString(string: text, attributes: typingAttributes), as: kind)
    tellOfChange()
  }

  /// A person has changed the text.
  func tellOfChange() {
    host.editorDidChangeSelection()
    host.editorDidChangeText(byPerson: true)
    host.showSelection()
  }

  /// Replaces characters and puts the caret behind the new ones, and remembers how to take it back unless it is nothing
  /// by itself.
  func replace(_ range: NSRange, with text: NSAttributedString, as kind: TextChange.Kind?) {
    let old = storage.attributedSubstring(from: range)
    let typing = ownTypingAttributes
    isChanging = true
    let whole = boundaries.wholeCharacters(range)
    storage.replaceCharacters(in: whole, with: whole == range ? text : grown(text, in: range, to: whole))
    isChanging = false
    knownBoundaries = nil
    if let kind { remember(range, old, length: text.length, as: kind) }
    // What was typed may have become a part of the character that follows, or what was deleted have kept two apart.
    let end = boundaries.characterEnd(at: range.location + text.length)
    storedSelection = NSRange(location: end, length: 0)
    anchor = end
    wantedX = nil
    // What was set for typing holds until the caret goes elsewhere.
    ownTypingAttributes = typing
  }

  /// What to put in place of whole characters to have a text in place of a part of them. Foundation on Linux replaces no
  /// less, so that an accent would take its letter along.
  private func grown(_ text: NSAttributedString, in range: NSRange, to whole: NSRange) -> NSAttributedString {
    let end = NSMaxRange(range)
    let grown = NSMutableAttributedString(
      attributedString: storage.attributedSubstring(
        from: NSRange(location: whole.location, length: range.location - whole.location)))
    grown.append(text)
    grown.append(storage.attributedSubstring(from: NSRange(location: end, length: NSMaxRange(whole) - end)))
    return grown
  }

  // MARK: - Marked text

  /// Shows what an input method has typed so far, in place of what it had before.
  func mark(_ text: String, selected: NSRange) {
    guard host.allowsEditing else { return }
    let text = host.hasLines ? text : text.filter { !$0.isNewline }
    let range = markedRange ?? selection
    guard range.length > 0 || !text.isEmpty else { return }
    if markedRange == nil, !host.editorShouldChange(range, to: text) { return }
    let begun = composition ?? (old: storage.attributedSubstring(from: range), attributes: typingAttributes)
    composition = begun
    let marked = NSMutableAttributedString(string: text, attributes: begun.attributes)
    let all = NSRange(location: 0, length: marked.length)
    for (key, value) in host.markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue] {
      marked.addAttribute(key, value: value, range: all)
    }
    replace(range, with: marked, as: nil)
    markedRange = NSRange(location: range.location, length: marked.length)
    storedSelection = wholeCharacters(selected, in: range.location..<range.location + marked.length)
    anchor = storedSelection.location
    if text.isEmpty { finishComposition() }
    tellOfChange()
  }

  /// What an input method selects of the text that it has marked: it may count otherwise than in whole characters.
  private func wholeCharacters(_ selected: NSRange, in marked: Range<Int>) -> NSRange {
    func place(_ offset: Int) -> Int {
      let place = min(marked.lowerBound + max(offset, 0), marked.upperBound)
      return place == marked.upperBound ? boundaries.characterEnd(at: place) : boundaries.characterStart(at: place)
    }
    let low = place(selected.location)
    let high = place(max(selected.location, 0) + max(selected.length, 0))
    return NSRange(location: low, length: high - low)
  }

  /// Keeps the marked text as it is.
  func unmark() {
    guard let marked = markedRange else { return }
    if let composition, NSMaxRange(marked) <= length {
      isChanging = true
      storage.setAttributes(composition.attributes, range: marked)
      isChanging = false
    }
    finishComposition()
    host.editorDidChangeText(byPerson: false)
  }

  /// What an input method has typed is typed text: one change, however often it was another meanwhile.
  private func finishComposition() {
    guard let composition, let marked = markedRange else { return }
    self.composition = nil
    markedRange = nil
    remember(
      NSRange(location: marked.location, length: composition.old.length), composition.old, length: marked.length,
      as: .typing)
  }

  /// Puts back what stood there before an input method typed.
  func dropMarkedText() {
    guard let composition, let marked = markedRange else { return }
    self.composition = nil
    markedRange = nil
    replace(marked, with: composition.old, as: nil)
  }
}
