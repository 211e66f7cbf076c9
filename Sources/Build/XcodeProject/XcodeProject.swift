// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Build settings from outside of a project, as on the command line of `xcodebuild`.
package struct SettingOverrides: Hashable, Sendable {
  /// The absolute path of an `.xcconfig` file.
  package var file: String?
  /// These count above the file's.
  package var settings: [String: String]

  package init(file: String? = nil, settings: [String: String] = [:]) { (self.file, self.settings) = (file, settings) }
}

/// A project of Xcode's, read from its file without Xcode.
package struct XcodeProject: Sendable {
  /// The absolute path of the `.xcodeproj` folder.
  package let path: String
  /// All targets, in the project's order.
  package let targets: [ProjectTarget]
  /// The names of its configurations, in the project's order.
  package let configurations: [String]

  /// The packages that it names, and those that lie among its files.
  package let packages: [ProjectPackage]
  /// The absolute paths of other projects that it holds.
  package let subprojects: [String]

  /// Project files are read up to this size, in bytes.
  static let largest = 1 << 26

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the `.xcodeproj` folder.
  ///   - configuration: The configuration whose settings count; `nil` for `Debug`, or the first where there is none.
  ///   - overrides: Settings that count above those of the project and its targets.
  package init(
    path: String, configuration: String? = nil, overrides: SettingOverrides = SettingOverrides(), files: ProjectFiles
  ) throws(ProjectError) {
    let file = FilePath.join(path, "project.pbxproj")
    guard let bytes = files.read(file) else {
      throw ProjectError(file: path, expected: "a project: a folder with a file project.pbxproj")
    }
    guard bytes.count <= Self.largest else {
      throw ProjectError(file: file, expected: "a file of at most \(Self.largest >> 20) MB")
    }
    do {
      try self.init(path: path, bytes, configuration: configuration, overrides: overrides, files: files)
    } catch {
      // Two versions that were never put together are no notation at all.
      let isUnmerged = String(decoding: bytes, as: UTF8.self).contains("\n<<<<<<< ")
      throw isUnmerged
        ? ProjectError(file: file, expected: "a project without the conflicts of a merge") : error.at(file)
    }
  }

  private init(
    path: String, _ bytes: [UInt8], configuration: String?, overrides: SettingOverrides, files: ProjectFiles
  ) throws(ProjectError) {
    let objects = try ProjectObjects(bytes)
    let project = try objects.required(objects.rootIdentifier, isa: "PBXProject")
    let tree = ProjectTree(objects, project: project, folder: FilePath.folder(path))
    let reader = TargetReader(path: path, objects, tree, files, project: project, overrides: overrides)
    configurations = reader.configurations
    let chosen = configuration ?? configurations.first { $0 == "Debug" } ?? configurations.first ?? "Debug"
    guard configuration == nil || configurations.contains(chosen) else {
      throw ProjectError(
        expected: "one of the project's configurations \(configurations.joined(separator: ", ")), not \(chosen)")
    }
    self.path = path
    var targets: [ProjectTarget] = []
    for object in objects.list(project["targets"]) where object.isa == "PBXNativeTarget" {
      targets.append(try reader.target(object, configuration: chosen))
    }
    self.targets = targets
    packages = ProjectPackage.all(in: objects, tree, files, project: project)
    subprojects = (project["projectReferences"]?.array ?? []).compactMap { reference in
      reference.dictionary?["ProjectRef"]?.string.flatMap(tree.path)
    }
  }

  /// The apps for phones and pads.
  package var apps: [ProjectTarget] { targets.filter { $0.kind == .app && $0.isForPhones } }
}
