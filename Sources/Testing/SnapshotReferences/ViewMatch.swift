// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A view of one tree and the one that it became in another, with what is in them.
struct ViewMatch {
  /// The view before; `nil` for one that is new.
  let old: ViewTree.Node?
  /// The view now; `nil` for one that is gone.
  let new: ViewTree.Node?
  let children: [ViewMatch]
  /// By how much it moved within the view that it is in.
  let move: CGVector

  /// Pairs views in their order: first those that are the same by class, identifier and text, then, between those, what
  /// has the same class.
  static func match(_ old: [ViewTree.Node], _ new: [ViewTree.Node], moved: CGVector = .zero) -> [ViewMatch] {
    let exact = common(old.map(signature), new.map(signature))
    var matches: [ViewMatch] = []
    var (left, right) = (0, 0)
    for (nextLeft, nextRight) in exact + [(old.count, new.count)] {
      let (oldGap, newGap) = (Array(old[left..<nextLeft]), Array(new[right..<nextRight]))
      let alike = common(oldGap.map(kind), newGap.map(kind))
      var (i, j) = (0, 0)
      for (nextI, nextJ) in alike + [(oldGap.count, newGap.count)] {
        matches += oldGap[i..<nextI].map { ViewMatch($0, nil, moved) }
        matches += newGap[j..<nextJ].map { ViewMatch(nil, $0, moved) }
        if nextI < oldGap.count, nextJ < newGap.count { matches.append(ViewMatch(oldGap[nextI], newGap[nextJ], moved)) }
        (i, j) = (nextI + 1, nextJ + 1)
      }
      if nextLeft < old.count, nextRight < new.count { matches.append(ViewMatch(old[nextLeft], new[nextRight], moved)) }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    return matches
  }

  private init(_ old: ViewTree.Node?, _ new: ViewTree.Node?, _ parentMove: CGVector) {
    (self.old, self.new) = (old, new)
    guard let old, let new else {
      (children, move) = ([], .zero)
      return
    }
    let whole = CGVector(dx: new.frame.minX - old.frame.minX, dy: new.frame.minY - old.frame.minY)
    move = CGVector(dx: whole.dx - parentMove.dx, dy: whole.dy - parentMove.dy)
    children = Self.match(old.children, new.children, moved: whole)
  }

  /// By how much it is larger than before.
  var growth: CGSize {
    guard let old, let new else { return .zero }
    return CGSize(width: new.frame.width - old.frame.width, height: new.frame.height - old.frame.height)
  }

  /// The properties that differ, in the order of their names.
  var changes: [(name: String, old: String?, new: String?)] {
    guard let old, let new else { return [] }
    return Set((old.properties + new.properties).map(\.name)).sorted()
      .filter { old[$0] != new[$0] }.map { ($0, old[$0], new[$0]) }
  }

  /// Lengths in points below this one are nothing.
  static let tolerance = 0.02

  private static func signature(_ node: ViewTree.Node) -> String {
    [node.kind, node["id"] ?? "", node["text"] ?? ""].joined(separator: "\u{1F}")
  }

  private static func kind(_ node: ViewTree.Node) -> String {
    [node.kind, node["id"] ?? ""].joined(separator: "\u{1F}")
  }

  /// The longest row of pairs of equal words, in both orders.
  private static func common(_ left: [String], _ right: [String]) -> [(Int, Int)] {
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
    let head = (0..<start).map { ($0, $0) }
    let (rows, columns) = (left.count - start, right.count - start)
    // Of very many views only those at the beginning are told apart.
    guard rows > 0, columns > 0, rows * columns <= 250_000 else { return head }
    var lengths = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    for i in stride(from: rows - 1, through: 0, by: -1) {
      for j in stride(from: columns - 1, through: 0, by: -1) {
        let place = i * (columns + 1) + j
        lengths[place] =
          left[start + i] == right[start + j]
          ? lengths[place + columns + 2] + 1 : max(lengths[place + columns + 1], lengths[place + 1])
      }
    }
    var pairs = head
    var (i, j) = (0, 0)
    while i < rows, j < columns {
      if left[start + i] == right[start + j] {
        pairs.append((start + i, start + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * (columns + 1) + j] >= lengths[i * (columns + 1) + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
