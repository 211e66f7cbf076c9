// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What became of one test.
package struct TestResult: Hashable, Sendable, Codable {
  package enum Status: String, Hashable, Sendable, Codable {
    case passed
    case failed
    /// References were written, and nothing else is wrong.
    case recorded
    case skipped
    /// The test ended its process.
    case crashed
    /// The test did not end, so that its process was ended.
    case timedOut = "timed out"
    /// It did not come out the same each time.
    case unstable
  }

  package struct Failure: Hashable, Sendable, Codable {
    package var message: String
    package var place: TestPlace?
    /// Where a reference is what the failure is about.
    package var snapshot: Snapshot?

    package init(message: String, place: TestPlace? = nil) {
      self.message = message
      self.place = place
    }
  }

  /// A picture or a text beside its reference.
  package struct Snapshot: Hashable, Sendable, Codable {
    /// As the test calls it.
    package var name: String
    /// The package's own file.
    package var reference: String
    /// Whether the reference was written in this run.
    package var isRecorded: Bool
    /// What is different, in a line.
    package var words: String?
    /// What it is beside a picture of iOS's, in words; `nil` where that was not asked.
    package var verdict: String?
    /// What was expected, found and, of pictures, the difference: kept for who looks at it.
    package var expected: String?
    package var found: String?
    package var difference: String?
    /// The three beside each other, for places that show one picture.
    package var composed: String?
    /// Why it differs, a sentence a line: which views differ, and in what.
    package var explanation: [String] = []
    package var views: [View] = []
    /// The description of what was found, kept for who makes a reference of it.
    package var tree: String?

    /// A view that differs, in pixels from the picture's top left.
    package struct View: Hashable, Sendable, Codable {
      package var name: String
      /// `nil` where it was not there, or that is not known.
      package var old: CGRect?
      /// `nil` where it is not there.
      package var new: CGRect?

      package init(name: String, old: CGRect?, new: CGRect?) {
        (self.name, self.old, self.new) = (name, old, new)
      }
    }

    package init(name: String, reference: String, isRecorded: Bool) {
      self.name = name
      self.reference = reference
      self.isRecorded = isRecorded
    }
  }

  package var name: TestName
  /// Where it stands, where that is known.
  package var place: TestPlace?
  package var status: Status
  package var failures: [Failure]
  /// Snapshots that a library held as different and that are as they should be all the same.
  package var accepted: [Snapshot] = []
  /// Why it was skipped, where it says so.
  package var skipMessage: String?
  /// What was printed meanwhile, the last lines of it.
  package var output: [String]
  /// What there is to look at.
  package var attachments: [TestAttachment] = []
  /// Real seconds.
  package var seconds: Double
  /// How often it was run until it came out as it should, or no more.
  package var tries = 1

  package init(
    name: TestName, status: Status, failures: [Failure] = [], skipMessage: String? = nil, output: [String] = [],
    seconds: Double = 0
  ) {
    self.name = name
    self.status = status
    self.failures = failures
    self.skipMessage = skipMessage
    self.output = output
    self.seconds = seconds
  }

  package var isGood: Bool { status == .passed || status == .skipped }
}

/// What became of a package's tests.
package struct TestResults: Hashable, Sendable, Codable {
  package var results: [TestResult] = []
  /// Test targets that could not be built or begun, each with the reason.
  package var unbuilt: [String] = []
  /// Whether it is right that there are no results: others have them.
  package var mayBeEmpty = false
  /// Real seconds.
  package var buildSeconds = 0.0
  package var seconds = 0.0

  package init() {}

  package func count(_ status: TestResult.Status) -> Int { results.count { $0.status == status } }

  /// The command's exit status.
  package var exitCode: Int32 {
    if !unbuilt.isEmpty { return 3 }
    if results.contains(where: { !$0.isGood && $0.status != .recorded }) { return 1 }
    if results.contains(where: { $0.status == .recorded }) { return 5 }
    return results.isEmpty && !mayBeEmpty ? 4 : 0
  }
}
