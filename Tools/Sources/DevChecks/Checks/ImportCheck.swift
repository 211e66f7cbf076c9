// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads every import and compares it with the layers.
///
/// A plain build does not do that: it lets a target import a sibling that it does not name.
public struct ImportCheck {
  let tree: SourceTree
  let layering: Layering

  public init(tree: SourceTree, layering: Layering = .tessera) {
    self.tree = tree
    self.layering = layering
  }

  /// - Parameter manifest: What targets declare, or `nil` to leave the manifest out of it.
  public func run(manifest: Manifest?) throws -> [Problem] {
    var problems = unknownFolders()
    var seen: Set<Layering.Edge> = []
    let ours = Set(layering.modules.map(\.name))
    for module in layering.modules {
      for (path, found) in try imports(in: module.folder) {
        seen.insert(Layering.Edge(module.name, found.module))
        if !module.imports.contains(found.module) {
          problems.append(
            Problem(path: path, line: found.line, message: "\(module.name) must not import \(found.module)"))
        } else if let target = manifest?.targets[module.name], ours.contains(found.module),
          !target.dependencies.contains(found.module)
        {
          problems.append(undeclared(found, by: module.name, path))
        }
      }
    }
    problems += try apps()
    if let manifest { problems += try tests(manifest, ours) + upwards(manifest) + linked(manifest) }
    for edge in layering.knownEdges where !seen.contains(edge) {
      problems.append(
        Problem(
          path: layering[edge.from]?.folder ?? edge.from,
          message: "the checker does not see that \(edge.from) imports \(edge.to), so it can't be trusted"))
    }
    return problems
  }

  private func imports(in folder: String) throws -> [(String, Import)] {
    try tree.files(in: folder, endings: ["swift"]).flatMap { path in
      ImportScanner.imports(in: CodeText(try tree.text(path))).map { (path, $0) }
    }
  }

  private func undeclared(_ found: Import, by target: String, _ path: String) -> Problem {
    Problem(
      path: path, line: found.line,
      message: "\(target) imports \(found.module), which Package.swift does not name for it")
  }

  /// Every folder with source belongs to a module of the table.
  private func unknownFolders() -> [Problem] {
    let unknown = tree.files(in: "Sources", endings: ["swift", "c", "modulemap"]).filter { path in
      !layering.modules.contains { path.hasPrefix($0.folder + "/") }
    }
    let folders = Set(unknown.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
    return folders.sorted().map { Problem(path: $0, message: "this module has no place in the table of layers") }
  }

  private func apps() throws -> [Problem] {
    try imports(in: layering.appFolder).compactMap { path, found in
      // An app's own test folder may import what it likes of the app.
      if layering.appImports.contains(found.module) || path.contains("Tests/") { return nil }
      return Problem(path: path, line: found.line, message: "an app must not import \(found.module)")
    }
  }

  /// Tests see what they declare, nothing else of ours.
  private func tests(_ manifest: Manifest, _ ours: Set<String>) throws -> [Problem] {
    try manifest.targets.values.filter(\.isTest).sorted { $0.name < $1.name }.flatMap { target in
      try imports(in: target.path ?? "Tests/\(target.name)").compactMap { path, found in
        if target.excluded.contains(where: { path.hasPrefix("\(target.path ?? "Tests/\(target.name)")/\($0)/") }) {
          return nil
        }
        let isDeclared = target.dependencies.contains(found.module)
        return ours.contains(found.module) && !isDeclared ? undeclared(found, by: target.name, path) : nil
      }
    }
  }

  /// What the manifest declares must point down too.
  private func upwards(_ manifest: Manifest) -> [Problem] {
    layering.modules.flatMap { module -> [Problem] in
      guard let target = manifest.targets[module.name] else { return [] }
      return target.dependencies.subtracting(module.imports).sorted().map {
        Problem(path: "Package.swift", message: "\(module.name) must not depend on \($0)")
      }
    }
  }

  /// What a target links through others, though it must not.
  private func linked(_ manifest: Manifest) -> [Problem] {
    layering.unlinked.compactMap { edge in
      var ways = [edge.from: [edge.from]]
      var rest = [edge.from]
      while let name = rest.popLast(), let way = ways[name] {
        for next in (manifest.targets[name]?.dependencies ?? []).sorted() where ways[next] == nil {
          ways[next] = way + [next]
          rest.append(next)
        }
      }
      return ways[edge.to].map {
        Problem(
          path: "Package.swift",
          message: "\(edge.from) must not link \(edge.to), and does: \($0.joined(separator: " → "))")
      }
    }
  }
}
