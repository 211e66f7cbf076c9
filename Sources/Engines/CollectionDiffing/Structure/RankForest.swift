// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Sequences of slots, in which the place of a slot is found as fast as the slot at a place.
///
/// Each sequence is a binary tree kept balanced by pseudo-random priorities (a treap); the priority is a mix of the slot's
/// number, so the same edits give the same tree everywhere. A slot stands in one sequence or in none. Each slot has a
/// weight, and the sum of weights before a slot is as cheap as its place.
///
/// - Complexity: O(log *n*), expected, for an edit or a question about one slot; O(*k* + log *n*) to insert *k* slots.
struct RankForest: Sendable {
  /// No slot.
  static let none: Int32 = -1

  private struct Node {
    var left = RankForest.none
    var right = RankForest.none
    /// The slot above, or -2 - owner for the topmost of the sequence of `owner`.
    var parent = RankForest.none
    var weight: Int32 = 0
    /// Slots and weights of this node and all below.
    var count: Int32 = 1
    var sum: Int32 = 0
  }

  private var nodes: ContiguousArray<Node> = []
  /// The topmost slot of each sequence.
  private var roots: ContiguousArray<Int32> = []

  // MARK: - Questions

  func count(in owner: Int) -> Int {
    owner < roots.count && roots[owner] >= 0 ? Int(nodes[Int(roots[owner])].count) : 0
  }

  func sum(in owner: Int) -> Int {
    owner < roots.count && roots[owner] >= 0 ? Int(nodes[Int(roots[owner])].sum) : 0
  }

  func weight(of slot: Int) -> Int { Int(nodes[slot].weight) }

  /// The sequence in which a slot stands, its place there, and the sum of the weights before it.
  func place(of slot: Int) -> (owner: Int, rank: Int, sumBefore: Int) {
    var node = nodes[slot]
    var rank = 0
    var sum = 0
    if node.left >= 0 {
      rank += Int(nodes[Int(node.left)].count)
      sum += Int(nodes[Int(node.left)].sum)
    }
    var current = Int32(slot)
    while node.parent >= 0 {
      let above = nodes[Int(node.parent)]
      if above.right == current {
        rank += Int(above.count - node.count)
        sum += Int(above.sum - node.sum)
      }
      current = node.parent
      node = above
    }
    return (-2 - Int(node.parent), rank, sum)
  }

  /// The slot at a place that the sequence has.
  func slot(at rank: Int, in owner: Int) -> Int {
    var current = roots[owner]
    var rank = Int32(rank)
    while true {
      let node = nodes[Int(current)]
      let before = node.left >= 0 ? nodes[Int(node.left)].count : 0
      if rank == before { return Int(current) }
      if rank < before {
        current = node.left
      } else {
        rank -= before + 1
        current = node.right
      }
    }
  }

  /// All slots of a sequence in order. O(*n*).
  func forEach(in owner: Int, _ body: (Int) -> Void) {
    guard owner < roots.count, roots[owner] >= 0 else { return }
    var path: ContiguousArray<Int32> = []
    var current = roots[owner]
    while current >= 0 || !path.isEmpty {
      while current >= 0 {
        path.append(current)
        current = nodes[Int(current)].left
      }
      let slot = path.removeLast()
      body(Int(slot))
      current = nodes[Int(slot)].right
    }
  }

  /// How many slots stand above the deepest one of a sequence, itself included; for tests.
  func depth(in owner: Int) -> Int {
    var deepest = 0
    forEach(in: owner) { slot in
      var depth = 1
      var current = nodes[slot].parent
      while current >= 0 {
        depth += 1
        current = nodes[Int(current)].parent
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  // MARK: - Edits

  /// Inserts slots that stand in no sequence, so that the first of them gets the place `rank`.
  mutating func insert(_ slots: some Collection<Int>, weight: Int32, at rank: Int, in owner: Int) {
    guard !slots.isEmpty else { return }
    while roots.count <= owner { roots.append(Self.none) }
    let run = build(slots, weight: weight)
    let root = roots[owner]
    if root < 0 {
      setRoot(run, of: owner)
    } else if rank >= Int(nodes[Int(root)].count) {
      setRoot(merge(root, run), of: owner)
    } else {
      let (before, behind) = split(root, at: Int32(rank))
      setRoot(merge(merge(before, run), behind), of: owner)
    }
  }

  mutating func append(_ slots: some Collection<Int>, weight: Int32, in owner: Int) {
    insert(slots, weight: weight, at: count(in: owner), in: owner)
  }

  mutating func remove(_ slot: Int) {
    let node = nodes[slot]
    let joined = merge(node.left, node.right)
    if node.parent < 0 {
      setRoot(joined, of: -2 - Int(node.parent))
      return
    }
    if nodes[Int(node.parent)].left == Int32(slot) {
      nodes[Int(node.parent)].left = joined
    } else {
      nodes[Int(node.parent)].right = joined
    }
    if joined >= 0 { nodes[Int(joined)].parent = node.parent }
    updateUpwards(from: node.parent)
  }

  /// Forgets a sequence; its slots then stand in none.
  mutating func removeAll(in owner: Int) {
    if owner < roots.count { roots[owner] = Self.none }
  }

  mutating func setWeight(_ weight: Int, of slot: Int) {
    let change = Int32(weight) - nodes[slot].weight
    guard change != 0 else { return }
    nodes[slot].weight += change
    var current = Int32(slot)
    while current >= 0 {
      nodes[Int(current)].sum += change
      current = nodes[Int(current)].parent
    }
  }

  // MARK: - Trees

  private mutating func setRoot(_ root: Int32, of owner: Int) {
    roots[owner] = root
    if root >= 0 { nodes[Int(root)].parent = -2 - Int32(owner) }
  }

  private func priority(_ slot: Int32) -> UInt64 {
    var mixed = UInt64(UInt32(bitPattern: slot)) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func update(_ slot: Int32) {
    let node = nodes[Int(slot)]
    var count: Int32 = 1
    var sum = node.weight
    if node.left >= 0 {
      count += nodes[Int(node.left)].count
      sum += nodes[Int(node.left)].sum
    }
    if node.right >= 0 {
      count += nodes[Int(node.right)].count
      sum += nodes[Int(node.right)].sum
    }
    nodes[Int(slot)].count = count
    nodes[Int(slot)].sum = sum
  }

  private mutating func updateUpwards(from slot: Int32) {
    var current = slot
    while current >= 0 {
      update(current)
      current = nodes[Int(current)].parent
    }
  }

  /// A tree of new nodes in time linear in their number: each goes to the right end, above those of lower priority.
  private mutating func build(_ slots: some Collection<Int>, weight: Int32) -> Int32 {
    var spine: ContiguousArray<Int32> = []
    for number in slots {
      let slot = Int32(number)
      while nodes.count <= number { nodes.append(Node()) }
      nodes[number] = Node(weight: weight, sum: weight)
      var below = Self.none
      while let last = spine.last, priority(last) < priority(slot) {
        spine.removeLast()
        update(last)
        below = last
      }
      nodes[number].left = below
      if below >= 0 { nodes[Int(below)].parent = slot }
      if let above = spine.last {
        nodes[Int(above)].right = slot
        nodes[number].parent = above
      }
      spine.append(slot)
    }
    for slot in spine.reversed() { update(slot) }
    return spine[0]
  }

  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    if first < 0 { return second }
    if second < 0 { return first }
    if priority(first) > priority(second) {
      let right = merge(nodes[Int(first)].right, second)
      nodes[Int(first)].right = right
      nodes[Int(right)].parent = first
      update(first)
      return first
    }
    let left = merge(first, nodes[Int(second)].left)
    nodes[Int(second)].left = left
    nodes[Int(left)].parent = second
    update(second)
    return second
  }

  /// The first `rank` slots, and the rest.
  private mutating func split(_ root: Int32, at rank: Int32) -> (Int32, Int32) {
    guard root >= 0 else { return (Self.none, Self.none) }
    let node = nodes[Int(root)]
    let before = node.left >= 0 ? nodes[Int(node.left)].count : 0
    if rank <= before {
      let (first, second) = split(node.left, at: rank)
      nodes[Int(root)].left = second
      if second >= 0 { nodes[Int(second)].parent = root }
      update(root)
      return (first, root)
    }
    let (first, second) = split(node.right, at: rank - before - 1)
    nodes[Int(root)].right = first
    if first >= 0 { nodes[Int(first)].parent = root }
    update(root)
    return (root, second)
  }
}
