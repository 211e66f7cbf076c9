// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// `Compatibility/Nibs.md` says what the table reads. `TESSERA_WRITE_PAGES=1 swift test --filter NibPageTests` writes it.
@MainActor @Suite struct NibPageTests {
  private var page: String {
    let shared = Set(NibTable.row("view")?.names ?? [])
    let controls = Set(NibTable.controlProperties.flatMap(\.names))
    var lines = [
      "# Nibs", "",
      "Every element of nibs that is read, with the class of its objects and the attributes and children that count. Made from",
      "`NibTable` in `Sources/UIKit/Nibs`; a test holds it there. What stands in no row is told once on standard error and passed",
      "over.", "",
      "Every view has what `view` has, every control what `control` has too; outlets, actions, runtime attributes and variations",
      "are every object's.", "",
      "| Element | Class | Read | Known, and without effect |", "| --- | --- | --- | --- |",
    ]
    for row in NibTable.rows.sorted(by: { $0.element < $1.element }) {
      var inherited = row.element == "view" ? [] : row.type is UIView.Type ? shared : []
      if row.element != "control", row.type is UIControl.Type { inherited.formUnion(controls) }
      func names(_ isRead: Bool) -> String {
        Set(row.properties.filter { $0.isRead == isRead }.flatMap(\.names)).subtracting(inherited).sorted()
          .map { "`\($0)`" }.joined(separator: ", ")
      }
      lines.append("| `\(row.element)` | `\(row.type)` | \(names(true)) | \(names(false)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test func thePageSaysWhatTheTableReads() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Compatibility/Nibs.md")
    if ProcessInfo.processInfo.environment["TESSERA_WRITE_PAGES"] != nil {
      try Data(page.utf8).write(to: url)
    }
    let written = try String(contentsOf: url, encoding: .utf8)
    #expect(written == page, "Compatibility/Nibs.md is out of date")
  }
}
