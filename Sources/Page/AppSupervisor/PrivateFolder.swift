// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
internal import Glibc

/// A temporary folder that nobody else on the machine may look into, for a socket or a job's files; removed with its
/// owner.
package final class PrivateFolder: Sendable {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  package let path: String

  package init() throws(Failure) {
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
