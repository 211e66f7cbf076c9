// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

/// What tells whether files changed without reading them: path, identity, size and time of each.
package struct FileStamps {
  /// A line a file, in no order that means anything.
  private(set) var lines: [String] = []

  package init() {}

  /// Notes a file, or every file in a folder, at any depth; names that begin with a dot are passed over.
  ///
  /// - Parameter isWanted: Asked for the name of each folder on the way down.
  package mutating func note(_ path: String, isWanted: (String) -> Bool = { _ in true }) {
    var info = stat()
    guard lstat(path, &info) == 0 else { return }
    // Folders count by what is in them: their dates change by files too that come and go.
    guard info.st_mode & S_IFMT == S_IFDIR else {
      lines.append("\(path) \(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)")
      if info.st_mode & S_IFMT == S_IFLNK, let target = realpath(path, nil) {
        defer { free(target) }
        // Of a folder only that it is the same one: links may lead around in circles.
        guard stat(target, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { return }
        lines.append("\(path) \(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)")
      }
      return
    }
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") || Int32(entry.pointee.d_type) == Int32(DT_DIR) && !isWanted(name) { continue }
      note(path + "/" + name, isWanted: isWanted)
    }
  }

  /// Adds what is no file and yet decides the result.
  package mutating func note(text: String) {
    lines.append(text)
  }

  /// All of it in a few characters.
  package var digest: String {
    var hash = PathHash()
    for line in lines.sorted() {
      hash.add(line)
      hash.add("\n")
    }
    return hash.text
  }
}

/// A short name for a longer text (FNV-1a): the same in every run.
struct PathHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ text: String = "") {
    add(text)
  }

  mutating func add(_ text: String) {
    var value = value
    var text = text
    text.withUTF8 { for byte in $0 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 } }
    self.value = value
  }

  var text: String { String(value, radix: 16) }
}
