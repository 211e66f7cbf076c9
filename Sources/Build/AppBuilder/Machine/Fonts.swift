// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The fonts that apps measure and draw text with: made on each machine, and the same wherever the sources are.
package struct Fonts: Sendable {
  /// Where they are, or would be made.
  package let directory: URL
  /// Whether somebody named the directory; then nothing is made there.
  private let isNamed: Bool
  private let root: URL

  package init(root: URL, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.root = root
    let named = environment["TESSERA_FONTS"].flatMap { $0.isEmpty ? nil : $0 }
    isNamed = named != nil
    directory =
      named.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? root.appendingPathComponent(".tessera/fonts", isDirectory: true)
  }

  private var manifestFile: URL { directory.appendingPathComponent("manifest.json") }

  /// Whether they are whole: their maker writes the manifest last.
  package var areThere: Bool { FileManager.default.fileExists(atPath: manifestFile.path) }

  /// Makes them where they are missing; without them no text can be measured.
  package func makeIfMissing(progress: @Sendable (String) -> Void) throws(AppBuildError) {
    if areThere { return }
    guard !isNamed else { throw .noFonts("TESSERA_FONTS names \(directory.path), where there are none") }
    progress("Making the fonts; this happens once and takes about a minute")
    var said: [String] = []
    let status = try Tool.run("bash", [root.appendingPathComponent("Tools/setup.sh").path, "--only-fonts"]) {
      said.append($0)
      progress($0)
    }
    guard status == 0, areThere else {
      throw .noFonts(said.last ?? "Tools/setup.sh ended with status \(status)")
    }
  }

  // MARK: - Their hash

  /// What the maker says of the files.
  struct Manifest: Decodable {
    struct Face: Decodable {
      var file: String
      var sha256: String
    }

    var hash: String
    var faces: [String: Face]
  }

  /// The hash of fonts made from Debian 12's sources, with which the repository's own pictures were made.
  package var expectedHash: String? {
    let file = root.appendingPathComponent("Tools/fonts/expected_hash.txt")
    return (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Reads every file and compares it with the manifest.
  ///
  /// - Returns: The hash of all of them.
  package func check() throws(AppBuildError) -> String {
    guard let data = try? Data(contentsOf: manifestFile),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { throw .noFonts("\(manifestFile.path) is not there or can't be read") }
    let files = manifest.faces.values.map { directory.appendingPathComponent($0.file).path }.sorted()
    var found: [String: String] = [:]
    _ = try Tool.run("sha256sum", files) { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2 else { return }
      found[(parts[1].drop { $0 == " " || $0 == "*" } as NSString).lastPathComponent] = String(parts[0])
    }
    for (_, face) in manifest.faces.sorted(by: { $0.key < $1.key }) where found[face.file] != face.sha256 {
      throw .noFonts("\(directory.path)/\(face.file) is not the file that was made")
    }
    return manifest.hash
  }
}
