// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A result as reports for machines have it, with the package's own paths. The form is version 1 of ``JSONReport``'s.
struct ReportedTest: Encodable {
  struct Failure: Encodable {
    var message: String
    var file: String?
    var line: Int?
    var snapshot: Snapshot?
  }

  struct Snapshot: Encodable {
    var name: String
    var reference: String
    var isRecorded: Bool
    var words: String?
    /// What it is beside a picture of iOS's.
    var verdict: String?
    var expected: String?
    var found: String?
    var difference: String?
    /// Of texts, what is in the two.
    var expectedText: String?
    var foundText: String?
    /// Why it differs; absent where that is not known, as are the next.
    var explanation: [String]?
    var views: [View]?

    /// A view that differs: left, top, width and height in pixels.
    struct View: Encodable {
      var name: String
      var old: [Double]?
      var new: [Double]?
    }

    init(_ snapshot: TestResult.Snapshot, file: (String) -> String) {
      name = snapshot.name
      reference = snapshot.reference
      isRecorded = snapshot.isRecorded
      words = snapshot.words
      verdict = snapshot.verdict
      expected = snapshot.expected.map(file)
      found = snapshot.found.map(file)
      difference = snapshot.difference.map(file)
      explanation = snapshot.explanation.isEmpty ? nil : snapshot.explanation
      func sides(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      }
      let views = snapshot.views.map { View(name: $0.name, old: $0.old.map(sides), new: $0.new.map(sides)) }
      self.views = views.isEmpty ? nil : views
    }
  }

  struct Attachment: Encodable {
    var name: String
    var path: String
    var type: String
  }

  var target: String
  var suite: String
  var test: String
  var status: String
  /// Real seconds.
  var seconds: Double
  /// How often it ran; absent where that is once.
  var tries: Int?
  var failures: [Failure]
  /// Snapshots that differ from iOS's no more than they may; absent where there are none.
  var accepted: [Snapshot]?
  var skipped: String?
  var output: [String]
  var attachments: [Attachment]

  /// - Parameters:
  ///   - path: Gives the package's own path for one of the overlay, in any text.
  ///   - file: How a kept file is named.
  init(_ result: TestResult, path: (String) -> String, file: (String) -> String) {
    target = result.name.target
    suite = result.name.suite
    test = result.name.test
    status = result.status.rawValue
    seconds = (result.seconds * 1000).rounded() / 1000
    tries = result.tries > 1 ? result.tries : nil
    failures = result.failures.map { failure in
      // Of a thrown error nobody knows where it comes from.
      let place = failure.place.flatMap { $0.file.hasPrefix("<") ? nil : $0 }
      return Failure(
        message: path(failure.message), file: place.map { path($0.file) }, line: place?.line,
        snapshot: failure.snapshot.map { Snapshot($0, file: file) })
    }
    accepted = result.accepted.isEmpty ? nil : result.accepted.map { Snapshot($0, file: file) }
    skipped = result.status == .skipped ? result.skipMessage ?? "" : nil
    output = result.output.map(path)
    attachments = result.attachments.map { Attachment(name: $0.name, path: file($0.path), type: $0.type) }
  }
}

/// A line of JSON for each thing that happens, as it happens.
///
/// `{"event":"start","version":1,…}`, `{"event":"test",…}` for each test as it ends, `{"event":"end",…}`.
package struct JSONReport: Sendable {
  private let path: @Sendable (String) -> String

  /// The version of the lines' form: fields may come, none goes or changes.
  package static let version = 1

  /// - Parameter path: Gives the package's own path for one of the overlay.
  package init(path: @escaping @Sendable (String) -> String = { $0 }) {
    self.path = path
  }

  private struct Start: Encodable {
    var event = "start"
    var version = JSONReport.version
    var package: String
    var device: String
  }

  private struct Test: Encodable {
    var event = "test"
    var test: ReportedTest
  }

  private struct End: Encodable {
    var event = "end"
    var tests: Int
    var counts: [String: Int]
    var unbuilt: [String]
    var recorded: [String]
    var exitCode: Int32
    var seconds: Double
    var buildSeconds: Double
  }

  /// The first line.
  package func start(package: String, device: String) -> String { line(Start(package: package, device: device)) }

  /// The line of a test that has ended.
  package func line(of result: TestResult) -> String { line(Test(test: ReportedTest(result, path: path) { $0 })) }

  /// The last line.
  ///
  /// - Parameter recorded: The references that were written.
  package func end(_ results: TestResults, recorded: [String]) -> String {
    let counts = Dictionary(results.results.map { ($0.status.rawValue, 1) }, uniquingKeysWith: +)
    return line(
      End(
        tests: results.results.count, counts: counts, unbuilt: results.unbuilt, recorded: recorded,
        exitCode: results.exitCode, seconds: results.seconds, buildSeconds: results.buildSeconds))
  }

  private func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain data: encoding it cannot fail.
    return String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self)
  }
}
