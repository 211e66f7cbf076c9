// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

/// From adding to the end: what is told to whom, and when.
@MainActor @Suite(.serialized) struct AnimationLifeTests {
  @Test func anAnimationIsSentOnceAndEndsBySelf() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      let id = try #require(layer.id)
      let listener = AnimationListener()
      layer.add(basic("opacity", from: 0, to: 1, duration: 0.5, delegate: listener), forKey: "fade")
      #expect(listener.log == [])
      #expect(stage.frame() == 1)
      #expect(listener.log == ["start"])
      #expect(stage.commits.last?.time == 10)
      #expect(stage.context.nextAnimationEvent == 10.5)
      #expect(stage.advance(to: 10.25) == 0)
      #expect(stage.shown(layer)?.opacity == 0.5)
      #expect(layer.presentation()?.opacity == 0.5)
      #expect(layer.opacity == 1)
      #expect(listener.log == ["start"])

      #expect(stage.advance(to: 10.5) == 1)
      #expect(listener.log == ["start", "finished"])
      #expect(layer.animationKeys() == nil)
      #expect(stage.commits.last?.deltas == [LayerDelta(layer: id, changes: [.animations([])])])
      #expect(stage.context.nextAnimationEvent == nil)
      #expect(!stage.context.isAnimating)
      #expect(stage.advance(to: 11) == 0)
    }
  }

  @Test func theLayerKeepsACopy() throws {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let animation = basic("opacity", from: 0, to: 1)
      animation.setValue("mine", forKey: "tag")
      layer.add(animation, forKey: "fade")
      animation.duration = 7
      let copy = layer.animation(forKey: "fade") as? CABasicAnimation
      #expect(copy != nil && copy !== animation)
      #expect(copy?.duration == 1)
      #expect(copy?.value(forKey: "tag") as? String == "mine")
      #expect(copy === layer.animation(forKey: "fade"))
    }
  }

  @Test func keysComeInTheOrderOfAdding() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      for key in ["b", "a", "c"] { layer.add(basic("opacity", from: 0), forKey: key) }
      layer.add(basic("opacity", from: 0), forKey: nil)
      #expect(layer.animationKeys() == ["b", "a", "c"])
      layer.removeAnimation(forKey: "a")
      layer.removeAnimation(forKey: "unknown")
      #expect(layer.animationKeys() == ["b", "c"])
      #expect(layer.animation(forKey: "a") == nil)
      #expect(stage.context.animationCount == 3)
    }
  }

  @Test func anotherAnimationOfTheNameTakesThePlace() {
    Stage.run { stage in
      var log: [String] = []
      let layer = stage.add(StillLayer())
      layer.add(
        basic("opacity", from: 0, delegate: AnimationListener("first") { log.append($0) }), forKey: "fade")
      stage.frame()
      layer.add(
        basic("opacity", from: 0.5, delegate: AnimationListener("second") { log.append($0) }), forKey: "fade")
      // Nothing of the app's runs inside the call.
      #expect(log == ["first start"])
      stage.advance(to: 10.1)
      #expect(log == ["first start", "first stopped", "second start"])
      #expect(stage.shown(layer)?.animations.count == 1)
      stage.advance(to: 12)
      #expect(log.last == "second finished")
    }
  }

  @Test func removingEndsWithoutFinishing() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener()
      layer.add(basic("opacity", from: 0, delegate: listener), forKey: "a")
      layer.add(basic("zPosition", from: 0, delegate: listener), forKey: nil)
      stage.frame()
      layer.removeAllAnimations()
      stage.frame()
      #expect(listener.log == ["start", "start", "stopped", "stopped"])
      #expect(stage.shown(layer)?.animations == [])
      #expect(stage.context.nextAnimationEvent == nil)
    }
  }

  @Test func layersThatLeaveTheTreeEndTheirAnimations() {
    Stage.run { stage in
      let (parent, child) = (StillLayer(), StillLayer())
      parent.addSublayer(child)
      _ = stage.add(parent)
      let listener = AnimationListener()
      child.add(basic("opacity", from: 0, delegate: listener), forKey: "a")
      stage.frame()
      // Leaving and coming back in one frame is no leaving.
      parent.removeFromSuperlayer()
      stage.context.root.addSublayer(parent)
      stage.frame()
      #expect(listener.log == ["start"])
      parent.removeFromSuperlayer()
      stage.frame()
      #expect(listener.log == ["start", "stopped"])
      #expect(child.animationKeys() == nil)
      #expect(!stage.context.isAnimating)
    }
  }

  @Test func animationsOfLayersInNoTreeComeToNothing() {
    Stage.run { stage in
      let (lost, found) = (StillLayer(), StillLayer())
      let listener = AnimationListener()
      lost.add(basic("opacity", from: 0, delegate: listener), forKey: "a")
      found.add(basic("opacity", from: 0), forKey: "a")
      stage.context.root.addSublayer(found)
      #expect(listener.log == [])
      stage.frame()
      #expect(listener.log == ["stopped"])
      #expect(lost.animationKeys() == nil)
      #expect(found.animationKeys() == ["a"])
      #expect(stage.shown(found)?.opacity == 0)
    }
  }

  @Test func whatIsNotRemovedOnCompletionStays() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener()
      let animation = basic("opacity", from: 0, to: 0.25, delegate: listener)
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "fade")
      stage.frame()
      #expect(stage.advance(to: 20) == 0)
      #expect(listener.log == ["start", "finished"])
      #expect(stage.shown(layer)?.opacity == 0.25)
      #expect(layer.presentation()?.opacity == 0.25)
      #expect(!stage.context.isAnimating)
      layer.removeAnimation(forKey: "fade")
      stage.frame()
      #expect(listener.log == ["start", "finished"])
      #expect(stage.shown(layer)?.opacity == 1)
    }
  }

  @Test func unknownPropertiesMoveNothingButEnd() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener()
      layer.add(basic("progress", from: 0, to: 1, delegate: listener), forKey: "a")
      #expect(stage.frame() == 0)
      stage.advance(to: 11)
      #expect(listener.log == ["start", "finished"])
    }
  }

  @Test func endsOfOneTimeComeInTheOrderOfAdding() {
    Stage.run { stage in
      var log: [String] = []
      let layer = stage.add(StillLayer())
      for (name, duration) in [("a", 1.0), ("b", 0.5), ("c", 1), ("d", 0.5)] {
        let listener = AnimationListener(name) { if $0.hasSuffix("finished") { log.append($0) } }
        layer.add(basic("opacity", from: 0, duration: duration, delegate: listener), forKey: nil)
      }
      stage.frame()
      stage.advance(to: 13)
      #expect(log == ["b finished", "d finished", "a finished", "c finished"])
    }
  }

  @Test func aDelayedStartIsToldWhenItComes() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener()
      let animation = basic("opacity", from: 0, delegate: listener)
      animation.beginTime = CACurrentMediaTime() + 2
      animation.fillMode = .backwards
      layer.add(animation, forKey: "a")
      stage.frame()
      #expect(listener.log == [])
      #expect(stage.shown(layer)?.opacity == 0)
      #expect(stage.context.nextAnimationEvent == 12)
      stage.advance(to: 12)
      #expect(listener.log == ["start"])
      #expect(stage.context.nextAnimationEvent == 13)
      stage.advance(to: 13)
      #expect(listener.log == ["start", "finished"])
    }
  }

  @Test func anAnimationAddedByADelegateBeginsWithTheNextFrame() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      var log: [String] = []
      let second = AnimationListener("second") { log.append($0) }
      let first = AnimationListener("first") { entry in
        log.append(entry)
        if entry == "first finished" { layer.add(basic("opacity", from: 0, delegate: second), forKey: "a") }
      }
      layer.add(basic("opacity", from: 0, delegate: first), forKey: "a")
      stage.frame()
      stage.advance(to: 11)
      #expect(log == ["first start", "first finished", "second start"])
      #expect(stage.context.nextAnimationEvent == 12)
    }
  }

  @Test func tenThousandAnimationsCostAsMuchAsTheyAre() {
    Stage.run { stage in
      let count = 10_000
      let layers = (0..<count).map { _ in StillLayer() }
      for layer in layers { stage.context.root.addSublayer(layer) }
      stage.frame()
      for (index, layer) in layers.enumerated() {
        layer.add(basic("opacity", from: 0, duration: 1 + Double(index) / 1000), forKey: "a")
      }
      stage.frame()
      #expect(stage.context.animationCount == count)
      var commits = 0
      for step in 1...110 { commits += stage.advance(to: 10 + Double(step) * 0.1) }
      #expect(!stage.context.isAnimating)
      #expect(stage.context.animationEventsVisited == count)
      // Animations end in a hundred of the frames; the others tell nothing.
      #expect(commits <= 102)
    }
  }

  @Test func abandonedAnimationsLeaveTheHeap() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      for _ in 0..<1000 {
        layer.add(basic("opacity", from: 0, duration: 100), forKey: "a")
        stage.frame()
      }
      #expect(stage.context.animationCount == 1)
      #expect(stage.context.nextAnimationEvent == 110)
      #expect(stage.context.animationEventsVisited <= 1000)
    }
  }
}
