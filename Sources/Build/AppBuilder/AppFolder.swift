// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import ObjCTranslator

/// A folder of iOS source with an app delegate, or a target of a project: what an app is made from.
package struct AppFolder: Sendable {
  /// The folder, or the one that the project stands in.
  package let url: URL
  /// The folder's name as a module's: letters, digits and underscores.
  package let moduleName: String
  /// Swift files, sorted by path.
  package let sources: [URL]
  /// What goes into the app beside its code, sorted by path: asset catalogs, property lists, pictures, data.
  package let resources: [AppResource]
  package var settings = AppSettings()
  /// The information property list, where it is made and not among the resources.
  package var infoPlist: Data?
  /// Other files that say what the app is made from.
  package var inputs: [URL] = []
  /// Modules that the project brings along besides the app's own.
  var shelf = ModuleShelf()
  /// What is left out of the app, and what follows from that, a line each.
  package var notes: [String] = []
  /// What the source was to be compiled with and is not, in a word or two each.
  var leftOut: [String] = []

  /// Reads the folder.
  package init(path: String) throws(AppBuildError) {
    let url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw .noFolder(path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path) }
    self.url = url
    moduleName = Self.moduleName(for: url.lastPathComponent)
    var found: (sources: [URL], resources: [URL]) = ([], [])
    Self.collect(url, into: &found)
    sources = found.sources.sorted { $0.path < $1.path }
    resources = found.resources.sorted { $0.path < $1.path }.map { AppResource($0) }
    guard !sources.isEmpty else { throw .noSources(url.path) }
    shelf.addStandIns(beside: url)
    inputs = shelf.inputs
  }

  init(
    url: URL, moduleName: String, sources: [URL], resources: [AppResource], settings: AppSettings, infoPlist: Data?,
    inputs: [URL], notes: [String]
  ) {
    (self.url, self.moduleName, self.sources, self.resources) = (url, moduleName, sources, resources)
    (self.settings, self.infoPlist, self.inputs, self.notes) = (settings, infoPlist, inputs, notes)
  }

  /// The folder of what the app's servers answer, where there is one.
  package var fixtures: URL? {
    let folders = [url, url.appendingPathComponent(moduleName)]
    return folders.map { $0.appendingPathComponent("Fixtures", isDirectory: true) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Folders that hold no part of the app itself.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "fastlane", StandIns.folder,
  ]
  /// Endings of things that are one resource though they are folders.
  private static let packages: Set<String> = ["xcassets", "bundle", "lproj", "xcdatamodel", "xcdatamodeld"]
  /// Endings of files that are of no use in a built app.
  private static let leftOut: Set<String> = [
    "h", "m", "mm", "c", "cpp", "md", "xcconfig", "entitlements", "pbxproj", "xcodeproj", "xcworkspace", "playground",
    "gitignore", "modulemap", "lock",
  ]

  private static func collect(_ folder: URL, into found: inout (sources: [URL], resources: [URL])) {
    let contents =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])) ?? []
    for item in contents {
      let isFolder = (try? item.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
      let ending = item.pathExtension
      if isFolder {
        let name = item.lastPathComponent
        if packages.contains(ending) {
          found.resources.append(item)
        } else if !isForeign(folder: name, ending: ending) {
          collect(item, into: &found)
        }
      } else if ending == "swift" {
        if item.lastPathComponent != "Package.swift" { found.sources.append(item) }
      } else if !leftOut.contains(ending) {
        found.resources.append(item)
      }
    }
  }

  /// Whether a built app makes anything of a resource.
  static func isOfUse(_ name: String) -> Bool { !leftOut.contains((name as NSString).pathExtension) }

  /// Whether a folder holds no part of the app.
  private static func isForeign(folder name: String, ending: String) -> Bool {
    leftOut.contains(ending) || foreignFolders.contains(name) || name.hasSuffix("Tests")
  }

  /// Whether a change in a folder of that name can change the app; packages count.
  static func mayHoldSources(folder name: String) -> Bool {
    !name.hasPrefix(".") && !isForeign(folder: name, ending: (name as NSString).pathExtension)
  }

  private static func moduleName(for folder: String) -> String {
    var name = ""
    for scalar in folder.unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      name.unicodeScalars.append(isPlain || scalar == "_" ? scalar : "_")
    }
    if name.isEmpty || name.first?.isNumber == true { name = "_" + name }
    return freeName(name)
  }

  /// A module's name that is not one of the kit's, which it would hide from its own source.
  static func freeName(_ name: String) -> String { kitModules.contains(name) ? name + "App" : name }

  static let kitModules = AppleModules.ofTheKit.union(["Foundation", "Swift"])
}
