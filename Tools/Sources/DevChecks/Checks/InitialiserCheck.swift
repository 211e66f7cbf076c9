// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Holds that an app's subclass inherits what Apple's classes hand down: a designated initialiser that apps cannot see
/// keeps all convenience ones from them.
struct InitialiserCheck {
  let tree: SourceTree
  private static let folders = [
    "Sources/Graphics/CoreImage", "Sources/Frameworks/Working/CoreLocation", "Sources/Frameworks/Working/CoreMotion",
    "Sources/Render/QuartzCore", "Sources/UIKit",
  ]

  func run() throws -> [Problem] {
    var classes: [(path: String, group: Declarations.Group)] = []
    var convenient: Set<String> = []
    var superclasses: [String: String] = [:]
    for path in Self.folders.flatMap({ tree.files(in: $0, endings: ["swift"]) }) {
      let declarations = Declarations(try tree.text(path))
      classes += declarations.openClasses.map { (path, $0) }
      superclasses.merge(declarations.superclasses) { first, _ in first }
      for group in declarations.openClasses + declarations.extensions
      where group.initialisers.contains(where: { $0.isPublic && $0.isConvenience }) {
        convenient.insert(group.name)
      }
    }
    return classes.flatMap { path, group -> [Problem] in
      guard Self.line(from: group.name, superclasses).contains(where: convenient.contains) else { return [] }
      return group.initialisers.filter { !$0.isPublic && !$0.isConvenience }.map { initialiser in
        Problem(
          path: path, line: initialiser.line,
          message:
            "keeps the convenience initialisers of \(group.name) from apps' subclasses; make it public or convenience")
      }
    }
  }

  /// A class and those that it derives from.
  private static func line(from name: String, _ superclasses: [String: String]) -> [String] {
    Array(sequence(first: name) { superclasses[$0] })
  }
}
