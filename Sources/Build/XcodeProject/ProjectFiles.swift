// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the reader of projects asks of the file system.
///
/// Paths are absolute and without `..`; the reader never follows what lies outside of the folders that a project names.
package struct ProjectFiles: Sendable {
  /// The bytes of a file, or `nil`.
  package var read: @Sendable (String) -> [UInt8]?
  /// The names in a folder, sorted, each with whether it is a folder; `nil` where there is none.
  package var list: @Sendable (String) -> [(name: String, isFolder: Bool)]?

  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [(name: String, isFolder: Bool)]?
  ) {
    (self.read, self.list) = (read, list)
  }
}

/// Finds files as a Mac does, whose disks tell neither capitals from small letters nor one way from another to write an
/// umlaut: projects name files so that only such a disk has them.
struct FileFinder {
  private let files: ProjectFiles
  /// The names in the folders that were looked into, by their small letters.
  private var listings: [String: [String: [String]]] = [:]

  init(_ files: ProjectFiles) { self.files = files }

  /// Where a file or folder is whose path may be written in another way; `nil` where it is not there.
  mutating func find(_ path: String) -> String? {
    guard path != "/" else { return path }
    let (folder, name) = (FilePath.folder(path), FilePath.name(path))
    if let found = names(in: folder, name) { return found }
    guard let actual = find(folder), actual.utf8.elementsEqual(folder.utf8) == false else { return nil }
    return names(in: actual, name)
  }

  private mutating func names(in folder: String, _ name: String) -> String? {
    if listings[folder] == nil {
      listings[folder] = Dictionary(grouping: (files.list(folder) ?? []).map(\.name)) { $0.lowercased() }
    }
    guard let found = listings[folder]?[name.lowercased()] else { return nil }
    // Where the disk has several, the one that is written just so.
    return (found.first { $0.utf8.elementsEqual(name.utf8) } ?? found.first).map { FilePath.join(folder, $0) }
  }
}

/// Paths as texts.
enum FilePath {
  /// A path below a folder, or itself where it is absolute; `.` and `..` are taken out.
  static func join(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : folder + "/" + path).split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  static func folder(_ path: String) -> String { join(path, "..") }

  /// The ending without its dot, in small letters.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name without its ending.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
