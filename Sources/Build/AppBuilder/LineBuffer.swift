// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation
internal import Glibc

/// Cuts what a process prints into lines; one that is longer than any that means something is handed on in parts.
package struct LineBuffer {
  private var rest = Data()
  /// In bytes.
  private let longest: Int

  package init(longest: Int = 16 << 20) {
    self.longest = longest
  }

  package mutating func take(_ data: Data, _ onLine: (String) -> Void) {
    var start = data.startIndex
    while let length = Self.lineLength(data[start...]) {
      rest.append(data[start..<(start + length)])
      onLine(String(decoding: rest, as: UTF8.self))
      rest.removeAll(keepingCapacity: rest.count < 1 << 16)
      start += length + 1
    }
    rest.append(data[start...])
    if rest.count > longest { end(onLine) }
  }

  /// The bytes in front of the first line break; by C's search, since tests print a lot.
  private static func lineLength(_ data: Data) -> Int? {
    data.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let end = memchr(start, 0x0A, bytes.count) else { return nil }
      return UnsafeRawPointer(end) - start
    }
  }

  /// Hands on what came behind the last line's end.
  package mutating func end(_ onLine: (String) -> Void) {
    if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)) }
    rest = Data()
  }
}
