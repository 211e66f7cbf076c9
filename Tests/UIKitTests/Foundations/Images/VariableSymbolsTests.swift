// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Symbols that show more or less by a value.
@MainActor @Suite struct VariableSymbolsTests {
  private func lit(_ name: String, _ value: Double?) throws -> [Int] {
    let outline = try #require(SymbolTable.outline(named: name))
    return Array(VariableSymbols.lit(of: outline, named: name, value: value))
  }

  @Test func `a value lights the parts up to it`() throws {
    #expect(try lit("wifi", nil) == [0, 1, 2, 3])
    #expect(try lit("wifi", 0) == [])
    #expect(try lit("wifi", 0.3) == [0, 1])
    #expect(try lit("wifi", 1) == [0, 1, 2, 3])
    #expect(try lit("wifi", 7) == [0, 1, 2, 3])
  }

  @Test func `the body of a loudspeaker is always there`() throws {
    #expect(try lit("speaker.wave.3", 0) == [0])
    #expect(try lit("speaker.wave.3", 0.5) == [0, 1, 2])
  }

  @Test func `other symbols are shown whole`() throws {
    #expect(try lit("alarm", 0).count == (SymbolTable.outline(named: "alarm")?.parts.count ?? 0))
  }

  @Test func `pictures of values differ, and keep their value in other sizes`() throws {
    let (low, high) = (
      try #require(UIImage(systemName: "wifi", variableValue: 0.2)),
      try #require(UIImage(systemName: "wifi", variableValue: 1))
    )
    #expect(low.size == high.size)
    #expect(low.pngData() != high.pngData())
    let large = low.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    let direct = UIImage(
      systemName: "wifi", variableValue: 0.2, configuration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(large?.pngData() == direct?.pngData())
  }

  @Test func `some symbols have colours of their own`() {
    let configuration = UIImage.SymbolConfiguration.preferringMulticolor()
    #expect(UIImage(systemName: "heart.fill", withConfiguration: configuration)?.isTemplateByItself == false)
    #expect(UIImage(systemName: "heart", withConfiguration: configuration)?.isTemplateByItself == true)
    let plain = configuration.applying(UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(UIImage(systemName: "heart.fill", withConfiguration: plain)?.isTemplateByItself == true)
  }
}
