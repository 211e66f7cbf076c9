// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A home for an app's process, as an app on a device has one: nobody else's files are in its way, nor its own in
/// others'.
package struct AppHome {
  private let folder: URL

  /// Makes a home where there is none, with the folders that iOS makes. What an app kept there is still there; its
  /// temporary files are not.
  package init(at folder: URL) throws {
    self.folder = folder
    let temporary = folder.appendingPathComponent("tmp", isDirectory: true)
    try? FileManager.default.removeItem(at: temporary)
    for path in ["tmp", "Documents", "Library/Caches", "Library/Preferences"] {
      let part = folder.appendingPathComponent(path, isDirectory: true)
      try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
    }
  }

  /// Makes an empty home; what was in the folder is gone.
  package init(emptyAt folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try self.init(at: folder)
  }

  /// Where Foundation looks for the folders of a home.
  package var environment: [String: String] {
    let variables = [
      "HOME": "", "CFFIXED_USER_HOME": "", "TMPDIR": "tmp", "XDG_CACHE_HOME": "Library/Caches",
      "XDG_CONFIG_HOME": "Library/Preferences", "XDG_DATA_HOME": "Library/Application Support",
    ]
    return variables.mapValues { $0.isEmpty ? folder.path : folder.appendingPathComponent($0, isDirectory: true).path }
  }
}
