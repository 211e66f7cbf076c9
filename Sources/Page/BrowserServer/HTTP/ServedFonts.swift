// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The font files that pages may ask for, by the names of faces.
struct ServedFonts: Sendable {
  let directories: [URL]

  /// The bytes of a face's file; `nil` where there is none, or where the name is not one of letters, digits, `-`
  /// and `_`.
  func file(_ name: String) -> WebFiles.File? {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 128 else { return nil }
    for directory in directories {
      guard let url = FontFiles.url(forFace: name, in: directory), let bytes = try? Data(contentsOf: url) else {
        continue
      }
      return WebFiles.File(
        contentType: url.pathExtension == "ttc" ? "font/collection" : "font/\(url.pathExtension)", bytes: bytes)
    }
    return nil
  }
}
