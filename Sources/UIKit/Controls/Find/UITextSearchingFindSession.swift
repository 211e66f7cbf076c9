// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Looks through a view of an app's own: marks the places that it finds, goes from one to the next, and replaces.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let finder: any TextFinding
  /// What is looked through.
  public let searchableObject: (any UITextSearching)?

  /// Creates a session for what is to be looked through.
  public init<Searched: UITextSearching>(searchableObject: Searched) {
    self.searchableObject = searchableObject
    finder = TextFinder(searchableObject)
    super.init()
  }

  open override var resultCount: Int { finder.count }
  open override var highlightedResultIndex: Int { finder.current ?? NSNotFound }
  open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && finder.current != nil
  }

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    finder.search(query, options ?? UITextSearchOptions())
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    finder.move(direction == .forward ? 1 : -1)
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { finder.replace(replacementString) }
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    searchableObject?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    finder.searchAgain()
  }
  open override func invalidateFoundResults() { finder.searchAgain() }
}

/// What a session does whatever its documents are told apart by.
@MainActor private protocol TextFinding: AnyObject {
  var count: Int { get }
  var current: Int? { get }
  func search(_ query: String, _ options: UITextSearchOptions)
  func searchAgain()
  func move(_ step: Int)
  func replace(_ text: String)
}

@MainActor private final class TextFinder<Searched: UITextSearching>: TextFinding {
  private typealias Aggregator = UITextSearchAggregator<Searched.DocumentIdentifier>
  private weak var searched: Searched?
  private var aggregator: Aggregator?
  private var places: [Aggregator.Place] = []
  private var query = ""
  private var options = UITextSearchOptions()
  private(set) var current: Int?

  init(_ searched: Searched) { self.searched = searched }

  var count: Int { places.count }

  func search(_ query: String, _ options: UITextSearchOptions) {
    (self.query, self.options) = (query, options)
    searched?.clearAllDecoratedFoundText()
    (places, current) = ([], nil)
    guard let searched, !query.isEmpty else { return aggregator = nil }
    let aggregator = Aggregator { [weak self] in self?.changed(isFinished: $0) }
    self.aggregator = aggregator
    searched.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
  }

  func searchAgain() { search(query, options) }

  private func changed(isFinished: Bool) {
    guard let searched, let aggregator else { return }
    guard isFinished else {
      if let place = aggregator.places.last {
        searched.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found)
      }
      return
    }
    places = aggregator.places.sorted { comesBefore($0, $1, searched) }
    current = places.isEmpty ? nil : firstBehindSelection(searched)
    show()
  }

  private func comesBefore(_ one: Aggregator.Place, _ other: Aggregator.Place, _ searched: Searched) -> Bool {
    if let first = one.document, let second = other.document, first != second {
      return searched.compare(document: first, toDocument: second) == .orderedAscending
    }
    return searched.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
  }

  private func firstBehindSelection(_ searched: Searched) -> Int {
    guard let selected = searched.selectedTextRange else { return 0 }
    return places.firstIndex {
      searched.compare($0.range, toRange: selected, document: $0.document) != .orderedAscending
    } ?? 0
  }

  func move(_ step: Int) {
    guard !places.isEmpty, let searched else { return }
    if let current {
      searched.decorate(
        foundTextRange: places[current].range, document: places[current].document, usingStyle: .found)
    }
    current = ((current ?? (step > 0 ? -1 : 0)) + step + places.count) % places.count
    show()
  }

  private func show() {
    guard let searched, let current else { return }
    let place = places[current]
    searched.willHighlight(foundTextRange: place.range, document: place.document)
    searched.decorate(foundTextRange: place.range, document: place.document, usingStyle: .highlighted)
    searched.scrollRangeToVisible(place.range, inDocument: place.document)
  }

  func replace(_ text: String) {
    guard let searched, let current, searched.supportsTextReplacement else { return }
    let place = places[current]
    guard searched.shouldReplace(foundTextRange: place.range, document: place.document, withText: text) else { return }
    searched.replace(foundTextRange: place.range, document: place.document, withText: text)
    searchAgain()
  }
}
