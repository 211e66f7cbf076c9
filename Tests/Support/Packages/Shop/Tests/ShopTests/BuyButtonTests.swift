// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Theme
import UIKit

@testable import Shop

@MainActor struct BuyButtonTests {
  @Test func aButtonHasTheThemesColourAndItsOwnTitle() {
    let button = BuyButton(goods: "tea")
    #expect(button.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(button.title(for: .normal) == "Buy tea")
  }

  @Test func theThemeCountsTaps() {
    let button: ThemedButton = BuyButton(goods: "cake")
    button.sendActions(for: .touchUpInside)
    #expect(button.taps == 1)
  }

  @Test func resourcesAreFound() {
    #expect(BuyButton.prices == ["tea": 3, "cake": 4])
  }

  @Test func whatSupportsLinuxStaysAsItIs() {
    #expect(!BuyButton.paletteIsNearUIKit)
  }

  @Test func conditionsOfTheManifestHoldAsOnIOS() {
    #expect(BuyButton.isForFingers)
  }

  @Test func sourcesKnowTheirFolder() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.contains("BuyButtonTests.swift"))
    #expect(names.contains("note.txt"))
  }
}
