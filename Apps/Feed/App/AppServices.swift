// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the screens get their content from.
struct AppServices {
  var client = NetworkClient()
  var images = ImageLoader.shared
  var keys = MarvelKeys.current()

  /// A test puts others here before it makes a screen.
  static var current = AppServices()
}
