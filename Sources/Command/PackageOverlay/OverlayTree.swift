// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Writes an overlay: a folder with the package's own tree, in which some files are others and the rest are links.
package struct OverlayTree {
  private let package: URL
  private let overlay: URL
  /// What stands in place of the package's files, or beside them, by path relative to the package.
  private let files: [String: String]
  /// What is linked from elsewhere, by path relative to the package.
  private let links: [String: URL]
  /// The folders on the way to them.
  private let folders: Set<String>

  /// What of a package's root is no part of it.
  private static let left: Set<String> = [".build", ".git", ".swiftpm"]

  package init(package: URL, overlay: URL, files: [String: String], links: [String: URL] = [:]) {
    self.package = package
    self.overlay = overlay
    self.files = files
    self.links = links
    var folders: Set<String> = [""]
    for path in Array(files.keys) + links.keys {
      var folder = (path as NSString).deletingLastPathComponent
      while folders.insert(folder).inserted { folder = (folder as NSString).deletingLastPathComponent }
    }
    self.folders = folders
  }

  /// Brings the overlay up to date; what is as it should be keeps its date, by which compilers go.
  package func write() throws(OverlayError) {
    try write(folder: "")
  }

  private func write(folder: String) throws(OverlayError) {
    let manager = FileManager.default
    let target = place(folder, in: overlay)
    do {
      if isLink(target) { try manager.removeItem(at: target) }
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      let source = place(folder, in: package)
      var wanted = Set((try? manager.contentsOfDirectory(atPath: source.path)) ?? [])
      if folder.isEmpty { wanted.subtract(Self.left) }
      let own = (Array(files.keys) + links.keys + folders).filter { !$0.isEmpty }
        .filter { ($0 as NSString).deletingLastPathComponent == folder }.map { ($0 as NSString).lastPathComponent }
      wanted.formUnion(own)
      for old in try manager.contentsOfDirectory(atPath: target.path) where !wanted.contains(old) {
        if folder.isEmpty, Self.left.contains(old) { continue }
        try manager.removeItem(at: target.appendingPathComponent(old))
      }
      for name in wanted {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if let text = files[path] {
          try write(text, to: place(path, in: overlay))
        } else if let target = links[path] {
          try link(place(path, in: overlay), to: target)
        } else if !folders.contains(path) {
          try link(place(path, in: overlay), to: place(path, in: package))
        }
      }
    } catch {
      throw .cannotWrite(path: target.path, reason: "\(error.localizedDescription)")
    }
    for inner in folders where !inner.isEmpty && (inner as NSString).deletingLastPathComponent == folder {
      try write(folder: inner)
    }
  }

  private func place(_ path: String, in root: URL) -> URL {
    path.isEmpty ? root : root.appendingPathComponent(path)
  }

  private func isLink(_ url: URL) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
  }

  private func write(_ text: String, to url: URL) throws {
    if isLink(url) { try FileManager.default.removeItem(at: url) }
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func link(_ url: URL, to target: URL) throws {
    let manager = FileManager.default
    if (try? manager.destinationOfSymbolicLink(atPath: url.path)) == target.path { return }
    if isLink(url) || manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
    try manager.createSymbolicLink(at: url, withDestinationURL: target)
  }
}
