// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

@MainActor struct NSTextContentStorageTests {
  private func starts(_ content: NSTextContentStorage) -> [Int] {
    var found: [Int] = []
    content.enumerateTextElements(from: nil) { element in
      element.elementRange.map { found.append(content.offset(from: content.documentRange.location, to: $0.location)) }
      return true
    }
    return found
  }

  @Test func rangesCompareAndIntersect() throws {
    let stack = TextStack("Hello, world")
    let (one, other) = (stack.range(0, 5), stack.range(3, 8))
    #expect(
      one.intersects(other) && one.intersection(other) == stack.range(3, 5) && one.union(other) == stack.range(0, 8))
    #expect(one.contains(stack.place(4)) && !one.contains(stack.place(5)) && !one.isEmpty)
    #expect(stack.range(0, 9).contains(other) && !one.contains(other))
    #expect(NSTextRange(location: stack.place(3), end: stack.place(2)) == nil)
    #expect(NSTextRange(location: stack.place(3)).isEmpty)
    #expect(stack.content.location(stack.place(3), offsetBy: 20) == nil)
    #expect(stack.content.offset(from: stack.place(8), to: stack.place(2)) == -6)
  }

  @Test func paragraphsAreElements() throws {
    let stack = TextStack("one\r\ntwo\n\nfour")
    #expect(starts(stack.content) == [0, 5, 9, 10])
    let first = try #require(stack.content.textElements(for: stack.range(1, 2)).first as? NSTextParagraph)
    #expect(first.attributedString.string == "one\r\n" && first.elementRange == stack.range(0, 5))
    #expect(first.paragraphContentRange == stack.range(0, 3) && first.paragraphSeparatorRange == stack.range(3, 5))
    #expect(stack.content.textElements(for: stack.range(6, 11)).count == 3)
    #expect(first.textContentManager === stack.content)
    // Elements follow what is put before them.
    let last = try #require(stack.content.textElements(for: stack.range(10, 11)).first)
    stack.content.textStorage?.insert(NSAttributedString(string: "zero\n"), at: 0)
    #expect(last.elementRange == stack.range(15, 19))
  }

  @Test func editsCountParagraphsAnewAsAWholeCountDoes() {
    var random = SeededRandom(seed: 5)
    let parts = ["a", "bc", "\n", "\r", "\r\n", "\u{2029}", "ж"]
    let stack = TextStack("")
    for step in 0..<300 {
      guard let storage = stack.content.textStorage else { return }
      let low = Int.random(in: 0...storage.length, using: &random)
      let length = min(Int.random(in: 0..<4, using: &random), storage.length - low)
      let text = (0..<Int.random(in: 0..<3, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      storage.replaceCharacters(in: NSRange(location: low, length: length), with: text.joined())
      let fresh = NSTextContentStorage()
      fresh.attributedString = NSAttributedString(string: storage.string)
      #expect(starts(stack.content) == starts(fresh), "step \(step)")
      #expect(stack.content.length == storage.length)
    }
  }

  @Test func aTransactionIsToldOnce() {
    let stack = TextStack("one\ntwo")
    _ = stack.fragments
    var told = 0
    stack.manager.listeners.append { told += 1 }
    stack.content.performEditingTransaction {
      #expect(stack.content.hasEditingTransaction)
      stack.content.textStorage?.insert(NSAttributedString(string: "a"), at: 0)
      stack.content.textStorage?.append(NSAttributedString(string: "\nthree"))
    }
    #expect(told == 1 && !stack.content.hasEditingTransaction && stack.fragments.count == 3)
  }

  @Test func selectionsGrowToWholeCharacters() {
    let stack = TextStack("a👨‍👩‍👧b")
    #expect(stack.content.adjustedRange(from: stack.range(2, 3), forEditingTextSelection: true) == stack.range(1, 9))
  }

  @Test func contentsAreReplacedByElements() {
    let stack = TextStack("one two three")
    stack.manager.replaceContents(in: stack.range(4, 7), with: NSAttributedString(string: "2"))
    #expect(stack.content.attributedString?.string == "one 2 three")
  }

  @Test func aManagerOfTheAppsOwnHasItsElementsLaidOut() {
    final class Place: NSObject, NSTextLocation {
      let offset: Int
      init(_ offset: Int) { self.offset = offset }
      func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? Place)?.offset ?? 0
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
      }
    }
    final class Poem: NSTextContentManager {
      let verses = ["roses\n", "violets\n", "sugar"]
      override var documentRange: NSTextRange {
        NSTextRange(location: Place(0), end: Place(verses.joined().utf16.count)) ?? NSTextRange(location: Place(0))
      }
      override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
      ) -> (any NSTextLocation)? {
        var start = 0
        for verse in verses {
          let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: verse))
          paragraph.elementRange = NSTextRange(location: Place(start), end: Place(start + verse.utf16.count))
          paragraph.textContentManager = self
          start += verse.utf16.count
          if !block(paragraph) { break }
        }
        return Place(start)
      }
      override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        (location as? Place).map { Place($0.offset + offset) }
      }
      override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        ((to as? Place)?.offset ?? 0) - ((from as? Place)?.offset ?? 0)
      }
    }
    let poem = Poem()
    let manager = NSTextLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 0))
    manager.textContainer = container
    poem.addTextLayoutManager(manager)
    var found: [Int] = []
    manager.enumerateTextLayoutFragments(from: Place(7), options: .ensuresLayout) { fragment in
      found.append((fragment.rangeInElement.location as? Place)?.offset ?? -1)
      return true
    }
    #expect(found == [6, 14])
  }
}
