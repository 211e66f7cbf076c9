// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Puts several runs of the same tests together.
package enum TestRounds {
  /// Whether a test that ended so may come out otherwise another time.
  package static func isWorthATry(_ result: TestResult) -> Bool {
    [.failed, .crashed, .timedOut].contains(result.status)
  }

  /// Takes over what became of tests that were run once more.
  package static func retry(_ first: [TestResult], with again: [TestResult]) -> [TestResult] {
    let later = Dictionary(again.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    return first.map { result in
      guard var newer = later[result.name] else { return result }
      newer.tries = result.tries + 1
      newer.seconds += result.seconds
      return newer
    }
  }

  /// What a run found, with those tests as unstable that another run of the same found otherwise.
  ///
  /// - Parameter round: Which run the other one is, counted from 1.
  package static func compare(_ first: [TestResult], with again: [TestResult], round: Int) -> [TestResult] {
    let later = Dictionary(again.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return first.map { result in
      guard result.status != .unstable else { return result }
      guard let other = later[result.name] else { return unstable(result, nil, round) }
      return isSame(result, other) ? result : unstable(result, other, round)
    }
  }

  /// What is kept goes by what is in it, so that names are equal where pictures are. Recording comes out as passing the
  /// next time, as it should.
  private static func isSame(_ left: TestResult, _ right: TestResult) -> Bool {
    if left.status == .recorded, right.status == .passed { return true }
    return left.status == right.status && left.failures == right.failures && left.skipMessage == right.skipMessage
      && left.accepted == right.accepted && left.attachments.map(\.path) == right.attachments.map(\.path)
  }

  private static func unstable(_ result: TestResult, _ other: TestResult?, _ round: Int) -> TestResult {
    var result = result
    let outcome = other.map { $0.status.rawValue } ?? "not run"
    var failure = TestResult.Failure(
      message: "not the same each time: \(result.status.rawValue) in run 1, \(outcome) in run \(round)",
      place: (result.failures + (other?.failures ?? [])).lazy.compactMap(\.place).first)
    failure.snapshot = pictures(result, other)
    result.failures = [failure] + result.failures + (other?.failures ?? [])
    result.status = .unstable
    return result
  }

  /// Both pictures of the first snapshot that came out differently: what the one run found and what the other did, or the
  /// reference where a run had nothing against it.
  private static func pictures(_ first: TestResult, _ second: TestResult?) -> TestResult.Snapshot? {
    let (left, right) = (first.failures.compactMap(\.snapshot), (second?.failures ?? []).compactMap(\.snapshot))
    for reference in Set((left + right).map(\.reference)).sorted() {
      let (one, two) = (left.first { $0.reference == reference }, right.first { $0.reference == reference })
      guard one != two, let known = one ?? two else { continue }
      guard let expected = one?.found ?? known.expected, let found = two?.found ?? known.expected else { continue }
      var both = TestResult.Snapshot(name: known.name, reference: known.reference, isRecorded: false)
      both.expected = expected
      both.found = found
      both.words = "the one is of run 1, the other of a later run"
      return both
    }
    return nil
  }
}
