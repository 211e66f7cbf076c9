// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Finds the font files that faces are named after.
package enum FontFiles {
  /// The environment variable that names the font directory.
  package static let environmentVariable = "TESSERA_FONTS"

  /// The directory of font files, or `nil` where there is none.
  ///
  /// It is what `TESSERA_FONTS` names, else the nearest `.tessera/fonts` in a directory above the executable, the
  /// current directory or the source of this file.
  package static func directory() -> URL? {
    directory(
      environment: ProcessInfo.processInfo.environment,
      startingPoints: [
        Bundle.main.executableURL?.deletingLastPathComponent(),
        URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        URL(fileURLWithPath: #filePath).deletingLastPathComponent(),
      ].compactMap { $0 })
  }

  /// The file of a face: `<face>.otf`, `.ttf` or `.ttc` in the font directory; `nil` where there is none.
  package static func url(forFace name: String) -> URL? {
    directory().flatMap { url(forFace: name, in: $0) }
  }

  static func directory(environment: [String: String], startingPoints: [URL]) -> URL? {
    if let named = environment[environmentVariable], !named.isEmpty {
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    for start in startingPoints {
      var place = start.standardizedFileURL.resolvingSymlinksInPath()
      while true {
        let candidate = place.appendingPathComponent(".tessera/fonts", isDirectory: true)
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isDirectory), isDirectory.boolValue {
          return candidate
        }
        if place.path == "/" || place.pathComponents.count <= 1 { break }
        place.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// The file of a face in a directory, or that of an app's own font.
  package static func url(forFace name: String, in directory: URL) -> URL? {
    // A face's name comes from display lists, which may come from a socket: it must not lead out of the directory.
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    return ["otf", "ttf", "ttc"].lazy
      .map { directory.appendingPathComponent("\(name).\($0)") }
      .first { FileManager.default.fileExists(atPath: $0.path) } ?? FontFile.url(forFace: name)
  }

  /// One hash for all fonts of a directory, as `Tools/fonts/make_fonts.py` wrote it down: pictures that were made with
  /// equal hashes were made with equal outlines. `nil` where there is no such note.
  package static func hash(of directory: URL) -> String? {
    struct Manifest: Decodable {
      var hash: String
    }
    guard let data = try? Data(contentsOf: directory.appendingPathComponent("manifest.json")) else { return nil }
    return (try? JSONDecoder().decode(Manifest.self, from: data))?.hash
  }

  /// The hash of the fonts that this process draws with.
  package static let hashInUse = directory().flatMap { hash(of: $0) }

  /// What stands in pictures of screens beside their pixels: the fonts' hash, under `noteKeyword`.
  package static var notes: KeyValuePairs<String, String> { hashInUse.map { [noteKeyword: $0] } ?? [:] }

  package static let noteKeyword = "Tessera-Fonts"
}
