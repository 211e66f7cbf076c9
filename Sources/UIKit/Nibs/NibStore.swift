// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader
internal import Synchronization

/// A document and where it came from.
struct NibFile: Sendable {
  let document: NibDocument
  /// `nil` for one of the app's own bytes.
  let url: URL?
}

/// The nibs and storyboards of bundles, each file read once.
enum NibStore {
  private static let files = Mutex<[URL: Result<NibFile, NibError>]>([:])

  /// The file of a name: in the language that the bundle speaks, in the base language, then for all languages; of each
  /// the device's own first.
  ///
  /// - Parameter ending: `xib` or `storyboard`.
  static func find(_ name: String, _ ending: String, in bundle: Bundle?, idiom: UIUserInterfaceIdiom) -> URL? {
    let folders = AssetLibrary.folders(of: bundle)
    let languages = (bundle ?? .main).preferredLocalizations + ["Base"]
    let places = languages.map { $0 + ".lproj/" } + [""]
    let names = [idiom == .pad ? name + "~ipad" : name + "~iphone", name]
    for folder in folders {
      for place in places {
        for name in names {
          let url = folder.appendingPathComponent("\(place)\(name).\(ending)")
          if FileManager.default.fileExists(atPath: url.path) { return url }
        }
      }
    }
    return nil
  }

  /// Reads a file, or gives what was read of it.
  static func read(_ url: URL) -> Result<NibFile, NibError> {
    if let known = files.withLock({ $0[url] }) { return known }
    let result: Result<NibFile, NibError>
    if let data = try? Data(contentsOf: url) {
      result = parse(data, from: url)
    } else {
      result = .failure(NibError(line: 1, expected: "a file that can be read"))
    }
    files.withLock { $0[url] = result }
    return result
  }

  /// Reads bytes; what no row of the table knows is told.
  static func parse(_ data: Data, from url: URL?) -> Result<NibFile, NibError> {
    do throws(NibError) {
      let document = try NibDocument(Array(data))
      return .success(NibFile(document: document, url: url))
    } catch {
      return .failure(error)
    }
  }

  /// Forgets what was read, so that changed files are read anew.
  static func reload() { files.withLock { $0 = [:] } }
}
