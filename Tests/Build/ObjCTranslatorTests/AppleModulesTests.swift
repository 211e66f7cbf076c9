// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ObjCTranslator

@Suite struct AppleModulesTests {
  private let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

  private func modules(on floor: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent(floor).path))
  }

  @Test func theTableHasTheFrameworksOfTheKit() throws {
    let frameworks = try modules(on: "Frameworks/Working").union(modules(on: "Frameworks/Absent"))
      .filter { !$0.hasPrefix("TesseraShims_") }
    #expect(frameworks.count > 20)
    #expect(frameworks.subtracting(AppleModules.ofTheKit) == [])
  }

  @Test func whatTheTableHasIsThereAndWhatItLacksIsNot() throws {
    let there = try ["", "Foundation", "Graphics", "Render", "Frameworks/Working", "Frameworks/Absent"]
      .map(modules).reduce(into: Set()) { $0.formUnion($1) }
    #expect(AppleModules.ofTheKit.subtracting(there) == [])
    #expect(AppleModules.missing.union(AppleModules.perhapsMissing).intersection(there) == [])
    #expect(AppleModules.ours.isDisjoint(with: AppleModules.missing.union(AppleModules.perhapsMissing)))
  }
}
