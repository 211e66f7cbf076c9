// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Foundation's own on Linux takes the new item away before it looks for it. `CFoundationDoors` has Foundation's names lead here.

extension FileManager {
  /// Puts an item in the place of another one, and gives its place.
  ///
  /// - Parameter backupItemName: What the original is called in its folder meanwhile, and afterwards where the options say
  ///   that it stays.
  /// - Throws: `CocoaError` where the new item is not there or can't be moved; the original is there still.
  @_silgen_name("tessera_replace_item_at")
  package func tesseraReplaceItemAt(
    _ originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?, options: ItemReplacementOptions
  ) throws -> URL? {
    guard fileExists(atPath: newItemURL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: newItemURL.path])
    }
    guard fileExists(atPath: originalItemURL.path) else {
      try moveItem(at: newItemURL, to: originalItemURL)
      return originalItemURL
    }
    let folder = originalItemURL.deletingLastPathComponent()
    let backup = backupItemName.map(folder.appendingPathComponent) ?? unusedPlace(beside: originalItemURL)
    try moveItem(at: originalItemURL, to: backup)
    do {
      try moveItem(at: newItemURL, to: originalItemURL)
    } catch {
      try moveItem(at: backup, to: originalItemURL)
      throw error
    }
    if backupItemName == nil || !options.contains(.withoutDeletingBackupItem) { try? removeItem(at: backup) }
    return originalItemURL
  }

  private func unusedPlace(beside url: URL) -> URL {
    let folder = url.deletingLastPathComponent()
    let name = ".\(url.lastPathComponent)-replaced"
    var (place, count) = (folder.appendingPathComponent(name), 1)
    while fileExists(atPath: place.path) {
      count += 1
      place = folder.appendingPathComponent("\(name)-\(count)")
    }
    return place
  }
}
