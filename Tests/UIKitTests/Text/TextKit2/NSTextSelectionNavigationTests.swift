// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct NSTextSelectionNavigationTests {
  private func move(
    _ stack: TextStack, _ from: Int, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination = .character
  ) -> Int? {
    let selection = NSTextSelection(stack.place(from), affinity: .downstream)
    let found = stack.manager.textSelectionNavigation.destinationSelection(
      for: selection, direction: direction, destination: destination, extending: false, confined: false)
    return found?.textRanges.first.map { stack.offset($0.location) }
  }

  @Test func characterByCharacterNothingIsTorn() {
    let stack = TextStack("a👨‍👩‍👧e\u{301}b")
    #expect(move(stack, 0, .forward) == 1 && move(stack, 1, .forward) == 9 && move(stack, 9, .forward) == 11)
    #expect(move(stack, 11, .backward) == 9 && move(stack, 9, .left) == 1 && move(stack, 0, .backward) == nil)
  }

  @Test func leftAndRightFollowTheDirectionOfTheParagraph() {
    let stack = TextStack("שלום\nabc")
    #expect(move(stack, 1, .left) == 2 && move(stack, 1, .right) == 0)
    #expect(move(stack, 6, .left) == 5 && move(stack, 6, .right) == 7)
  }

  @Test func wordsLinesParagraphsAndTheDocumentHaveEnds() {
    let text = "one two three four five six seven eight nine ten\nend"
    let stack = TextStack(text, width: 120)
    #expect(move(stack, 1, .forward, .word) == 3 && move(stack, 6, .backward, .word) == 4)
    #expect(move(stack, 2, .forward, .document) == text.utf16.count && move(stack, 9, .backward, .document) == 0)
    let line = stack.manager.textRange(for: .line, enclosing: stack.place(1))
    #expect(line.map { stack.offset($0.location) } == 0)
    let end = line.map { stack.offset($0.endLocation) } ?? 0
    #expect(end > 3 && end < 40)
    // A line that wraps ends before its last space.
    #expect(move(stack, 1, .forward, .line) == end - 1 && move(stack, end - 1, .backward, .line) == 0)
    #expect(move(stack, 1, .forward, .paragraph) == 48 && move(stack, 48, .forward, .paragraph) == 52)
  }

  @Test func upAndDownKeepTheirPlace() {
    let stack = TextStack("abcdef\nab\nabcdef")
    let navigation = stack.manager.textSelectionNavigation
    var selection = NSTextSelection(stack.place(5), affinity: .downstream)
    var places: [Int] = []
    for _ in 0..<3 {
      guard
        let next = navigation.destinationSelection(
          for: selection, direction: .down, destination: .character, extending: false, confined: false)
      else { break }
      selection = next
      places.append(next.textRanges.first.map { stack.offset($0.location) } ?? -1)
    }
    #expect(places == [9, 15, 16])
    #expect(move(stack, 8, .up) == 1 && move(stack, 2, .up) == 0)
  }

  @Test func extendingKeepsTheAnchor() {
    let stack = TextStack("abcdef")
    let navigation = stack.manager.textSelectionNavigation
    var selection = NSTextSelection(stack.place(3), affinity: .downstream)
    var ranges: [[Int]] = []
    for direction in [NSTextSelectionNavigation.Direction.forward, .backward, .backward, .backward] {
      guard
        let next = navigation.destinationSelection(
          for: selection, direction: direction, destination: .character, extending: true, confined: false)
      else { break }
      selection = next
      ranges.append(next.textRanges.flatMap { [stack.offset($0.location), stack.offset($0.endLocation)] })
    }
    #expect(ranges == [[3, 4], [3, 3], [2, 3], [1, 3]])
  }

  @Test func aPointSelectsThePlaceNearestToIt() throws {
    let stack = TextStack("Hello world\nsecond line")
    let navigation = stack.manager.textSelectionNavigation
    let frame = stack.fragments[1].layoutFragmentFrame
    let pressed = navigation.textSelections(
      interactingAt: CGPoint(x: 6, y: frame.midY), inContainerAt: stack.place(0), anchors: [], modifiers: [],
      selecting: false, bounds: .zero)
    #expect(pressed.first?.textRanges.first.map { stack.offset($0.location) } == 12)
    let word = navigation.textSelection(for: .word, enclosing: try #require(pressed.first))
    #expect(word.textRanges == [stack.range(12, 18)] && word.granularity == .word)
    let dragged = navigation.textSelections(
      interactingAt: CGPoint(x: 290, y: 4), inContainerAt: stack.place(0), anchors: pressed, modifiers: .extend,
      selecting: true, bounds: .zero)
    #expect(dragged.first?.textRanges == [stack.range(11, 12)])
  }

  @Test func deletingTakesWhatAKeyWould() {
    let stack = TextStack("one 👨‍👩‍👧")
    let navigation = stack.manager.textSelectionNavigation
    let end = NSTextSelection(stack.place(12), affinity: .downstream)
    #expect(
      navigation.deletionRanges(for: end, direction: .backward, destination: .character, allowsDecomposition: false)
        == [stack.range(4, 12)])
    let selected = NSTextSelection(range: stack.range(1, 3), affinity: .downstream, granularity: .character)
    #expect(
      navigation.deletionRanges(for: selected, direction: .backward, destination: .word, allowsDecomposition: false)
        == [stack.range(1, 3)])
  }
}
