// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import DevChecks
import Foundation

/// A checkout in a folder of its own, gone with its last owner.
final class TemporaryTree {
  let tree: SourceTree

  init(_ files: [String: String]) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
    for (path, text) in files {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    tree = SourceTree(root: root)
  }

  deinit {
    try? FileManager.default.removeItem(at: tree.root)
  }
}
