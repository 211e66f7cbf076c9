// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where the files and folders of a project lie.
///
/// A file's place is said by the groups that hold it. Each object is met once, however groups refer to each other.
struct ProjectTree: Sendable {
  /// Absolute paths by the identifiers of files, groups and folders.
  private var paths: [String: String] = [:]
  /// The folder that the project stands in.
  let folder: String

  /// - Parameter folder: The folder that the project stands in.
  init(_ objects: ProjectObjects, project: ProjectObject, folder: String) {
    self.folder = folder
    let root = FilePath.join(folder, project.string("projectDirPath") ?? "")
    guard let main = project.string("mainGroup") else { return }
    var open: [(identifier: String, parent: String)] = [(main, root)]
    while let (identifier, parent) = open.popLast() {
      guard paths[identifier] == nil, let object = objects[identifier],
        let path = Self.place(object, in: parent, root: root)
      else { continue }
      paths[identifier] = path
      for child in object["children"]?.strings ?? [] { open.append((child, path)) }
    }
  }

  /// The absolute path of a file, group or folder; `nil` for products and for what lies in Apple's developer folder.
  func path(_ identifier: String) -> String? { paths[identifier] }

  private static func place(_ object: ProjectObject, in parent: String, root: String) -> String? {
    let path = object.string("path") ?? ""
    // Localised files are named by the group, and placed by themselves.
    let tree = object.string("sourceTree") ?? "<group>"
    switch tree {
    case "<group>": return FilePath.join(parent, path)
    case "SOURCE_ROOT": return FilePath.join(root, path)
    case "<absolute>": return FilePath.join("/", path)
    default: return nil
    }
  }
}
