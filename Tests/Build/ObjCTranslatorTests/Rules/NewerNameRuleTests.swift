// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct NewerNameRuleTests {
  private static let library = """
    extension Collection {
      public func indices(where condition: (Element) -> Bool) -> [Index]? { nil }
      func even() -> [Index]? { indices { _ in true } }
    }

    """

  @Test func anOwnMethodGetsAnotherName() {
    let text = body(of: translate([Self.library + "let found = [1].indices(where: { $0 > 1 })\n"]).files[0])
    #expect(text.contains("public func _tessera_indices(where condition"))
    #expect(text.contains("{ _tessera_indices { _ in true } }"))
    #expect(text.contains("[1]._tessera_indices(where: { $0 > 1 })"))
  }

  @Test func whoImportsItCallsItByThatName() {
    var options = TranslationOptions()
    options.add(translate([Self.library]).interface)
    let source = "let found = [1].indices(where: { $0 > 1 }), all = [1].indices\n"
    let told = Translator(options: options).translate([TranslationInput(path: "/app/A.swift", source: source)])
    #expect(told.files[0].source.contains("[1]._tessera_indices(where: { $0 > 1 }), all = [1].indices\n"))
  }

  @Test func theLibrarysOwnKeepsItsName() {
    let source = "let found = [1].indices(where: { $0 > 1 })\n"
    #expect(translate([source]).files[0].source.contains("[1].indices(where:"))
  }
}
