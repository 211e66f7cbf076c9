// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import ObjCTranslator
internal import XcodeProject

/// Modules that lie around a project and that its app may import: targets that make frameworks, pods, checkouts of
/// Carthage's, packages. Only what is asked for is looked at more closely.
struct ModuleShelf: Sendable {
  /// By the name that they are imported by.
  private(set) var modules: [String: AppModule] = [:]
  /// Folders of packages, and those in repositories.
  private(set) var packages: [ProjectPackage] = []
  /// Why modules are not there, a sentence each, by name.
  private(set) var absences: [String: String] = [:]
  /// All files and folders that say what is here.
  private(set) var inputs: [URL] = []
  /// Packages that were asked.
  private var seen: Set<String> = []
  /// What SwiftPM calls those that were fetched.
  private var fetched: Set<String> = []
  /// Those that can't be fetched, with the reasons.
  private var unreachable: [String] = []
  /// Where packages are described and fetched; the app's own place.
  var scratch: URL?
  /// What stands in for libraries that can't be compiled.
  var standIns = StandIns()

  init() {}

  /// The module of a name; `nil` where none is known.
  ///
  /// Packages are asked what they are when a name is first looked for that nothing else has, since that takes a second.
  mutating func module(_ name: String) -> AppModule? {
    if let given = standIns.given(name) { return given }
    if let found = found(name) { return found }
    guard !MissingModule.isApples(name), let module = standIns.own(name, reason: absences[name]) else { return nil }
    absences[name] = nil
    modules[name] = module
    return module
  }

  private mutating func found(_ name: String) -> AppModule? {
    if let found = modules[name] { return found }
    guard absences[name] == nil, !MissingModule.isApples(name), let scratch else { return nil }
    while !packages.isEmpty {
      let asked = packages
      packages = []
      let found = PackageShelf(scratch: scratch).modules(of: asked)
      seen.formUnion(asked.map { "\($0.place)" })
      fetched.formUnion(found.identities)
      for module in found.modules where modules[module.name] == nil { modules[module.name] = module }
      absences.merge(found.absences) { old, _ in old }
      unreachable += found.unreachable
      packages = found.packages.filter { !seen.contains("\($0.place)") && !isFetched($0) }
    }
    if let found = modules[name] { return found }
    if absences[name] == nil, !unreachable.isEmpty {
      let one = unreachable.count == 1
      absences[name] =
        "It may be in \(one ? "a package" : "packages") that can't be fetched here: "
        + unreachable.joined(separator: ", ")
    }
    return nil
  }

  /// Whether a package came along with another one, in a version that suits both.
  private func isFetched(_ package: ProjectPackage) -> Bool {
    guard case .repository(let url, let requirement) = package.place else { return false }
    return fetched.contains(PackageFetcher.Repository(url: url, requirement: requirement).name.lowercased())
  }

  // MARK: - Filling

  /// Looks for stand-ins in a project's folder.
  mutating func addStandIns(beside folder: URL) {
    standIns.add(beside: folder)
    for place in standIns.given where !inputs.contains(place) { inputs.append(place) }
  }

  mutating func add(_ package: ProjectPackage) {
    guard !packages.contains(package) else { return }
    packages.append(package)
    if case .folder(let path) = package.place { inputs.append(URL(fileURLWithPath: path, isDirectory: true)) }
  }

  mutating func note(absent name: String, _ reason: String) {
    if modules[name] == nil, absences[name] == nil { absences[name] = reason }
  }

  mutating func add(_ module: AppModule) {
    guard modules[module.name] == nil else { return }
    modules[module.name] = module
    absences[module.name] = nil
    inputs += module.sources + module.resources.map(\.url)
  }

  /// Adds the libraries that a project's targets make.
  ///
  /// - Parameter kind: What its targets are called: `the pod`, `the target`.
  mutating func add(_ project: XcodeProject, called kind: String) {
    inputs.append(URL(fileURLWithPath: project.path).appendingPathComponent("project.pbxproj"))
    for package in project.packages { add(package) }
    for target in project.targets {
      for path in target.binaries {
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        note(absent: name, "\(URL(fileURLWithPath: path).lastPathComponent) is compiled for Apple's devices")
      }
      guard target.kind == .framework || target.kind == .library, target.isForPhones else { continue }
      let name = target.moduleName
      guard !target.sources.isEmpty else {
        if let language = target.foreign.keys.sorted().first {
          note(absent: name, "It is \(kind) \(target.name), whose source is \(language), which is not compiled here")
        } else if !target.missing.isEmpty {
          note(absent: name, "It is \(kind) \(target.name), whose files are not there")
        }
        continue
      }
      var module = AppModule(name: name, sources: target.sources.map { URL(fileURLWithPath: $0) })
      module.settings = AppSettings(target)
      module.bundle = AppModule.frameworkBundle(name)
      module.resources = Self.resources(of: target, in: project)
      module.infoPlist = AppModule.frameworkPlist(name, adding: (try? InfoPlist(of: target, files: .disk))?.data)
      module.notes = AppFolder.notes(target)
      module.leftOut = AppFolder.leftOut(target)
      add(module)
    }
  }

  /// A target's own resources, and those of the bundles that it depends on.
  private static func resources(of target: ProjectTarget, in project: XcodeProject) -> [AppResource] {
    var resources = target.resources.map { AppResource(URL(fileURLWithPath: $0.path), destination: $0.destination) }
    for bundle in project.targets where bundle.kind == .other("bundle") && target.dependencies.contains(bundle.name) {
      resources += bundle.resources.map {
        AppResource(
          URL(fileURLWithPath: $0.path), destination: "\(bundle.productName).bundle/\($0.destination)")
      }
    }
    return resources.filter { AppFolder.isOfUse($0.destination) }
  }
}
