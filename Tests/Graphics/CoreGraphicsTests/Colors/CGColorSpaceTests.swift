// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct CGColorSpaceTests {
  @Test func spacesAreFoundByName() {
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.numberOfComponents == 1)
    #expect(CGColorSpace(name: "kCGColorSpaceUnheardOf") == nil)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.name == CGColorSpace.displayP3)
    #expect(CGColorSpace(patternBaseSpace: nil)?.name == nil)
  }

  @Test func spacesSayWhatTheirComponentsMean() {
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb && CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpace(patternBaseSpace: nil)?.model == .pattern)
  }

  @Test func gradientsTakeBareComponents() {
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0.25, 1],
      count: 2)
    #expect(
      gradient?.stops == [
        .init(location: 0.25, color: .pureRed), .init(location: 1, color: RGBAColor.pureBlue.opacity(0.5)),
      ])
    #expect(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [], locations: nil, count: 0) == nil)
  }
}
