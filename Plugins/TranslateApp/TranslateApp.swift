// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Compiles an iOS source folder as part of a SwiftPM target.
///
/// The target keeps one source file of its own and lists the iOS folder under `exclude`; this plugin translates every
/// Swift file below the target's directory that isn't one of its own. Where the target's directory has another name
/// than the target and holds a folder of the target's name, only that folder is taken. Folders whose names end in
/// `Tests` are other targets of an Xcode project and left out, as is `Package.swift`.
@main
struct TranslateApp: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let sources = try appSources(of: target)
    guard !sources.isEmpty else {
      Diagnostics.error("\(target.name): no Swift files to translate below \(target.directoryURL.path)")
      return []
    }
    let folder = context.pluginWorkDirectoryURL.appending(path: "Translated")
    // Swift wants file names to differ within a module, so the folders above them can be left out.
    let outputs = sources.map { source in
      let stem = source.deletingPathExtension().lastPathComponent
      return folder.appending(path: stem == "main" ? "main.swift" : stem + ".translated.swift")
    }
    return [
      .buildCommand(
        displayName: "Translating \(target.name) (\(sources.count) files)",
        executable: try context.tool(named: "tessera-translate").url,
        arguments: ["--out", folder.path] + sources.map(\.path),
        inputFiles: sources,
        outputFiles: outputs + [folder.appending(path: "TesseraTables.generated.swift")])
    ]
  }

  private func appSources(of target: SwiftSourceModuleTarget) throws -> [URL] {
    let named = target.directoryURL.appending(path: target.name)
    var isFolder: ObjCBool = false
    let isNamed =
      target.directoryURL.lastPathComponent != target.name
      && FileManager.default.fileExists(atPath: named.path, isDirectory: &isFolder) && isFolder.boolValue
    let root = isNamed ? named : target.directoryURL
    let own = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
    let found = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var result: [URL] = []
    while let url = found?.nextObject() as? URL {
      if url.lastPathComponent.hasSuffix("Tests") { found?.skipDescendants() }
      if url.lastPathComponent == "Package.swift" { continue }
      if url.pathExtension == "swift", !own.contains(url.standardizedFileURL.path) { result.append(url) }
    }
    return result.sorted { $0.path < $1.path }
  }
}
