// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// Random fingers on nested views with recognisers of every kind never break what recognisers promise.
@MainActor struct GestureFuzzTests {
  /// Counts what a view hears, touch by touch.
  final class Balance: UIView {
    var down: Set<UITouch> = []
    var faults: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !down.isDisjoint(with: touches) { faults.append("a touch began twice") }
      down.formUnion(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }
    private func check(_ touches: Set<UITouch>) {
      if !down.isSuperset(of: touches) { faults.append("a touch that had not begun, or was over") }
    }
    private func end(_ touches: Set<UITouch>) {
      check(touches)
      down.subtract(touches)
    }
  }

  private static let followers: [UIGestureRecognizer.State: Set<UIGestureRecognizer.State>] = [
    .possible: [.began, .ended], .began: [.changed, .ended, .cancelled], .changed: [.changed, .ended, .cancelled],
  ]

  private func recognizers(_ random: inout SeededRandom) -> [UIGestureRecognizer] {
    (0..<5).map { index in
      let recognizer: UIGestureRecognizer
      switch Int.random(in: 0...7, using: &random) {
      case 0:
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = Int.random(in: 1...3, using: &random)
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        recognizer = tap
      case 1:
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = Double.random(in: 0...0.6, using: &random)
        press.numberOfTapsRequired = Int.random(in: 0...1, using: &random)
        recognizer = press
      case 2:
        let pan = UIPanGestureRecognizer()
        pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
        pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
        recognizer = pan
      case 3: recognizer = UIPinchGestureRecognizer()
      case 4: recognizer = UIRotationGestureRecognizer()
      case 5:
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt.random(in: 1...15, using: &random))
        recognizer = swipe
      case 6:
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .all
        recognizer = edge
      default: recognizer = CustomGestureTests.Touching()
      }
      recognizer.name = "\(index) \(type(of: recognizer))"
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Bool.random(using: &random)
      recognizer.delaysTouchesEnded = Bool.random(using: &random)
      return recognizer
    }
  }

  @Test(arguments: 100..<124 as Range<UInt64>) func randomFingersBreakNothing(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let bench = GestureBench()
    let outer = Balance(frame: bench.window.bounds)
    let middle = Balance(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let inner = Balance(frame: CGRect(x: 50, y: 50, width: 150, height: 150))
    let views = [outer, middle, inner]
    bench.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(inner)
    for view in views { view.isMultipleTouchEnabled = Bool.random(using: &random) }

    let recognizers = recognizers(&random)
    let rules = GestureRules()
    let shares = Bool.random(using: &random)
    rules.together = { _, _ in shares }
    var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
    var faults: [String] = []
    bench.log.onState = { recognizer in
      let key = ObjectIdentifier(recognizer)
      let before = last[key] ?? .possible
      if Self.followers[before]?.contains(recognizer.state) != true {
        faults.append("\(recognizer.name ?? ""): \(recognizer.state) after \(before)")
      }
      let isOver = recognizer.state == .ended || recognizer.state == .cancelled
      last[key] = isOver ? .possible : recognizer.state
    }
    for recognizer in recognizers {
      bench.add(recognizer, recognizer.name ?? "", to: views[Int.random(in: 0...2, using: &random)])
      if Bool.random(using: &random) { recognizer.delegate = rules }
      if Int.random(in: 0...2, using: &random) == 0 {
        recognizer.require(toFail: recognizers[Int.random(in: 0...4, using: &random)])
      }
    }

    var places: [UInt32: CGPoint] = [:]
    for _ in 0..<400 {
      let id = UInt32.random(in: 1...4, using: &random)
      let x = CGFloat.random(in: 0..<400, using: &random)
      let y = CGFloat.random(in: 0..<400, using: &random)
      switch Int.random(in: 0...9, using: &random) {
      case 0...1 where places[id] == nil:
        places[id] = CGPoint(x: x, y: y)
        bench.down(id, x, y)
      case 2...5:
        var moved: [(UInt32, CGFloat, CGFloat)] = []
        for (id, place) in places.sorted(by: { $0.key < $1.key }) {
          let reach = CGFloat.random(in: 0...40, using: &random)
          let next = CGPoint(
            x: place.x + CGFloat.random(in: -reach...reach, using: &random),
            y: place.y + CGFloat.random(in: -reach...reach, using: &random))
          places[id] = next
          moved.append((id, next.x, next.y))
        }
        if !moved.isEmpty { bench.move(moved.map { (id: $0.0, x: $0.1, y: $0.2) }) }
      case 6...7 where places[id] != nil:
        places[id] = nil
        bench.lift([id], Int.random(in: 0...9, using: &random) == 0 ? .cancelled : .ended)
      case 8: bench.wait(Double.random(in: 0...0.3, using: &random))
      case 9 where Int.random(in: 0...9, using: &random) == 0:
        let recognizer = recognizers[Int.random(in: 0...4, using: &random)]
        recognizer.isEnabled.toggle()
      default: break
      }
    }
    if !places.isEmpty { bench.lift(places.keys.sorted(), .ended) }
    bench.wait(2)

    #expect(faults == [])
    for recognizer in recognizers {
      #expect(recognizer.state == .possible, "seed \(seed), \(recognizer.name ?? "")")
      #expect(last[ObjectIdentifier(recognizer)] ?? .possible == .possible, "seed \(seed), \(recognizer.name ?? "")")
      #expect(recognizer.trackedTouches.isEmpty)
    }
    for view in views {
      #expect(view.faults == [], "seed \(seed)")
      #expect(view.down.isEmpty, "seed \(seed)")
    }
    #expect(bench.window.touchDispatcher.arena.recognizers.isEmpty)
  }
}
