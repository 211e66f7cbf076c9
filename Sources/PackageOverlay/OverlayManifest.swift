// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What is added below a copy of the package's own manifest.
///
/// The manifest stays what it is: a program, of which nothing is read as text. The footer changes what it has made:
/// translated targets get the kit's flags, each test target becomes a library with a program beside it that runs its
/// tests, and relative paths of local packages become absolute.
package struct OverlayManifest: Sendable {
  package let plan: OverlayPlan
  /// What translated modules are compiled with.
  package let compilerFlags: [String]
  /// What the programs are linked with.
  package let linkerFlags: [String]

  package init(plan: OverlayPlan, compilerFlags: [String], linkerFlags: [String]) {
    self.plan = plan
    self.compilerFlags = compilerFlags
    self.linkerFlags = linkerFlags
  }

  /// The text behind the manifest's last line.
  package var footer: String {
    let paths = plan.translated.map { "  \(Self.literal($0.name)): \(Self.literal($0.path))," }.joined(separator: "\n")
    let runners = plan.tests.map {
      "  \(Self.literal($0.name)): (\(Self.literal($0.runner)), \(Self.literal($0.runnerPath))),"
    }.joined(separator: "\n")
    let locals = plan.package.dependencies.compactMap { dependency in
      dependency.path.map { "  \(Self.literal(dependency.identity)): \(Self.literal($0))," }
    }.joined(separator: "\n")
    return """

      // Added by `tessera test`.
      let tesseraPaths: [String: String] = [
      \(paths.isEmpty ? "  :" : paths)
      ]
      let tesseraRunners: [String: (name: String, path: String)] = [
      \(runners.isEmpty ? "  :" : runners)
      ]
      let tesseraLocalPackages: [String: String] = [
      \(locals.isEmpty ? "  :" : locals)
      ]
      let tesseraFlags: [SwiftSetting] = [.unsafeFlags([\(Self.list(compilerFlags))])]
      func tesseraTargets(_ target: Target) -> [Target] {
        guard let path = tesseraPaths[target.name] else { return [target] }
        target.swiftSettings = (target.swiftSettings ?? []) + tesseraFlags
        guard let runner = tesseraRunners[target.name] else { return [target] }
        let tests = Target.target(name: target.name, dependencies: target.dependencies, path: path)
        tests.exclude = target.exclude
        tests.sources = target.sources
        tests.resources = target.resources
        tests.swiftSettings = target.swiftSettings
        tests.linkerSettings = target.linkerSettings
      \(Self.isAtLeast("5.5", plan.package) ? "  tests.plugins = target.plugins\n" : "")\
        let program = Target.\(Self.isAtLeast("5.4", plan.package) ? "executableTarget" : "target")(
          name: runner.name, dependencies: [.target(name: target.name)], path: runner.path,
          swiftSettings: tesseraFlags + [\(languageMode)],
          linkerSettings: [.unsafeFlags([\(Self.list(linkerFlags))])])
        return [tests, program]
      }
      package.targets = package.targets.flatMap(tesseraTargets)
      \(localPackages)
      """
  }

  /// Runners are compiled as Swift 5, whatever the package is: they hand tests over between isolations.
  private var languageMode: String {
    #".unsafeFlags(["-swift-version", "5"])"#
  }

  private var localPackages: String {
    guard plan.package.dependencies.contains(where: { $0.path != nil }) else { return "" }
    return """
      package.dependencies = package.dependencies.map { dependency in
        guard case .fileSystem(let name, let path) = dependency.kind else { return dependency }
        let last = (name ?? path.split(separator: "/").last.map(String.init) ?? path).lowercased()
        guard let place = tesseraLocalPackages[last] else { return dependency }
        return name.map { .package(name: $0, path: place) } ?? .package(path: place)
      }
      """
  }

  static func isAtLeast(_ version: String, _ package: PackageDescription) -> Bool {
    package.toolsVersion.compare(version, options: .numeric) != .orderedAscending
  }

  private static func list(_ words: [String]) -> String { words.map(literal).joined(separator: ", ") }

  /// A text as Swift's source has it.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
