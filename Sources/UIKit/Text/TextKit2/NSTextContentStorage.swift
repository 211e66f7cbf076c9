// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Has the paragraphs of a text storage as elements.
///
/// Paragraphs are counted, and counted anew where the storage was edited; their elements are made when they are asked
/// for.
@preconcurrency @MainActor open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  private var storage: NSTextStorage?
  private var counted: [TextBlock] = []

  public override init() {
    super.init()
    take(NSTextStorage())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    take(NSTextStorage())
  }

  @_nonoverride open weak var delegate: (any NSTextContentStorageDelegate)? {
    get { super.delegate as? any NSTextContentStorageDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate, as both classes have it.
  private var asked: (any NSTextContentManagerDelegate)? { super.delegate }

  /// Where the text is kept. Defaults to an empty storage.
  open var textStorage: NSTextStorage? {
    get { storage }
    set { if newValue !== storage { take(newValue) } }
  }

  /// The text. Setting it puts other text into the storage, or takes a storage.
  open var attributedString: NSAttributedString? {
    get { storage }
    set {
      if let other = newValue as? NSTextStorage {
        textStorage = other
      } else if let storage {
        storage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      } else {
        take(NSTextStorage(attributedString: newValue ?? NSAttributedString(string: "")))
      }
    }
  }

  /// Whether list markers are part of the text; here they are what the app writes. Defaults to `false`.
  @available(*, unavailable, message: "Tessera shows list markers that the text has.")
  open var includesTextListMarkers: Bool {
    get { false }
    set { _ = newValue }
  }

  private func take(_ other: NSTextStorage?) {
    if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
    storage = other
    other?.textStorageObserver = self
    recount()
  }

  private func recount() {
    counted = Self.blocks(of: storage?.string ?? "", from: 0)
    for manager in textLayoutManagers { manager.textDidChange() }
  }

  private static func blocks(of string: String, from start: Int) -> [TextBlock] {
    var start = start
    return ParagraphEnd.lengths(of: string).map { length in
      defer { start += length }
      return TextBlock(start: start, length: length)
    }
  }

  // MARK: - Edits

  /// Takes note of a change of the storage; storages call it.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    guard textStorage === storage else { return }
    let old = newCharRange.location..<max(NSMaxRange(newCharRange) - delta, newCharRange.location)
    guard newCharRange.location != NSNotFound, let last = counted.last, old.upperBound <= last.range.upperBound,
      last.range.upperBound + delta == textStorage.length,
      let head = counted.index(at: max(old.lowerBound - 1, 0)), let tail = counted.index(at: old.upperBound)
    else { return recount() }
    let start = counted[head].start
    let end = counted[tail].range.upperBound + delta
    guard end >= start, end <= textStorage.length else { return recount() }
    let text = (textStorage.string as NSString).substring(with: NSRange(location: start, length: end - start))
    let new = Self.blocks(of: text, from: start)
    counted.replaceSubrange(head...tail, with: new)
    if delta != 0 { for block in counted[(head + new.count)...] { block.start += delta } }
    for manager in textLayoutManagers {
      manager.blocksDidChange(head..<tail + 1, count: new.count, edited: old, changeInLength: delta)
    }
  }

  open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
    performEditingTransaction(transaction)
  }

  open override func performEditingTransaction(_ transaction: () -> Void) {
    super.performEditingTransaction {
      storage?.beginEditing()
      transaction()
      storage?.endEditing()
    }
  }

  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString()
    for element in textElements ?? [] { attributedString(for: element).map { text.append($0) } }
    let offsets = offsets(of: range).clamped(to: 0..<length)
    storage?.replaceCharacters(in: NSRange(offsets), with: text)
  }

  // MARK: - Elements

  open override var documentRange: NSTextRange { NSTextRange(0..<length) }

  @discardableResult
  open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let from = textLocation.map { offset(of: $0) } ?? (isReverse ? length : 0)
    // Backwards begins with the paragraph before the place.
    guard isReverse ? from > 0 : from < length, var index = counted.index(at: isReverse ? from - 1 : from) else {
      return nil
    }
    var stopped: (any NSTextLocation)?
    while counted.indices.contains(index) {
      let current = counted[index]
      index += isReverse ? -1 : 1
      guard let element = element(of: current), shows(element, options) else { continue }
      stopped = TextOffset(isReverse ? current.start : current.range.upperBound)
      if !block(element) { break }
    }
    return stopped
  }

  private func shows(_ element: NSTextElement, _ options: EnumerationOptions) -> Bool {
    asked?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
  }

  /// The string that an element shows.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }

  /// A paragraph that shows a string; it is not part of the text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  // MARK: - Counting

  /// A place so many UTF-16 code units further; `nil` outside of the text.
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let place = location as? TextOffset else { return nil }
    let (sum, overflows) = place.offset.addingReportingOverflow(offset)
    return !overflows && (0...length).contains(sum) ? TextOffset(sum) : nil
  }

  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let low = from as? TextOffset, let high = to as? TextOffset else { return NSNotFound }
    return high.offset - low.offset
  }

  /// The range grown to whole characters; `nil` where it is none of the text.
  open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
    let offsets = offsets(of: textRange)
    guard offsets.lowerBound >= 0, offsets.upperBound <= length else { return nil }
    let whole = TextBoundaries(wholeString).wholeCharacters(NSRange(offsets))
    return NSTextRange(whole.location..<NSMaxRange(whole))
  }

  // MARK: - What layout managers ask

  override var blocks: [TextBlock] { counted }

  override func element(of block: TextBlock) -> NSTextElement? {
    if let known = block.element { return known }
    guard let storage, block.range.upperBound <= storage.length else { return nil }
    let range = NSRange(block.range)
    let element =
      asked?.textContentManager(self, textElementAt: TextOffset(block.start))
      ?? (asked as? any NSTextContentStorageDelegate)?.textContentStorage(self, textParagraphWith: range)
      ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: range))
    element.textContentManager = self
    element.block = block
    block.element = element
    return element
  }

  override func offset(of location: any NSTextLocation) -> Int {
    min(max((location as? TextOffset)?.offset ?? 0, 0), length)
  }

  override func place(at offset: Int) -> any NSTextLocation { TextOffset(min(max(offset, 0), length)) }

  override var wholeString: String { storage?.string ?? "" }
  override var length: Int { counted.last?.range.upperBound ?? 0 }
}

/// Asked for the paragraphs of a text storage. It is optional.
@preconcurrency @MainActor public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// A paragraph that shows other text, or looks otherwise; it has to be as long as what it stands for. `nil` for what
  /// the storage has.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// Told by a text storage of what changed in it.
@preconcurrency @MainActor public protocol NSTextStorageObserving: NSObjectProtocol {
  var textStorage: NSTextStorage? { get set }
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)
  func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
