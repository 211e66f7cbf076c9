// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import DevChecks
import Foundation

/// `tessera-dev coverage`: how much of what real code uses the kit declares.
struct CoverageCommand {
  let arguments: [String]
  let tree: SourceTree

  func run() throws {
    guard let folder = arguments.first, arguments.count == 1 || arguments.count == 3 && arguments[1] == "--write"
    else { Main.fail(Main.usage) }
    let place = URL(fileURLWithPath: folder)
    let usage = try Usage(
      types: try text("types", in: place), members: try text("members", in: place),
      initialisers: try text("initialisers", in: place))
    let report = CoverageReport(usage: usage, declared: try DeclaredNames(kitIn: tree))
    print(report.summary)
    if arguments.count == 3 {
      try Data(report.remaining.utf8).write(to: URL(fileURLWithPath: arguments[2]))
    }
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent("\(name).tsv")), as: UTF8.self)
  }
}
