// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Holds every import to the manifest, and the manifest to the floors.
///
/// A plain build does not do that: it lets a target import a sibling that it does not name.
public struct ImportCheck {
  let tree: SourceTree
  let floors: Floors

  public init(tree: SourceTree, floors: Floors = .tessera) {
    self.tree = tree
    self.floors = floors
  }

  /// - Parameter manifest: What targets declare.
  public func run(manifest: Manifest) throws -> [Problem] {
    var problems: [Problem] = []
    var modules: [String: Floors.Module] = [:]
    var seen: Set<Floors.Edge> = []
    for path in tree.files(in: "Sources", endings: ["swift", "c", "modulemap"]) {
      guard let module = floors.module(of: path) else {
        problems.append(Problem(path: path, message: "this file belongs to no module on a floor"))
        continue
      }
      modules[module.name] = module
      for found in try imports(in: path) {
        seen.insert(Floors.Edge(module.name, found.module))
        if let problem = problem(with: found, of: module, path, manifest) { problems.append(problem) }
      }
    }
    problems += upwards(modules, manifest) + (try apps()) + (try tests(Set(modules.keys), manifest)) + linked(manifest)
    for edge in floors.knownEdges where !seen.contains(edge) {
      problems.append(
        Problem(
          path: modules[edge.from]?.folder ?? edge.from,
          message: "the checker does not see that \(edge.from) imports \(edge.to), so it can't be trusted"))
    }
    return problems
  }

  private func imports(in path: String) throws -> [Import] {
    path.hasSuffix(".swift") ? ImportScanner.imports(in: CodeText(try tree.text(path))) : []
  }

  private func problem(
    with found: Import, of module: Floors.Module, _ path: String, _ manifest: Manifest
  ) -> Problem? {
    if manifest.targets[module.name]?.dependencies.contains(found.module) == true { return nil }
    guard Floors.system.contains(found.module) else { return undeclared(found, by: module.name, path) }
    let floor = floors.folders[module.floor]
    guard let pure = floors.pure[floor], !pure.contains(found.module) else { return nil }
    return Problem(
      path: path, line: found.line, message: "\(module.name) must not import \(found.module): \(floor) is pure")
  }

  private func undeclared(_ found: Import, by target: String, _ path: String) -> Problem {
    Problem(
      path: path, line: found.line,
      message: "\(target) imports \(found.module), which Package.swift does not name for it")
  }

  /// What the manifest declares points down.
  private func upwards(_ modules: [String: Floors.Module], _ manifest: Manifest) -> [Problem] {
    var problems: [Problem] = []
    for module in modules.values.sorted(by: { $0.name < $1.name }) {
      for name in (manifest.targets[module.name]?.dependencies ?? []).sorted() {
        guard let other = modules[name], other.floor > module.floor,
          floors.exceptions[Floors.Edge(module.name, name)] == nil
        else { continue }
        let message =
          "\(module.name) on floor \(floors.folders[module.floor]) must not depend on \(name) "
          + "on \(floors.folders[other.floor]), above it"
        problems.append(Problem(path: "Package.swift", message: message))
      }
    }
    let needless = floors.exceptions.keys.filter { edge in
      guard let from = modules[edge.from], let to = modules[edge.to] else { return true }
      return from.floor >= to.floor || manifest.targets[edge.from]?.dependencies.contains(edge.to) != true
    }
    return problems
      + needless.map {
        Problem(
          path: "Package.swift", message: "\($0.from) does not depend upwards on \($0.to): take the exception away")
      }
  }

  private func apps() throws -> [Problem] {
    try tree.files(in: floors.appFolder, endings: ["swift"]).flatMap { path in
      try imports(in: path).compactMap { found in
        // An app's own test folder may import what it likes of the app.
        if floors.appImports.contains(found.module) || path.contains("Tests/") { return nil }
        return Problem(path: path, line: found.line, message: "an app must not import \(found.module)")
      }
    }
  }

  /// Tests see what they declare, nothing else of ours.
  private func tests(_ ours: Set<String>, _ manifest: Manifest) throws -> [Problem] {
    try manifest.targets.values.filter(\.isTest).sorted { $0.name < $1.name }.flatMap { target in
      let folder = target.path ?? "Tests/\(target.name)"
      return try tree.files(in: folder, endings: ["swift"]).flatMap { path -> [Problem] in
        if target.excluded.contains(where: { path.hasPrefix("\(folder)/\($0)/") }) { return [] }
        return try imports(in: path).compactMap { found in
          let isDeclared = target.dependencies.contains(found.module)
          return ours.contains(found.module) && !isDeclared ? undeclared(found, by: target.name, path) : nil
        }
      }
    }
  }

  /// What a target links through others, though it must not.
  private func linked(_ manifest: Manifest) -> [Problem] {
    floors.unlinked.compactMap { edge in
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
