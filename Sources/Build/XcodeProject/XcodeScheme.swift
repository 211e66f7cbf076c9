// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scheme of Xcode's: which targets an action builds or tests, and how.
package struct XcodeScheme: Hashable, Sendable {
  /// A target whose tests the scheme runs.
  package struct Testable: Hashable, Sendable {
    package var target = ""
    /// `Class` or `Class/test()`.
    package var skipped: [String] = []
    /// Only these run; all where it is empty.
    package var selected: [String] = []
    package var isSkipped = false
  }

  /// A test plan that the scheme names.
  package struct Plan: Hashable, Sendable {
    /// Relative to the folder of the project.
    package var path: String
    package var isDefault: Bool

    /// The file's name without its ending.
    package var name: String { FilePath.stem(path) }
  }

  /// An action's arguments and environment, those that are switched on.
  package struct Options: Hashable, Sendable {
    package var arguments: [String] = []
    package var environment: [String: String] = [:]
  }

  package private(set) var testables: [Testable] = []
  package private(set) var plans: [Plan] = []
  package private(set) var testOptions = Options()
  package private(set) var testConfiguration: String?
  package private(set) var launchConfiguration: String?
  package private(set) var collectsCoverage = false
  /// The targets that the build action names.
  package private(set) var built: [String] = []

  /// Schemes are read up to this size, in bytes.
  private static let largest = 1 << 22

  /// - Parameter bytes: An `.xcscheme` file.
  /// - Throws: Where it isn't the XML of a scheme.
  package init(_ bytes: [UInt8]) throws(ProjectError) {
    guard bytes.count <= Self.largest else {
      throw ProjectError(expected: "a scheme of at most \(Self.largest >> 20) MB")
    }
    var launch = Options()
    var takesLaunchOptions = false
    var open: [String] = []
    for tag in XMLTag.all(in: String(decoding: bytes, as: UTF8.self)) {
      guard !tag.isEnd else {
        if open.last == tag.name { open.removeLast() }
        continue
      }
      let isInTest = open.contains("TestAction")
      switch tag.name {
      case "TestAction":
        testConfiguration = tag["buildConfiguration"]
        collectsCoverage = tag["codeCoverageEnabled"] == "YES"
        takesLaunchOptions = tag["shouldUseLaunchSchemeArgsEnv"] == "YES"
      case "LaunchAction": launchConfiguration = tag["buildConfiguration"]
      case "TestPlanReference":
        // `container:Folder/All.xctestplan`.
        let path = (tag["reference"] ?? "").split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
        plans.append(Plan(path: path, isDefault: tag["default"] == "YES"))
      case "TestableReference" where isInTest: testables.append(Testable(isSkipped: tag["skipped"] == "YES"))
      case "BuildableReference":
        let name = tag["BlueprintName"] ?? ""
        if open.contains("TestableReference"), isInTest, let last = testables.indices.last {
          testables[last].target = name
        } else if open.contains("BuildActionEntry") {
          built.append(name)
        }
      case "Test" where isInTest:
        guard let identifier = tag["Identifier"], let last = testables.indices.last else { break }
        if open.contains("SkippedTests") { testables[last].skipped.append(identifier) }
        if open.contains("SelectedTests") { testables[last].selected.append(identifier) }
      case "EnvironmentVariable" where tag["isEnabled"] == "YES":
        guard let key = tag["key"] else { break }
        if isInTest { testOptions.environment[key] = tag["value"] ?? "" }
        if open.contains("LaunchAction") { launch.environment[key] = tag["value"] ?? "" }
      case "CommandLineArgument" where tag["isEnabled"] == "YES":
        guard let argument = tag["argument"] else { break }
        if isInTest { testOptions.arguments.append(argument) }
        if open.contains("LaunchAction") { launch.arguments.append(argument) }
      default: break
      }
      if !tag.isEmpty { open.append(tag.name) }
    }
    guard open.isEmpty, !testables.isEmpty || !built.isEmpty || testConfiguration != nil || !plans.isEmpty else {
      throw ProjectError(expected: "the XML of a scheme")
    }
    if takesLaunchOptions { testOptions = launch }
  }
}

/// A tag of a document in XML, as Xcode writes it: no entities but the five, no text that counts.
struct XMLTag {
  var name: String
  var isEnd = false
  /// Whether it ends at once, `<Test/>`.
  var isEmpty = false
  private var attributes: [String: String] = [:]

  subscript(name: String) -> String? { attributes[name] }

  static func all(in text: String) -> [XMLTag] {
    var tags: [XMLTag] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { break }
        rest = rest[end.upperBound...]
        continue
      }
      guard let tag = XMLTag(&rest) else { continue }
      tags.append(tag)
    }
    return tags
  }

  /// Reads a tag behind its `<`.
  private init?(_ rest: inout Substring) {
    guard let first = rest.first, first.isLetter || first == "/" else { return nil }
    isEnd = first == "/"
    if isEnd { rest.removeFirst() }
    name = Self.word(&rest)
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.first else { return nil }
      if next == ">" {
        rest.removeFirst()
        return
      }
      if next == "/" {
        isEmpty = true
        rest.removeFirst()
        continue
      }
      let key = Self.word(&rest)
      rest = rest.drop { $0.isWhitespace || $0 == "=" }
      guard !key.isEmpty, let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { return nil }
      attributes[key] = Self.unescaped(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { !$0.isWhitespace && !"=/>".contains($0) }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    return [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
