// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import DevChecks
import Foundation

/// `tessera-dev coverage`: how much of what real code uses the kit declares.
struct CoverageCommand {
  let arguments: [String]

  func run() throws {
    guard arguments.count == 2 || arguments.count == 4 && arguments[2] == "--write" else { Main.fail(Main.usage) }
    let tables = URL(fileURLWithPath: arguments[0])
    let usage = try Usage(
      types: try text("types", in: tables), members: try text("members", in: tables),
      initialisers: try text("initialisers", in: tables))
    let declared = try DeclaredNames(symbolGraphs: URL(fileURLWithPath: arguments[1]))
    let report = CoverageReport(usage: usage, declared: declared)
    print(report.summary)
    if arguments.count == 4 {
      try Data(report.page.utf8).write(to: URL(fileURLWithPath: arguments[3]))
    }
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent("\(name).tsv")), as: UTF8.self)
  }
}
