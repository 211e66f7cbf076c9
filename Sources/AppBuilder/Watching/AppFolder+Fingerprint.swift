// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

extension AppFolder {
  /// What tells whether the app's files changed: path, identity, size and time of each, without reading them.
  func fingerprint() -> [String] {
    var lines: [String] = []
    for url in sources + resources {
      Self.note(url.path, &lines)
      for name in FileManager.default.enumerator(atPath: url.path) ?? FileManager.DirectoryEnumerator() {
        if let name = name as? String { Self.note("\(url.path)/\(name)", &lines) }
      }
    }
    return lines.sorted()
  }

  private static func note(_ path: String, _ lines: inout [String]) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    lines.append("\(path) \(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)")
  }
}
