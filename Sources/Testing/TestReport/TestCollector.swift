// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Puts a process's events and lines together into results.
///
/// Times come from outside, in seconds of any clock that runs evenly.
package struct TestCollector: Sendable {
  package private(set) var results: [TestResult] = []
  package private(set) var listed: [TestName] = []
  /// What failed outside of any test, such as in a suite's own set-up.
  package private(set) var loose: [TestResult.Failure] = []
  /// Whether the process said that it is through.
  package private(set) var isEnded = false
  private var running: [(result: TestResult, start: Double)] = []
  /// Whether the test under way has gone as far as it goes.
  private var isStopped = false
  private var looseLines: [String] = []

  /// How many lines a test's output is kept of; the last ones say most.
  static let mostLines = 200
  /// How long a line is kept, in characters.
  static let longestLine = 2_000

  package init() {}

  /// The test that is under way.
  package var current: TestName? { running.last?.result.name }

  /// - Returns: The test that has ended by this event.
  package mutating func take(_ event: TestEvent, at time: Double) -> TestResult? {
    switch event.kind {
    case .listed:
      if let test = event.test { listed.append(test) }
    case .started:
      guard let test = event.test else { return nil }
      var result = TestResult(name: test, status: .passed)
      result.place = event.place
      running.append((result, time))
      isStopped = false
    case .failed:
      let failure = TestResult.Failure(message: event.message ?? "", place: event.place)
      guard let index = index(of: event.test) else {
        loose.append(failure)
        return nil
      }
      running[index].result.status = .failed
      running[index].result.failures.append(failure)
      if event.isLast == true { isStopped = true }
    case .skipped:
      guard let index = index(of: event.test) else { return nil }
      if running[index].result.status == .passed { running[index].result.status = .skipped }
      running[index].result.skipMessage = event.message
    case .attached:
      guard let index = index(of: event.test), let attachment = event.attachment else { return nil }
      running[index].result.attachments.append(attachment)
    case .finished:
      guard let index = index(of: event.test) else { return nil }
      return finish(index, at: time)
    case .allowed: break
    case .ended: isEnded = true
    }
    return nil
  }

  /// Notes a line that was printed.
  package mutating func print(_ line: String) {
    let line = line.count > Self.longestLine ? String(line.prefix(Self.longestLine)) + "…" : line
    guard let last = running.indices.last else {
      Self.append(line, to: &looseLines)
      return
    }
    Self.append(line, to: &running[last].result.output)
  }

  /// The process ended before it was through, or was ended.
  ///
  /// - Returns: The test that is to blame: the one under way, or `nil` where there was none.
  package mutating func breakOff(_ status: TestResult.Status, message: String, at time: Double) -> TestResult? {
    guard let last = running.indices.last else { return nil }
    if !isStopped {
      running[last].result.status = status
      running[last].result.failures.append(TestResult.Failure(message: message))
    }
    // Tests around it, if there are any, are not to blame and run again.
    let result = finish(last, at: time)
    running = []
    return result
  }

  /// What the process printed outside of any test.
  package var output: [String] { looseLines }

  private func index(of test: TestName?) -> Int? { running.lastIndex { $0.result.name == test } }

  private mutating func finish(_ index: Int, at time: Double) -> TestResult {
    var (result, start) = running.remove(at: index)
    result.seconds = max(0, time - start)
    if result.isGood { result.attachments.removeAll { $0.isOfFailure } }
    // A test with several arguments is one test.
    if let known = results.firstIndex(where: { $0.name == result.name }) {
      results[known].failures += result.failures
      results[known].seconds += result.seconds
      results[known].attachments += result.attachments
      if results[known].isGood { results[known].status = result.status }
    } else {
      results.append(result)
    }
    return result
  }

  private static func append(_ line: String, to lines: inout [String]) {
    lines.append(line)
    if lines.count > mostLines { lines.removeFirst(lines.count - mostLines) }
  }
}
