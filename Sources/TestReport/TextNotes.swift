// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Where text is in the pictures that tests make files of: noted beside them, by what is in the files, for who compares
/// them later.
package struct TextNotes: Sendable {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  private func note(of file: Data) -> URL { folder.appendingPathComponent(KeptFiles.digest(of: file) + ".json") }

  /// Notes where a picture's text is, in pixels from the top left. Where that can't be written, nobody knows it later.
  package func keep(_ frames: [CGRect], of file: Data) {
    let place = note(of: file)
    if FileManager.default.fileExists(atPath: place.path) { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(frames).write(to: place, options: .atomic)
  }

  /// Where a picture's text is; nothing where it is not known.
  package func frames(of file: Data) -> [CGRect] {
    guard let data = try? Data(contentsOf: note(of: file)) else { return [] }
    return (try? JSONDecoder().decode([CGRect].self, from: data)) ?? []
  }
}
