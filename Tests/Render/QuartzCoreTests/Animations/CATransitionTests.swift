// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CATransitionTests {
  private func tile(_ stage: Stage) -> StillLayer {
    let layer = StillLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return stage.add(layer)
  }

  /// The server's name for what stands beside the only sublayer of the root.
  private func siblings(_ stage: Stage) -> [LayerID] {
    stage.context.root.id.flatMap { stage.tree[$0]?.sublayers } ?? []
  }

  @Test func aFadeShowsTheOldContentsOnTop() throws {
    try Stage.run { stage in
      let layer = tile(stage)
      let id = try #require(layer.id)
      let transition = CATransition()
      transition.duration = 1
      let listener = AnimationListener()
      transition.delegate = listener
      layer.add(transition, forKey: "whatever")
      layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      #expect(layer.animationKeys() == [kCATransition])
      stage.frame()
      let shown = siblings(stage)
      #expect(shown.count == 2)
      #expect(shown.first == id)
      let ghost = try #require(shown.last)
      stage.advance(to: 10.25)
      let state = try #require(stage.tree.presented(at: stage.time)[ghost])
      #expect(state.opacity == 0.75)
      #expect(state.backgroundColor == RGBAColor(red: 1, green: 0, blue: 0))
      #expect(state.position == CGPoint(x: 30, y: 35))
      #expect(stage.shown(layer)?.opacity == 1)
      #expect(stage.shown(layer)?.backgroundColor == RGBAColor(red: 0, green: 0, blue: 1))
      // The app sees nothing of it.
      #expect(stage.context.root.sublayers == [layer])
      #expect(stage.context.root.hitTest(CGPoint(x: 30, y: 30)) === layer)

      #expect(stage.advance(to: 11) == 1)
      #expect(siblings(stage) == [id])
      #expect(stage.tree[ghost] == nil)
      #expect(listener.log == ["start", "finished"])
      #expect(!stage.context.isAnimating)
      #expect(stage.advance(to: 12) == 0)
    }
  }

  @Test func contentsThatOneSeesThroughFadeInAndOut() throws {
    try Stage.run { stage in
      let layer = tile(stage)
      layer.backgroundColor = nil
      layer.opacity = 0.5
      let transition = CATransition()
      transition.duration = 1
      transition.startProgress = 0.5
      layer.add(transition, forKey: nil)
      stage.frame()
      let ghost = try #require(siblings(stage).last)
      #expect(stage.shown(layer)?.opacity == 0.25)
      #expect(stage.tree.presented(at: stage.time)[ghost]?.opacity == 0.25)
      stage.advance(to: 10.5)
      #expect(stage.shown(layer)?.opacity == 0.375)
      #expect(stage.tree.presented(at: stage.time)[ghost]?.opacity == 0.125)
    }
  }

  @Test(arguments: [
    (CATransitionSubtype.fromRight, CGPoint(x: 50, y: 35), CGPoint(x: 10, y: 35)),
    (.fromLeft, CGPoint(x: 10, y: 35), CGPoint(x: 50, y: 35)),
    (.fromTop, CGPoint(x: 30, y: 50), CGPoint(x: 30, y: 20)),
    (.fromBottom, CGPoint(x: 30, y: 20), CGPoint(x: 30, y: 50)),
  ])
  func motionsComeFromTheirSide(_ subtype: CATransitionSubtype, _ new: CGPoint, _ old: CGPoint) throws {
    let rest = CGPoint(x: 30, y: 35)
    let expected: [(CATransitionType, new: CGPoint, old: CGPoint, isBehind: Bool)] = [
      (.push, new, old, false), (.moveIn, new, rest, true), (.reveal, rest, old, false),
    ]
    for (type, new, old, isBehind) in expected {
      try Stage.run { stage in
        let layer = tile(stage)
        let transition = CATransition()
        transition.duration = 1
        transition.type = type
        transition.subtype = subtype
        layer.add(transition, forKey: nil)
        stage.frame()
        stage.advance(to: 10.5)
        #expect(stage.shown(layer)?.position == new)
        let ghost = try #require(isBehind ? siblings(stage).first : siblings(stage).last)
        #expect(ghost != layer.id)
        #expect(stage.tree.presented(at: stage.time)[ghost]?.position == old)
      }
    }
  }

  @Test func anotherTransitionTakesThePlaceAndLeavingEndsBoth() throws {
    try Stage.run { stage in
      let layer = tile(stage)
      let listener = AnimationListener()
      for _ in 0..<3 {
        let transition = CATransition()
        transition.delegate = listener
        layer.add(transition, forKey: nil)
        stage.frame()
        #expect(siblings(stage).count == 2)
      }
      let id = try #require(layer.id)
      // The ghost goes where the layer goes.
      let other = StillLayer()
      stage.context.root.addSublayer(other)
      other.addSublayer(layer)
      stage.frame()
      #expect(siblings(stage) == [other.id].compactMap { $0 })
      #expect(other.id.flatMap { stage.tree[$0]?.sublayers.count } == 2)
      layer.removeFromSuperlayer()
      stage.frame()
      #expect(stage.tree[id] == nil)
      #expect(stage.tree.layers.count == 2)
      #expect(listener.log == ["start", "stopped", "start", "stopped", "start", "stopped"])
      stage.context.root.addSublayer(layer)
      stage.frame()
      #expect(siblings(stage).count == 2)
      #expect(stage.tree.layers.count == 3)
    }
  }

  @Test func fullCommitsKnowGhosts() throws {
    Stage.run { stage in
      let layer = tile(stage)
      layer.add(CATransition(), forKey: nil)
      stage.frame()
      var late = LayerTree()
      late.apply(stage.context.makeFullCommit().commit)
      #expect(late.layers == stage.tree.layers)
    }
  }

  @Test func theRootHasNoPlaceForAGhost() {
    Stage.run { stage in
      let listener = AnimationListener()
      let transition = CATransition()
      transition.delegate = listener
      stage.context.root.add(transition, forKey: nil)
      stage.frame()
      stage.advance(to: 11)
      #expect(listener.log == ["start", "finished"])
    }
  }
}
