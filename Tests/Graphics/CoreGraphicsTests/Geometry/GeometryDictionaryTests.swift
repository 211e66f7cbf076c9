// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

struct GeometryDictionaryTests {
  @Test func rectanglesComeBackFromTheirDictionaries() {
    let rect = CGRect(x: 1, y: 2.5, width: 30, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": NSNumber(value: 3), "Y": 4]) == CGPoint(x: 3, y: 4))
    #expect(CGSize(dictionaryRepresentation: ["Width": 3]) == nil)
  }

  @Test func coloursGoOverToOtherSpaces() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let gray = try #require(red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
    #expect(gray.components == [0.2126, 0.5])
    let back = try #require(gray.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil))
    #expect(back.components == [0.2126, 0.2126, 0.2126, 0.5])
  }
}
