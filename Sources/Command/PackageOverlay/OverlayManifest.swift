// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What is added below a copy of the package's own manifest.
///
/// The manifest stays what it is: a program, of which nothing is read as text. The footer changes what it has made:
/// translated targets get the kit's flags and what they have on iOS, each test target becomes a library with a program
/// beside it that runs its tests, and packages that are translated, or whose paths are relative, are taken from where they
/// are.
package struct OverlayManifest: Sendable {
  package let plan: OverlayPlan
  /// What translated modules are compiled with.
  package let compilerFlags: [String]
  /// What the programs are linked with.
  package let linkerFlags: [String]

  /// Where packages are that it depends on, by identity; those not named stay as they are.
  package let places: [String: String]
  /// Packages that are added though the manifest does not name them: further down they count instead of others.
  package let added: [String]
  /// What the manifest names and no target needs.
  private let use: PackageUse
  /// Whether the package's own targets, but for tests, count what runs.
  private let countsLines: Bool

  package init(
    plan: OverlayPlan, compilerFlags: [String], linkerFlags: [String], places: [String: String] = [:],
    added: [String] = []
  ) {
    self.init(
      plan: plan, compilerFlags: compilerFlags, linkerFlags: linkerFlags, places: places, added: added,
      use: PackageUse())
  }

  init(
    plan: OverlayPlan, compilerFlags: [String], linkerFlags: [String], places: [String: String] = [:],
    added: [String] = [], use: PackageUse, countsLines: Bool = false
  ) {
    self.plan = plan
    self.countsLines = countsLines
    self.places = places
    self.added = added
    self.use = use
    self.compilerFlags = compilerFlags
    self.linkerFlags = linkerFlags
  }

  private var counted: [String] { countsLines ? plan.translated.filter { $0.type != "test" }.map(\.name) : [] }

  /// The text behind the manifest's last line.
  package var footer: String {
    let paths = plan.translated.map { "  \(Self.literal($0.name)): \(Self.literal($0.path))," }.joined(separator: "\n")
    let runners = plan.tests.map {
      "  \(Self.literal($0.name)): (\(Self.literal($0.runner)), \(Self.literal($0.runnerPath))),"
    }.joined(separator: "\n")
    let generated = plan.translated.map { target in
      "  \(Self.literal(target.name)): ([\(Self.list(OverlayPlan.generatedFiles(of: target)))], "
        + "[\(Self.list(plan.othersFiles(in: target)))]),"
    }.joined(separator: "\n")
    let leftOut = plan.leftOut.map {
      "  \(Self.literal($0.name)): [\(Self.list($0.targetDependencies))],"
    }.joined(separator: "\n")
    let hasBundles = Self.isAtLeast("5.3", plan.package)
    let resources = plan.translated.filter { hasBundles && !$0.implicitResources.isEmpty }.map {
      "  \(Self.literal($0.name)): [\(Self.list($0.implicitResources))],"
    }.joined(separator: "\n")
    return """

      // Added by `tessera test`.
      let tesseraPaths: [String: String] = [
      \(paths.isEmpty ? "  :" : paths)
      ]
      let tesseraRunners: [String: (name: String, path: String)] = [
      \(runners.isEmpty ? "  :" : runners)
      ]
      let tesseraPackages: [String: String] = [
      \(Self.entries(places))
      ]
      let tesseraGenerated: [String: (own: [String], others: [String])] = [
      \(generated.isEmpty ? "  :" : generated)
      ]
      let tesseraLeftOut: [String: [String]] = [
      \(leftOut.isEmpty ? "  :" : leftOut)
      ]
      \(resources.isEmpty ? "" : "let tesseraResources: [String: [String]] = [\n\(resources)\n]")
      let tesseraCounted: Set<String> = [\(Self.list(counted))]
      let tesseraFlags: [SwiftSetting] = [.unsafeFlags([\(Self.list(compilerFlags))])]
      \(Self.platforms(plan.package))
      func tesseraTargets(_ target: Target) -> [Target] {
        guard let path = tesseraPaths[target.name] else { return [target] }
        target.dependencies = target.dependencies.filter { !tesseraIsBuiltIn($0) }.map(tesseraDependency)
        target.swiftSettings = (target.swiftSettings ?? []).compactMap(tesseraSetting) + tesseraFlags
        if tesseraCounted.contains(target.name) {
          target.swiftSettings! += [.unsafeFlags(["-profile-generate", "-profile-coverage-mapping"])]
        }
        target.linkerSettings = target.linkerSettings.map { $0.filter { !tesseraIsFramework($0) } }
        if let generated = tesseraGenerated[target.name] {
          target.sources = target.sources.map { $0 + generated.own }
          target.exclude += generated.others
        }
      \(resources.isEmpty ? "" : "  target.resources = (target.resources ?? []) + (tesseraResources[target.name] ?? []).map { .process($0) }")
        guard let runner = tesseraRunners[target.name] else { return [target] }
        let tests = Target.target(
          name: target.name, dependencies: target.dependencies, path: path\(packageAccess))
        tests.exclude = target.exclude
        tests.sources = target.sources
        tests.resources = target.resources
        // As SwiftPM compiles tests: what Foundation and others add to Swift Testing comes with both imports.
        tests.swiftSettings = (target.swiftSettings ?? [])
          + [.unsafeFlags(["-Xfrontend", "-enable-cross-import-overlays"])]
        tests.linkerSettings = target.linkerSettings
      \(Self.isAtLeast("5.5", plan.package) ? "  tests.plugins = target.plugins\n" : "")\
        let program = Target.\(Self.isAtLeast("5.4", plan.package) ? "executableTarget" : "target")(
          name: runner.name, dependencies: [.target(name: target.name)], path: runner.path,
          swiftSettings: tesseraFlags + [\(languageMode)],
          linkerSettings: [.unsafeFlags([\(Self.list(linkerFlags + (countsLines ? ["-profile-generate"] : [])))])])
        return [tests, program]
      }
      \(plan.leftOut.isEmpty ? "" : Self.leavingOut)
      package.targets = package.targets.flatMap(tesseraTargets)
      \(Self.withoutDecorations(use, plan.package))\
      \(Self.changedPackages(places: places, added: added, use: use, plan.package))
      """
  }

  /// The text behind the last line of a manifest that SwiftPM is asked for dependencies: nothing is built of it.
  static func resolving(_ package: PackageDescription, use: PackageUse) -> String {
    var places: [String: String] = [:]
    for dependency in package.dependencies { places[dependency.identity] = dependency.path }
    return """

      // Added by `tessera test`.
      package.targets = []
      package.products = []
      let tesseraPackages: [String: String] = [
      \(Self.entries(places))
      ]
      \(Self.changedPackages(places: places, added: [], use: use, package))
      """
  }

  private static func entries(_ places: [String: String]) -> String {
    places.isEmpty
      ? "  :"
      : places.sorted { $0.key < $1.key }.map { "  \(literal($0.key)): \(literal($0.value))," }.joined(separator: "\n")
  }

  private static func withoutDecorations(_ use: PackageUse, _ package: PackageDescription) -> String {
    guard !use.decorations.isEmpty, isAtLeast("5.5", package) else { return "" }
    return """
      for target in package.targets {
        target.plugins?.removeAll { plugin in
          guard case .plugin(let name, _) = plugin else { return false }
          return [\(list(use.decorations))].contains(name)
        }
      }

      """
  }

  /// Whether a target sees what is for its package alone.
  private var packageAccess: String {
    Self.isAtLeast("5.9", plan.package) ? ", packageAccess: target.packageAccess" : ""
  }

  /// Runners are compiled as Swift 5, whatever the package is: they hand tests over between isolations.
  private var languageMode: String {
    #".unsafeFlags(["-swift-version", "5"])"#
  }

  /// Takes targets out, and puts what they depend on where they were.
  private static let leavingOut = """
    func tesseraInstead(_ name: String) -> [String] { tesseraLeftOut[name]?.flatMap(tesseraInstead) ?? [name] }
    package.targets.removeAll { tesseraLeftOut[$0.name] != nil }
    for target in package.targets {
      target.dependencies = target.dependencies.flatMap { dependency -> [Target.Dependency] in
        switch dependency {
        case .targetItem(let name, _) where tesseraLeftOut[name] != nil,
          .byNameItem(let name, _) where tesseraLeftOut[name] != nil:
          return tesseraInstead(name).map { .target(name: $0) }
        default: return [dependency]
        }
      }
    }
    package.products = package.products.compactMap { product in
      guard let library = product as? Product.Library else { return product }
      var targets: [String] = []
      for target in library.targets.flatMap(tesseraInstead) where !targets.contains(target) { targets.append(target) }
      return targets.isEmpty ? nil : .library(name: library.name, type: library.type, targets: targets)
    }
    """

  /// What a dependency is can be asked of manifests since 5.6; before, its name and its address.
  private static func changedPackages(
    places: [String: String], added: [String], use: PackageUse, _ package: PackageDescription
  ) -> String {
    guard !places.isEmpty || !use.unused.isEmpty else { return "" }
    let asking =
      isAtLeast("5.6", package)
      ? """
        let (given, location): (String?, String)
        switch dependency.kind {
        case .fileSystem(let name, let path): (given, location) = (name, path)
        case .sourceControl(let name, let url, _): (given, location) = (name, url)
        default: return dependency
        }
      """
      : """
        guard let location = dependency.url else { return dependency }
        let given = dependency.name
      """
    return """
      package.dependencies = package.dependencies.compactMap { dependency in
      \(asking)
        // Targets name it as its address ends, in the same letters, where it has no name.
        var last = location.split(separator: "/").last.map { String($0) } ?? location
        if last.hasSuffix(".git") { last.removeLast(4) }
        if [\(list(use.unused))].contains(last.lowercased()) { return nil }
        guard let place = tesseraPackages[last.lowercased()] else { return dependency }
        return .package(name: given ?? last, path: place)
      }
      package.dependencies += [\(list(added))].map { .package(path: $0) }
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
