// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A run's results in a file beside its page, for who makes one report of several: with the package's own paths, and kept
/// files named from where the page is.
package struct StoredReport: Codable {
  /// The file's name in a report's folder.
  package static let fileName = "results.json"
  /// The version of the file's form; others are not read.
  private static let currentVersion = 2

  private let version: Int
  /// The package's name.
  package let package: String
  private let results: TestResults

  /// - Parameters:
  ///   - folder: Where the page is.
  ///   - path: Gives the package's own path for one of the overlay, in any text.
  package init(_ results: TestResults, package: String, folder: String, path: (String) -> String) {
    version = Self.currentVersion
    self.package = package
    let folder = folder.hasSuffix("/") ? folder : folder + "/"
    var results = results
    results.results = results.results.map { result in
      var result = result.withFiles { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : $0 }
      result.output = result.output.map(path)
      if let place = result.place { result.place?.file = path(place.file) }
      for index in result.failures.indices {
        result.failures[index].message = path(result.failures[index].message)
        if let place = result.failures[index].place { result.failures[index].place?.file = path(place.file) }
      }
      return result
    }
    self.results = results
  }

  /// `nil` for what is no such file, and for one of another version.
  package init?(file: Data) {
    guard let stored = try? JSONDecoder().decode(StoredReport.self, from: file), stored.version == Self.currentVersion
    else { return nil }
    self = stored
  }

  /// The file.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Plain data: encoding it cannot fail.
    return (try? encoder.encode(self)) ?? Data()
  }

  /// The results, with kept files where `place` says for the names that they have in the report.
  package func results(place: (String) -> String) -> TestResults {
    var results = results
    results.results = results.results.map { $0.withFiles(place) }
    return results
  }
}

extension TestResult {
  /// The result with other names for the files that are kept of it.
  fileprivate func withFiles(_ name: (String) -> String) -> TestResult {
    var result = self
    func renamed(_ snapshot: Snapshot) -> Snapshot {
      var snapshot = snapshot
      snapshot.expected = snapshot.expected.map(name)
      snapshot.found = snapshot.found.map(name)
      snapshot.difference = snapshot.difference.map(name)
      snapshot.composed = snapshot.composed.map(name)
      snapshot.tree = snapshot.tree.map(name)
      return snapshot
    }
    for index in result.failures.indices {
      result.failures[index].snapshot = result.failures[index].snapshot.map(renamed)
    }
    result.accepted = result.accepted.map(renamed)
    for index in result.attachments.indices { result.attachments[index].path = name(result.attachments[index].path) }
    return result
  }
}

extension TestResults {
  /// One of several: those of machines that shared the tests.
  package mutating func merge(_ other: TestResults) {
    results += other.results
    unbuilt += other.unbuilt.filter { !unbuilt.contains($0) }
    mayBeEmpty = mayBeEmpty || other.mayBeEmpty
    // They ran at the same time.
    buildSeconds = max(buildSeconds, other.buildSeconds)
    seconds = max(seconds, other.seconds)
  }
}
