// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `tessera-dev check` does, check by check.
public enum AllChecks {
  public static let names = [
    "imports", "areas", "clocks", "ambient", "files", "scripts", "mirror", "names", "initialisers", "requirements",
    "tables", "format",
  ]

  public static func run(_ name: String, tree: SourceTree) throws -> [Problem] {
    switch name {
    case "imports": try ImportCheck(tree: tree).run(manifest: try manifest(of: tree))
    case "areas": try AreaCheck(tree: tree).run()
    case "clocks": try ClockCheck(tree: tree).run()
    case "ambient": try AmbientCheck(tree: tree).run()
    case "files": try FileCheck(tree: tree).run()
    case "scripts": try ScriptCheck(tree: tree).run()
    case "mirror": MirrorCheck(tree: tree).run()
    case "names": try TestNameCheck(tree: tree).run()
    case "initialisers": try InitialiserCheck(tree: tree).run()
    case "requirements": try RequirementCheck(tree: tree).run()
    case "format": try FormatCheck(tree: tree).run()
    case "tables": try PageTables(tree: tree).run()
    default: throw UnknownCheck(name: name)
    }
  }

  public struct UnknownCheck: Error, CustomStringConvertible {
    public var name: String
    public var description: String { "there is no check \(name); there are \(names.joined(separator: ", "))" }
  }

  private static func manifest(of tree: SourceTree) throws -> Manifest {
    let result = try Command.run("swift", ["package", "dump-package"], in: tree.root)
    guard result.status == 0 else { throw UnreadableManifest(reason: result.errors) }
    return try Manifest(json: result.output)
  }

  struct UnreadableManifest: Error, CustomStringConvertible {
    var reason: String
    var description: String { "Package.swift can't be read: \(reason)" }
  }
}
