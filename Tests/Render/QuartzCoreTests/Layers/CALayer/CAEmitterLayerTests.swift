// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol
import Testing

@MainActor @Suite(.serialized) struct CAEmitterLayerTests {
  private func makeEmitter(_ change: (CAEmitterLayer, CAEmitterCell) -> Void = { _, _ in }) -> CAEmitterLayer {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    cell.contents = testImage(3)
    cell.birthRate = 10
    cell.lifetime = 2
    cell.velocity = 50
    cell.emissionRange = .pi * 2
    emitter.emitterPosition = CGPoint(x: 100, y: 50)
    emitter.emitterCells = [cell]
    // Begins now; the stage's clock starts at 10.
    emitter.beginTime = 10
    change(emitter, cell)
    return emitter
  }

  private func particles(_ stage: Stage, _ emitter: CALayer) -> [LayerState] {
    stage.shown(emitter)?.sublayers.compactMap { stage.tree[$0] } ?? []
  }

  @Test func particlesComeAtTheirRateAndGoAfterTheirLifetime() {
    Stage.run { stage in
      let emitter = stage.add(makeEmitter())
      #expect(particles(stage, emitter).isEmpty)
      stage.advance(to: 11.001)
      #expect(particles(stage, emitter).count == 10)
      stage.advance(to: 15.001)
      #expect(particles(stage, emitter).count == 20)
      emitter.birthRate = 0
      stage.advance(to: 16)
      #expect((9...11).contains(particles(stage, emitter).count))
      #expect(stage.context.nextAnimationEvent != nil)
      stage.advance(to: 18)
      #expect(particles(stage, emitter).isEmpty)
      #expect(stage.context.nextAnimationEvent == nil)
      #expect(stage.tree.layers.count == 2)
    }
  }

  @Test func aLineSendsDownByHalfATurn() {
    Stage.run { stage in
      let emitter = stage.add(
        makeEmitter { emitter, cell in
          emitter.emitterShape = .line
          cell.emissionLongitude = .pi
          cell.emissionRange = 0
        })
      stage.advance(to: 11.5)
      let places = particles(stage, emitter).map(\.position)
      #expect(places.contains { $0.y > 60 } && places.allSatisfy { $0.y > 49 })
    }
  }

  @Test func theSameSeedShowsTheSame() {
    func positions(seed: UInt32, steps: Int) -> [CGPoint] {
      var result: [CGPoint] = []
      Stage.run { stage in
        let emitter = stage.add(makeEmitter { emitter, _ in emitter.seed = seed })
        for step in 1...steps { stage.advance(to: 10 + 3 * Double(step) / Double(steps)) }
        result = particles(stage, emitter).map(\.position)
      }
      return result
    }
    let first = positions(seed: 7, steps: 30)
    #expect(first.count > 15)
    #expect(first == positions(seed: 7, steps: 30))
    #expect(first != positions(seed: 8, steps: 30))
    // Frames that come otherwise change nothing but rounding.
    for (one, other) in zip(first, positions(seed: 7, steps: 45)) {
      #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6)
    }
  }

  @Test func whatAParticleShowsFollowsFromItsAge() throws {
    try Stage.run { stage in
      let emitter = stage.add(
        makeEmitter { _, cell in
          cell.birthRate = 1
          cell.lifetime = 4
          cell.emissionRange = 0
          cell.yAcceleration = 10
          cell.alphaSpeed = -0.25
          cell.scaleSpeed = 1
          cell.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        })
      stage.advance(to: 13)
      let oldest = try #require(particles(stage, emitter).first)
      // Born at second 11, so 2 seconds old.
      #expect(abs(oldest.position.x - 200) < 1e-6 && abs(oldest.position.y - 70) < 1e-6)
      #expect(abs(oldest.opacity - 0.5) < 1e-5)
      #expect(abs(oldest.transform.entries[0] - 3) < 1e-6)
      guard case .tintedImage(_, _, _, let tint) = oldest.contents else {
        Issue.record("not tinted: \(oldest.contents)")
        return
      }
      #expect(tint == RGBAColor(red: 1, green: 0, blue: 0))
    }
  }

  @Test func anEmitterThatBeganLongAgoIsFullAtOnce() {
    Stage.run { stage in
      let emitter = stage.add(makeEmitter { emitter, _ in emitter.beginTime = 0 })
      #expect(particles(stage, emitter).count >= 19)
    }
  }

  @Test func cellsAreReachedByTheirNames() {
    let emitter = makeEmitter()
    emitter.setValue(3, forKeyPath: "emitterCells.spark.birthRate")
    #expect(emitter.emitterCells?.first?.birthRate == 3)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 3)
    #expect(emitter.value(forKeyPath: "emitterCells.smoke.birthRate") == nil)
  }

  @Test func particlesSendOutOthersFromWhereTheyAre() {
    Stage.run { stage in
      let emitter = stage.add(
        makeEmitter { _, rocket in
          (rocket.birthRate, rocket.lifetime, rocket.velocity, rocket.emissionRange) = (1, 2, 50, 0)
          let spark = CAEmitterCell()
          (spark.birthRate, spark.lifetime, spark.velocity) = (100, 1, 0)
          // As if a rocket burst a second after it began, for a tenth of a second.
          (spark.beginTime, spark.duration) = (1, 0.1)
          spark.contents = testImage(2)
          rocket.emitterCells = [spark]
        })
      stage.advance(to: 11.5)
      #expect(particles(stage, emitter).map(\.position) == [CGPoint(x: 125, y: 50)])
      stage.advance(to: 12.0)
      #expect(particles(stage, emitter).count == 2)
      stage.advance(to: 12.2)
      let shown = particles(stage, emitter)
      // The first rocket at 1.2 seconds, the second at 0.2, and ten sparks where the first was from 1.0 to 1.1.
      #expect((11...12).contains(shown.count), "\(shown.count)")
      let sparks = shown.map(\.position.x).filter { $0 > 149 && $0 < 156 }
      #expect((9...10).contains(sparks.count), "\(sparks)")
    }
  }

  @Test func lightAddsUpWhereTheModeSaysSo() {
    Stage.run { stage in
      let emitter = stage.add(makeEmitter { emitter, _ in emitter.renderMode = .additive })
      stage.advance(to: 11.001)
      #expect(particles(stage, emitter).allSatisfy { $0.addsLight })
      emitter.renderMode = .oldestFirst
      stage.advance(to: 11.1)
      #expect(particles(stage, emitter).allSatisfy { !$0.addsLight })
    }
  }

  @Test func aRateBeyondAllMeasureFillsTheEmitterAndNothingElse() {
    Stage.run { stage in
      let emitter = stage.add(makeEmitter { _, spark in spark.birthRate = 1e30 })
      stage.advance(to: 11.0)
      #expect(particles(stage, emitter).count == 2_000)
    }
  }

  @Test func aCellThatSendsOutItselfComesToAnEnd() {
    Stage.run { stage in
      let emitter = stage.add(
        makeEmitter { _, spark in
          (spark.birthRate, spark.lifetime) = (2, 1)
          spark.emitterCells = [spark]
        })
      stage.advance(to: 11.0)
      #expect((1...2_000).contains(particles(stage, emitter).count))
    }
  }
}
