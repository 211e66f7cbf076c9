// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CAAnimationGroupTests {
  @Test func membersRunInTheGroupsTime() throws {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let listener = AnimationListener("group")
      let member = AnimationListener("member")
      let late = basic("zPosition", from: 0, to: 100, duration: 2, delegate: member)
      late.beginTime = 1
      let whole = CABasicAnimation(keyPath: "opacity")
      whole.fromValue = 0
      let group = CAAnimationGroup()
      group.animations = [late, whole]
      group.duration = 2
      group.delegate = listener
      layer.add(group, forKey: "both")
      stage.frame()
      stage.advance(to: 10.5)
      #expect(stage.shown(layer)?.zPosition == 0)
      // A member without a duration lasts as long as the group.
      #expect(stage.shown(layer)?.opacity == 0.25)
      stage.advance(to: 11.5)
      #expect(stage.shown(layer)?.zPosition == 25)
      #expect(layer.presentation()?.zPosition == 25)
      // What goes on longer is cut off.
      stage.advance(to: 12)
      #expect(stage.shown(layer)?.zPosition == 0)
      #expect(listener.log == ["group start", "group finished"])
      #expect(member.log == [])
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func theGroupsCurveBendsItsTime() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      let member = basic("zPosition", from: 0, to: 100)
      let group = CAAnimationGroup()
      group.animations = [member]
      group.duration = 1
      group.timingFunction = CAMediaTimingFunction(name: .easeIn)
      layer.add(group, forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      let depth = try #require(stage.shown(layer)).zPosition
      #expect(abs(depth - 31.536) < 0.01)
    }
  }

  @Test func groupsCanBeInGroupsAndRepeat() throws {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let inner = CAAnimationGroup()
      inner.animations = [basic("zPosition", from: 0, to: 8, duration: 0.5)]
      inner.duration = 0.5
      inner.autoreverses = true
      let outer = CAAnimationGroup()
      outer.animations = [inner]
      outer.duration = 1
      outer.repeatCount = 3
      layer.add(outer, forKey: nil)
      stage.frame()
      #expect(stage.context.nextAnimationEvent == 13)
      for (time, depth) in [(10.25, 4.0), (10.75, 4), (11.125, 2), (12.875, 2)] {
        stage.advance(to: time)
        #expect(stage.shown(layer)?.zPosition == CGFloat(depth))
      }
    }
  }

  @Test func theCopyIsDeep() {
    Stage.run { stage in
      let layer = stage.add(StillLayer())
      let member = basic("zPosition", from: 0, to: 8)
      let group = CAAnimationGroup()
      group.animations = [member]
      layer.add(group, forKey: "g")
      let copy = layer.animation(forKey: "g") as? CAAnimationGroup
      #expect(copy?.animations?.count == 1)
      #expect(copy?.animations?.first !== member)
    }
  }

  @Test func valueFunctionsMakeTransforms() throws {
    try Stage.run { stage in
      let layer = stage.add(StillLayer())
      let turn = basic("transform", from: 0, to: CGFloat.pi)
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      layer.add(turn, forKey: nil)
      let grow = basic("transform", from: [1, 1, 1], to: [3, 2, 1])
      grow.valueFunction = CAValueFunction(name: .scale)
      layer.add(grow, forKey: nil)
      stage.frame()
      stage.advance(to: 10.5)
      let entries = try #require(stage.shown(layer)).transform.entries
      #expect(abs(entries[1] - 2) < 1e-9)
      #expect(abs(entries[4] + 1.5) < 1e-9)
      #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "spin")) == nil)
    }
  }
}
