// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import AppBuilder
package import Foundation
internal import ObjCTranslator
package import SnapshotReferences

/// Builds the programs that run a package's tests: translates its source, and that of packages it depends on which need
/// it, into overlays, and has SwiftPM build those.
package struct PackageTests: Sendable {
  /// A test target whose program is there, or why it is not.
  package struct Built: Sendable {
    package var target: OverlayPlan.TestTarget
    /// `nil` where the target, or what it needs, does not compile; what is wrong has been said.
    package var program: URL?
  }

  /// All that was built.
  package struct Products: Sendable {
    package var tests: [Built]
    /// The references that the tests find beside them.
    package var references: ReferenceFolders
    /// The folders of the package that each test target is made of, its own and those of targets that it depends on.
    package var sources: [String: [String]]
  }

  package let package: URL
  /// Where everything goes that is made.
  package let scratch: URL
  package let kit: Kit
  /// Which references tests find beside them.
  package let references: ReferenceSet
  /// Told what is going on, and what compilers say, a line at a time.
  package let progress: @Sendable (String) -> Void

  /// Whether the package's own targets count which lines run.
  private let countsLines: Bool

  /// The project that the package was made from; `nil` where it is somebody's own.
  private let project: ProjectRole?

  package init(
    package: URL, scratch: URL, kit: Kit, references: ReferenceSet = .own, project: ProjectRole? = nil,
    countsLines: Bool = false, progress: @escaping @Sendable (String) -> Void
  ) {
    self.package = package
    self.project = project
    self.scratch = scratch
    self.kit = kit
    self.references = references
    self.countsLines = countsLines
    self.progress = progress
  }

  /// The overlay, whose paths compilers name.
  package var overlay: URL { scratch.appendingPathComponent("src", isDirectory: true) }
  private var products: URL { scratch.appendingPathComponent("build", isDirectory: true) }

  /// Where the overlay of a package is that the tested one depends on; SwiftPM tells packages by their folders' names.
  private func overlay(of identity: String) -> URL {
    scratch.appendingPathComponent("packages/\(identity)", isDirectory: true)
  }

  /// The package's own path of something in the overlay.
  package func original(_ text: String) -> String {
    guard text.contains(overlay.path + "/") else { return text }
    let own = text.replacing(overlay.path + "/", with: package.path + "/")
      .replacing("/\(ReferenceSet.folder)/", with: "/\(references.folder)/")
    return project?.original(own, package: package.path) ?? own
  }

  package func build() throws -> Products {
    try kit.build(.tests, progress: progress)
    if let record = BuildRecord(scratch: scratch), record.inputs == inputs(record.dependencies) {
      let built = record.tests.map { Built(target: $0, program: program($0)) }
      if built.allSatisfy({ $0.program.map { access($0.path, X_OK) == 0 } == true }) {
        for warning in record.warnings { progress(warning) }
        return Products(tests: built, references: folders(record.testFolders), sources: record.sources)
      }
    }
    BuildRecord.remove(scratch: scratch)
    return try buildAnew()
  }

  /// What is built, in short.
  private func inputs(_ dependencies: [String]) -> String {
    BuildRecord.inputs(
      package: package, dependencies: dependencies, scratch: scratch,
      // This program translates.
      others: [kit.url(of: .tests).path, Bundle.main.executablePath ?? CommandLine.arguments[0]],
      words: [overlay.path, references.rawValue, kit.products.path, "\(countsLines)"])
  }

  private func folders(_ paths: [String]) -> ReferenceFolders {
    ReferenceFolders(
      package: package, overlay: overlay, staging: scratch.appendingPathComponent("references", isDirectory: true),
      folders: paths, set: references)
  }

  private func buildAnew() throws -> Products {
    let reader = PackageReader(scratch: scratch)
    let plan = try OverlayPlan(reader.describe(package))
    let use = plan.package.dependencies.isEmpty ? PackageUse() : try reader.use(of: package)
    let others = try dependencies(of: plan, use, reader)
    let inputs = inputs(others.all)
    var warnings: [String] = []
    func warn(_ words: String) {
      warnings.append(words)
      progress(words)
    }
    for name in use.decorations { warn("The plugin '\(name)' is left out: it checks source and makes nothing") }
    progress(
      "Translating \(([plan.package.name] + others.translated.map(\.plan.package.name)).joined(separator: ", "))")
    let foreign: [String: ForeignNames] = ([(plan, package)] + others.translated.map { ($0.plan, $0.place) }).reduce(
      into: [:]) {
        $0.merge(OverlayTranslation.foreignNames(of: $1.0, package: $1.1)) { first, _ in first }
      }
    var translation = OverlayTranslation()
    for other in others.translated {
      var own = OverlayTranslation(importing: translation, foreign: foreign)
      try own.add(other.plan, package: other.place, overlay: overlay(of: other.identity), progress: warn)
      translation.take(own)
      let manifest = OverlayManifest(
        plan: other.plan, compilerFlags: compilerFlags, linkerFlags: [], places: others.places)
      try own.files.merge(reader.manifests(of: other.place, footer: manifest.footer)) { $1 }
      try OverlayTree(package: other.place, overlay: overlay(of: other.identity), files: own.files).write()
    }
    var own = OverlayTranslation(importing: translation, foreign: foreign)
    try own.add(
      plan, package: package, overlay: overlay, adapt: project?.adapt, progress: { warn(original($0)) })
    let observers = others.translated.flatMap { LoadedObservers.leftOut(of: $0.plan, package: $0.place) }
    try own.files.merge(runners(plan, own, translation, observers, warn)) { $1 }
    let manifest = OverlayManifest(
      plan: plan, compilerFlags: compilerFlags, linkerFlags: kit.linkArguments(.tests), places: others.places,
      added: others.translated.map(\.identity).filter { identity in
        !plan.package.dependencies.contains { $0.identity == identity }
      }.map { overlay(of: $0).path }, use: use, countsLines: countsLines)
    try own.files.merge(reader.manifests(of: package, footer: manifest.footer)) { $1 }
    let folders = folders(plan.testFolders)
    try OverlayTree(package: package, overlay: overlay, files: own.files, links: folders.links).write()
    let places = others.translated.map { ($0.identity, $0.place.path) }
    let built = try build(plan, failed: own.failed, places, warn)
    ResourceLinks.add(for: plan, in: products.appendingPathComponent("debug"), progress: warn)
    if built.allSatisfy({ $0.program != nil }) {
      try BuildRecord(
        inputs: inputs, dependencies: others.all, tests: plan.tests, testFolders: plan.testFolders,
        sources: plan.testSources, warnings: warnings
      ).write(scratch: scratch)
    }
    return Products(tests: built, references: folders, sources: plan.testSources)
  }

  private func program(_ test: OverlayPlan.TestTarget) -> URL {
    products.appendingPathComponent("debug/\(test.runner)")
  }

  /// Builds the programs of all test targets, as far as that goes.
  ///
  /// - Parameters:
  ///   - failed: Targets that can't be translated.
  ///   - others: Packages that are translated too, each with its place.
  private func build(
    _ plan: OverlayPlan, failed: Set<String>, _ others: [(identity: String, place: String)], _ warn: (String) -> Void
  ) throws -> [Built] {
    var told: Set<[String]> = []
    var built: [Built] = []
    for test in plan.tests {
      // What could not be translated of other packages stops those that need it: the compiler comes upon it.
      let isTranslated = plan.modules(visibleIn: test.name).allSatisfy { !failed.contains($0.name) }
      var program: URL?
      if let obstacle = plan.obstacle(for: test.name) {
        warn("\(test.name) can't be built: \(obstacle)")
      } else if isTranslated {
        program = try build(test, told: &told, others)
      } else {
        progress("\(test.name) can't be built: not everything that it needs can be translated")
      }
      built.append(Built(target: test, program: program))
    }
    return built
  }

  /// - Parameter told: What has been said to be wrong with other targets.
  private func build(
    _ test: OverlayPlan.TestTarget, told: inout Set<[String]>, _ others: [(identity: String, place: String)]
  ) throws -> URL? {
    progress("Building \(test.name)")
    var said: [String] = []
    let status = try Tool.run(
      "swift",
      // Nobody looks anything up in the overlay: the index is a fifth of the time.
      ["build", "--package-path", overlay.path, "--scratch-path", products.path, "--product", test.runner]
        + ["--disable-index-store"] + ManifestModules(scratch: scratch).arguments,
      onLine: { said.append($0) })
    if status == 0 { return program(test) }
    let lines = BuildComplaints(said).lines(of: test.name, known: &told) { text in
      others.reduce(original(text)) { text, other in
        text.replacing(overlay(of: other.identity).path + "/", with: other.place + "/")
      }
    }
    for line in lines { progress(line) }
    return nil
  }

  // MARK: - Dependencies

  private struct Dependencies {
    /// Packages that are translated, each behind those that it depends on.
    var translated: [(identity: String, plan: OverlayPlan, place: URL)] = []
    /// Where overlays take packages from, by identity.
    var places: [String: String] = [:]
    /// The places of all packages, as they are.
    var all: [String] = []
  }

  private func dependencies(
    of plan: OverlayPlan, _ use: PackageUse, _ reader: PackageReader
  ) throws -> Dependencies {
    var result = Dependencies()
    guard plan.package.dependencies.contains(where: { !use.unused.contains($0.identity) }) else { return result }
    // Relative paths of local packages would lead elsewhere from an overlay.
    for dependency in plan.package.dependencies { result.places[dependency.identity] = dependency.path }
    let standIns = StoodInPackages(
      standIns: StandIns(own: kit.standIns), scratch: scratch.appendingPathComponent("stand-ins", isDirectory: true))
    let found = try standIns.replacing(reader.dependencies(of: plan.package, use: use), reader, progress)
    result.all = found.values.sorted()
    let others = found.filter { !KnownLibraries.builtInPackages.contains($0.key) }
    var open = try others.filter { mayNeedKit($0.value) }.map { identity, path in
      let place = URL(fileURLWithPath: path, isDirectory: true)
      let description = try reader.describe(place)
      return (identity: identity, place: place, description: description, imports: reader.imports(of: description))
    }
    // Who has the command as a plugin depends on Tessera itself.
    .filter { $0.description.name != KnownLibraries.ownPackage }.sorted { $0.identity < $1.identity }
    var modules: Set<String> = []
    // A package may need translation because of another's; few packages stand so far from the kit that this takes long.
    var isChanged = true
    while isChanged {
      isChanged = false
      for candidate in open {
        let chosen = DependencyChoice.translated(
          of: candidate.description, imports: candidate.imports, translated: modules)
        guard !chosen.isEmpty else { continue }
        let plan = try OverlayPlan(dependency: candidate.description, translated: chosen)
        modules.formUnion(plan.translated.map(\.moduleName))
        result.translated.append((candidate.identity, plan, candidate.place))
        result.places[candidate.identity] = overlay(of: candidate.identity).path
        open.removeAll { $0.identity == candidate.identity }
        isChanged = true
      }
    }
    for (_, plan, _) in result.translated {
      for dependency in plan.package.dependencies where result.places[dependency.identity] == nil {
        result.places[dependency.identity] = dependency.path
      }
    }
    return result
  }

  /// Whether a file of a package imports anything that Linux lacks; to ask SwiftPM what it is takes a second.
  private func mayNeedKit(_ path: String) -> Bool {
    // `import class UIKit.UIView` is one too; but of what is combined many speak.
    let imports = DependencyChoice.kit.map { Data(($0 == "Combine" ? "import \($0)" : $0).utf8) }
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path, isDirectory: true), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? Data(contentsOf: file, options: .mappedIfSafe) else {
        continue
      }
      if imports.contains(where: { text.range(of: $0) != nil }) { return true }
    }
    return false
  }

  // MARK: - The overlay's files

  private var compilerFlags: [String] {
    kit.moduleArguments + ["-no-warnings-as-errors", "-suppress-warnings", "-DTESSERA_KIT_\(kitStamp)"]
  }

  /// Which kit it is: SwiftPM does not look at what is behind a folder of modules, and would go on with what was compiled
  /// against another one. A copy of the same kit is the same, so that caches are of use elsewhere.
  private var kitStamp: String {
    let library = try? FileManager.default.attributesOfItem(atPath: kit.url(of: .tests).path)
    let date = (library?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return String(library?[.size] as? Int ?? 0, radix: 16) + "_" + String(Int(date), radix: 16)
  }

  private func runners(
    _ plan: OverlayPlan, _ own: OverlayTranslation, _ others: OverlayTranslation,
    _ observers: [LoadedObservers.Observer], _ warn: (String) -> Void
  ) -> [String: String] {
    var files: [String: String] = [:]
    let libraries = plan.translated.filter { $0.type != "test" }.map(\.moduleName) + others.classes.keys.sorted()
    for test in plan.tests {
      let visible = plan.modules(visibleIn: test.name).map(\.name).filter { $0 != test.name }
      let discovery = TestDiscovery(
        target: own.classes[test.name] ?? [],
        others: Array(others.classes.values) + visible.map { own.classes[$0] ?? [] })
      for warning in discovery.unreachable { warn(original("\(warning)")) }
      let runner = RunnerSource(
        target: test, discovery: discovery, libraries: libraries.filter { $0 != test.moduleName },
        observers: observers, writesCoverage: countsLines)
      files["\(test.runnerPath)/main.swift"] = runner.text
      for (path, text) in runner.additions {
        let file = path.replacing(overlay.path + "/", with: "")
        files[file] = (own.files[file] ?? "") + text
      }
    }
    return files
  }
}
