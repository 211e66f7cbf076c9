// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files of a checkout, without what is built or fetched.
public struct SourceTree: Sendable {
  public let root: URL

  public init(root: URL) {
    self.root = root.standardizedFileURL
  }

  /// Paths relative to the root, in order, of files in `folder` whose names end in one of `endings`.
  ///
  /// Hidden folders (build products, fonts that were made here) are left out, as are links to folders.
  public func files(in folder: String, endings: Set<String>) -> [String] {
    var found: [String] = []
    visit(folder) { path in
      if endings.contains((path as NSString).pathExtension) { found.append(path) }
    }
    return found.sorted()
  }

  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  private func visit(_ path: String, _ body: (String) -> Void) {
    let manager = FileManager.default
    let place = root.appendingPathComponent(path).path
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: place, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { return body(path) }
    for name in (try? manager.contentsOfDirectory(atPath: place)) ?? [] where !name.hasPrefix(".") {
      visit("\(path)/\(name)", body)
    }
  }
}
