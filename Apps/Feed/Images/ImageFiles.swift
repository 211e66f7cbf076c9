// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Pictures in a folder of the caches, as they came.
final class ImageFiles {
  private let folder: URL
  /// In bytes; what was used longest ago goes first.
  private let limit: Int

  init(folder: URL, limit: Int = 128 << 20) {
    self.folder = folder
    self.limit = limit
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    trim()
  }

  func data(for url: URL) -> Data? { try? Data(contentsOf: file(for: url)) }

  func store(_ data: Data, for url: URL) { try? data.write(to: file(for: url), options: .atomic) }

  private func file(for url: URL) -> URL { folder.appendingPathComponent(MD5.hex(url.absoluteString)) }

  private func trim() {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))) ?? []
    let entries = files.compactMap { file -> (file: URL, size: Int, date: Date)? in
      guard let values = try? file.resourceValues(forKeys: keys), let size = values.fileSize else { return nil }
      return (file, size, values.contentModificationDate ?? .distantPast)
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.date < $1.date }) where total > limit {
      try? FileManager.default.removeItem(at: entry.file)
      total -= entry.size
    }
  }
}
