// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import DevChecks
import Foundation

/// The contributor's command.
@main struct Main {
  static let usage = """
    usage: swift run --package-path Tools tessera-dev COMMAND

      check [\(AllChecks.names.joined(separator: "|"))]…
          holds the source to the rules: imports point down, no clocks outside the host, short files with a head,
          formatted, and generated files are what they are made from. Prints path:line: message; fails if there is any.
          example: tessera-dev check imports clocks

      generate [requirements|outlets|tables]
          makes anew what the translator knows of the kit, and the adapters behind outlets, from the kit's source, and the
          page's table of layer properties, from the schema in RenderProtocol.

      coverage USAGE GRAPHS [--write FILE]
          how much of what real code uses is there: USAGE holds types.tsv, members.tsv and initialisers.tsv, GRAPHS what
          `swift package dump-symbol-graph` writes. With --write, the shares and what is missing go into FILE.
          example: make coverage
    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch arguments.first {
      case "check": exit(try check(Array(arguments.dropFirst()), SourceTree(root: try root())) ? 0 : 1)
      case "generate": try generate(Array(arguments.dropFirst()), SourceTree(root: try root()))
      case "coverage": try CoverageCommand(arguments: Array(arguments.dropFirst())).run()
      case "--help", "-h", "help": print(usage)
      default: fail(usage)
      }
    } catch {
      fail("tessera-dev: \(error)")
    }
  }

  private static func check(_ wanted: [String], _ tree: SourceTree) throws -> Bool {
    var isFine = true
    for name in wanted.isEmpty ? AllChecks.names : wanted {
      let problems = try AllChecks.run(name, tree: tree).sorted()
      for problem in problems { print(problem) }
      print("\(name): \(problems.isEmpty ? "fine" : "\(problems.count) to mend")")
      if !problems.isEmpty { isFine = false }
    }
    return isFine
  }

  private static func generate(_ wanted: [String], _ tree: SourceTree) throws {
    if wanted.isEmpty || wanted.contains("requirements") {
      let place = tree.root.appendingPathComponent(OptionalRequirements.path)
      try Data(try OptionalRequirements(tree: tree).json.utf8).write(to: place)
      print(OptionalRequirements.path)
    }
    if wanted.isEmpty || wanted.contains("outlets") {
      for (path, text) in try OutletAdapters(tree: tree).files.sorted(by: { $0.key < $1.key }) {
        let place = tree.root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
        print(path)
      }
    }
    if wanted.isEmpty || wanted.contains("tables") { print(try PageTables(tree: tree).write()) }
  }

  /// The nearest folder above with the kit's sources.
  private static func root() throws -> URL {
    var place = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    while place.path != "/" {
      if FileManager.default.fileExists(atPath: place.appendingPathComponent("Sources/UIKit").path) { return place }
      place.deleteLastPathComponent()
    }
    throw NoRoot()
  }

  struct NoRoot: Error, CustomStringConvertible {
    var description: String { "start it inside a checkout of Tessera" }
  }

  static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(2)
  }
}
