// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Stacks whose views come, go, move, hide and change, in any order: all stands where it stands in a stack that is made so.
@MainActor struct UIStackViewFuzzTests {
  @Test(arguments: FuzzRange.seeds(120)) func aStackOfAnyPastArrangesAsAFreshOne(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var plan = StackPlan()
    var steps: [StackStep] = []
    for _ in 0..<30 {
      let step = StackStep.random(in: plan, using: &random)
      step.apply(to: &plan)
      steps.append(step)
    }
    guard let end = StackStep.failure(of: steps)?.end else { return }
    let cut = FuzzRange.shrink(Array(steps[..<end])) { StackStep.failure(of: $0)?.end }
    let words = StackStep.failure(of: cut)?.words ?? ""
    Issue.record("seed \(seed):\n\(words)\n\(cut.map { "\($0)" }.joined(separator: "\n"))")
  }
}

/// One of the views of a stack.
private struct StackItem: CustomStringConvertible {
  enum Kind: CaseIterable { case label, lines, box, plain, stack }

  var number: Int
  var kind: Kind
  var text = 0
  var isHidden = false
  var gap: CGFloat?
  var hugging: Float = 250

  var description: String { "\(number) \(kind) \(text)" }

  static let texts = ["A", "Some words", "More words than have room on one line of most stacks that are so narrow", ""]
}

/// A stack without views.
@MainActor private struct StackPlan {
  var items: [StackItem] = []
  var next = 0
  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0
  var hasMargins = false
  var isBaselineRelative = false
  var isRightToLeft = false
  var margins: CGFloat = 8
  /// Points; `nil` for as large as it wants to be.
  var size: CGSize?

  static let spacings: [CGFloat] = [0, 8, 13.5, UIStackView.spacingUseSystem]
  static let sizes: [CGSize?] = [nil, CGSize(width: 300, height: 200), CGSize(width: 120, height: 90)]
  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline]
}

@MainActor private enum StackStep {
  case add(StackItem, at: Int)
  case move(Int, to: Int)
  /// Takes a view out of the arrangement, which then stays where it was or goes too.
  case remove(Int, isGone: Bool)
  case hide(Int, Bool, animated: Bool)
  case write(Int, text: Int)
  case gap(Int, CGFloat?)
  case hug(Int, Float)
  case axis(NSLayoutConstraint.Axis)
  case distribution(UIStackView.Distribution)
  case alignment(UIStackView.Alignment)
  case spacing(CGFloat)
  case margins(Bool, CGFloat)
  case baselines(Bool)
  case direction(Bool)
  case size(CGSize?)
  case rest

  static func random(in plan: StackPlan, using random: inout SeededRandom) -> StackStep {
    let number = plan.items.randomElement(using: &random)?.number
    let place = Int.random(in: 0...plan.items.count, using: &random)
    let choice = number == nil ? 0 : Int.random(in: 0..<24, using: &random)
    switch (choice, number) {
    case (0...3, _), (_, nil):
      guard plan.items.count < 6 else { return .rest }
      let item = StackItem(
        number: plan.next, kind: StackItem.Kind.allCases.randomElement(using: &random) ?? .box,
        text: .random(in: 0..<StackItem.texts.count, using: &random))
      return .add(item, at: place)
    case (4, let number?): return .move(number, to: min(place, plan.items.count - 1))
    case (5, let number?): return .remove(number, isGone: .random(using: &random))
    case (6...8, let number?): return .hide(number, .random(using: &random), animated: .random(using: &random))
    case (9, let number?): return .write(number, text: .random(in: 0..<StackItem.texts.count, using: &random))
    case (10, let number?):
      return .gap(number, [nil, 0, 20, UIStackView.spacingUseSystem].randomElement(using: &random) ?? nil)
    case (11, let number?): return .hug(number, [1, 250, 251, 1000].randomElement(using: &random) ?? 250)
    case (12, _): return .axis(Bool.random(using: &random) ? .vertical : .horizontal)
    case (13, _): return .distribution(StackPlan.distributions.randomElement(using: &random) ?? .fill)
    case (14, _): return .alignment(StackPlan.alignments.randomElement(using: &random) ?? .fill)
    case (15, _): return .spacing(StackPlan.spacings.randomElement(using: &random) ?? 0)
    case (16, _): return .margins(.random(using: &random), [0, 8, 20].randomElement(using: &random) ?? 8)
    case (17, _): return .baselines(.random(using: &random))
    case (18, _): return .direction(.random(using: &random))
    case (19, _): return .size(StackPlan.sizes.randomElement(using: &random) ?? nil)
    default: return .rest
    }
  }

  func apply(to plan: inout StackPlan) {
    func change(_ number: Int, _ body: (inout StackItem) -> Void) {
      if let index = plan.items.firstIndex(where: { $0.number == number }) { body(&plan.items[index]) }
    }
    switch self {
    case .add(let item, let index):
      plan.items.insert(item, at: min(index, plan.items.count))
      plan.next = max(plan.next, item.number + 1)
    case .move(let number, let index):
      guard let old = plan.items.firstIndex(where: { $0.number == number }) else { return }
      let item = plan.items.remove(at: old)
      plan.items.insert(item, at: min(index, plan.items.count))
    case .remove(let number, _): plan.items.removeAll { $0.number == number }
    case .hide(let number, let isHidden, _): change(number) { $0.isHidden = isHidden }
    case .write(let number, let text): change(number) { $0.text = text }
    case .gap(let number, let gap): change(number) { $0.gap = gap }
    case .hug(let number, let priority): change(number) { $0.hugging = priority }
    case .axis(let axis): plan.axis = axis
    case .distribution(let distribution): plan.distribution = distribution
    case .alignment(let alignment): plan.alignment = alignment
    case .spacing(let spacing): plan.spacing = spacing
    case .margins(let hasMargins, let margins): (plan.hasMargins, plan.margins) = (hasMargins, margins)
    case .baselines(let isRelative): plan.isBaselineRelative = isRelative
    case .direction(let isRightToLeft): plan.isRightToLeft = isRightToLeft
    case .size(let size): plan.size = size
    case .rest: break
    }
  }

  /// After how many steps something stands elsewhere than in a fresh stack, and what; `nil` for never.
  static func failure(of steps: [StackStep]) -> (end: Int, words: String)? {
    let world = StackWorld()
    var plan = StackPlan()
    for (index, step) in steps.enumerated() {
      step.apply(to: &plan)
      world.apply(step, plan)
      guard case .rest = step else { continue }
      let (mine, its) = (world.frames(plan), StackWorld(plan).frames(plan))
      guard mine != its else { continue }
      let words = zip(mine, its).filter { $0 != $1 }.map { "\($0), fresh \($1)" }
      return (index + 1, words.joined(separator: "\n"))
    }
    return nil
  }
}

/// A stack in a window.
@MainActor private final class StackWorld {
  private let bench = Bench(size: CGSize(width: 400, height: 700))
  private let stack = UIStackView()
  private var views: [Int: UIView] = [:]
  private lazy var sizes = [
    stack.widthAnchor.constraint(equalToConstant: 0), stack.heightAnchor.constraint(equalToConstant: 0),
  ]

  init() {
    bench.take()
    // Less than what holds views to each other, so that nothing is at odds.
    for size in sizes { size.priority = UILayoutPriority(999) }
    bench.window.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: bench.window.leftAnchor),
      stack.topAnchor.constraint(equalTo: bench.window.topAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 350),
    ])
    bench.window.makeKeyAndVisible()
  }

  convenience init(_ plan: StackPlan) {
    self.init()
    for item in plan.items {
      let view = view(of: item)
      stack.addArrangedSubview(view)
      view.isHidden = item.isHidden
      if let gap = item.gap { stack.setCustomSpacing(gap, after: view) }
    }
    setUp(plan)
  }

  private func setUp(_ plan: StackPlan) {
    stack.axis = plan.axis
    stack.distribution = plan.distribution
    stack.alignment = plan.alignment
    stack.spacing = plan.spacing
    stack.isLayoutMarginsRelativeArrangement = plan.hasMargins
    stack.layoutMargins = UIEdgeInsets(
      top: plan.margins, left: plan.margins, bottom: plan.margins, right: plan.margins)
    stack.isBaselineRelativeArrangement = plan.isBaselineRelative
    stack.semanticContentAttribute = plan.isRightToLeft ? .forceRightToLeft : .unspecified
    NSLayoutConstraint.deactivate(sizes)
    guard let size = plan.size else { return }
    (sizes[0].constant, sizes[1].constant) = (size.width, size.height)
    NSLayoutConstraint.activate(sizes)
  }

  private func view(of item: StackItem) -> UIView {
    if let view = views[item.number] { return view }
    let view: UIView
    switch item.kind {
    case .label, .lines:
      let label = UILabel()
      label.numberOfLines = item.kind == .lines ? 0 : 1
      view = label
    case .box:
      view = UIView()
      for side in [
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 30),
      ] {
        side.priority = UILayoutPriority(900)
        side.isActive = true
      }
    case .plain: view = UIView()
    case .stack: view = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
    }
    views[item.number] = view
    write(item)
    hug(item)
    return view
  }

  private func write(_ item: StackItem) {
    let text = StackItem.texts[item.text]
    (views[item.number] as? UILabel)?.text = text
    for case let label as UILabel in (views[item.number] as? UIStackView)?.arrangedSubviews ?? [] { label.text = text }
  }

  private func hug(_ item: StackItem) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      views[item.number]?.setContentHuggingPriority(UILayoutPriority(item.hugging), for: axis)
    }
  }

  func apply(_ step: StackStep, _ plan: StackPlan) {
    bench.take()
    func item(_ number: Int) -> StackItem? { plan.items.first { $0.number == number } }
    switch step {
    case .add(let item, let index): stack.insertArrangedSubview(view(of: item), at: min(index, plan.items.count - 1))
    case .move(let number, _):
      guard let index = plan.items.firstIndex(where: { $0.number == number }) else { return }
      stack.insertArrangedSubview(view(of: plan.items[index]), at: index)
    case .remove(let number, let isGone):
      guard let view = views.removeValue(forKey: number) else { return }
      if isGone { view.removeFromSuperview() } else { stack.removeArrangedSubview(view) }
    case .hide(let number, let isHidden, let isAnimated):
      guard item(number) != nil, let view = views[number] else { return }
      if isAnimated {
        UIView.animate(withDuration: 0.2) {
          view.isHidden = isHidden
          self.stack.layoutIfNeeded()
        }
      } else {
        view.isHidden = isHidden
      }
    case .write(let number, _): item(number).map(write)
    case .hug(let number, _): item(number).map(hug)
    case .gap(let number, let gap):
      guard item(number) != nil, let view = views[number] else { return }
      stack.setCustomSpacing(gap ?? UIStackView.spacingUseDefault, after: view)
    case .rest: bench.advance(0.05)
    default: setUp(plan)
    }
  }

  func frames(_ plan: StackPlan) -> [String] {
    bench.take()
    bench.advance(0.5)
    func text(_ view: UIView) -> String {
      let frame = view.frame
      return [frame.minX, frame.minY, frame.width, frame.height]
        .map { "\((($0 * 1000).rounded() + 0) / 1000)" }.joined(separator: " ")
    }
    return ["stack \(text(stack))"]
      + plan.items.map { item in
        guard let view = views[item.number] else { return "\(item.number) nothing" }
        // Where a hidden view stands is seen by nobody.
        return item.isHidden ? "\(item.number) hidden" : "\(item.number) \(item.kind) \(text(view))"
      }
  }
}
