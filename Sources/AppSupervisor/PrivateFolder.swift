// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Glibc

/// A folder for one socket that nobody else on the machine may look into; removed with its owner.
final class PrivateFolder: Sendable {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let path: String

  init() throws(Failure) {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/tessera-XXXXXX".utf8CString)
    // `mkdtemp` makes the folder with mode 0700.
    guard mkdtemp(&template) != nil else {
      throw Failure(description: "No folder could be made in \(parent): \(String(cString: strerror(errno))).")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
