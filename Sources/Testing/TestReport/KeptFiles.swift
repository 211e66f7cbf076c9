// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A folder of files under names by what is in them: what is the same is there once.
package struct KeptFiles: Sendable {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Writes a file; `nil` where that can't be.
  package func keep(_ data: Data, ending: String) -> URL? {
    let name = ending.isEmpty ? Self.digest(of: data) : "\(Self.digest(of: data)).\(ending)"
    let file = folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: file.path) { return file }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return (try? data.write(to: file, options: .atomic)) == nil ? nil : file
  }

  /// FNV-1a of the bytes and their number: enough to tell the files of one run.
  static func digest(of data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return String(hash, radix: 16) + "-" + String(data.count, radix: 16)
  }
}
