// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import AutomationProtocol

@Suite struct ElementTreeTests {
  /// Depths in preorder:
  /// 0
  ///   1  2  3
  ///      4
  ///   5  6
  private let tree = ElementTree(
    [0, 1, 2, 3, 2, 1, 2].map { depth in
      var node = ElementNode(.other)
      node.depth = depth
      return node
    })

  @Test func elementsKnowWhatIsBelowThem() {
    #expect(Array(tree.descendants(of: 0)) == [1, 2, 3, 4, 5, 6])
    #expect(Array(tree.descendants(of: 1)) == [2, 3, 4])
    #expect(tree.descendants(of: 6).isEmpty)
    #expect(tree.children(of: 0) == [1, 5])
    #expect(tree.children(of: 1) == [2, 4])
    #expect(tree.children(of: 3) == [])
  }

  @Test func elementsKnowWhatIsAroundThem() {
    #expect(tree.ancestors(of: 3) == [0, 1, 2])
    #expect(tree.ancestors(of: 5) == [0])
    #expect(tree.ancestors(of: 0) == [])
    #expect(tree.parents == [-1, 0, 1, 2, 1, 0, 5])
  }
}
