// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionDiffing
import SeededRandom
import Testing

struct OutlineStorageTests {
  private func fruit() throws -> OutlineStorage<String> {
    var outline = OutlineStorage<String>()
    try outline.append(["fruit", "nuts"])
    try outline.append(["apple", "pear"], to: "fruit")
    try outline.append(["red", "green"], to: "apple")
    outline.expand(["fruit"])
    return outline
  }

  @Test func holdsItemsAsATree() throws {
    let outline = try fruit()
    #expect(outline.itemIdentifiers == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.rootItemIdentifiers == ["fruit", "nuts"])
    #expect(outline.visibleItemIdentifiers == ["fruit", "apple", "pear", "nuts"])
    #expect(outline.expandedItemIdentifiers == ["fruit"])
    #expect(try outline.children(of: "fruit") == ["apple", "pear"])
    #expect(try outline.level(of: "red") == 2)
    #expect(try outline.parent(of: "red") == "apple")
    #expect(try outline.parent(of: "nuts") == nil)
    #expect(outline.index(of: "pear") == 4)
    #expect(outline.index(of: "plum") == nil)
    #expect(!outline.contains("plum") && outline.contains("nuts"))
    #expect(try outline.isExpanded("fruit") && !outline.isExpanded("apple"))
    #expect(try outline.isVisible("apple") && !outline.isVisible("red"))
  }

  @Test func insertsBehindAWholeSubtree() throws {
    var outline = try fruit()
    try outline.insert(["plum", "fig"], after: "apple")
    try outline.insert(["seeds"], before: "nuts")
    try outline.insert(["blue"], before: "red")
    #expect(
      outline.itemIdentifiers
        == ["fruit", "apple", "blue", "red", "green", "plum", "fig", "pear", "seeds", "nuts"])
    #expect(try outline.children(of: "fruit") == ["apple", "plum", "fig", "pear"])
    #expect(try outline.level(of: "blue") == 2)
    #expect(outline.index(of: "fig") == 6)
  }

  @Test func deletesWithAllBelow() throws {
    var outline = try fruit()
    try outline.delete(["apple", "red"])
    #expect(outline.itemIdentifiers == ["fruit", "pear", "nuts"])
    try outline.append(["red"], to: "nuts")
    #expect(try outline.parent(of: "red") == "nuts")
    #expect(try outline.isExpanded("red") == false)
    outline.deleteAll()
    #expect(outline.itemIdentifiers.isEmpty && outline.count == 0)
  }

  @Test func collapsesAndIgnoresWhatIsNotThere() throws {
    var outline = try fruit()
    outline.collapse(["fruit", "plum"])
    #expect(outline.visibleItemIdentifiers == ["fruit", "nuts"])
    outline.expand(["plum", "fruit", "apple"])
    #expect(outline.visibleItemIdentifiers == ["fruit", "apple", "red", "green", "pear", "nuts"])
  }

  @Test func copiesSubtreesWithWhatIsExpanded() throws {
    var outline = try fruit()
    outline.expand(["apple"])
    let below = try outline.subtree(of: "fruit")
    #expect(below.rootItemIdentifiers == ["apple", "pear"])
    #expect(below.visibleItemIdentifiers == ["apple", "red", "green", "pear"])
    let whole = try outline.subtree(of: "fruit", includingParent: true)
    #expect(whole.rootItemIdentifiers == ["fruit"])
    #expect(try whole.level(of: "green") == 2)
  }

  @Test func takesInWholeOutlines() throws {
    var outline = try fruit()
    var other = OutlineStorage<String>()
    try other.append(["x", "y"])
    try other.append(["x1"], to: "x")
    other.expand(["x"])
    try outline.insert(other, after: "apple")
    #expect(
      outline.itemIdentifiers == ["fruit", "apple", "red", "green", "x", "x1", "y", "pear", "nuts"])
    #expect(try outline.isExpanded("x") && outline.level(of: "x1") == 2)
    outline = try fruit()
    try outline.insert(other, before: "fruit")
    #expect(outline.rootItemIdentifiers == ["x", "y", "fruit", "nuts"])
  }

  @Test func replacesWhatIsBelowAlsoByTheSameItems() throws {
    var outline = try fruit()
    var other = OutlineStorage<String>()
    try other.append(["pear", "plum"])
    try other.append(["red"], to: "plum")
    try outline.replace(childrenOf: "fruit", using: other)
    #expect(outline.itemIdentifiers == ["fruit", "pear", "plum", "red", "nuts"])
    #expect(try outline.parent(of: "red") == "plum")
    try other.append(["nuts"])
    #expect(throws: OutlineError.duplicates(["nuts"])) { try outline.replace(childrenOf: "fruit", using: other) }
  }

  @Test func describesItselfLineByLine() throws {
    #expect(try fruit().treeDescription == "+*fruit\n  -*apple\n    - red\n    - green\n  -*pear\n-*nuts")
  }

  @Test func comparesTreesAndWhatIsExpanded() throws {
    var outline = try fruit()
    #expect(try outline == fruit())
    outline.collapse(["fruit"])
    #expect(try outline != fruit())
    var flat = OutlineStorage<String>()
    try flat.append(["fruit", "apple", "red", "green", "pear", "nuts"])
    flat.expand(["fruit"])
    #expect(try flat != fruit())
  }

  @Test func copiesDoNotSeeLaterChanges() throws {
    let one = try fruit()
    var other = one
    try other.delete(["fruit"])
    #expect(one.count == 6 && other.itemIdentifiers == ["nuts"])
  }

  // MARK: - Errors

  private func message(_ edit: (inout OutlineStorage<String>) throws -> Void) throws -> String {
    var outline = try fruit()
    do {
      try edit(&outline)
    } catch {
      #expect(try outline == fruit())
      return "\(error)"
    }
    return "no error"
  }

  @Test func refusesDuplicatesAndNamesThem() throws {
    let text = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    pear\n)}"
    #expect(try message { try $0.append(["new", "pear"]) } == text)
    #expect(try message { try $0.append(["new", "new"]) } == text.replacingPear(with: "new"))
    #expect(try message { try $0.append([], to: "nowhere") } == "no error")
  }

  @Test func refusesWhatIsNotThere() throws {
    #expect(try message { try $0.delete(["nuts", "zz"]) } == "Failed to find index of item zz")
    #expect(
      try message { try $0.append(["x"], to: "zz") } == "Parent item identifier does not exist in section snapshot: zz")
    #expect(
      try message { try $0.insert(["x"], before: "zz") }
        == "Item identifier to insert before does not exist in section snapshot: zz")
    #expect(
      try message { try $0.insert(["x"], after: "zz") }
        == "Item identifier to insert after does not exist in section snapshot: zz")
    #expect(
      try message { _ = try $0.level(of: "zz") } == "Item identifier does not exist in section snapshot: zz")
    #expect(
      try message { _ = try $0.parent(of: "zz") } == "Child item identifier does not exist in section snapshot: zz")
    #expect(
      try message { _ = try $0.subtree(of: "zz") } == "Invalid parameter not satisfying: index != NSNotFound")
  }

  @Test func indicesAgreeWithTheListOfItemsWhateverIsDone() throws {
    var random = SeededRandom(seed: 5)
    var outline = OutlineStorage<Int>()
    for step in 0..<1_500 {
      let items = outline.itemIdentifiers
      switch (Int.random(in: 0..<6, using: &random), items.randomElement(using: &random)) {
      case (0, let item?): try outline.insert([step], before: item)
      case (1, let item?): try outline.insert([step, step + 100_000], after: item)
      case (2, let item?): try outline.append([step], to: item)
      case (3, let item?): try outline.delete([item])
      case (4, let item?): outline.expand([item])
      default: try outline.append([step])
      }
      let now = outline.itemIdentifiers
      if let item = now.randomElement(using: &random) {
        #expect(outline.index(of: item) == now.firstIndex(of: item))
        #expect(try outline.isVisible(item) == outline.visibleItemIdentifiers.contains(item))
        let whole = try outline.subtree(of: item, includingParent: true).itemIdentifiers
        let first = try #require(outline.index(of: item))
        #expect(Array(now[first..<first + whole.count]) == whole)
      }
    }
  }
}

extension String {
  fileprivate func replacingPear(with word: String) -> String {
    split(separator: "pear", omittingEmptySubsequences: false).joined(separator: word)
  }
}
