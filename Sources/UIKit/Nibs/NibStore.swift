// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// A document and where it came from.
struct NibFile: Sendable {
  let document: NibDocument
  /// `nil` for one of the app's own bytes.
  let url: URL?
}

/// The nibs and storyboards of bundles, each file read once.
@MainActor enum NibStore {
  private struct State {
    var files: [URL: Result<NibFile, NibError>] = [:]
    /// What was looked for, with what was found: controllers look for nibs that most of them do not have.
    var found: [Question: URL?] = [:]
  }

  private struct Question: Hashable {
    var name: String
    var ending: String
    var folders: [URL]
    var isPad: Bool
  }

  private static var state = State()

  /// The file of a name: in the language that the bundle speaks, in the base language, then for all languages; of each
  /// the device's own first.
  ///
  /// - Parameter ending: `xib` or `storyboard`.
  static func find(_ name: String, _ ending: String, in bundle: Bundle?, idiom: UIUserInterfaceIdiom) -> URL? {
    let folders = AssetLibrary.folders(of: bundle)
    let question = Question(name: name, ending: ending, folders: folders, isPad: idiom == .pad)
    if let known = state.found[question] { return known }
    let found = search(question, languages: (bundle ?? .main).preferredLocalizations + ["Base"])
    state.found[question] = .some(found)
    return found
  }

  private static func search(_ question: Question, languages: [String]) -> URL? {
    let name = question.name
    let places = languages.map { $0 + ".lproj/" } + [""]
    let names = [name + (question.isPad ? "~ipad" : "~iphone"), name]
    for folder in question.folders {
      for place in places {
        for name in names {
          let url = folder.appendingPathComponent("\(place)\(name).\(question.ending)")
          if FileManager.default.fileExists(atPath: url.path) { return url }
        }
      }
    }
    return nil
  }

  /// Reads a file, or gives what was read of it.
  static func read(_ url: URL) -> Result<NibFile, NibError> {
    if let known = state.files[url] { return known }
    let result: Result<NibFile, NibError>
    if let data = try? Data(contentsOf: url) {
      result = parse(data, from: url)
    } else {
      result = .failure(NibError(line: 1, expected: "a file that can be read"))
    }
    state.files[url] = result
    return result
  }

  /// Reads bytes; what no row of the table knows is told.
  static func parse(_ data: Data, from url: URL?) -> Result<NibFile, NibError> {
    do throws(NibError) {
      let document = try NibDocument(Array(data))
      NibTable.check(document, url?.path ?? "the data of a nib")
      return .success(NibFile(document: document, url: url))
    } catch {
      return .failure(error)
    }
  }

  /// Forgets what was read, so that changed files are read anew.
  static func reload() { state = State() }
}
