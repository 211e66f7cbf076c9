// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@MainActor @Suite(.serialized) struct CompletionTests {
  @Test func theBlockWaitsForTheAnimations() {
    Stage.run { stage in
      var log: [String] = []
      let layer = stage.add(StillLayer())
      CATransaction.begin()
      layer.add(basic("zPosition", from: 0, duration: 50), forKey: nil)
      CATransaction.setCompletionBlock { log.append("done") }
      let listener = AnimationListener("long") { log.append($0) }
      layer.add(basic("opacity", from: 0, duration: 1), forKey: "short")
      layer.add(basic("opacity", from: 0, duration: 2, delegate: listener), forKey: "long")
      CATransaction.commit()
      stage.frame()
      stage.advance(to: 11)
      #expect(log == ["long start"])
      stage.advance(to: 12)
      // What was added before the block is none of its business.
      #expect(log == ["long start", "long finished", "done"])
    }
  }

  @Test func removedAnimationsCountAsDone() {
    Stage.run { stage in
      var isDone = false
      let layer = stage.add(StillLayer())
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      layer.add(basic("opacity", from: 0, duration: .infinity), forKey: "a")
      CATransaction.commit()
      stage.advance(to: 1000)
      #expect(!isDone)
      #expect(stage.context.nextAnimationEvent == nil)
      layer.removeAnimation(forKey: "a")
      #expect(!isDone)
      stage.frame()
      #expect(isDone)
    }
  }

  @Test func outerBlocksWaitForInnerOnes() {
    Stage.run { stage in
      var log: [String] = []
      let layer = stage.add(StillLayer())
      CATransaction.setCompletionBlock { log.append("implicit") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner") }
      layer.add(basic("opacity", from: 0), forKey: "a")
      CATransaction.commit()
      CATransaction.begin()
      layer.add(basic("opacity", from: 0, duration: 2), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("empty") }
      CATransaction.commit()
      stage.frame()
      #expect(log == ["empty"])
      stage.advance(to: 11)
      #expect(log == ["empty", "inner"])
      stage.advance(to: 12)
      #expect(log == ["empty", "inner", "outer", "implicit"])
    }
  }

  @Test func anotherBlockLeavesTheFirstToItsAnimations() {
    Stage.run { stage in
      var log: [String] = []
      let layer = stage.add(StillLayer())
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("first") }
      layer.add(basic("opacity", from: 0, duration: 1), forKey: "a")
      CATransaction.setCompletionBlock { log.append("second") }
      layer.add(basic("opacity", from: 0, duration: 0.5), forKey: "b")
      CATransaction.commit()
      stage.frame()
      stage.advance(to: 12)
      #expect(log == ["second", "first"])
    }
  }

  @Test func implicitAnimationsAreWaitedFor() {
    Stage.run { stage in
      var isDone = false
      let layer = stage.add(CALayer())
      CATransaction.begin()
      CATransaction.setCompletionBlock { isDone = true }
      layer.opacity = 0
      CATransaction.commit()
      stage.frame()
      #expect(!isDone)
      stage.advance(to: 10.25)
      #expect(isDone)
    }
  }
}
