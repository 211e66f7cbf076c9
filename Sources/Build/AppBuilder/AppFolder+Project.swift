// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import XcodeProject

/// Which of several apps is meant, and how it is built.
package struct AppChoice: Equatable, Sendable {
  /// The name of a project's target; `nil` where it has one app.
  package var target: String?
  /// The name of a project's configuration; `nil` for `Debug`.
  package var configuration: String?
  /// The name of a scheme whose tests are meant; `nil` for all tests.
  package var scheme: String?
  /// The name of a test plan; `nil` for the scheme's own, or the first beside the project.
  package var plan: String?
  /// Whether unit tests and UI tests are meant.
  package var tests: Set<TestKind> = [.unit, .interface]
  /// Build settings that count above the project's own.
  package var settings: [String: String] = [:]
  /// A file of such settings, which count below the others.
  package var settingsFile: String?

  package init(target: String? = nil, configuration: String? = nil) {
    (self.target, self.configuration) = (target, configuration)
  }

  /// The kinds of tests.
  package enum TestKind: Sendable { case unit, interface }

  /// Whether targets of a kind hold tests that are meant.
  func runs(_ kind: ProductKind) -> Bool {
    kind == .unitTests && tests.contains(.unit) || kind == .interfaceTests && tests.contains(.interface)
  }

  var overrides: SettingOverrides {
    SettingOverrides(
      file: settingsFile.map { URL(fileURLWithPath: $0).standardizedFileURL.path }, settings: settings)
  }
}

extension AppFolder {
  /// Reads the app at a path: a project or a workspace of Xcode's, a folder that holds one, or a folder of source.
  package init(at path: String, choice: AppChoice = AppChoice()) throws(AppBuildError) {
    guard let place = try ProjectPlace(at: path, choice) else {
      try self.init(path: path)
      return
    }
    let apps = place.projects.flatMap { project in project.apps.map { (project: project, target: $0) } }
    let chosen = choice.target.map { name in apps.filter { $0.target.name == name } } ?? apps
    guard let app = chosen.first else {
      throw apps.isEmpty
        ? .noAppTarget(path, targets: place.projects.flatMap { $0.targets.map(Self.words) })
        : .noSuchTarget(choice.target ?? "", apps: apps.map(\.target.name))
    }
    guard chosen.count == 1 else { throw .severalApps(Self.names(of: chosen)) }
    try self.init(app.project, app.target)
    shelf = ModuleShelf(around: app.project, beside: place)
    inputs += shelf.inputs
    notes += Self.notes(app.target, of: app.project)
    leftOut = Self.leftOut(app.target)
  }

  /// The apps' names, with their projects where there are several of those.
  private static func names(of apps: [(project: XcodeProject, target: ProjectTarget)]) -> [String] {
    let isOneProject = Set(apps.map(\.project.path)).count == 1
    return apps.map { isOneProject ? $0.target.name : "\($0.target.name) of \($0.project.path)" }
  }

  private init(_ project: XcodeProject, _ target: ProjectTarget) throws(AppBuildError) {
    guard !target.sources.isEmpty else {
      let place = "target \(target.name) of \(project.path)"
      if let language = target.foreign.keys.sorted().first { throw .foreignSource(place, language: language) }
      throw target.missing.isEmpty ? .noSources(place) : .sourcesMissing(place)
    }
    let plist: InfoPlist
    do {
      plist = try InfoPlist(of: target, files: .disk)
    } catch {
      throw .projectUnreadable("\(error)")
    }
    let file = URL(fileURLWithPath: project.path, isDirectory: true)
    self.init(
      url: file.deletingLastPathComponent(), moduleName: Self.freeName(target.moduleName),
      sources: target.sources.map { URL(fileURLWithPath: $0) },
      resources: Self.resources(of: target),
      settings: AppSettings(target), infoPlist: plist.data, inputs: [file.appendingPathComponent("project.pbxproj")],
      notes: Self.notes(target))
  }

  /// What a target has beside its code.
  static func resources(of target: ProjectTarget) -> [AppResource] {
    target.resources.filter { isOfUse($0.destination) }
      .map { AppResource(URL(fileURLWithPath: $0.path), destination: $0.destination) }
  }

  /// An app's module, for whoever builds it as one of several.
  static func appModule(of target: ProjectTarget, in project: XcodeProject) -> AppModule {
    AppModule(
      name: freeName(target.moduleName), sources: target.sources.map { URL(fileURLWithPath: $0) },
      resources: resources(of: target), settings: AppSettings(target),
      infoPlist: (try? InfoPlist(of: target, files: .disk))?.data, notes: notes(target))
  }

  /// A target by its name and what it makes.
  private static func words(_ target: ProjectTarget) -> String {
    let kind =
      switch target.kind {
      case .app: target.isForPhones ? "an app" : "an app for another device"
      case .framework: "a framework"
      case .library: "a library"
      case .unitTests, .interfaceTests: "tests"
      case .extension: "an extension"
      case .watchApp: "a watch app"
      case .other(let name): name
      }
    return "\(target.name) is \(kind)"
  }

  /// What a target is left without, a line each.
  static func notes(_ target: ProjectTarget) -> [String] {
    var notes: [String] = []
    for (need, files) in target.foreign.sorted(by: { $0.key < $1.key }) {
      let names = list(files.map(name))
      notes.append(
        need == "Core Data"
          ? "\(target.name): stores are not migrated by mapping models: \(names) is left out"
          : "\(target.name): \(need) is not compiled: \(names) is left out")
    }
    if !target.missing.isEmpty {
      notes.append("\(target.name): the project names files that are not there: \(list(target.missing.map(name)))")
    }
    if let version = target.outdatedSwift {
      notes.append("\(target.name): its source is Swift \(version), of which the compiler reads what Swift 4 has too")
    }
    if lacksHeader(target) {
      notes.append(
        "\(target.name): its bridging header is read for the modules that it imports: what it declares is missing")
    }
    return notes
  }

  /// What a target's Swift may miss: its own source in other languages, and files that are not there.
  static func leftOut(_ target: ProjectTarget) -> [String] {
    let languages = target.foreign.keys.sorted().map { $0 == "Core Data" ? "its model's classes" : "its \($0)" }
    let swift = target.missing.filter { $0.hasSuffix(".swift") }
    return languages + (lacksHeader(target) ? ["its bridging header"] : [])
      + (swift.isEmpty ? [] : [list(swift.map(name))])
  }

  /// Whether its Swift may miss what a header declares.
  private static func lacksHeader(_ target: ProjectTarget) -> Bool {
    target.hasBridgingHeader && !target.foreign.keys.contains("Objective-C")
      && target.bridgingHeader?.hasDeclarations != false
  }

  /// Which of a project's other targets the app goes without, a line each.
  private static func notes(_ target: ProjectTarget, of project: XcodeProject) -> [String] {
    var notes: [String] = []
    for other in project.targets where target.dependencies.contains(other.name) {
      switch other.kind {
      case .extension: notes.append("\(other.name): extensions are left out; \(target.name) runs without it")
      case .watchApp: notes.append("\(other.name): watch apps are left out; \(target.name) runs without it")
      default: break
      }
    }
    return notes
  }

  private static func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }

  /// Names in a row, the first few of many.
  private static func list(_ names: [String]) -> String {
    let shown = names.sorted().prefix(5).joined(separator: ", ")
    return names.count > 5 ? "\(shown) and \(names.count - 5) more" : shown
  }
}

extension ProjectFiles {
  /// The files of this machine.
  static let disk = ProjectFiles(
    read: { path in (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } },
    list: { path in
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      return names?.sorted().map { name in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        return (name, isFolder.boolValue)
      }
    })
}
