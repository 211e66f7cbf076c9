// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Why a display list was not drawn to its end.
package enum PlaybackError: Error, Equatable, CustomStringConvertible {
  /// Cairo stopped drawing, with its own words for why.
  case cairo(String)

  package var description: String {
    switch self {
    case .cairo(let reason): "Cairo stopped drawing a display list: \(reason)."
    }
  }
}
