// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// One element of an app's accessibility tree.
package struct ElementNode: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let disabled = Flags(rawValue: 1)
    package static let selected = Flags(rawValue: 2)
    package static let hasKeyboardFocus = Flags(rawValue: 4)
    /// The key window.
    package static let main = Flags(rawValue: 8)
  }

  package var kind: ElementKind
  package var flags: Flags = []
  /// In the screen's space, in points.
  package var frame: CGRect = .zero
  package var identifier = ""
  package var label = ""
  package var value: String?
  package var placeholder: String?
  /// The position of a slider's thumb, from 0 to 1.
  package var position: Double?
  /// The number of ancestors.
  package var depth = 0

  package init(_ kind: ElementKind) {
    self.kind = kind
  }
}

/// An app's elements in preorder, the application first. An element's index is its number in commands.
package struct ElementTree: Hashable, Sendable {
  package enum Limit {
    package static let elements = 50_000
    package static let depth = 400
  }

  package let nodes: [ElementNode]
  /// For each element, the index of its parent; -1 for the application.
  package let parents: [Int]
  /// For each element, the index behind its last descendant.
  package let ends: [Int]

  /// - Parameter nodes: Each at most one level deeper than the one before; only the first has depth 0.
  package init(_ nodes: [ElementNode]) {
    self.nodes = nodes
    var parents: [Int] = []
    var ends = [Int](repeating: nodes.count, count: nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while open.count > node.depth { ends[open.removeLast()] = index }
      parents.append(open.last ?? -1)
      open.append(index)
    }
    self.parents = parents
    self.ends = ends
  }

  /// The indices of the elements below an element.
  package func descendants(of index: Int) -> Range<Int> { index + 1..<ends[index] }

  /// The indices of the elements directly below an element.
  package func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = index + 1
    while next < ends[index] {
      found.append(next)
      next = ends[next]
    }
    return found
  }

  /// The indices of an element's ancestors, the application first.
  package func ancestors(of index: Int) -> [Int] {
    sequence(first: parents[index]) { $0 < 0 ? nil : parents[$0] }.filter { $0 >= 0 }.reversed()
  }
}
