// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Dispatch
package import TestReport
internal import Synchronization

/// Runs programs of tests, several processes at a time. What comes of it does not depend on how many there are.
package struct TestPool {
  private let jobs: Int
  private let times: TestTimes

  /// - Parameter jobs: How many processes there may be at a time.
  package init(jobs: Int, times: TestTimes) {
    self.jobs = jobs
    self.times = times
  }

  /// A process's share of a program's tests.
  private struct Unit {
    var program: Int
    var run: TestRun
    var seconds: Double
  }

  /// What the processes have found out.
  private struct State {
    var next = 0
    var outcomes: [(unit: Int, outcome: TestRun.Outcome)] = []
    var failure: (any Error)?
  }

  /// - Parameters:
  ///   - runs: One for each program.
  ///   - onBegin: Called with the tests that there are, before the first one.
  ///   - onResult: Told of each test as it ends, one at a time.
  /// - Returns: What came of each program, its tests in the order in which it has them.
  package func run(
    _ runs: [TestRun], onBegin: (([TestName]) -> Void)? = nil, onResult: (TestResult) -> Void
  ) throws -> [TestRun.Outcome] {
    if jobs <= 1 {
      // Programs are asked for their tests only where somebody wants to know.
      if let onBegin { onBegin(try runs.flatMap { try $0.run(lists: true) { _ in }.listed }) }
      return try runs.map { try $0.run(onResult: onResult) }
    }
    var listed: [[TestName]] = []
    var units: [Unit] = []
    for (program, run) in runs.enumerated() {
      let names = try run.run(lists: true) { _ in }.listed
      listed.append(names)
      let shares = TestShares.split(names, into: jobs) { times[$0] }
      if shares.count < 2 { units.append(Unit(program: program, run: run, seconds: total(names))) }
      for (index, share) in shares.enumerated() where shares.count > 1 {
        let others = shares.indices.filter { $0 != index }.flatMap { shares[$0] }
        units.append(Unit(program: program, run: run.share(index, passingOver: others), seconds: total(share)))
      }
    }
    units.sort { $0.seconds > $1.seconds }
    onBegin?(listed.flatMap(\.self))
    let outcomes = try runAll(units, onResult)
    return runs.indices.map { program in
      let places = Dictionary(
        listed[program].enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      var whole = TestRun.Outcome()
      for (unit, outcome) in outcomes where units[unit].program == program {
        whole.results += outcome.results
        whole.problem = whole.problem ?? outcome.problem
      }
      whole.results = whole.results.enumerated().sorted {
        (places[$0.element.name] ?? .max, $0.offset) < (places[$1.element.name] ?? .max, $1.offset)
      }.map(\.element)
      return whole
    }
  }

  private func total(_ names: [TestName]) -> Double { names.reduce(0) { $0 + (times[$1] ?? 0) } }

  private func runAll(
    _ units: [Unit], _ onResult: (TestResult) -> Void
  ) throws -> [(unit: Int, outcome: TestRun.Outcome)] {
    let state = Mutex(State())
    try withoutActuallyEscaping(onResult) { onResult in
      // Called by one thread at a time, since it is called under the lock; and no thread outlives this call.
      nonisolated(unsafe) let tell = onResult
      let units = units
      DispatchQueue.concurrentPerform(iterations: min(jobs, units.count)) { _ in
        while let index = state.withLock({ state -> Int? in
          guard state.failure == nil, state.next < units.count else { return nil }
          defer { state.next += 1 }
          return state.next
        }) {
          do {
            let outcome = try units[index].run.run { result in state.withLock { _ in tell(result) } }
            state.withLock { $0.outcomes.append((index, outcome)) }
          } catch {
            state.withLock { $0.failure = error }
          }
        }
      }
      if let failure = state.withLock({ $0.failure }) { throw failure }
    }
    return state.withLock { $0.outcomes.sorted { $0.unit < $1.unit } }
  }
}
