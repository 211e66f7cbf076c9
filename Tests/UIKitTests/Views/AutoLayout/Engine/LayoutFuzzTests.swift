// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// Trees that are changed at random, laid out at random times, and compared with trees that are made as those have become.
@MainActor struct LayoutFuzzTests {
  @Test(arguments: 0..<200) func aTreeOfAnyPastIsLaidOutAsAFreshOne(seed: Int) {
    var plan = LayoutPlan(seed: UInt64(seed))
    let old = LayoutTree(root: plan.root)
    var past: [String] = []
    for step in 0..<60 {
      let changes = plan.step()
      past += changes.map { "\($0)" }
      for change in changes { old.apply(change) }
      guard plan.random.chance(3) else { continue }
      past.append("layout")
      old.root.layoutIfNeeded()
      guard plan.random.chance(2) else { continue }
      let fresh = LayoutTree(root: plan.root)
      for change in plan.allAtOnce() { fresh.apply(change) }
      fresh.root.layoutIfNeeded()
      let (here, there) = (old.frames(), fresh.frames())
      let differing = here.keys.filter { here[$0] != there[$0] }.sorted()
      #expect(
        differing.isEmpty,
        """
        seed \(seed), step \(step): \(differing.map { "\($0): \(here[$0] ?? .null), fresh \(there[$0] ?? .null)" })
        \(past.joined(separator: "\n"))
        """)
      if !differing.isEmpty { return }
    }
  }
}

extension SeededRandom {
  /// Once in so many times.
  fileprivate mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A constraint between two views by their numbers; 0 is the root.
private struct Tie: Hashable, CustomStringConvertible {
  var number: Int
  var view: Int
  var attribute: NSLayoutConstraint.Attribute
  var other: Int?
  var otherAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var constant: CGFloat
  var priority: Float
  /// Whether it says a part of a view's place, so that it may be weakened and never taken away.
  var isNeeded = false

  var description: String {
    "\(view).\(attribute.rawValue) = \(other.map { "\($0).\(otherAttribute.rawValue)" } ?? "") + \(constant) @\(priority)"
  }
}

/// What can be done to a tree.
private enum LayoutChange {
  case add(Int, to: Int, isStack: Bool, text: String?)
  case remove(Int)
  case tie(Tie)
  case untie(Int)
  case constant(Int, CGFloat)
  case priority(Int, Float)
  case text(Int, String)
  case hide(Int, Bool)
  case size(CGSize)
}

/// What the tree should be, by numbers, without views.
private struct LayoutPlan {
  private struct Node {
    var parent: Int
    var isStack: Bool
    var text: String?
    var isHidden = false
  }

  var random: SeededRandom
  private(set) var root = CGSize(width: 400, height: 300)
  private var nodes: [(number: Int, node: Node)] = []
  private var ties: [Tie] = []
  private var next = 1

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A change, and what must follow from it.
  mutating func step() -> [LayoutChange] {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1, 2, 3: return nodes.count < 14 ? add() : remove()
    case 4: return nodes.isEmpty ? add() : remove()
    case 5, 6: return wish()
    case 7: return loosen()
    case 8: return retext()
    case 9: return hide()
    case 10:
      root = CGSize(width: .random(in: 20...60, using: &random) * 10, height: .random(in: 20...50, using: &random) * 10)
      return [.size(root)]
    default: return move()
    }
  }

  /// The way to the same from nothing.
  func allAtOnce() -> [LayoutChange] {
    var changes: [LayoutChange] = [.size(root)]
    changes += nodes.map { .add($0.number, to: $0.node.parent, isStack: $0.node.isStack, text: $0.node.text) }
    changes += ties.map { .tie($0) }
    changes += nodes.filter(\.node.isHidden).map { .hide($0.number, true) }
    return changes
  }

  private func node(_ number: Int) -> Node? { nodes.first { $0.number == number }?.node }

  private func isStack(_ number: Int) -> Bool { node(number)?.isStack == true }

  private mutating func add() -> [LayoutChange] {
    let number = next
    next += 1
    let parent = nodes.filter { $0.node.text == nil }.map(\.number).randomElement(using: &random) ?? 0
    // What a stack arranges has a size of its own.
    let isText = isStack(parent) || random.chance(3)
    let isStack = !isText && random.chance(3)
    let text = isText ? word() : nil
    nodes.append((number, Node(parent: parent, isStack: isStack, text: text)))
    return [.add(number, to: parent, isStack: isStack, text: text)]
      + (self.isStack(parent) ? [] : place(number, in: parent))
  }

  private mutating func word() -> String { String(repeating: "w", count: .random(in: 1...12, using: &random)) }

  /// Constraints that say all of a view's place, in one of several ways.
  private mutating func place(_ number: Int, in parent: Int) -> [LayoutChange] {
    var made: [Tie] = []
    func tie(_ attribute: NSLayoutConstraint.Attribute, _ other: Int?, _ constant: CGFloat) {
      made.append(
        Tie(
          number: next, view: number, attribute: attribute, other: other,
          otherAttribute: other == nil ? .notAnAttribute : attribute, constant: constant, priority: 1000,
          isNeeded: true))
      next += 1
    }
    let sizes = [CGFloat](arrayLiteral: 10, 33, 47.5, 80)
    for (near, far, middle, length) in [
      (
        NSLayoutConstraint.Attribute.leading, NSLayoutConstraint.Attribute.trailing,
        NSLayoutConstraint.Attribute.centerX, NSLayoutConstraint.Attribute.width
      ),
      (.top, .bottom, .centerY, .height),
    ] {
      let size = sizes.randomElement(using: &random) ?? 10
      let hasSize = node(number)?.text != nil || isStack(number)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: tie(near, parent, size)
      case 1: tie(far, parent, -size)
      case 2: tie(middle, parent, size / 2)
      default:
        tie(near, parent, 8)
        tie(far, parent, -8)
        continue
      }
      if !hasSize || isStack(number) { tie(length, nil, size) }
    }
    ties += made
    return made.map { .tie($0) }
  }

  /// Something that is wished and not required, of a strength that no other wish has.
  private mutating func wish() -> [LayoutChange] {
    guard let (number, node) = nodes.filter({ !isStack($0.node.parent) }).randomElement(using: &random) else {
      return []
    }
    let siblings = nodes.filter { $0.node.parent == node.parent && $0.number != number }.map(\.number)
    let other = siblings.randomElement(using: &random)
    let tie = Tie(
      number: next, view: number, attribute: other == nil ? .width : .leading, other: other,
      otherAttribute: other == nil ? .notAnAttribute : .trailing, constant: .random(in: 1...90, using: &random),
      priority: 20 + Float(next))
    next += 1
    ties.append(tie)
    return [.tie(tie)]
  }

  private mutating func loosen() -> [LayoutChange] {
    guard let index = ties.indices.randomElement(using: &random) else { return [] }
    if !ties[index].isNeeded { return [.untie(ties.remove(at: index).number)] }
    if random.chance(3) {
      ties[index].priority = ties[index].priority < 1000 ? 1000 : 500.5 + Float(next)
      next += 1
      return [.priority(ties[index].number, ties[index].priority)]
    }
    ties[index].constant += 3
    return [.constant(ties[index].number, ties[index].constant)]
  }

  private mutating func retext() -> [LayoutChange] {
    guard let index = nodes.indices.filter({ nodes[$0].node.text != nil }).randomElement(using: &random) else {
      return []
    }
    let text = word()
    nodes[index].node.text = text
    return [.text(nodes[index].number, text)]
  }

  private mutating func hide() -> [LayoutChange] {
    guard let index = nodes.indices.filter({ isStack(nodes[$0].node.parent) }).randomElement(using: &random) else {
      return []
    }
    nodes[index].node.isHidden.toggle()
    return [.hide(nodes[index].number, nodes[index].node.isHidden)]
  }

  private func below(_ number: Int) -> Set<Int> {
    var found: Set<Int> = [number]
    for (child, node) in nodes where found.contains(node.parent) { found.insert(child) }
    return found
  }

  private mutating func remove() -> [LayoutChange] {
    guard let number = nodes.randomElement(using: &random)?.number else { return [] }
    let gone = below(number)
    nodes.removeAll { gone.contains($0.number) }
    ties.removeAll { gone.contains($0.view) || ($0.other.map(gone.contains) ?? false) }
    return [.remove(number)]
  }

  /// Takes a view with all below out, and puts it elsewhere.
  private mutating func move() -> [LayoutChange] {
    guard let index = nodes.indices.randomElement(using: &random) else { return [] }
    let (number, node) = nodes[index]
    let moved = below(number)
    let parents =
      [0] + nodes.filter { $0.node.text == nil && !$0.node.isStack && !moved.contains($0.number) }.map(\.number)
    guard let parent = parents.randomElement(using: &random) else { return [] }
    let lengths = ties.filter { $0.other == nil && $0.view == number }.map(\.number)
    ties.removeAll { tie in
      // What holds within stays; lengths of the view's own are said anew below.
      let ends = [tie.view, tie.other ?? tie.view].map(moved.contains)
      return ends[0] != ends[1] || lengths.contains(tie.number)
    }
    // It and what is below come last now, in their order.
    let part = nodes.filter { moved.contains($0.number) }
    nodes.removeAll { moved.contains($0.number) }
    nodes += part
    guard let place = nodes.firstIndex(where: { $0.number == number }) else { return [] }
    nodes[place].node.parent = parent
    nodes[place].node.isHidden = false
    return [.remove(number)] + lengths.map { .untie($0) } + [
      .add(number, to: parent, isStack: node.isStack, text: node.text)
    ]
      + self.place(number, in: parent)
  }
}

/// The views of a plan.
@MainActor private final class LayoutTree {
  let root: UIView
  private var views: [Int: UIView] = [:]
  private var constraints: [Int: NSLayoutConstraint] = [:]

  init(root size: CGSize) {
    root = makeRoot(size.width, size.height)
    views[0] = root
  }

  func apply(_ change: LayoutChange) {
    switch change {
    case .add(let number, let parent, let isStack, let text):
      let view = views[number] ?? make(isStack, text)
      views[number] = view
      view.isHidden = false
      if let stack = views[parent] as? UIStackView {
        stack.addArrangedSubview(view)
      } else {
        views[parent]?.addSubview(view)
      }
    case .remove(let number): views[number]?.removeFromSuperview()
    case .tie(let tie):
      guard let view = views[tie.view] else { return }
      let constraint = NSLayoutConstraint(
        item: view, attribute: tie.attribute, relatedBy: .equal, toItem: tie.other.flatMap { views[$0] },
        attribute: tie.otherAttribute, multiplier: 1, constant: tie.constant)
      constraint.priority = UILayoutPriority(tie.priority)
      constraint.isActive = true
      constraints[tie.number] = constraint
    case .untie(let number): constraints[number]?.isActive = false
    case .constant(let number, let constant): constraints[number]?.constant = constant
    case .priority(let number, let priority): constraints[number]?.priority = UILayoutPriority(priority)
    case .text(let number, let text): (views[number] as? UILabel)?.text = text
    case .hide(let number, let isHidden): views[number]?.isHidden = isHidden
    case .size(let size): root.frame.size = size
    }
  }

  private func make(_ isStack: Bool, _ text: String?) -> UIView {
    let view = isStack ? UIStackView() : text == nil ? UIView() : UILabel()
    (view as? UILabel)?.text = text
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Of the views that are in the tree and shown.
  func frames() -> [Int: CGRect] {
    views.filter { $0.key != 0 && $0.value.isDescendant(of: root) && !$0.value.isHidden }.mapValues(\.frame)
  }
}
