// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FileManager {
  /// Puts an item in the place of another one, and gives its place.
  ///
  /// Foundation's on Linux, which has two more arguments with defaults, takes the new item away before it looks for it.
  ///
  /// - Throws: `CocoaError` where the new item is not there or can't be moved; the original is there still.
  public func replaceItemAt(_ originalItemURL: URL, withItemAt newItemURL: URL) throws -> URL? {
    guard fileExists(atPath: newItemURL.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: newItemURL.path])
    }
    guard fileExists(atPath: originalItemURL.path) else {
      try moveItem(at: newItemURL, to: originalItemURL)
      return originalItemURL
    }
    let folder = originalItemURL.deletingLastPathComponent()
    let name = originalItemURL.lastPathComponent
    var aside = folder.appendingPathComponent(".\(name)-replaced")
    var count = 1
    while fileExists(atPath: aside.path) {
      count += 1
      aside = folder.appendingPathComponent(".\(name)-replaced-\(count)")
    }
    try moveItem(at: originalItemURL, to: aside)
    do {
      try moveItem(at: newItemURL, to: originalItemURL)
    } catch {
      try moveItem(at: aside, to: originalItemURL)
      throw error
    }
    try? removeItem(at: aside)
    return originalItemURL
  }
}
