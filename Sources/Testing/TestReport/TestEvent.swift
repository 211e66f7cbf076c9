// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The name of one test of a package, `Target.Class/test` where it is written as one word.
package struct TestName: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The test target's module.
  package var target: String
  /// The class, or the suites from the outermost in, with slashes; empty for a function outside of any.
  package var suite: String
  /// As people write it: `testTitle`, `title()`, `sum(of:)`.
  package var test: String

  package init(target: String, suite: String, test: String) {
    self.target = target
    self.suite = suite
    self.test = test
  }

  package var description: String { suite.isEmpty ? "\(target).\(test)" : "\(target).\(suite)/\(test)" }
}

/// A place in a package's source.
package struct TestPlace: Hashable, Sendable, Codable {
  package var file: String
  /// Counted from 1.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

/// Something to look at beside a test's result.
package struct TestAttachment: Hashable, Sendable, Codable {
  /// As the test calls it.
  package var name: String
  /// Where it is.
  package var path: String
  /// The content's type, such as `public.png`.
  package var type: String
  /// Whether it says nothing where the test is good.
  package var isOfFailure: Bool

  package init(name: String, path: String, type: String, isOfFailure: Bool = true) {
    self.name = name
    self.path = path
    self.type = type
    self.isOfFailure = isOfFailure
  }
}

/// What a process of tests tells while it runs, in this order for each test: `started`, any number of `failed`,
/// `attached` and `allowed` and at most one `skipped`, `finished`. A process that is through says `ended`.
package struct TestEvent: Hashable, Sendable, Codable {
  package enum Kind: String, Sendable, Codable {
    /// A test that there is, where only that was asked for.
    case listed
    case started
    case failed
    case skipped
    /// Something to look at was kept.
    case attached
    /// The test says how long it may take, in `seconds`.
    case allowed
    case finished
    /// All tests of the process are through.
    case ended
  }

  package var kind: Kind
  /// `nil` for what belongs to no test.
  package var test: TestName?
  /// What an assertion says, or why a test was skipped.
  package var message: String?
  /// Where an assertion stands, or the test that starts.
  package var place: TestPlace?
  package var attachment: TestAttachment?
  /// Real ones.
  package var seconds: Double?
  /// Whether a test goes no further behind a failure: what comes of it afterwards does not count.
  package var isLast: Bool?

  package init(
    _ kind: Kind, _ test: TestName? = nil, message: String? = nil, place: TestPlace? = nil,
    attachment: TestAttachment? = nil, seconds: Double? = nil, isLast: Bool? = nil
  ) {
    self.kind = kind
    self.test = test
    self.message = message
    self.place = place
    self.attachment = attachment
    self.seconds = seconds
    self.isLast = isLast
  }
}
