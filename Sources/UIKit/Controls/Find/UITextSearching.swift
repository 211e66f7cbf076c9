// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How text that was found is marked.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As if nothing had been looked for.
  case normal = 0
  /// As one of the places that were found.
  case found = 1
  /// As the place that is shown.
  case highlighted = 2
}

/// A view of an app's own, or what stands behind it, whose text can be looked through.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
  /// Tells documents apart, where there are several.
  associatedtype DocumentIdentifier: Hashable = AnyHashable

  /// What is selected; the search begins behind it.
  var selectedTextRange: UITextRange? { get }
  /// Which of two places comes first.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Looks for a text, tells the aggregator of each place, and that it is over.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Marks a place.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Takes all marks away.
  func clearAllDecoratedFoundText()
  /// Whether something can be put in place of what was found. Defaults to `false`.
  var supportsTextReplacement: Bool { get }
  /// Whether a text may be put in a place. Defaults to `true`.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Puts a text in a place.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Puts a text in all places.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before a place is marked as the one that is shown.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Brings a place into sight.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The document that the selection is in. Defaults to `nil`.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Which of two documents comes first. Defaults to the same.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}

/// Collects the places that a search finds.
@preconcurrency @MainActor public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  struct Place {
    let range: UITextRange
    let document: DocumentIdentifier?
  }

  private(set) var places: [Place] = []
  private let changed: (_ isFinished: Bool) -> Void

  init(_ changed: @escaping (_ isFinished: Bool) -> Void) { self.changed = changed }

  /// All places so far.
  public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: places.map(\.range)) }

  /// A place was found.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
    places.append(Place(range: range, document: document))
    changed(false)
  }

  /// The search is over.
  public func finishedSearching() { changed(true) }

  /// A place is no longer one.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    places.removeAll { $0.range === range && $0.document == document }
    changed(true)
  }

  /// No place is one any longer.
  public func invalidate() {
    places = []
    changed(true)
  }
}
