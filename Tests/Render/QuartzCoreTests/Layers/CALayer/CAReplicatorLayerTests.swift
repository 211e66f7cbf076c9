// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CAReplicatorLayerTests {
  private func makeReplicator(_ stage: Stage, _ change: (CAReplicatorLayer) -> Void = { _ in }) -> (
    CAReplicatorLayer, CALayer
  ) {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    replicator.addSublayer(dot)
    change(replicator)
    return (stage.add(replicator), dot)
  }

  /// What a server shows below a layer, with the layers it stands in.
  private func told(_ stage: Stage, _ layer: CALayer) throws -> [(instance: LayerState, copy: LayerState)] {
    let state = try #require(stage.shown(layer))
    return try state.sublayers.map { id in
      let instance = try #require(stage.tree[id])
      return (instance, try #require(instance.sublayers.first.flatMap { stage.tree[$0] } ?? stage.tree[id]))
    }
  }

  @Test func theSublayersAreShownAsOftenAsIsAsked() throws {
    try Stage.run { stage in
      let (replicator, dot) = makeReplicator(stage)
      #expect(replicator.sublayers == [dot])
      let shown = try told(stage, replicator)
      #expect(shown.count == 3)
      #expect(shown[1].instance.transform.entries[12] == 30 && shown[2].instance.transform.entries[12] == 60)
      #expect(shown[1].instance.position == CGPoint(x: 50, y: 10))
      #expect(shown[2].copy.backgroundColor == dot.backgroundColor?.rgba)
      replicator.instanceCount = 1
      stage.frame()
      let last = try told(stage, replicator)
      #expect(last.count == 1)
      #expect(stage.tree.layers.count == 3)
    }
  }

  @Test func copiesFollowTheirOriginals() throws {
    try Stage.run { stage in
      let (replicator, dot) = makeReplicator(stage)
      CATransaction.withoutActions { dot.cornerRadius = 5 }
      #expect(stage.frame() == 1)
      let radii = try told(stage, replicator).map(\.copy.cornerRadius)
      #expect(radii == [5, 5, 5])
      #expect(stage.frame() == 0)
    }
  }

  @Test func eachCopyIsDelayedAgainstTheOneBefore() throws {
    try Stage.run { stage in
      let (replicator, dot) = makeReplicator(stage) { $0.instanceDelay = 0.5 }
      dot.add(basic("opacity", from: 0, to: 1, duration: 2), forKey: "fade")
      stage.frame()
      let shown = try told(stage, replicator)
      #expect(shown.map(\.instance.timing.beginTime).dropFirst() == [0.5, 1])
      #expect(shown.allSatisfy { $0.copy.animations.count == 1 })
    }
  }

  @Test func colorsAreMultipliedFromCopyToCopy() throws {
    try Stage.run { stage in
      let (replicator, dot) = makeReplicator(stage) {
        $0.instanceColor = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
        $0.instanceRedOffset = -0.25
      }
      let colors = try told(stage, replicator).map { try #require($0.copy.backgroundColor) }
      #expect(colors.map(\.red) == [1, 0.75, 0.5])
      #expect(colors.map(\.green) == [0.5, 0.5, 0.5])
      // The original is not seen itself, and followed all the same.
      CATransaction.withoutActions { dot.backgroundColor = CGColor(gray: 1, alpha: 1) }
      stage.frame()
      let blues = try told(stage, replicator).map { $0.copy.backgroundColor?.blue }
      #expect(blues == [1, 1, 1])
    }
  }

  @Test func aReplicatorInAnotherIsCopiedWithItsCopies() {
    Stage.run { stage in
      let outer = CAReplicatorLayer()
      outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      outer.instanceCount = 2
      outer.instanceTransform = CATransform3DMakeTranslation(0, 30, 0)
      _ = stage.add(outer)
      let (inner, dot) = makeReplicator(stage)
      outer.addSublayer(inner)
      stage.frame()
      let yellow = dot.backgroundColor?.rgba
      #expect(stage.tree.layers.values.filter { $0.backgroundColor == yellow }.count == 6)
      inner.instanceCount = 5
      stage.frame()
      #expect(stage.tree.layers.values.filter { $0.backgroundColor == yellow }.count == 10)
    }
  }

  @Test func whatIsTakenOutOfTheTreeIsForgotten() {
    Stage.run { stage in
      let (replicator, _) = makeReplicator(stage)
      replicator.removeFromSuperlayer()
      stage.frame()
      #expect(stage.tree.layers.count == 1)
      stage.context.root.addSublayer(replicator)
      stage.frame()
      #expect(stage.tree.layers.count == 7)
    }
  }
}
