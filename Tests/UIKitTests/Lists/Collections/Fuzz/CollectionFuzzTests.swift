// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// A collection view that anything is done to ends as a new one begins.
///
/// A seed decides about the layout, the data source and the steps. With `TESSERA_FUZZ_SEEDS=100..<200` other seeds are
/// taken, with `TESSERA_FUZZ_STEPS=100` as many steps; what fails is cut down to the steps that matter.
@MainActor struct CollectionFuzzTests {
  /// Runs steps in a world of a seed; returns what is wrong and how many steps were done until then.
  private func run(
    _ seed: UInt64, _ steps: [FuzzStep], isFormer: Bool, isLoud: Bool = false
  ) -> (fault: String, steps: Int)? {
    var dice = SeededRandom(seed: seed)
    let layout = FuzzLayout.allCases[dice.roll(FuzzLayout.allCases.count)]
    let counts = (0...dice.roll(3)).map { _ in dice.roll(18) }
    let world = FuzzWorld(
      layout, isDiffable: dice.roll(2) == 0, counts: counts, hasAccessories: !isFormer && dice.roll(3) == 0)
    for (number, step) in steps.enumerated() {
      if isLoud { print("  \(step) [\(world.layout)]") }
      if let fault = world.perform(step) {
        return ("\(fault) [\(world.layout), diffable \(world.diffable != nil)]", number + 1)
      }
    }
    return nil
  }

  /// - Parameter isFormer: Whether only that is done which there was when the seed was noted.
  private func check(_ seed: UInt64, steps count: Int, isFormer: Bool = false) {
    if FuzzRange.isLoud { print("seed \(seed)") }
    var dice = SeededRandom(seed: seed &* 7919)
    let steps =
      FuzzStep.sequence(count, of: isFormer ? FuzzStep.Kind.former : FuzzStep.Kind.allCases, &dice) + [
        FuzzStep(kind: .settle, salt: 0)
      ]
    guard let failure = run(seed, steps, isFormer: isFormer, isLoud: FuzzRange.isLoud) else { return }
    let cut = FuzzRange.shrink(Array(steps[..<failure.steps])) { run(seed, $0, isFormer: isFormer)?.steps }
    Issue.record("seed \(seed): \(run(seed, cut, isFormer: isFormer)?.fault ?? failure.fault)\nsteps: \(cut)")
  }

  @Test func `whatever is done to a collection view, it ends as a new one begins`() {
    for seed in FuzzRange.seeds { check(seed, steps: FuzzRange.steps) }
  }

  /// The scroll view of a section that had lost its cells came to stand before those of sections before it.
  @Test(arguments: [3297, 4602] as [UInt64])
  func `sequences that left sections out of order end well`(seed: UInt64) {
    check(seed, steps: 80, isFormer: true)
  }

  /// Nothing of the section was in sight any more.
  @Test func `a sequence that left an empty scroll view ends well`() { check(4334, steps: 80, isFormer: true) }
}
