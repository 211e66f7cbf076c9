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

  package init(target: String? = nil, configuration: String? = nil) {
    (self.target, self.configuration) = (target, configuration)
  }
}

extension AppFolder {
  /// Reads the app at a path: a project or a workspace of Xcode's, a folder that holds one, or a folder of source.
  package init(at path: String, choice: AppChoice = AppChoice()) throws(AppBuildError) {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    switch url.pathExtension {
    case "xcodeproj": try self.init(projects: [url], choice: choice, asked: path)
    case "xcworkspace": try self.init(projects: try Workspace.projects(in: url), choice: choice, asked: path)
    default:
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.sorted()
      if projects.isEmpty {
        try self.init(path: path)
      } else {
        try self.init(projects: projects.map { url.appendingPathComponent($0) }, choice: choice, asked: path)
      }
    }
  }

  private init(projects: [URL], choice: AppChoice, asked: String) throws(AppBuildError) {
    var apps: [(project: XcodeProject, target: ProjectTarget)] = []
    for url in projects {
      guard FileManager.default.fileExists(atPath: url.path) else { throw .noFolder(url.path) }
      do {
        let project = try XcodeProject(path: url.path, configuration: choice.configuration, files: .disk)
        apps += project.apps.map { (project, $0) }
      } catch {
        throw .projectUnreadable("\(error)")
      }
    }
    let chosen = choice.target.map { name in apps.filter { $0.target.name == name } } ?? apps
    guard let app = chosen.first else {
      throw apps.isEmpty ? .noAppTarget(asked) : .noSuchTarget(choice.target ?? "", apps: apps.map(\.target.name))
    }
    guard chosen.count == 1 else { throw .severalApps(apps.map(\.target.name)) }
    try self.init(app.project, app.target)
  }

  private init(_ project: XcodeProject, _ target: ProjectTarget) throws(AppBuildError) {
    guard !target.sources.isEmpty else { throw .noSources("target \(target.name) of \(project.path)") }
    var settings = AppSettings()
    settings.languageMode = target.languageMode
    settings.conditions = target.conditions
    settings.features = target.features
    settings.isOnMainActor = target.isOnMainActor
    settings.namesAssets = target.settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"] != "NO"
    settings.extendsByAssets =
      target.settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"] != "NO"
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
      resources: target.resources.filter { Self.isOfUse($0.destination) }
        .map { AppResource(URL(fileURLWithPath: $0.path), destination: $0.destination) },
      settings: settings, infoPlist: plist.data, inputs: [file.appendingPathComponent("project.pbxproj")],
      notes: Self.notes(target, plist))
  }

  /// What is left out of the app, a line each.
  private static func notes(_ target: ProjectTarget, _ plist: InfoPlist) -> [String] {
    var notes: [String] = []
    for (need, files) in target.foreign.sorted(by: { $0.key < $1.key }) {
      notes.append("\(target.name): \(need) is not compiled: \(list(files.map(name))) is left out")
    }
    if !target.missing.isEmpty {
      notes.append("\(target.name): the project names files that are not there: \(list(target.missing.map(name)))")
    }
    if !target.dependencies.isEmpty {
      notes.append("\(target.name): other targets are not built yet: \(list(target.dependencies)) is left out")
    }
    if !target.packageProducts.isEmpty {
      notes.append("\(target.name): packages are not built yet: \(list(target.packageProducts)) is left out")
    }
    if let storyboard = plist.mainStoryboard {
      notes.append(
        "\(target.name): storyboards are not read yet: \(storyboard), which the app starts from, is left out")
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
