// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which parts of a package are translated, and what is built of it. Nothing here touches a file.
package struct OverlayPlan: Hashable, Sendable {
  /// A test target and the program that runs it.
  package struct TestTarget: Hashable, Sendable, Codable {
    package var name: String
    package var moduleName: String
    /// The program's target and product.
    package var runner: String
    /// The folder of the program's source, relative to the package.
    package var runnerPath: String
    /// The folder of the target's own source, relative to the package.
    package var path: String
  }

  package let package: PackageDescription
  /// Targets whose Swift is translated, in the package's order.
  package let translated: [PackageDescription.Target]
  package let tests: [TestTarget]
  /// Targets in Objective-C, of packages that the tested one depends on: what Swift has of them is not built, and who
  /// depends on them depends on what they are made of.
  package private(set) var leftOut: [PackageDescription.Target]

  /// The folder, beside those of a package, that runners' sources are in.
  static let runnersFolder = ".tessera-runners"

  /// - Throws: Where there is nothing to test, or a target lies outside of its package.
  package init(_ package: PackageDescription) throws(OverlayError) {
    try self.init(package) { _ in true }
    guard !tests.isEmpty else { throw .noTests(package.path) }
  }

  /// The plan for a package that the tested one depends on.
  ///
  /// - Parameter translated: The names of the targets that are translated; tests are not built.
  package init(dependency package: PackageDescription, translated: Set<String>) throws(OverlayError) {
    try self.init(package) { translated.contains($0.name) && $0.type != "test" }
    leftOut = package.targets.filter(Self.isObjectiveC)
  }

  private init(
    _ package: PackageDescription, isTranslated: (PackageDescription.Target) -> Bool
  ) throws(OverlayError) {
    self.package = package
    let kinds: Set = ["library", "executable", "test"]
    translated = package.targets.filter {
      $0.moduleType == "SwiftTarget" && kinds.contains($0.type) && isTranslated($0)
    }
    for target in translated where target.path.hasPrefix("/") || target.path.split(separator: "/").contains("..") {
      throw .pathOutside(target: target.name, path: target.path)
    }
    tests = translated.filter { $0.type == "test" }.map {
      TestTarget(
        name: $0.name, moduleName: $0.moduleName, runner: "tessera-\($0.name)",
        runnerPath: "\(Self.runnersFolder)/\($0.name)", path: $0.path == "." ? "" : $0.path)
    }
    leftOut = []
  }

  /// The folders that hold the source of tests, relative to the package: references stand beside it.
  package var testFolders: [String] {
    let paths = translated.filter { $0.type == "test" }.flatMap { target in
      target.sources.map { source -> String in
        let parts =
          (target.path == "." ? [] : target.path.split(separator: "/")) + source.split(separator: "/").dropLast()
        return parts.joined(separator: "/")
      }
    }
    // Who can't tell which file asks for a reference finds it beside the target's.
    return Set(paths).union(tests.map(\.path)).sorted()
  }

  /// Why a target can't be built here: it depends on what only Apple's systems have, in words; `nil` where nothing is known
  /// to be in the way.
  package func obstacle(for name: String) -> String? {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      guard seen.insert(next).inserted, let target = package.targets.first(where: { $0.name == next }) else { continue }
      if target.type == "binary" || target.moduleType == "BinaryTarget" {
        return "the target '\(next)' is a binary framework, which is made for Apple's systems"
      }
      if Self.isObjectiveC(target) {
        return "the target '\(next)' is Objective-C, which is not compiled here"
      }
      open += target.targetDependencies
    }
    return nil
  }

  // MARK: - Generated files

  /// The names of files that the overlay adds to a target's folder. Targets may share a folder, or lie in another's.
  static func tablesFile(of target: PackageDescription.Target) -> String {
    "TesseraTables+\(target.moduleName).generated.swift"
  }

  static func symbolsFile(of target: PackageDescription.Target) -> String {
    "AssetSymbols+\(target.moduleName).generated.swift"
  }

  /// The names of all of them.
  static func generatedFiles(of target: PackageDescription.Target) -> [String] {
    [tablesFile(of: target)] + (target.catalogs.isEmpty ? [] : [symbolsFile(of: target)])
  }

  /// The generated files in a target's folder that are other targets', relative to the folder.
  func othersFiles(in target: PackageDescription.Target) -> [String] {
    let folder = target.path == "." ? "" : target.path + "/"
    return translated.filter { $0.name != target.name }.flatMap { other -> [String] in
      let path = other.path == "." ? "" : other.path + "/"
      guard path.hasPrefix(folder) else { return [] }
      return Self.generatedFiles(of: other).map { path.dropFirst(folder.count) + $0 }
    }
  }

  private static func isObjectiveC(_ target: PackageDescription.Target) -> Bool {
    target.sources.contains { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
  }

  /// The folders, relative to the package, of what each test target is made of.
  package var testSources: [String: [String]] {
    Dictionary(
      tests.map { test in (test.name, modules(visibleIn: test.name).map(\.path).sorted()) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The translated targets, each behind those that it depends on.
  package var importOrder: [PackageDescription.Target] {
    var ordered: [PackageDescription.Target] = []
    var seen: Set<String> = []
    func visit(_ target: PackageDescription.Target) {
      guard seen.insert(target.name).inserted else { return }
      for name in target.targetDependencies { translated.first { $0.name == name }.map(visit) }
      ordered.append(target)
    }
    for target in translated { visit(target) }
    return ordered
  }

  /// The translated modules that a target can name: its own and those it depends on, however far down.
  package func modules(visibleIn name: String) -> [PackageDescription.Target] {
    var found: [PackageDescription.Target] = []
    var open = [name]
    while let next = open.popLast() {
      guard !found.contains(where: { $0.name == next }), let target = translated.first(where: { $0.name == next })
      else { continue }
      found.append(target)
      open += target.targetDependencies
    }
    return found
  }
}
