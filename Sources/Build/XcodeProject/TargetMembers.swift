// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A file that goes into an app beside its code.
package struct ProjectResource: Equatable, Sendable {
  /// Where it is: an absolute path, of a file or of a folder.
  package var path: String
  /// Where it goes, from the bundle's root: its name, or `en.lproj/` and its name.
  package var destination: String
}

/// The files that belong to a target.
struct TargetMembers {
  private(set) var sources: [String] = []
  private(set) var resources: [ProjectResource] = []
  /// Files that nothing here can compile, by what they would need.
  private(set) var foreign: [String: [String]] = [:]
  /// Files that the project names and that are not there.
  private(set) var missing: [String] = []
  /// Frameworks and libraries that are linked as they are.
  private(set) var binaries: [String] = []

  private let objects: ProjectObjects
  private let tree: ProjectTree
  private let files: ProjectFiles
  private var finder: FileFinder

  /// - Parameter folders: The project's folders that are kept in step.
  init(
    _ target: ProjectObject, folders: [ProjectObject], _ objects: ProjectObjects, _ tree: ProjectTree,
    _ files: ProjectFiles
  ) {
    (self.objects, self.tree, self.files, finder) = (objects, tree, files, FileFinder(files))
    for phase in objects.list(target["buildPhases"]) { add(phase) }
    for folder in folders { add(folder, target) }
    sources = Self.unique(sources)
    var seen: Set<String> = []
    resources = resources.filter { seen.insert($0.destination).inserted }.sorted { $0.destination < $1.destination }
  }

  private static func unique(_ paths: [String]) -> [String] { Set(paths).sorted() }

  // MARK: - Build phases

  private mutating func add(_ phase: ProjectObject) {
    if phase.isa == "PBXFrameworksBuildPhase" { return addBinaries(phase) }
    let isSources = phase.isa == "PBXSourcesBuildPhase"
    guard isSources || phase.isa == "PBXResourcesBuildPhase" else { return }
    for file in objects.list(phase["files"]) where Self.isForPhones(file) {
      guard let identifier = file.string("fileRef"), let reference = objects[identifier] else { continue }
      switch reference.isa {
      case "PBXVariantGroup":
        for variant in objects.list(reference["children"]) { addVariant(variant, isSource: isSources) }
      case "XCVersionGroup":
        // A data model in its versions, which Xcode has among the sources.
        if let path = tree.path(identifier) { addResource(path, to: Self.destination(path)) }
      default:
        guard let path = tree.path(identifier) else { continue }
        if isSources { addSource(path) } else { addResource(path, to: Self.destination(path)) }
      }
    }
  }

  /// What is made by targets or comes with the system has no place among the project's files.
  private mutating func addBinaries(_ phase: ProjectObject) {
    for file in objects.list(phase["files"]) where Self.isForPhones(file) {
      guard let path = file.string("fileRef").flatMap(tree.path), !path.hasPrefix("/System/") else { continue }
      if ["a", "framework", "xcframework"].contains(FilePath.ending(path)) { binaries.append(path) }
    }
  }

  /// Whether a member counts when an app for phones and pads is built.
  private static func isForPhones(_ file: ProjectObject) -> Bool {
    let filters = (file["platformFilters"]?.strings ?? []) + [file.string("platformFilter")].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func addVariant(_ variant: ProjectObject, isSource: Bool) {
    guard let path = tree.path(variant.identifier) else { return }
    if isSource { return addSource(path) }
    var destination = Self.destination(path)
    if !destination.contains("/"), let language = variant.string("name") {
      destination = "\(language).lproj/\(destination)"
    }
    addResource(path, to: destination)
  }

  /// Where a resource goes: into the bundle's root, or the folder of its language.
  private static func destination(_ path: String) -> String {
    let name = FilePath.name(path)
    let folder = FilePath.folder(path)
    return FilePath.ending(folder) == "lproj" ? "\(FilePath.name(folder))/\(name)" : name
  }

  private mutating func addSource(_ path: String) {
    switch FileRole(path) {
    case .foreign(let need): note(foreign: need, path)
    case .source:
      if let found = finder.find(path) { sources.append(found) } else { missing.append(path) }
    case .resource where FileRole.isDataModel(path): addResource(path, to: Self.destination(path))
    case .resource, .none: break
    }
  }

  private mutating func addResource(_ path: String, to destination: String) {
    guard let found = finder.find(path) else { return missing.append(path) }
    resources.append(ProjectResource(path: found, destination: destination))
  }

  private mutating func note(foreign need: String, _ path: String) { foreign[need, default: []].append(path) }

  // MARK: - Synchronised folders

  /// Folders within each other, at most.
  private static let deepest = 64

  private mutating func add(_ folder: ProjectObject, _ target: ProjectObject) {
    guard let root = tree.path(folder.identifier).flatMap({ finder.find($0) }) else { return }
    let isOwner = target["fileSystemSynchronizedGroups"]?.strings?.contains(folder.identifier) ?? false
    var exceptions: [String] = []
    for set in objects.list(folder["exceptions"]) where set.string("target") == target.identifier {
      exceptions += (set["membershipExceptions"]?.strings ?? []).map(Self.unlocalized)
    }
    guard isOwner || !exceptions.isEmpty else { return }
    let whole = Set(folder["explicitFolders"]?.strings ?? [])
    walk(root, "", level: 0, whole) { path in
      let name = Self.withoutLanguage(path)
      let isExcepted = exceptions.contains { path == $0 || name == $0 || path.hasPrefix($0 + "/") }
      return isExcepted != isOwner
    }
  }

  /// `/Localized/Dir/X.storyboard` is the file `X.storyboard` of every language in the folder `Dir`.
  private static func unlocalized(_ path: String) -> String {
    path.hasPrefix("/Localized/") ? String(path.dropFirst("/Localized/".count)) : path
  }

  /// `Dir/en.lproj/X.strings` as exceptions name it, `Dir/X.strings`.
  private static func withoutLanguage(_ path: String) -> String {
    path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
  }

  private mutating func walk(
    _ folder: String, _ below: String, level: Int, _ whole: Set<String>, isMember: (String) -> Bool
  ) {
    guard level < Self.deepest else { return }
    for (name, isFolder) in files.list(folder) ?? [] where !name.hasPrefix(".") {
      let path = FilePath.join(folder, name)
      let relative = below.isEmpty ? name : "\(below)/\(name)"
      if isFolder, whole.contains(relative) {
        resources.append(ProjectResource(path: path, destination: name))
      } else if isFolder, !FileRole.packages.contains(FilePath.ending(name)) {
        walk(path, relative, level: level + 1, whole, isMember: isMember)
      } else if isMember(relative) {
        switch FileRole(path) {
        case .source: sources.append(path)
        case .resource: resources.append(ProjectResource(path: path, destination: Self.destination(path)))
        case .foreign(let need): note(foreign: need, path)
        case .none: break
        }
      }
    }
  }
}
