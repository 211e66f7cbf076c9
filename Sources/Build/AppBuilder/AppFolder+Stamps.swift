// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension AppFolder {
  /// What tells whether the app's files changed, without reading them.
  func stamps() -> FileStamps {
    var stamps = FileStamps()
    for url in sources + resources.map(\.url) + inputs { stamps.note(url.path) }
    stamps.note(text: "\(settings) \(infoPlist.map { PathHash(String(decoding: $0, as: UTF8.self)).text } ?? "")")
    return stamps
  }

  func fingerprint() -> [String] { stamps().lines.sorted() }
}
