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
    guard (try? tree.text(OptionalRequirements.path)) != requirements.json else { return missing }
    return missing + [
      Problem(
        path: OptionalRequirements.path, line: 1,
        message:
          "does not say what the kit's protocols say; run `swift run --package-path Tools tessera-dev generate requirements`"
      )
    ]
  }
}
