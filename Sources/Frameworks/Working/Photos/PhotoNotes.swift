// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreLocation
internal import Foundation

/// What people and apps have marked a picture with.
struct PhotoNotes: Equatable, @unchecked Sendable {
  /// When it was taken; `nil` is when it was saved.
  var date: Date?
  var location: CLLocation?
  var isFavorite = false
  var isHidden = false
  /// When it was last marked; `nil` is never.
  var changed: Date?

  static func == (left: PhotoNotes, right: PhotoNotes) -> Bool {
    left.date == right.date && left.location === right.location && left.isFavorite == right.isFavorite
      && left.isHidden == right.isHidden
  }
}
