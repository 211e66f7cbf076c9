// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds folders of tests to the folders of what they test: `Tests/<Floor>/<Module>Tests/<path>` has a
/// `Sources/<Floor>/<Module>/<path>`.
///
/// So whoever changes a file knows where its tests are. Modules whose source lies elsewhere (apps) are left out.
public struct MirrorCheck {
  /// Folders that tests have for themselves, at any depth.
  static let own: Set<Substring> = ["Support", "Fixtures", "Snapshots", "Fuzz", "Galleries", "Twins"]

  /// Folders of tests whose source has moved and that have not followed yet.
  static let behind: Set = ["Tests/UIKitTests/Lists/Collections/Updates"]

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() -> [Problem] {
    var problems: [String: String] = [:]
    let sources = folders(of: "Sources")
    for path in folders(of: "Tests") {
      let parts = path.split(separator: "/")
      guard let suite = parts.dropFirst().firstIndex(where: { $0.hasSuffix("Tests") }), suite + 1 < parts.count,
        own(parts[(suite + 1)...]) == nil, !Self.behind.contains(path)
      else { continue }
      guard let module = Self.module(String(parts[suite].dropLast("Tests".count)), in: sources) else { continue }
      let source = ([module] + parts[(suite + 1)...].map(String.init)).joined(separator: "/")
      if !sources.contains(source) { problems[path] = source }
    }
    return problems.sorted { $0.key < $1.key }.map { path, source in
      Problem(path: path, message: "holds tests of nothing: there is no \(source)")
    }
  }

  /// The folder of a module: of those that bear its name the one nearest to the root.
  private static func module(_ name: String, in folders: Set<String>) -> String? {
    folders.filter { $0.hasSuffix("/" + name) }.min { ($0.count, $0) < ($1.count, $1) }
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
