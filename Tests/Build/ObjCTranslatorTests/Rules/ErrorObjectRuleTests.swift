// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ErrorObjectRuleTests {
  private static let name = "_TesseraErrorOfSwift"

  private func expect(_ source: String, contains parts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let translated = translate([source]).files[0].source
    for part in parts { #expect(translated.contains(part), sourceLocation: sourceLocation) }
  }

  @Test func structuresAndEnumerationsThatAreErrorsSayThatTheirObjectsAreCastBack() {
    expect(
      "import Foundation\nenum A: Int, Error { case a }\nstruct B: LocalizedError {}\n"
        + "class C: Error {}\nstruct D: Codable { enum Fault: Swift.Error { case f } }\n",
      contains: "enum A: Int, Error, \(Self.name) {", "struct B: LocalizedError, \(Self.name) {", "class C: Error {}",
      "struct D: Codable { enum Fault: Swift.Error, \(Self.name) {")
  }

  @Test func protocolsOfTheModulesOwnCount() {
    expect(
      "import Foundation\nprotocol Fault: LocalizedError {}\nenum A: Fault { case a }\n",
      contains: "enum A: Fault, \(Self.name) {")
  }

  @Test func anExtensionSaysItOnceWhereTheTypeDoesNot() {
    expect(
      "import Foundation\nstruct A {}\nextension A: LocalizedError {}\nextension A: CustomNSError {}\n"
        + "enum B: Error { case b }\nextension B: LocalizedError {}\n",
      contains: "extension A: LocalizedError, \(Self.name) {}", "extension A: CustomNSError {}",
      "enum B: Error, \(Self.name) {", "extension B: LocalizedError {}")
  }
}
