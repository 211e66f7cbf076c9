// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One `.xcassets` folder: which sets it has, by kind and name.
///
/// Folders give their names to what is in them only where their `Contents.json` says `provides-namespace`. Sets of kinds
/// that are not read here, such as app icons, are passed over.
struct AssetCatalog: Sendable {
  enum Kind: String, Sendable, CaseIterable {
    case image = "imageset"
    case color = "colorset"
    case data = "dataset"
    case symbol = "symbolset"
  }

  private struct Key: Hashable {
    var kind: Kind
    var name: String
  }

  private static let deepest = 16
  private static let mostSets = 50_000

  /// The folder with all symbolic links followed; nothing outside it is read.
  let root: URL
  private var sets: [Key: URL] = [:]

  init(_ url: URL) {
    root = url.resolvingSymlinksInPath().standardizedFileURL
    index(root, prefix: "", depth: 0)
  }

  /// The folder of a set.
  func set(_ kind: Kind, _ name: String) -> URL? { sets[Key(kind: kind, name: name)] }

  private mutating func index(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.deepest else {
      AssetWarnings.warn(
        "Asset catalog: \(folder.path) is nested more than \(Self.deepest) folders deep; it is not read.")
      return
    }
    let entries: [URL]
    do {
      entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    } catch {
      AssetWarnings.warn("Asset catalog: the folder \(folder.path) cannot be read: \(error.localizedDescription)")
      return
    }
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      guard isFolder(entry), contains(entry) else { continue }
      let name = entry.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: entry.pathExtension) {
        guard sets.count < Self.mostSets else { return }
        let key = Key(kind: kind, name: prefix + name)
        if let first = sets[key] {
          AssetWarnings.warn(
            "Asset catalog: there are two \(kind.rawValue)s named \"\(key.name)\", \(first.path) and \(entry.path); the first counts."
          )
        } else {
          sets[key] = entry
        }
      } else if entry.pathExtension.isEmpty {
        index(entry, prefix: providesNamespace(entry) ? prefix + name + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private func isFolder(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Whether a file or folder lies inside the catalog once links are followed.
  private func contains(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().standardizedFileURL.path
    if path.hasPrefix(root.path + "/") { return true }
    AssetWarnings.warn("Asset catalog: \(url.path) leads out of the catalog, to \(path); it is not read.")
    return false
  }

  private func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path), let contents = AssetContents.read(file) else {
      return false
    }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }
}
