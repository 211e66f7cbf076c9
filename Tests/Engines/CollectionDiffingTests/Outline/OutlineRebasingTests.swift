// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import CollectionDiffing

/// Outlines whose visible items were edited as a plain list.
struct OutlineRebasingTests {
  /// 1(11 12(121 122)) 2(21), with 1 expanded.
  private func outline() throws -> OutlineStorage<Int> {
    var outline = OutlineStorage<Int>()
    try outline.append([1, 2])
    try outline.append([11, 12], to: 1)
    try outline.append([121, 122], to: 12)
    try outline.append([21], to: 2)
    outline.expand([1])
    return outline
  }

  @Test(arguments: [
    ([1, 11, 12, 2], "1(11 12[121 122]) 2[21]"),
    ([1, 12, 2], "1(12[121 122]) 2[21]"),
    ([2, 1, 11, 12], "2[21] 1(11 12[121 122])"),
    ([1, 12, 11, 2], "1(12[121 122] 11) 2[21]"),
    ([1, 5, 11, 12, 2, 6], "1(5 11 12[121 122]) 2[21] 6"),
    ([5, 1, 11, 12, 6, 2], "5 1(11 12[121 122]) 6 2[21]"),
    // Children whose parent is gone, or stands behind them.
    ([11, 12, 2], "11 12[121 122] 2[21]"),
    ([12, 1, 11, 2], "12[121 122] 1(11) 2[21]"),
    // Moved out of its parent, and another one in between.
    ([1, 2, 11, 12], "1() 2[21] 11 12[121 122]"),
    // Something hidden was put among the others.
    ([1, 11, 121, 12, 2], "1(11 121 12[122]) 2[21]"),
    ([], ""),
  ]) func theVisibleItemsAreTheList(_ list: [Int], _ expected: String) throws {
    let result = try outline().rebased(to: list)
    #expect(result.visibleItemIdentifiers == list)
    #expect(try text(result) == expected)
  }

  @Test func anythingGivenIsWhatIsVisible() throws {
    var random = SeededRandom(seed: 3)
    var outline = try outline()
    for _ in 0..<500 {
      for item in outline.itemIdentifiers where Int.random(in: 0..<4, using: &random) == 0 {
        if try outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
      }
      var list = outline.visibleItemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      if Bool.random(using: &random) { list.shuffle(using: &random) }
      let number = Int.random(in: 1000..<1_000_000, using: &random)
      if !list.contains(number) { list.insert(number, at: Int.random(in: 0...list.count, using: &random)) }
      if list.count > 40 { list.removeLast(20) }
      outline = outline.rebased(to: list)
      #expect(outline.visibleItemIdentifiers == list)
      if let parent = list.randomElement(using: &random), Bool.random(using: &random) {
        let child = Int.random(in: 2_000_000..<9_000_000, using: &random)
        if !outline.contains(child) { try outline.append([child], to: parent) }
      }
    }
  }

  /// Children of expanded items in round brackets, of collapsed ones in square ones.
  private func text(_ outline: OutlineStorage<Int>) throws -> String {
    func text(_ item: Int) throws -> String {
      let children = try outline.children(of: item).map(text).joined(separator: " ")
      if try outline.isExpanded(item) { return "\(item)(\(children))" }
      return children.isEmpty ? "\(item)" : "\(item)[\(children)]"
    }
    return try outline.rootItemIdentifiers.map(text).joined(separator: " ")
  }
}
