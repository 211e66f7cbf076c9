// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

@Suite struct UIColorTests {
  @Test func coloursOfOneSpaceAreEqualWhereTheirPartsAre() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.white == UIColor(white: 1, alpha: 1))
    #expect(UIColor.white == UIColor(cgColor: UIColor.white.cgColor))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.white.hash == UIColor(white: 1, alpha: 1).hash)
  }

  @Test func aGreyIsNoColourThatLooksLikeIt() {
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.clear != UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    #expect(Set([UIColor.black, UIColor(red: 0, green: 0, blue: 0, alpha: 1)]).count == 2)
  }
}
