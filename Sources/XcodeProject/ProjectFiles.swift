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
