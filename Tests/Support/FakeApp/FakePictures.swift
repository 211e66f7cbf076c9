// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

/// Two pictures of 4 × 4 pixels.
enum FakePictures {
  /// Red and green above blue and yellow.
  static let checks = ImageIdentifier(rawValue: 0x0123_4567_89AB_CDEF)
  /// Opaque on the left, clear on the right.
  static let half = ImageIdentifier(rawValue: 2)

  private static let files = [
    checks:
      "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAGklEQVR42mP4z8DwH4SRIJoAlA8EDGCMIQAAZhYj3eRg21gAAAAASUVORK5CYII=",
    half: "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAEklEQVR42mNgYGD4D8VwQKIAACMvB/lN7ZRkAAAAAElFTkSuQmCC",
  ]

  static var messages: [AppMessage] {
    files.compactMap { identifier, text in
      Data(base64Encoded: text).map { bytes in .image(identifier, format: .png, bytes: bytes) }
    }
  }
}
