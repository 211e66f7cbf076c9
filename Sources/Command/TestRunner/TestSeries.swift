// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import TestReport

/// Runs programs of tests as often as it takes: once more what failed, or everything several times to see whether it comes
/// out the same.
package struct TestSeries {
  private let pool: TestPool
  private let retries: Int
  private let repeats: Int

  /// - Parameters:
  ///   - retries: How often a test that fails is run again.
  ///   - repeats: How often every test is run, at least 1.
  package init(pool: TestPool, retries: Int, repeats: Int) {
    (self.pool, self.retries, self.repeats) = (pool, retries, repeats)
  }

  /// - Parameters:
  ///   - runs: One for each program.
  ///   - judge: Says what a result comes to.
  ///   - onBegin: Called with the tests that begin, each time that some do.
  ///   - onEnd: Told of each test that ends, each time that it is run.
  ///   - onResult: Told of each test when it is known what became of it; of one that comes out otherwise later, again.
  /// - Returns: What came of each program, judged.
  package func run(
    _ runs: [TestRun], judge: (TestResult) -> TestResult, onBegin: (([TestName]) -> Void)? = nil,
    onEnd: (TestResult) -> Void = { _ in }, onResult: (TestResult) -> Void
  ) throws -> [TestRun.Outcome] {
    var outcomes = try pool.run(runs, onBegin: onBegin) { result in
      let result = judge(result)
      defer { onEnd(result) }
      if retries == 0 || !TestRounds.isWorthATry(result) { onResult(result) }
    }
    var names: [[TestName]] = []
    for index in outcomes.indices {
      names.append(outcomes[index].results.map(\.name))
      outcomes[index].results = outcomes[index].results.map(judge)
    }
    for round in 0..<retries {
      let open = outcomes.indices.filter { outcomes[$0].results.contains(where: TestRounds.isWorthATry) }
      guard !open.isEmpty else { break }
      let again = try pool.run(
        open.map { index in
          let done = zip(names[index], outcomes[index].results).filter { !TestRounds.isWorthATry($0.1) }
          return runs[index].passingOver(done.map(\.0))
        }, onBegin: onBegin, onResult: onEnd)
      for (index, outcome) in zip(open, again) {
        let judged = outcome.results.map(judge)
        outcomes[index].results = TestRounds.retry(outcomes[index].results, with: judged)
        let tried = Set(judged.map(\.name))
        for result in outcomes[index].results where tried.contains(result.name) {
          if round == retries - 1 || !TestRounds.isWorthATry(result) { onResult(result) }
        }
      }
    }
    for round in stride(from: 2, through: repeats, by: 1) {
      let again = try pool.run(runs, onBegin: onBegin, onResult: onEnd)
      for (index, outcome) in again.enumerated() {
        let before = outcomes[index].results
        outcomes[index].results = TestRounds.compare(before, with: outcome.results.map(judge), round: round)
        for (old, new) in zip(before, outcomes[index].results) where old.status != new.status { onResult(new) }
      }
    }
    return outcomes
  }
}
