// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Sections by first letters, for long lists of names with an index at their side.
///
/// Letters are those of the Latin alphabet in every language, with `#` for all else; accents do not count. Texts are
/// compared as people of the session's locale do.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  public override init() { super.init() }

  /// The collation of the app's language.
  open class func current() -> Self {
    guard let collation = shared as? Self else {
      fatalError("UILocalizedIndexedCollation can't be made for \(self): there is one, which is not of a subclass")
    }
    return collation
  }

  /// What sections are headed by: the letters, and `#`.
  open var sectionTitles: [String] { Self.titles }

  /// What the index shows: the same.
  open var sectionIndexTitles: [String] { Self.titles }

  private static let titles = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The section that belongs to a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object, by the first letter of a text that it has.
  ///
  /// - Parameter selector: The object's method or property that answers with a `String`.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let text = Self.text(of: object, selector)
    let plain = text.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: Locale(identifier: "en"))
    let last = Self.titles.count - 1
    guard let first = plain.first(where: { !$0.isWhitespace && !$0.isPunctuation }) else { return last }
    return Self.titles.firstIndex(of: first.uppercased()) ?? last
  }

  /// The objects in the order of a text that they have.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { ($0, Self.text(of: $0, selector)) }.enumerated()
      .sorted { left, right in
        let order = left.element.1.localizedStandardCompare(right.element.1)
        return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
      }
      .map(\.element.0)
  }

  private static func text(of object: Any, _ selector: Selector) -> String {
    selector.perform(on: object) as? String ?? ""
  }
}
