// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

extension TestProject {
  /// Writes a package of the project's modules, whose files are links to the project's own.
  ///
  /// - Returns: Where each link leads, by the link's path.
  package func writePackage(to folder: URL) throws(AppBuildError) -> [String: String] {
    var files: [String: String] = ["Package.swift": manifest]
    var links: [String: URL] = [:]
    for part in modules {
      let place = place(of: part.module.name)
      for (name, text) in part.module.generated { files["\(place)/\(name)"] = text }
      for (name, text) in try part.module.modelSources() { files["\(place)/\(name)"] = text }
      if let text = assetSymbols(part) { files["\(place)/\(AssetSymbols.fileName)"] = text }
      for source in part.module.sources { links["\(place)/\(source.lastPathComponent)"] = source }
    }
    try AppBuilder.writing(folder) { try Self.write(files, links, to: folder) }
    return Dictionary(
      uniqueKeysWithValues: links.map { (folder.appendingPathComponent($0.key).path, $0.value.path) })
  }

  private func place(of module: String) -> String { tests.contains(module) ? "Tests/\(module)" : "Sources/\(module)" }

  private func assetSymbols(_ part: ModulePlan.Part) -> String? {
    guard part.module.settings.namesAssets, !part.module.hasOwnAssetSymbols else { return nil }
    return AssetSymbols(part.module.resources.map(\.url).filter { $0.pathExtension == "xcassets" })
      .source(
        // All but packages' resources lie in the one bundle that a program of tests has.
        bundle: part.module.isOfPackage ? part.module.bundleSource : ".main",
        hasExtensions: part.module.settings.extendsByAssets, sources: part.inputs.map(\.source))
  }

  /// Each module depends on what it imports and no more: one that can't be built stops only those that need it. Modules of
  /// a project are in no package, so that `@retroactive` is right there.
  private var manifest: String {
    var targets: [String] = []
    var libraries: Set<String> = []
    for part in modules {
      let name = part.module.name
      let isTest = tests.contains(name)
      let dependencies = part.needs.filter(libraries.contains).map { "\"\($0)\"" }.joined(separator: ", ")
      let flags = part.module.settings.compilerArguments.map { "\"\($0)\"" }.joined(separator: ", ")
      targets.append(
        """
            .\(isTest ? "testTarget" : "target")(
              name: "\(name)", dependencies: [\(dependencies)], path: "\(place(of: name))",
              packageAccess: \(part.module.isOfPackage), swiftSettings: [.unsafeFlags([\(flags)])]),
        """)
      if !isTest { libraries.insert(name) }
    }
    return """
      // swift-tools-version:5.9
      import PackageDescription

      let package = Package(
        name: "Tested",
        targets: [
      \(targets.joined(separator: "\n"))
        ])

      """
  }

  private static func write(_ files: [String: String], _ links: [String: URL], to folder: URL) throws {
    let manager = FileManager.default
    let wanted = Set(Array(files.keys) + links.keys)
    for old in manager.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      let isOurs = old.hasSuffix(".swift") && !wanted.contains(old)
      if isOurs { try? manager.removeItem(at: folder.appendingPathComponent(old)) }
    }
    for path in wanted {
      let url = folder.appendingPathComponent(path)
      try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let text = files[path] {
        if (try? String(contentsOf: url, encoding: .utf8)) != text {
          try text.write(to: url, atomically: true, encoding: .utf8)
        }
      } else if let target = links[path], (try? manager.destinationOfSymbolicLink(atPath: url.path)) != target.path {
        try? manager.removeItem(at: url)
        try manager.createSymbolicLink(at: url, withDestinationURL: target)
      }
    }
  }

  /// Puts a program of tests beside what the app and the tests have besides code, as a bundle has it.
  ///
  /// - Parameters:
  ///   - program: What SwiftPM built.
  ///   - module: The module of its tests. UI tests have the resources of their own alone.
  ///   - folder: The bundle, which is made anew.
  /// - Returns: The program in the bundle.
  package func stage(_ program: URL, of module: String, in folder: URL, progress: @escaping @Sendable (String) -> Void)
    throws(AppBuildError) -> URL
  {
    let manager = FileManager.default
    let staged = folder.appendingPathComponent(program.lastPathComponent)
    try AppBuilder.writing(folder) {
      try? manager.removeItem(at: folder)
      try manager.createDirectory(at: folder, withIntermediateDirectories: true)
      try manager.copyItem(at: program, to: staged)
      let parts =
        driven[module] == nil ? modules : modules.filter { $0.module.name == module || $0.module.isOfPackage }
      for part in parts.reversed() {
        // All modules are in one program: their resources are where `Bundle(for:)` finds that.
        let place = part.module.isOfPackage ? folder.appendingPathComponent(part.module.bundle) : folder
        for resource in part.module.resources {
          let target = place.appendingPathComponent(resource.destination)
          guard !manager.fileExists(atPath: target.path) else { continue }
          try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          try manager.copyItem(at: resource.url, to: target)
        }
        if hosts.contains(part.module.name), let plist = part.module.infoPlist {
          try plist.write(to: folder.appendingPathComponent("Info.plist"))
        }
      }
    }
    CompiledInterfaces.link(in: folder)
    StringCatalogs(progress: progress).convert(in: folder)
    let made = folder.deletingLastPathComponent()
    PDFPictures(cache: made.appendingPathComponent("pdf"), progress: progress).convert(in: folder)
    SVGPictures(cache: made.appendingPathComponent("svg"), progress: progress).convert(in: folder)
    return staged
  }
}
