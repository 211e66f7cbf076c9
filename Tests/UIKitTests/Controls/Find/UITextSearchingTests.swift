// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UITextSearchingTests {
  /// A text of an app's own.
  private final class Page: NSObject, UITextSearching {
    typealias DocumentIdentifier = Int
    var text: String
    var marks: [Int: UITextSearchFoundTextStyle] = [:]
    var shown: [Int] = []
    var selectedTextRange: UITextRange? { nil }
    var supportsTextReplacement: Bool { true }

    init(_ text: String) { self.text = text }

    private func start(_ range: UITextRange) -> Int { (range as? TextOffsetRange)?.range.location ?? -1 }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      let (one, other) = (start(foundRange), start(toRange))
      return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
    ) {
      // The last first: the session brings them into order.
      for range in options.ranges(of: queryString, in: text).reversed() {
        resultAggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: 1)
      }
      resultAggregator.finishedSearching()
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
      marks[start(foundTextRange)] = usingStyle
    }
    func clearAllDecoratedFoundText() { marks = [:] }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) { shown.append(start(range)) }
    func replace(foundTextRange: UITextRange, document: Int?, withText: String) {
      guard let range = (foundTextRange as? TextOffsetRange)?.range else { return }
      text = (text as NSString).replacingCharacters(in: range, with: withText)
    }
  }

  @Test func aSessionMarksAndGoesFromOneToTheNext() {
    let page = Page("one fish, two fish")
    let session = UITextSearchingFindSession(searchableObject: page)
    session.performSearch(query: "fish", options: nil)
    #expect(session.resultCount == 2 && session.highlightedResultIndex == 0 && session.supportsReplacement)
    #expect(page.marks == [4: .highlighted, 14: .found])
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 1 && page.marks == [4: .found, 14: .highlighted])
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 0 && page.shown == [4, 14, 4])
    session.performSearch(query: "", options: nil)
    #expect(session.resultCount == 0 && page.marks.isEmpty)
  }

  @Test func aPlaceIsReplaced() {
    let page = Page("one fish, two fish")
    let session = UITextSearchingFindSession(searchableObject: page)
    session.performSearch(query: "fish", options: nil)
    session.performSingleReplacement(query: "fish", replacementString: "cat", options: nil)
    #expect(page.text == "one cat, two fish" && session.resultCount == 1)
  }

  @Test func namesOfBarsAndViewsHaveTheirDefaults() {
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    #expect(item.largeContentSizeImage == nil && item.largeContentSizeImageInsets == .zero)
    let picture = UIImageView()
    #expect(!picture.adjustsImageSizeForAccessibilityContentSizeCategory)
    picture.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(picture.adjustsImageSizeForAccessibilityContentSizeCategory)
    let navigation = UINavigationItem(title: "A")
    #expect(
      navigation.searchBarPlacementBarButtonItem.isHidden && navigation.searchBarPlacementAllowsToolbarIntegration)
    #expect(UITextView().textDragInteraction == nil && !UITextField().isTextDropActive)
  }
}
