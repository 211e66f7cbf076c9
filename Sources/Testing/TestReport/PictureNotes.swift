// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What is in the pictures that tests make files of, text and views: noted beside them, by what is in the files, for who
/// compares them later.
package struct PictureNotes: Sendable {
  private let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  private func note(of file: Data, _ ending: String) -> URL {
    folder.appendingPathComponent("\(KeptFiles.digest(of: file)).\(ending)")
  }

  /// Notes where a picture's text is, in pixels from the top left. Where that can't be written, nobody knows it later.
  package func keep(_ frames: [CGRect], of file: Data) {
    keep(note(of: file, "json")) { try JSONEncoder().encode(frames) }
  }

  /// Notes what views a picture shows, in words.
  package func keep(views: String, of file: Data) {
    keep(note(of: file, Self.viewsEnding)) { Data(Self.stamped(views, of: file).utf8) }
  }

  private func keep(_ place: URL, _ data: () throws -> Data) {
    if FileManager.default.fileExists(atPath: place.path) { return }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data().write(to: place, options: .atomic)
  }

  private static let viewsEnding = "tree"

  /// Where a picture's text is; nothing where it is not known.
  package func frames(of file: Data) -> [CGRect] {
    guard let data = try? Data(contentsOf: note(of: file, "json")) else { return [] }
    return (try? JSONDecoder().decode([CGRect].self, from: data)) ?? []
  }

  /// The file that says what views a picture shows; `nil` where it is not known.
  package func views(of file: Data) -> Data? { try? Data(contentsOf: note(of: file, Self.viewsEnding)) }

  // MARK: - Views beside references

  private static func stamp(of file: Data) -> String { "tessera-views 1 \(KeptFiles.digest(of: file))\n" }

  private static func stamped(_ views: String, of file: Data) -> String { stamp(of: file) + views }

  /// What such a file says of a picture; `nil` where it is of another picture, or of another version of this.
  package static func views(_ file: Data, of picture: Data) -> String? {
    let stamp = stamp(of: picture)
    guard file.starts(with: Data(stamp.utf8)) else { return nil }
    return String(decoding: file.dropFirst(stamp.utf8.count), as: UTF8.self)
  }
}
