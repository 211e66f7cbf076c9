// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ObjCTranslator

@Suite struct AppleModulesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theTableHasTheFrameworksOfTheManifest() throws {
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let table = try #require(manifest.range(of: "let frameworks: "))
    let end = try #require(manifest[table.upperBound...].range(of: "\n]"))
    let names = manifest[table.upperBound..<end.lowerBound].split(separator: "\n").compactMap { line in
      line.hasPrefix("  \"") ? line.split(separator: "\"")[1] : nil
    }
    #expect(names.count > 20)
    #expect(names.filter { !AppleModules.ofTheKit.contains(String($0)) } == [])
  }

  @Test func whatTheTableHasIsThereAndWhatItLacksIsNot() {
    let sources = root.appendingPathComponent("Sources")
    let isThere = { (name: String) in
      FileManager.default.fileExists(atPath: sources.appendingPathComponent(name).path)
    }
    #expect(AppleModules.ofTheKit.filter { !isThere($0) } == [])
    #expect(AppleModules.missing.union(AppleModules.perhapsMissing).filter(isThere) == [])
    #expect(AppleModules.ours.isDisjoint(with: AppleModules.missing.union(AppleModules.perhapsMissing)))
  }
}
