// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a test plan of Xcode's says: which targets are run, without which tests, in which environment.
package struct TestPlan: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package var name: String
    /// `Class` or `Class/test()`.
    package var skipped: [String] = []
    /// Only these are run; all where it is empty.
    package var selected: [String] = []
  }

  /// The file's name.
  package var name: String
  /// Those that are switched on.
  package var targets: [Target] = []
  package var environment: [String: String] = [:]
  package var arguments: [String] = []
  /// Whether its runs collect coverage.
  package var collectsCoverage = false

  /// Plans are read up to this size, in bytes.
  private static let largest = 1 << 22

  private struct File: Decodable {
    struct Reference: Decodable { var name: String }

    struct Entry: Decodable {
      var target: Reference
      var enabled: Bool?
      var skippedTests: [String]?
      var selectedTests: [String]?
    }

    struct Variable: Decodable {
      var key: String
      var value: String?
      var enabled: Bool?
    }

    struct Argument: Decodable {
      var argument: String
      var enabled: Bool?
    }

    /// `false`, or an object that names targets.
    struct Coverage: Decodable {
      var isOn: Bool

      init(from decoder: any Decoder) throws {
        isOn = (try? decoder.singleValueContainer().decode(Bool.self)) ?? true
      }
    }

    struct Options: Decodable {
      var codeCoverage: Coverage?
      var environmentVariableEntries: [Variable]?
      var commandLineArgumentEntries: [Argument]?
    }

    struct Configuration: Decodable {
      var options: Options?
      var enabled: Bool?
    }

    var testTargets: [Entry]
    var defaultOptions: Options?
    var configurations: [Configuration]?
  }

  /// Reads a plan; of its configurations the first that is switched on counts.
  package init(name: String, _ data: Data) throws(AppBuildError) {
    guard data.count <= Self.largest, let file = try? JSONDecoder().decode(File.self, from: data) else {
      throw .projectUnreadable("\(name): expected a test plan: JSON with testTargets")
    }
    self.name = name
    for entry in file.testTargets where entry.enabled != false {
      targets.append(
        Target(
          name: entry.target.name, skipped: entry.skippedTests ?? [], selected: entry.selectedTests ?? []))
    }
    let chosen = file.configurations?.first { $0.enabled != false }?.options
    for options in [file.defaultOptions, chosen].compactMap(\.self) {
      if let coverage = options.codeCoverage { collectsCoverage = coverage.isOn }
      for entry in options.environmentVariableEntries ?? [] where entry.enabled != false {
        environment[entry.key] = entry.value ?? ""
      }
      arguments += (options.commandLineArgumentEntries ?? []).filter { $0.enabled != false }.map(\.argument)
    }
  }

  /// The plan of a scheme that names its targets itself.
  package init(
    name: String, targets: [Target], environment: [String: String], arguments: [String]
  ) {
    (self.name, self.targets, self.environment, self.arguments) = (name, targets, environment, arguments)
  }

  init(at file: URL) throws(AppBuildError) {
    guard let data = try? Data(contentsOf: file) else {
      throw .projectUnreadable("\(file.path): expected a test plan there")
    }
    try self.init(name: file.lastPathComponent, data)
  }

  /// A regular expression that finds a test, or all of a class, by its name `Target.Class/test`.
  package static func pattern(_ test: String, of module: String) -> String {
    var name = test.replacingOccurrences(of: "\\/", with: "/")
    // XCTest's tests go without parentheses.
    if name.hasSuffix("()") { name.removeLast(2) }
    let escaped = NSRegularExpression.escapedPattern(for: "\(module).\(name)")
    return "^" + escaped + (name.contains("/") ? "(\\(.*\\))?$" : "/")
  }
}
