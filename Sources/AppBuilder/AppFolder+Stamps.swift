// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension AppFolder {
  /// What tells whether the app's files changed, without reading them.
  func stamps() -> FileStamps {
    var stamps = FileStamps()
    for url in sources + resources { stamps.note(url.path) }
    return stamps
  }

  func fingerprint() -> [String] { stamps().lines.sorted() }
}
