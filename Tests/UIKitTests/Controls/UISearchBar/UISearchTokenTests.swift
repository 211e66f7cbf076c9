// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Tokens before a search field's text.
@MainActor struct UISearchTokenTests {
  private let bench = Bench()
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
  private let tokens = ["Red", "Round"].map { UISearchToken(icon: nil, text: $0) }

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(field)
    field.placeholder = "Search"
    bench.frame()
  }

  private var plates: [UIButton] { field.subviews.compactMap { $0 as? UIButton }.filter { $0.currentTitle != nil } }

  @Test func tokensStandBeforeTheTextInPlaceOfThePlaceholder() {
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = tokens
    bench.frame()
    #expect(plates.map(\.currentTitle) == ["Red", "Round"])
    #expect(plates[0].frame.minX >= start - 1)
    #expect(plates[1].frame.minX > plates[0].frame.maxX)
    #expect(field.textRect(forBounds: field.bounds).minX > plates[1].frame.maxX - 1)
    #expect(field.placeholderLabel.isHidden)
    field.removeToken(at: 0)
    bench.frame()
    #expect(plates.map(\.currentTitle) == ["Round"])
    field.tokens = []
    bench.frame()
    #expect(field.textRect(forBounds: field.bounds).minX == start)
    #expect(!field.placeholderLabel.isHidden)
  }

  @Test func theCaretStandsBehindTheTextBesideThem() throws {
    field.tokens = tokens
    field.becomeFirstResponder()
    bench.frame()
    field.text = "berry"
    bench.frame()
    let caret = try #require(field.content.subviews.compactMap { $0 as? CaretView }.first)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(end.minX > field.caretRect(for: field.beginningOfDocument).minX + 10)
    #expect(field.content.convert(caret.frame, to: field).minX == end.minX)
  }

  @Test func fromRightToLeftTheyStandAtTheRight() {
    field.traitOverrides.layoutDirection = .rightToLeft
    field.tokens = tokens
    bench.frame()
    #expect(plates[0].frame.minX > plates[1].frame.maxX)
    #expect(field.textRect(forBounds: field.bounds).maxX < plates[1].frame.minX + 1)
  }

  @Test func theDeleteKeyChoosesTheLastTokenAndThenTakesItAway() {
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.tokens = tokens
    field.becomeFirstResponder()
    field.insertText("x")
    field.deleteBackward()
    #expect(field.text == "" && changes == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 2 && plates[1].isSelected)
    field.deleteBackward()
    #expect(field.tokens == [tokens[0]])
    #expect(changes == 3)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.clear()
    #expect(field.tokens.isEmpty)
  }

  @Test func aTokenTakesThePlaceOfTheTextThatItStandsFor() {
    field.text = "red"
    field.replaceTextualPortion(of: field.textualRange, with: tokens[0], at: 0)
    #expect(field.text == "")
    #expect(field.tokens == [tokens[0]])
  }

  @Test func manyTokensShareTheRoom() {
    field.tokens = (0..<6).map { UISearchToken(icon: nil, text: "A long token \($0)") }
    bench.frame()
    #expect(plates.allSatisfy { $0.frame.maxX <= 240 })
  }

  private final class Results: NSObject, UISearchResultsUpdating {
    var counts: [Int] = []
    func updateSearchResults(for searchController: UISearchController) {
      counts.append(searchController.searchBar.searchTextField.tokens.count)
    }
  }

  @Test func aSearchIsToldOfTokensAsOfText() {
    let results = Results()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = results
    let page = UIViewController()
    page.navigationItem.searchController = search
    let phone = Phone(root: UINavigationController(rootViewController: page))
    search.isActive = true
    phone.advance(1)
    results.counts = []
    search.searchBar.searchTextField.tokens = tokens
    #expect(results.counts == [2])
  }
}
