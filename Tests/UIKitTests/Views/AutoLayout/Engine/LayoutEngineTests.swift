// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What the engine does as constraints and trees change.
@MainActor struct LayoutEngineTests {
  final class Counting: UIView {
    var boundsSet = 0
    var layouts = 0
    override var bounds: CGRect { didSet { boundsSet += 1 } }
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  @Test func constantsAndActivationAreFollowed() {
    let root = makeRoot(200, 100)
    let box = makeBox(in: root)
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let wide = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 5)
    NSLayoutConstraint.activate([left, width, box.heightAnchor.constraint(equalToConstant: 20)])
    root.layoutIfNeeded()
    expectFrame(box, 10, 0, 50, 20, within: 0)
    left.constant = 30
    root.layoutIfNeeded()
    expectFrame(box, 30, 0, 50, 20, within: 0)
    width.isActive = false
    wide.isActive = true
    root.layoutIfNeeded()
    expectFrame(box, 30, 0, 105, 20, within: 0)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    expectFrame(box, 30, 0, 155, 20, within: 0)
    #expect(root.constraints.count == 2)
    #expect(box.constraints.count == 1)
    #expect(!width.isActive)
  }

  @Test func prioritiesMayChangeBelowRequired() {
    let root = makeRoot(200, 100)
    let box = makeBox(in: root)
    let a = box.widthAnchor.constraint(equalToConstant: 50)
    let b = box.widthAnchor.constraint(equalToConstant: 80)
    a.priority = .defaultLow
    b.priority = .defaultHigh
    NSLayoutConstraint.activate([a, b])
    root.layoutIfNeeded()
    #expect(box.frame.width == 80)
    a.priority = UILayoutPriority(999)
    root.layoutIfNeeded()
    #expect(box.frame.width == 50)
  }

  @Test func lengthsAreExactWhereverAViewStands() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    root.overrideTraits { $0.displayScale = 3 }
    let box = makeBox(in: root)
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: root.topAnchor, constant: 484.333),
      box.widthAnchor.constraint(equalToConstant: 35), box.heightAnchor.constraint(equalToConstant: 35),
    ])
    for third in 0..<600 {
      left.constant = CGFloat(third) / 3
      root.layoutIfNeeded()
      #expect(box.bounds.size == CGSize(width: 35, height: 35))
    }
  }

  @Test func strangersCannotBeTied() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
        withExtendedLifetime((a, b)) {}
      }
    }
  }

  @Test func aLoneLocationStops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5)
      }
    }
  }

  @Test func viewsOfDifferentDepthsAreTied() {
    let root = makeRoot(300, 300)
    let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    root.addSubview(outer)
    outer.addSubview(inner)
    let deep = makeBox(in: inner)
    let shallow = makeBox(in: root)
    NSLayoutConstraint.activate([
      deep.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: 7),
      deep.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      deep.widthAnchor.constraint(equalToConstant: 10), deep.heightAnchor.constraint(equalToConstant: 10),
      shallow.leftAnchor.constraint(equalTo: deep.rightAnchor),
      shallow.topAnchor.constraint(equalTo: deep.bottomAnchor),
      shallow.widthAnchor.constraint(equalToConstant: 10), shallow.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expectFrame(deep, 7, 14, 10, 10, within: 0)
    expectFrame(shallow, 42, 60, 10, 10, within: 0)
    outer.frame.origin.x = 120
    root.layoutIfNeeded()
    expectFrame(deep, 7, 14, 10, 10, within: 0)
    expectFrame(shallow, 142, 60, 10, 10, within: 0)
  }

  @Test func framesFollowTheirMaskInsideTheEngine() {
    let root = makeRoot(300, 100)
    let panel = makeBox(in: root)
    let filling = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 50))
    filling.autoresizingMask = [.flexibleWidth]
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    panel.addSubview(filling)
    let box = makeBox(in: panel)
    let width = panel.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      width, panel.heightAnchor.constraint(equalToConstant: 50),
      box.leftAnchor.constraint(equalTo: filling.leftAnchor), box.widthAnchor.constraint(equalTo: filling.widthAnchor),
      box.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectFrame(filling, 10, 0, 180, 50, within: 0)
    expectFrame(box, 10, 0, 180, 5, within: 0)
    width.constant = 260
    root.layoutIfNeeded()
    expectFrame(filling, 10, 0, 240, 50, within: 0)
    expectFrame(box, 10, 0, 240, 5, within: 0)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let root = makeRoot(300, 100)
    let panel = makeBox(in: root)
    let box = makeBox(in: panel)
    let outside = panel.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let inside = box.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([outside, inside])
    root.layoutIfNeeded()
    #expect(box.frame.width == 75)
    panel.removeFromSuperview()
    #expect(!outside.isActive)
    #expect(inside.isActive)
    #expect(root.autoLayout.engine?.boxes.count == 0 || root.autoLayout.engine?.boxes.count == 1)

    let other = makeRoot(400, 100)
    other.addSubview(panel)
    panel.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(panel.frame.width == 400)
    #expect(box.frame.width == 200)
    #expect(panel.autoLayout.engine == nil)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func aTreeThatIsPutTogetherHasOneEngineFromItsFirstLayoutOn() throws {
    // From the inside out, as nibs are made.
    var view = UIStackView(arrangedSubviews: [label("inmost")])
    var all: [UIView] = [view]
    for _ in 0..<5 {
      view = UIStackView(arrangedSubviews: [view])
      all.append(view)
    }
    let root = makeRoot(300, 200)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
    all.append(root)
    #expect(all.allSatisfy { $0.autoLayout.engine == nil })
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7 && view.frame.width > 0)
    #expect(all.filter { $0.autoLayout.engine != nil } == [root])
    #expect(root.autoLayout.engine?.counters.solves == 1)
  }

  @Test func whatLeavesBeforeAnyLayoutDropsWhatTiedIt() {
    let root = makeRoot(300, 100)
    let panel = makeBox(in: root)
    let box = makeBox(in: panel)
    let outside = panel.widthAnchor.constraint(equalTo: root.widthAnchor)
    let inside = box.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([outside, inside])
    panel.removeFromSuperview()
    #expect(!outside.isActive && inside.isActive)
    let other = makeRoot(400, 100)
    other.addSubview(panel)
    panel.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(panel.frame.width == 400 && box.frame.width == 200)
  }

  @Test func whatIsMeasuredBeforeItIsPlacedIsMeasuredAgain() {
    let cell = makeRoot(300, 100)
    let label = label("short")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
      label.topAnchor.constraint(equalTo: cell.topAnchor), label.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    let narrow = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    label.text = "much longer than it was"
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > narrow)
  }

  @Test func manyConstraintsAreOneSolve() {
    let root = makeRoot(1000, 1000)
    var constraints: [NSLayoutConstraint] = []
    var previous: UIView = root
    for index in 0..<50 {
      let box = makeBox(in: root)
      constraints += [
        box.leftAnchor.constraint(equalTo: index == 0 ? root.leftAnchor : previous.rightAnchor, constant: 1),
        box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
        box.heightAnchor.constraint(equalToConstant: 10),
      ]
      previous = box
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(constraints.count == 200)
    #expect(root.autoLayout.engine?.counters.solves == 1)
    #expect(root.autoLayout.engine?.counters.framesSet == 50)
    #expect(previous.frame.minX == 540)
  }

  @Test func oneConstantOfFiveHundredViewsCostsLittle() throws {
    let root = makeRoot(1000, 10_000)
    var tops: [NSLayoutConstraint] = []
    for index in 0..<500 {
      let box = makeBox(in: root)
      let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 20))
      tops.append(top)
      NSLayoutConstraint.activate([
        top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        box.heightAnchor.constraint(equalToConstant: 18),
      ])
    }
    root.layoutIfNeeded()
    let engine = try #require(root.autoLayout.engine)
    let before = engine.pivots
    let framesBefore = engine.counters.framesSet
    tops[250].constant += 1
    root.layoutIfNeeded()
    #expect(engine.pivots - before <= 4)
    #expect(engine.counters.framesSet - framesBefore == 1)
    #expect(root.subviews[250].frame == CGRect(x: 8, y: 5001, width: 984, height: 18))
    let quiet = engine.counters
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(engine.counters == quiet)
  }

  @Test func unchangedViewsAreNotLaidOutAgain() {
    let root = makeRoot(300, 300)
    let a = Counting()
    let b = Counting()
    var heights: [NSLayoutConstraint] = []
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      heights.append(view.heightAnchor.constraint(equalToConstant: 10))
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    }
    NSLayoutConstraint.activate(heights)
    root.layoutIfNeeded()
    let (layouts, sets) = (b.layouts, b.boundsSet)
    heights[0].constant = 20
    root.layoutIfNeeded()
    #expect(a.bounds.height == 20)
    #expect(b.layouts == layouts)
    #expect(b.boundsSet == sets)
  }

  @Test func squeezedContentVanishesBeforeItTurnsInsideOut() {
    let root = makeRoot(90, 50)
    let a = ContentBox(76.5, 19)
    let b = ContentBox(94, 19)
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    a.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 0)
    #expect(b.frame == CGRect(x: 8, y: 0, width: 82, height: 19))
  }

  @Test func wrappingTextIsFittedToItsWidth() {
    let root = makeRoot(105, 300)
    let pinned = WrappingBox(words: 25)
    let free = WrappingBox(words: 25)
    for view in [pinned, free] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      pinned.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: root.topAnchor),
      free.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      free.topAnchor.constraint(equalTo: pinned.bottomAnchor),
    ])
    root.layoutIfNeeded()
    expectFrame(pinned, 0, 0, 105, 60, within: 0)
    expectFrame(free, 0, 60, 100, 60, within: 0)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expectFrame(pinned, 0, 0, 200, 40, within: 0)
    expectFrame(free, 0, 40, 200, 40, within: 0)
    root.frame.size.width = 300
    root.layoutIfNeeded()
    expectFrame(pinned, 0, 0, 300, 20, within: 0)
    expectFrame(free, 0, 20, 250, 20, within: 0)
    root.frame.size.width = 105
    root.layoutIfNeeded()
    expectFrame(free, 0, 60, 100, 60, within: 0)
  }

  @Test func measuringLeavesTheLiveLayoutAlone() {
    let root = makeRoot(300, 300)
    let card = makeBox(in: root)
    let text = WrappingBox(words: 25)
    text.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      card.widthAnchor.constraint(equalTo: root.widthAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    let frame = text.frame
    let counters = root.autoLayout.engine?.counters
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 65))
    root.layoutIfNeeded()
    #expect(text.frame == frame)
    #expect(root.autoLayout.engine?.counters == counters)
  }

  @Test func directionDecidesAboutLeading() {
    let root = makeRoot(200, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let box = makeBox(in: root)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    expectFrame(box, 140, 0, 50, 5, within: 0)
    root.semanticContentAttribute = .forceLeftToRight
    root.layoutIfNeeded()
    expectFrame(box, 10, 0, 50, 5, within: 0)
  }

  @Test func distancesAreDimensions() {
    let root = makeRoot(200, 100)
    let a = makeBox(in: root)
    let b = makeBox(in: root)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), a.widthAnchor.constraint(equalToConstant: 20),
      b.widthAnchor.constraint(equalToConstant: 20),
      root.leftAnchor.anchorWithOffset(to: a.leftAnchor).constraint(
        equalTo: a.rightAnchor.anchorWithOffset(to: b.leftAnchor), multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(b.frame.minX == 50)
  }

  @Test func nothingIsKeptAlive() {
    weak var oldRoot: UIView?
    weak var oldBox: UIView?
    weak var oldConstraint: NSLayoutConstraint?
    do {
      let root = makeRoot(200, 100)
      let box = makeBox(in: root)
      let constraint = box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      constraint.isActive = true
      root.layoutIfNeeded()
      (oldRoot, oldBox, oldConstraint) = (root, box, constraint)
    }
    #expect(oldRoot == nil)
    #expect(oldBox == nil)
    #expect(oldConstraint == nil)
  }

  @Test func aSubtreeOutlivesItsRoot() {
    let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let box = makeBox(in: panel)
    do {
      let root = makeRoot(200, 100)
      root.addSubview(panel)
      box.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5).isActive = true
      root.layoutIfNeeded()
    }
    #expect(panel.superview == nil)
    box.heightAnchor.constraint(equalTo: panel.heightAnchor, multiplier: 0.5).isActive = true
    panel.layoutIfNeeded()
    expectFrame(box, 0, 0, 50, 25, within: 0)
  }

  @Test func theOrderOfActivationDoesNotMatter() {
    var seed: UInt64 = 7
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    func frames(shuffled: Bool) -> [CGRect] {
      let root = makeRoot(320, 480)
      let boxes = (0..<6).map { _ in makeBox(in: root) }
      var constraints: [NSLayoutConstraint] = []
      for (index, box) in boxes.enumerated() {
        let above = index == 0 ? root.topAnchor : boxes[index - 1].bottomAnchor
        let low = box.heightAnchor.constraint(equalToConstant: 200)
        low.priority = UILayoutPriority(Float(300 + index))
        constraints += [
          box.topAnchor.constraint(equalTo: above, constant: 3), low,
          box.heightAnchor.constraint(lessThanOrEqualToConstant: CGFloat(60 + index)),
          box.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: CGFloat(index)),
          box.widthAnchor.constraint(equalTo: boxes[(index + 1) % 6].heightAnchor, multiplier: 1.25),
        ]
      }
      constraints.append(boxes[5].bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -160))
      if shuffled {
        for index in constraints.indices.reversed() { constraints.swapAt(index, next(index + 1)) }
      }
      NSLayoutConstraint.activate(constraints)
      root.layoutIfNeeded()
      return boxes.map(\.frame)
    }
    let expected = frames(shuffled: false)
    #expect(expected[0].height == 0)
    #expect(expected[5].height == 65)
    for _ in 0..<20 { #expect(frames(shuffled: true) == expected) }
  }

  @Test func aFrameWithFlexibleMarginsKeepsItsProportions() {
    let root = makeRoot(300, 100)
    let panel = makeBox(in: root)
    panel.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let floating = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 50))
    floating.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    panel.addSubview(floating)
    let box = makeBox(in: panel)
    let width = panel.widthAnchor.constraint(equalToConstant: 160)
    NSLayoutConstraint.activate([
      width, box.leftAnchor.constraint(equalTo: floating.leftAnchor), box.widthAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(floating.frame.minX == 40)
    #expect(box.frame.minX == 40)
    width.constant = 220
    root.layoutIfNeeded()
    #expect(floating.frame.minX == 60)
    #expect(box.frame.minX == 60)
  }

  @Test func aControllersRootHasTheSystemsMargins() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    let box = makeBox(in: controller.view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|-[box]-|", metrics: nil, views: ["box": box]))
    controller.view.layoutIfNeeded()
    #expect(box.frame.minX == 16)
    #expect(box.frame.width == 361)
  }

  @Test func transformsStayOutOfIt() {
    let root = makeRoot(200, 200)
    let box = makeBox(in: root)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor), box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(box.center == CGPoint(x: 100, y: 100))
    #expect(box.frame == CGRect(x: 60, y: 80, width: 80, height: 40))
  }

  @Test func alignmentRectanglesAreWhatIsAligned() {
    final class Framed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 66, height: 30) }
    }
    let root = makeRoot(200, 200)
    let view = Framed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    expectFrame(view, 8, 9, 72, 34, within: 0)
  }
}
