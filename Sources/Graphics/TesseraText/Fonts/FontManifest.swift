// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// What `Tools/fonts/make_fonts.py` says about the fonts it made.
package struct FontManifest: Decodable, Sendable {
  package struct Face: Decodable, Sendable {
    package var file: String
    package var bytes: Int
    package var sha256: String
  }

  package var version: Int
  /// One hash for all faces: snapshots made with equal hashes were made with equal fonts.
  package var hash: String
  /// By face name.
  package var faces: [String: Face]

  /// Reads the manifest of a font directory.
  ///
  /// - Throws: `CocoaError` where there is none, `DecodingError` where it is not a manifest.
  package init(directory: URL) throws {
    self = try JSONDecoder().decode(
      FontManifest.self, from: Data(contentsOf: directory.appendingPathComponent("manifest.json")))
  }
}
