// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import SnapshotReferences

/// The files of a package as they are at one moment, for who wants to know what was saved since.
package struct PackageFiles: Hashable, Sendable {
  private struct Stamp: Hashable, Sendable {
    var size: Int
    var date: Date
  }

  private var stamps: [String: Stamp] = [:]

  /// Looks at a package's files, but for hidden ones, what is built and references: runs write those.
  package init(package: URL, scratch: URL) {
    let keys: [URLResourceKey] = [.isRegularFileKey, .fileSizeKey, .contentModificationDateKey]
    let left: Set = [ReferenceSet.own.folder, ReferenceSet.ios.folder, scratch.lastPathComponent]
    let root = package.path + "/"
    let found = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: keys, options: [.skipsHiddenFiles])
    while let file = found?.nextObject() as? URL {
      if left.contains(file.lastPathComponent) {
        found?.skipDescendants()
        continue
      }
      guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true,
        file.path.hasPrefix(root)
      else { continue }
      stamps[String(file.path.dropFirst(root.count))] = Stamp(
        size: values.fileSize ?? 0, date: values.contentModificationDate ?? .distantPast)
    }
  }

  /// The files that are new, other or gone since an earlier moment, relative to the package.
  package func changed(since earlier: PackageFiles) -> Set<String> {
    Set(stamps.keys).union(earlier.stamps.keys).filter { stamps[$0] != earlier.stamps[$0] }
  }

  /// The test targets that depend on files; `nil` where all may.
  ///
  /// - Parameter sources: The folders that each test target is made of.
  package static func targets(dependingOn files: Set<String>, sources: [String: [String]]) -> Set<String>? {
    func isIn(_ file: String, _ folder: String) -> Bool { folder == "." || file.hasPrefix(folder + "/") }
    let folders = Set(sources.values.joined())
    // A manifest, or what nobody knows the use of.
    guard files.allSatisfy({ file in folders.contains { isIn(file, $0) } }) else { return nil }
    return Set(sources.filter { target in files.contains { file in target.value.contains { isIn(file, $0) } } }.keys)
  }
}
