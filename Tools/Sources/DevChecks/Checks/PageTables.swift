// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The page's table of layer properties, which the kit's own schema prints.
public struct PageTables {
  static let path = "Sources/Page/BrowserServer/Web/layer-table.js"

  let tree: SourceTree

  public init(tree: SourceTree) {
    self.tree = tree
  }

  public func run() throws -> [Problem] {
    try tree.text(Self.path) == text()
      ? [] : [Problem(path: Self.path, message: "not what the schema says; `tessera-dev generate` makes it anew")]
  }

  /// Writes the table anew; its path.
  public func write() throws -> String {
    try Data(text().utf8).write(to: tree.root.appendingPathComponent(Self.path))
    return Self.path
  }

  private func text() throws -> String {
    // Without the apps: they would have SwiftSyntax built first. With the flags that the rest is built with (Makefile),
    // so that nothing is built twice.
    let flags = (ProcessInfo.processInfo.environment["BUILD_FLAGS"] ?? "").split(separator: " ").map(String.init)
    let result = try Command.run(
      "swift", ["run"] + flags + ["page-tables"], in: tree.root, environment: ["TESSERA_WITHOUT_APPS": "1"])
    guard result.status == 0 else { throw NoTable(reason: result.errors) }
    return String(decoding: result.output, as: UTF8.self)
  }

  struct NoTable: Error, CustomStringConvertible {
    var reason: String
    var description: String { "page-tables, which prints the schema, can't be built or run: \(reason)" }
  }
}
