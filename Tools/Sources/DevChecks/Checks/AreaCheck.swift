// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads which types the areas of a module declare and name, and compares it with their ranks.
///
/// The compiler lets every file of a module see every other. Types are told apart by their names alone; only those at the
/// outermost level of a file count.
public struct AreaCheck {
  let tree: SourceTree
  let areas: Areas

  public init(tree: SourceTree, areas: Areas = .uiKit) {
    self.tree = tree
    self.areas = areas
  }

  private struct File {
    var path: String
    var place: Place
    var tokens: [Token]
  }

  /// An area, by its rank and its number there.
  private struct Place: Hashable {
    var rank: Int
    var number: Int
  }

  public func run() throws -> [Problem] {
    var files: [File] = []
    var problems: [Problem] = []
    for path in tree.files(in: areas.folder, endings: ["swift"]) {
      let parts = path.dropFirst(areas.folder.count + 1)
      guard parts.contains("/") else { continue }
      guard let place = place(of: parts) else {
        problems.append(Problem(path: path, message: "this folder has no rank in the table of areas"))
        continue
      }
      files.append(File(path: path, place: place, tokens: Token.tokens(of: CodeText(try tree.text(path)))))
    }
    var homes: [String: Place] = [:]
    for file in files { for name in Self.declarations(in: file.tokens) { homes[name] = file.place } }
    var said: [Place: Set<String>] = [:]
    for file in files {
      let area = areas.ranks[file.place.rank][file.place.number]
      var told: Set<String> = []
      for token in file.tokens where token.isName {
        guard let home = homes[token.text], home != file.place, home.rank >= file.place.rank else { continue }
        said[file.place, default: []].insert(token.text)
        guard !area.says.contains(token.text), told.insert(token.text).inserted else { continue }
        let other = areas.ranks[home.rank][home.number].folder
        let message =
          "\(area.folder) must not know \(token.text), which stands \(home.rank == file.place.rank ? "beside" : "above") it in \(other)"
        problems.append(Problem(path: file.path, line: token.line, message: message))
      }
    }
    return problems + idle(said)
  }

  /// Exceptions that nothing needs any more. An area without files has not begun.
  private func idle(_ said: [Place: Set<String>]) -> [Problem] {
    areas.ranks.enumerated().flatMap { rank, row in
      row.enumerated().flatMap { number, area -> [Problem] in
        guard !tree.files(in: "\(areas.folder)/\(area.folder)", endings: ["swift"]).isEmpty else { return [] }
        return area.says.subtracting(said[Place(rank: rank, number: number)] ?? []).sorted().map {
          Problem(
            path: "\(areas.folder)/\(area.folder)", message: "does not name \($0) any more: take it out of the table")
        }
      }
    }
  }

  /// The area with the longest folder that a path lies in.
  private func place(of path: Substring) -> Place? {
    var best: (Place, Int)?
    for (rank, row) in areas.ranks.enumerated() {
      for (number, area) in row.enumerated() where path.hasPrefix(area.folder + "/") {
        if area.folder.count > best?.1 ?? -1 { best = (Place(rank: rank, number: number), area.folder.count) }
      }
    }
    return best?.0
  }

  private static let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// Names of types that are declared outside of all braces. `class func` and its like are inside.
  private static func declarations(in tokens: [Token]) -> [String] {
    var depth = 0
    var found: [String] = []
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case _ where depth == 0 && keywords.contains(token.text):
        if index + 1 < tokens.count, tokens[index + 1].isName { found.append(tokens[index + 1].text) }
      default: break
      }
    }
    return found
  }
}
