// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds folders of tests to the folders of what they test: `Tests/<Module>Tests/<path>` has a `Sources/<Module>/<path>`.
///
/// So whoever changes a file knows where its tests are. Modules whose source lies elsewhere (apps) are left out.
public struct MirrorCheck {
  /// Folders that tests have for themselves, at any depth.
  static let own: Set<Substring> = ["Support", "Fixtures", "Snapshots", "Fuzz", "Galleries"]

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() -> [Problem] {
    var problems: Set<String> = []
    let sources = folders(of: "Sources")
    for path in folders(of: "Tests") {
      let parts = path.split(separator: "/")
      guard parts.count > 2, parts[1].hasSuffix("Tests"), own(parts.dropFirst(2)) == nil else { continue }
      let module = "Sources/\(parts[1].dropLast("Tests".count))"
      guard sources.contains(module) else { continue }
      if !sources.contains(([Substring(module)] + parts.dropFirst(2)).joined(separator: "/")) { problems.insert(path) }
    }
    return problems.sorted().map { path in
      let parts = path.split(separator: "/")
      let source = (["Sources", parts[1].dropLast("Tests".count)] + parts.dropFirst(2)).joined(separator: "/")
      return Problem(path: path, message: "holds tests of nothing: there is no \(source)")
    }
  }

  private func own(_ parts: ArraySlice<Substring>) -> Substring? { parts.first(where: Self.own.contains) }

  /// Every folder with Swift in it, and those around it.
  private func folders(of root: String) -> Set<String> {
    var result: Set<String> = []
    for path in tree.files(in: root, endings: ["swift"]) {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty, result.insert(parts.joined(separator: "/")).inserted { parts.removeLast() }
    }
    return result
  }
}
