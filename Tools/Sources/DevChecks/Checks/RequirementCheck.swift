// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds what the translator knows of the kit against the kit.
struct RequirementCheck {
  let tree: SourceTree

  func run() throws -> [Problem] {
    let requirements = try OptionalRequirements(tree: tree)
    let missing = requirements.missing.map { name in
      Problem(
        path: "Sources/UIKit/Application/ObjectiveC/RequirementDefaults.swift",
        message: "_TesseraDefaults has to conform to \(name), whose defaults the translator calls")
    }
    let outdated = try outdatedOutlets()
    guard (try? tree.text(OptionalRequirements.path)) != requirements.json else { return missing + outdated }
    return missing + outdated + [
      Problem(
        path: OptionalRequirements.path, line: 1,
        message:
          "does not say what the kit's protocols say; run `swift run --package-path Tools tessera-dev generate requirements`"
      )
    ]
  }

  /// Files of adapters behind outlets that are not what the source makes them; formatting does not count.
  private func outdatedOutlets() throws -> [Problem] {
    func plain(_ text: String?) -> String? { text?.filter { !$0.isWhitespace } }
    return try OutletAdapters(tree: tree).files.filter { plain(try? tree.text($0.key)) != plain($0.value) }.map {
      Problem(
        path: $0.key, line: 1,
        message: "is not what the source says; run `swift run --package-path Tools tessera-dev generate outlets`")
    }
  }
}
