// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
package import RenderProtocol

/// What a process of tests is to do; it stands in the process's environment.
package struct TestRequest: Hashable, Sendable, Codable {
  package var configuration: DeviceConfiguration
  /// The wall clock's reading at the start, in seconds since 1970.
  package var date: Double
  /// Patterns, one of which a test's name has to have in it; none stand for all tests.
  package var filters: [String]
  /// Patterns that it must not have in it.
  package var skips: [String]
  /// Tests that other processes have run.
  package var done: [TestName]
  /// Whether tests are listed only.
  package var lists: Bool
  /// The folder that attachments are written to; `nil` where nobody keeps them.
  package var attachments: String?
  /// The folder in which it is noted where pictures have text and what views they show; `nil` where nobody asks.
  package var pictureNotes: String?
  /// The folder that each test's coverage is written to; `nil` where none is collected.
  package var coverage: String?
  /// Whether time is that of the world outside.
  package var isRealTime: Bool
  /// The app that the tests drive from outside; `nil` for unit tests.
  package var app: TestedApp?
  /// What events' lines begin with.
  package var mark: String

  package init(
    configuration: DeviceConfiguration, date: Double = HostJob.defaultDate, filters: [String] = [],
    skips: [String] = [], done: [TestName] = [], lists: Bool = false,
    attachments: String? = nil, pictureNotes: String? = nil, coverage: String? = nil, isRealTime: Bool = false,
    app: TestedApp? = nil, mark: String
  ) {
    self.configuration = configuration
    self.date = date
    self.filters = filters
    self.skips = skips
    self.done = done
    self.lists = lists
    self.attachments = attachments
    self.pictureNotes = pictureNotes
    self.coverage = coverage
    self.isRealTime = isRealTime
    self.app = app
    self.mark = mark
  }

  /// The environment variable with the path of a file that holds a request as JSON.
  package static let variable = "TESSERA_TEST_REQUEST"
}

/// An app that UI tests drive.
package struct TestedApp: Hashable, Sendable, Codable {
  package var executable: String
  package var bundleIdentifier: String
  /// The folder that requests are answered from; `nil` where there is none.
  package var fixtures: String?
  /// What the test plan has the app started with.
  package var arguments: [String]
  /// The variables that name the folders of the app's home.
  package var home: [String: String]

  package init(
    executable: String, bundleIdentifier: String, fixtures: String? = nil, arguments: [String] = [],
    home: [String: String] = [:]
  ) {
    (self.executable, self.bundleIdentifier, self.fixtures) = (executable, bundleIdentifier, fixtures)
    (self.arguments, self.home) = (arguments, home)
  }
}
