// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import ObjCTranslator

/// The packages that a package depends on, however far down, as SwiftPM has resolved them
/// (`swift package show-dependencies --format json`).
struct PackageDependencies {
  /// Where each is, by identity.
  private(set) var paths: [String: String] = [:]

  private struct Node: Decodable {
    var identity: String
    var path: String
    var dependencies: [Node]
  }

  init(json: String) throws(OverlayError) {
    let root: Node
    do {
      root = try JSONDecoder().decode(Node.self, from: Data(json.utf8))
    } catch {
      throw .undescribed("its dependencies: \(error)")
    }
    var open = root.dependencies
    while let node = open.popLast() {
      guard paths.updateValue(node.path, forKey: node.identity) == nil else { continue }
      open += node.dependencies
    }
  }
}

/// Which targets of a package that somebody depends on have to be translated.
struct DependencyChoice {
  /// Modules of the kit that say so.
  static let kit: Set<String> = ["Combine", "CoreGraphics", "QuartzCore", "SwiftUI", "UIKit"]

  /// - Parameters:
  ///   - imports: What each Swift target imports, by its name.
  ///   - translated: Modules of other packages that are translated.
  /// - Returns: Names of targets: those that import the kit or a translated module, and those that depend on them.
  static func translated(
    of package: PackageDescription, imports: [String: LinuxImports], translated: Set<String>
  ) -> Set<String> {
    var chosen: Set<String> = []
    while true {
      let modules = kit.union(translated)
        .union(package.targets.filter { chosen.contains($0.name) }.map(\.moduleName))
      let more = package.targets.filter { target in
        !chosen.contains(target.name) && target.moduleType == "SwiftTarget" && target.type == "library"
          && (imports[target.name].map { needsKit($0, modules) } == true
            || target.targetDependencies.contains(where: chosen.contains))
      }
      if more.isEmpty { return chosen }
      chosen.formUnion(more.map(\.name))
    }
  }

  /// A target whose build for iOS imports UIKit is built as for iOS: its clients use what it adds to views. One that
  /// never does is built for Linux if it can be.
  private static func needsKit(_ imports: LinuxImports, _ modules: Set<String>) -> Bool {
    !imports.untranslated.isDisjoint(with: modules) || imports.translated.contains("UIKit")
  }
}
