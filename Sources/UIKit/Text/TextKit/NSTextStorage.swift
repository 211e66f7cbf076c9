// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A string with attributes that tells the layout managers it has of every change.
///
/// Changes between `beginEditing` and `endEditing` are told together.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")

  private var managers: [NSLayoutManager] = []
  private var depth = 0
  /// One of the base's own methods is calling another of them.
  private var isChanging = false
  /// A change is being told of.
  private var isProcessing = false
  /// How often characters were changed, for whoever keeps places in the text.
  private(set) var characterEditCount = 0
  /// The next change that is noted is one that was made here.
  private var isOwnChange = false

  /// What changed since the layout managers were told.
  open private(set) var editedMask: EditActions = []
  /// Where, in the string as it is now; `NSNotFound` where nothing did.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the string became.
  open private(set) var changeInLength = 0

  open weak var delegate: (any NSTextStorageDelegate)?

  /// Told of changes before the layout managers are: a text content storage puts itself here.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  /// An empty storage.
  public init() {
    super.init(string: "")
  }

  public override init(string str: String) {
    super.init(string: str)
  }

  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }

  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  // MARK: - Layout managers

  open var layoutManagers: [NSLayoutManager] { managers }

  /// Has a layout manager lay the string out; the storage keeps it.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !managers.contains(where: { $0 === aLayoutManager }) else { return }
    managers.append(aLayoutManager)
    let passed = Passed(value: (self, aLayoutManager))
    onThisThread { passed.value.1.storageDidChange(to: passed.value.0) }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    let passed = Passed(value: aLayoutManager)
    onThisThread { passed.value.storageDidChange(to: nil) }
  }

  // MARK: - Changes

  open override func beginEditing() { depth += 1 }

  open override func endEditing() {
    depth = max(depth - 1, 0)
    if depth == 0, !editedMask.isEmpty { process() }
  }

  /// Notes a change, and tells of it unless more are to come.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    if isKeptElsewhere, !isOwnChange { take(editedMask, editedRange, delta) }
    isOwnChange = false
    let changed = NSRange(location: editedRange.location, length: max(editedRange.length + delta, 0))
    self.editedRange =
      self.editedRange.location == NSNotFound ? changed : NSUnionRange(self.editedRange, changed)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if editedMask.contains(.editedCharacters) { characterEditCount += 1 }
    if depth == 0 { process() }
  }

  /// Tells of a change, once: what a subclass, or whoever is told, changes meanwhile belongs to it.
  private func process() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    if !editedMask.isEmpty { finish() }
  }

  /// Tells the delegate, observers and layout managers of what changed. Attributes are fixed once the delegate has had its
  /// turn, unless that is done lazily.
  open func processEditing() {
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    // A subclass that colours its text here need not tell of it.
    if isKeptElsewhere { takeAttributes(in: wholeRange) }
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    // What the delegate changes belongs to this change.
    depth += 1
    delegate?.textStorage(self, willProcessEditing: mask, range: range, changeInLength: delta)
    if !fixesAttributesLazily { fixAttributes(in: editedRange) }
    delegate?.textStorage(self, didProcessEditing: mask, range: range, changeInLength: delta)
    depth -= 1
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    finish()
  }

  /// Has the layout managers know of the change, which ends.
  private func finish() {
    let change = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    let passed = Passed(value: (self, managers, textStorageObserver))
    onThisThread {
      passed.value.2?.processEditing(
        for: passed.value.0, edited: change.0, range: change.1, changeInLength: change.2, invalidatedRange: change.1)
      for manager in passed.value.1 { manager.storageDidChange(to: passed.value.0) }
    }
  }

  /// Fonts are looked up as text is drawn: a storage that is not a subclass has nothing to fix.
  open func ensureAttributesAreFixed(in range: NSRange) {}
  open func invalidateAttributes(in range: NSRange) {}
  /// Whether attributes are fixed only when somebody reads them. Defaults to `false` for subclasses.
  open var fixesAttributesLazily: Bool { !isKeptElsewhere }

  private func change(_ mask: EditActions, _ range: NSRange, _ body: () -> Void) {
    guard !isChanging else { return body() }
    isChanging = true
    let before = super.length
    body()
    isChanging = false
    isOwnChange = true
    edited(mask, range: range, changeInLength: super.length - before)
  }

  /// How many UTF-16 units there are, in a subclass's own text where it keeps that itself.
  open override var length: Int { isKeptElsewhere ? (string as NSString).length : super.length }

  private var wholeRange: NSRange { NSRange(location: 0, length: length) }

  // MARK: - Subclasses that keep the text themselves

  /// Whether a subclass may keep the text: it then has four methods of its own, by which all changes go, and what is
  /// kept here is a copy for who reads.
  private var isKeptElsewhere: Bool { type(of: self) != NSTextStorage.self }

  /// Whether a change has to be made by a subclass's methods.
  private var goesByMethods: Bool { isKeptElsewhere && !isChanging }

  /// Takes a subclass's change over.
  private func take(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    let text = string as NSString
    guard super.length + delta == text.length, range.length + delta >= 0 else {
      isChanging = true
      super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text as String)
      isChanging = false
      return takeAttributes(in: NSRange(location: 0, length: text.length))
    }
    let new = NSRange(location: range.location, length: range.length + delta)
    if mask.contains(.editedCharacters) {
      isChanging = true
      super.replaceCharacters(in: range, with: text.substring(with: new))
      isChanging = false
    }
    takeAttributes(in: new)
  }

  private func takeAttributes(in range: NSRange) {
    let all = runs(in: range)
    isChanging = true
    for (attributes, run) in all { super.setAttributes(attributes, range: run) }
    isChanging = false
  }

  /// What stands in a range, as a subclass has it.
  private func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    var location = range.location
    while location < NSMaxRange(range) {
      var run = NSRange(location: location, length: 1)
      let attributes = attributes(at: location, effectiveRange: &run)
      let end = max(min(NSMaxRange(run), NSMaxRange(range)), location + 1)
      runs.append((attributes, NSRange(location: location, length: end - location)))
      location = end
    }
    return runs
  }

  private func changeAttributes(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    beginEditing()
    for (attributes, run) in runs(in: range) {
      var attributes = attributes
      change(&attributes)
      setAttributes(attributes, range: run)
    }
    endEditing()
  }

  private func replaceByMethods(_ range: NSRange, with text: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, run, _ in
      self.setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  // MARK: - Ways to change

  open override func replaceCharacters(in range: NSRange, with str: String) {
    change([.editedCharacters], range) { super.replaceCharacters(in: range, with: str) }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    if goesByMethods { return replaceByMethods(range, with: attrString) }
    change([.editedCharacters, .editedAttributes], range) { super.replaceCharacters(in: range, with: attrString) }
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    if goesByMethods { return changeAttributes(range) { $0[name] = value } }
    change([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    if goesByMethods { return changeAttributes(range) { $0.merge(attrs) { $1 } } }
    change([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    if goesByMethods { return changeAttributes(range) { $0[name] = nil } }
    change([.editedAttributes], range) { super.removeAttribute(name, range: range) }
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    if goesByMethods { return replaceByMethods(wholeRange, with: attrString) }
    change([.editedCharacters, .editedAttributes], wholeRange) { super.setAttributedString(attrString) }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    if goesByMethods { return replaceByMethods(NSRange(location: loc, length: 0), with: attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: loc, length: 0)) {
      super.insert(attrString, at: loc)
    }
  }

  open override func append(_ attrString: NSAttributedString) {
    if goesByMethods { return replaceByMethods(NSRange(location: wholeRange.length, length: 0), with: attrString) }
    change([.editedCharacters, .editedAttributes], NSRange(location: length, length: 0)) { super.append(attrString) }
  }

  open override func deleteCharacters(in range: NSRange) {
    if goesByMethods { return replaceCharacters(in: range, with: "") }
    change([.editedCharacters], range) { super.deleteCharacters(in: range) }
  }
}

/// Told of changes of a text storage, which it may add to. All of it is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
