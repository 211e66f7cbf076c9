// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Has a text in elements, for layout managers to lay out. Subclasses say where the text is kept.
@preconcurrency @MainActor open class NSTextContentManager: NSObject, NSTextElementProvider {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// From the end to the start.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  open class var unsupportedAttributeAddedNotification: Notification.Name {
    Notification.Name("NSTextContentStorageUnsupportedAttributeAddedNotification")
  }

  @_disfavoredOverload open weak var delegate: (any NSTextContentManagerDelegate)?
  private var managers: [NSTextLayoutManager] = []
  private var depth = 0
  /// The edits of a transaction, told when it ends.
  private var edits: [(old: NSTextRange, new: NSTextRange)] = []
  private var knownBlocks: [TextBlock]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: - Layout managers

  open var textLayoutManagers: [NSTextLayoutManager] { managers }

  /// Has a layout manager lay the text out; it is kept.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
    managers.append(textLayoutManager)
    textLayoutManager.contentManagerDidChange(to: self)
  }

  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    managers.removeAll { $0 === textLayoutManager }
    textLayoutManager.contentManagerDidChange(to: nil)
  }

  /// The one that selections and edits are made in; one of `textLayoutManagers`.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { storedPrimary ?? managers.first }
    set { storedPrimary = newValue.flatMap { new in managers.first { $0 === new } } }
  }

  private weak var storedPrimary: NSTextLayoutManager?

  /// Has the layout managers know of what changed.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    tellEdits()
    completionHandler?(nil)
  }

  // MARK: - Elements

  open var documentRange: NSTextRange { NSTextRange(0..<0) }

  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// The elements that a range touches.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let place = element.elementRange, place.location.compare(range.endLocation) == .orderedAscending else {
        return false
      }
      found.append(element)
      return true
    }
    return found
  }

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  // MARK: - Editing

  open var hasEditingTransaction: Bool { depth > 0 }

  /// Makes changes that layout managers hear of together, when it is over.
  open func performEditingTransaction(_ transaction: () -> Void) {
    depth += 1
    transaction()
    depth -= 1
    if depth == 0, automaticallySynchronizesTextLayoutManagers { tellEdits() }
  }

  /// Notes that a stretch of the text is another, for managers that keep their text themselves.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    edits.append((originalTextRange, newTextRange))
    if depth == 0, automaticallySynchronizesTextLayoutManagers { tellEdits() }
  }

  /// Whether layout managers hear of each transaction. Defaults to `true`.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether each change is written into what keeps the text. Defaults to `true`.
  open var automaticallySynchronizesToBackingStore = true

  private func tellEdits() {
    guard !edits.isEmpty else { return }
    edits = []
    knownBlocks = nil
    for manager in managers { manager.textDidChange() }
    if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
  }

  // MARK: - What layout managers ask

  /// The elements in order, as far as they are counted; a text storage's are its paragraphs.
  var blocks: [TextBlock] {
    if let knownBlocks { return knownBlocks }
    var found: [TextBlock] = []
    let start = documentRange.location
    enumerateTextElements(from: nil, options: []) { element in
      guard let range = element.elementRange else { return true }
      let low = offset(from: start, to: range.location)
      let block = TextBlock(start: low, length: max(offset(from: start, to: range.endLocation) - low, 0))
      block.element = element
      found.append(block)
      return true
    }
    knownBlocks = found
    return found
  }

  func element(of block: TextBlock) -> NSTextElement? { block.element }

  /// Whether an element is among those that are laid out now.
  func isShown(_ element: NSTextElement) -> Bool {
    delegate?.textContentManager(self, shouldEnumerate: element, options: []) ?? true
  }

  /// How far a place is from the start, in UTF-16 code units.
  func offset(of location: any NSTextLocation) -> Int { offset(from: documentRange.location, to: location) }

  func place(at offset: Int) -> any NSTextLocation {
    let range = documentRange
    return location(range.location, offsetBy: offset) ?? range.endLocation
  }

  final func textRange(_ range: Range<Int>) -> NSTextRange {
    NSTextRange(location: place(at: range.lowerBound), end: place(at: range.upperBound)) ?? NSTextRange(range)
  }

  final func offsets(of range: NSTextRange) -> Range<Int> {
    let low = offset(of: range.location)
    return low..<max(offset(of: range.endLocation), low)
  }

  /// All characters, and how long they are.
  var wholeString: String {
    blocks.compactMap { ($0.element as? NSTextParagraph)?.attributedString.string }.joined()
  }
  var length: Int { blocks.last?.range.upperBound ?? 0 }
}

/// Asked for a text's elements. All of it is optional.
@preconcurrency @MainActor public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// The element at a place; `nil` for the manager's own.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Whether an element takes part; one that does not is hidden.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
