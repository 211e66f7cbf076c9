// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import ConstraintSolver

/// Small random systems, small whole numbers: many are degenerate, redundant, contradictory or ambiguous.
@Suite struct RandomSystemTests {
  static func randomConstraint(variables: Int, using random: inout SeededRandom) -> DenseConstraint {
    var coefficients = [Double](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let choices: [Double] = [-2, -1, -1, -1, -0.5, 0.5, 1, 1, 1, 2]
      coefficients[Int.random(in: 0..<variables, using: &random)] = choices.randomElement(using: &random) ?? 1
    }
    let strengths: [Double] = [1000, 1000, 999, 750, 750, 251, 250, 250]
    return DenseConstraint(
      coefficients: coefficients, relation: [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!,
      constant: Double(Int.random(in: -6...6, using: &random)), strength: strengths.randomElement(using: &random)!)
  }

  @Test(arguments: 0..<10)
  func aThousandSmallSystemsHaveTheTwinsErrors(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SeededRandom(seed: UInt64(seed))
      let twinned = TwinnedSolver(variables: Int.random(in: 1...3, using: &random))
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        try twinned.add(Self.randomConstraint(variables: twinned.variables.count, using: &random))
      }
      twinned.expectOptimal("seed \(seed)")
    }
  }

  @Test func systemsOfFiveAndSixVariablesHaveTheTwinsErrors() throws {
    for seed in 0..<24 {
      var random = SeededRandom(seed: 5000 + UInt64(seed))
      let twinned = TwinnedSolver(variables: seed < 18 ? 5 : 6)
      for _ in 0..<6 { try twinned.add(Self.randomConstraint(variables: twinned.variables.count, using: &random)) }
      twinned.expectOptimal("seed \(seed)")
    }
  }

  @Test(arguments: 0..<8)
  func anyHistoryOfChangesEndsAtTheTwinsErrors(block: Int) throws {
    for seed in block * 10..<(block + 1) * 10 {
      var random = SeededRandom(seed: 9000 + UInt64(seed))
      let twinned = TwinnedSolver(variables: Int.random(in: 1...3, using: &random))
      for step in 0..<20 {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let count = twinned.entries.count
          switch Int.random(in: 0..<10, using: &random) {
          case 0..<4 where count < 8, _ where count == 0:
            try twinned.add(Self.randomConstraint(variables: twinned.variables.count, using: &random))
          case 4..<6:
            try twinned.remove(at: Int.random(in: 0..<count, using: &random))
          case 6..<9:
            try twinned.setConstant(
              at: Int.random(in: 0..<count, using: &random), to: Double(Int.random(in: -6...6, using: &random)))
          default:
            try twinned.setStrength(
              at: Int.random(in: 0..<count, using: &random),
              to: [1000, 999, 750, 250].randomElement(using: &random)!)
          }
        }
        twinned.expectOptimal("seed \(seed), step \(step)")
      }
    }
  }

  @Test func theSameCallsGiveTheSameBits() throws {
    func run() throws -> [UInt64] {
      var random = SeededRandom(seed: 77)
      let twinned = TwinnedSolver(variables: 12)
      var bits: [UInt64] = []
      for _ in 0..<60 {
        try twinned.add(Self.randomConstraint(variables: 12, using: &random))
        try? twinned.solver.solve()
        bits += twinned.point.map(\.bitPattern)
      }
      return bits
    }
    #expect(try run() == run())
  }

  @Test func manyConstraintsKeepTheInvariantsThroughAddingAndRemoving() throws {
    var random = SeededRandom(seed: 4242)
    let twinned = TwinnedSolver(variables: 40)
    for step in 0..<600 {
      if twinned.entries.count > 120 || (step % 3 == 2 && !twinned.entries.isEmpty) {
        try twinned.remove(at: Int.random(in: 0..<twinned.entries.count, using: &random))
      } else {
        var constraint = Self.randomConstraint(variables: 40, using: &random)
        if constraint.strength == 1000 { constraint.strength = 998 }
        try twinned.add(constraint)
      }
      if step % 5 == 0 {
        try twinned.solver.solve()
        #expect(twinned.solver.checkInvariants() == [], "step \(step)")
      }
    }
    while !twinned.entries.isEmpty { try twinned.remove(at: 0) }
    try twinned.solver.solve()
    #expect(twinned.point.allSatisfy { $0 == 0 })
    for variable in twinned.variables { try twinned.solver.free(variable) }
    #expect(twinned.solver.checkInvariants() == [])
  }

  @Test func awkwardCoefficientsDoNotDriftOverThousandsOfPivots() throws {
    var random = SeededRandom(seed: 31)
    let twinned = TwinnedSolver(variables: 25)
    for step in 0..<4000 {
      if twinned.entries.count > 70 || (step % 2 == 1 && twinned.entries.count > 40) {
        try twinned.remove(at: Int.random(in: 0..<twinned.entries.count, using: &random))
      } else {
        var constraint = Self.randomConstraint(variables: 25, using: &random)
        constraint.strength = min(constraint.strength, 999)
        constraint.coefficients = constraint.coefficients.map { $0 * Double.random(in: 0.1...10, using: &random) / 3 }
        constraint.constant *= 50
        try twinned.add(constraint)
      }
      try twinned.solver.solve()
      if step % 100 == 0 { #expect(twinned.solver.checkInvariants() == [], "step \(step)") }
    }
    #expect(twinned.solver.counters.pivots > 5000)
    let rebuilt = TwinnedSolver(variables: 25)
    for constraint in twinned.constraints { try rebuilt.add(constraint) }
    try rebuilt.solver.solve()
    let errors = SlowTwin.errors(of: twinned.constraints, at: twinned.point)
    let fresh = SlowTwin.errors(of: rebuilt.constraints, at: rebuilt.point)
    #expect(SlowTwin.isSame(errors, fresh), "\(errors) and \(fresh)")
    while !twinned.entries.isEmpty { try twinned.remove(at: 0) }
    for variable in twinned.variables { try twinned.solver.free(variable) }
    try twinned.solver.solve()
    #expect(twinned.solver.checkInvariants() == [])
  }

  @Test func theLowestIndexRuleAloneReachesTheSameErrors() throws {
    for seed in 0..<300 {
      var random = SeededRandom(seed: UInt64(seed))
      let twinned = TwinnedSolver(variables: Int.random(in: 1...3, using: &random))
      twinned.solver.simplex.degenerateLimit = -1
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        try twinned.add(Self.randomConstraint(variables: twinned.variables.count, using: &random))
      }
      twinned.expectOptimal("seed \(seed)")
    }
  }
}
