// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a text is searched.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
  public enum WordMatchMethod: Int, Sendable {
    case contains = 0
    case startsWith = 1
    case fullWord = 2
  }

  open internal(set) var wordMatchMethod: WordMatchMethod = .contains
  open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]

  public override init() {
    super.init()
  }

  /// Where a string stands in another, in UTF-16 code units.
  func ranges(of query: String, in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let all = text as NSString
    let boundaries = TextBoundaries(text)
    var found: [NSRange] = []
    var rest = NSRange(location: 0, length: all.length)
    while rest.length > 0 {
      let next = all.range(of: query, options: stringCompareOptions.subtracting(.backwards), range: rest)
      guard next.location != NSNotFound, next.length > 0 else { break }
      if isWanted(next, boundaries) { found.append(next) }
      rest = NSRange(location: NSMaxRange(next), length: all.length - NSMaxRange(next))
    }
    return found
  }

  private func isWanted(_ range: NSRange, _ text: TextBoundaries) -> Bool {
    guard wordMatchMethod != .contains else { return true }
    guard let word = text.range(of: .word, at: range.location), word.lowerBound == range.location else { return false }
    return wordMatchMethod == .startsWith || word.upperBound == NSMaxRange(range)
  }
}

/// What is looked for in a view, and what was found. Subclasses search views of the app's own.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// What the panel says of what was found.
  public enum SearchResultDisplayStyle: UInt, Sendable {
    case currentAndTotal = 0
    case total = 1
    case none = 2
  }

  public override init() {
    super.init()
  }

  /// How often it was found.
  open var resultCount: Int { 0 }
  /// The place among those that is shown, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  open var searchResultDisplayStyle: SearchResultDisplayStyle = .currentAndTotal
  /// Whether something can be put in place of what was found. Defaults to `false`.
  open var supportsReplacement: Bool { false }
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  open func performSearch(query: String, options: UITextSearchOptions?) {}
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// What was found is no longer so.
  open func invalidateFoundResults() {}
}

/// Searches a text view.
final class TextViewFindSession: UIFindSession {
  private weak var textView: UITextView?
  private(set) var found: [NSRange] = []
  private var current: Int?
  private var query = ""
  private var options: UITextSearchOptions?
  private let others = SelectionView()
  private let one = SelectionView()

  init(_ textView: UITextView) {
    self.textView = textView
    super.init()
    for view in [others, one] {
      view.color = .systemYellow
      textView.insertSubview(view, belowSubview: textView.canvas)
    }
    others.alpha = 0.9
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { textView?.isEditable ?? false }
  override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && current != nil }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    (self.query, self.options) = (query, options)
    search(from: textView?.selectedRange.location ?? 0)
    showCurrent()
  }

  private func search(from start: Int) {
    let options = options ?? UITextSearchOptions()
    found = options.ranges(of: query, in: textView?.text ?? "")
    current = found.firstIndex { $0.location >= start } ?? (found.isEmpty ? nil : 0)
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let step = direction == .forward ? 1 : found.count - 1
    current = current.map { ($0 + step) % found.count } ?? 0
    showCurrent()
  }

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let textView, supportsReplacement, let current, found.indices.contains(current) else { return }
    let range = found[current]
    textView.replace(TextOffsetRange(range), withText: replacementString)
    search(from: range.location + replacementString.utf16.count)
    showCurrent()
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let textView, supportsReplacement else { return }
    performSearch(query: searchQuery, options: options)
    for range in found.reversed() { textView.replace(TextOffsetRange(range), withText: replacementString) }
    search(from: 0)
    showCurrent()
  }

  override func invalidateFoundResults() {
    guard !query.isEmpty else { return }
    let place = current.flatMap { found.indices.contains($0) ? found[$0].location : nil } ?? 0
    search(from: place)
    textView?.setNeedsLayout()
  }

  private func showCurrent() {
    guard let textView else { return }
    if let current { textView.scrollToShow(found[current]) }
    textView.setNeedsLayout()
  }

  /// Shows what was found where it is now, as far as it is in sight.
  func layOut() {
    guard let textView else { return }
    let geometry = textView.textGeometry
    let bounds = textView.bounds
    func rects(_ range: NSRange) -> [CGRect] { geometry.rectsInSight(for: range).filter { $0.intersects(bounds) } }
    let ends = [geometry.offset(at: bounds.origin), geometry.offset(at: CGPoint(x: bounds.maxX, y: bounds.maxY))]
    let seen = found.enumerated().filter { NSMaxRange($0.element) >= ends[0] && $0.element.location <= ends[1] }
    others.show(seen.filter { $0.offset != current }.flatMap { rects($0.element) })
    // The one that is meant is seen more: twice the colour.
    let meant = current.map { rects(found[$0]) } ?? []
    one.show(meant + meant + meant)
  }

  func end() {
    (found, current) = ([], nil)
    others.removeFromSuperview()
    one.removeFromSuperview()
  }
}
