// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// A table that anything is done to ends as a new one begins.
///
/// A seed decides about the style, the heights, the data source and the steps. `TESSERA_FUZZ_SEEDS`, `TESSERA_FUZZ_STEPS` and
/// `TESSERA_FUZZ_LOUD` mean what they mean to `CollectionFuzzTests`; what fails is cut down to the steps that matter.
@MainActor struct TableFuzzTests {
  private func run(_ seed: UInt64, _ steps: [TableFuzzStep], isLoud: Bool = false) -> (fault: String, steps: Int)? {
    var dice = SeededRandom(seed: seed)
    let style = [UITableView.Style.plain, .grouped, .insetGrouped][dice.roll(3)]
    let sizing = TableFuzzSizing.allCases[dice.roll(4)]
    let isDiffable = dice.roll(3) == 0
    let counts = (0...dice.roll(3)).map { _ in dice.roll(18) }
    let world = TableFuzzWorld(style, sizing, isDiffable: isDiffable, counts: counts)
    for (number, step) in steps.enumerated() {
      if isLoud { print("  \(step)") }
      if let fault = world.perform(step) {
        return ("\(fault) [\(style), \(sizing), diffable \(isDiffable)]", number + 1)
      }
    }
    return nil
  }

  private func check(_ seed: UInt64, steps count: Int) {
    let isLoud = FuzzRange.isLoud
    if isLoud { print("seed \(seed)") }
    var dice = SeededRandom(seed: seed &* 7919)
    let steps = TableFuzzStep.sequence(count, &dice) + [TableFuzzStep(kind: .settle, salt: 0)]
    guard let failure = run(seed, steps, isLoud: isLoud) else { return }
    let cut = FuzzRange.shrink(Array(steps[..<failure.steps])) { run(seed, $0)?.steps }
    Issue.record("seed \(seed): \(run(seed, cut)?.fault ?? failure.fault)\nsteps: \(cut)")
  }

  @Test func `whatever is done to a table, it ends as a new one begins`() {
    for seed in FuzzRange.seeds { check(seed, steps: FuzzRange.steps) }
  }
}
