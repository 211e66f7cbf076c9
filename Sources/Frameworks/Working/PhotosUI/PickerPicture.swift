// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Photos
internal import UIKit

/// A picture that can be picked.
struct PickerPicture {
  let image: UIImage
  let identifier: String
  /// As files of cameras are called.
  let name: String

  /// What a filter lets through of the device's.
  @MainActor static func all(_ filter: PHPickerFilter?) -> [PickerPicture] {
    guard filter?.letsPicturesThrough ?? true else { return [] }
    return PhotoAlbum.shared.entries.map { entry in
      let digits = String(entry.number + 1)
      return PickerPicture(
        image: entry.picture, identifier: PHAsset.identifier(entry.number),
        name: "IMG_" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits)
    }
  }
}
