// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import SnapshotReferences

@Suite struct ComposedPictureTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Data((0..<width * height).flatMap { _ in pixel }))
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels)[start..<start + 4].map { $0 }
  }

  @Test func picturesStandBesideEachOtherOnWhite() {
    let whole = ComposedPicture.beside([picture(10, 20, [0, 0, 255, 255]), picture(30, 10, [0, 0, 0, 0])])
    #expect(whole.width == 16 + 10 + 16 + 30 + 16)
    #expect(whole.height == 20 + 32)
    #expect(pixel(whole, 16, 16) == [0, 0, 255, 255])
    #expect(pixel(whole, 15, 16) == [255, 255, 255, 255])
    #expect(pixel(whole, 42, 16) == [255, 255, 255, 255], "what is transparent shows the white")
  }

  @Test func wideOnesAreMadeSmaller() {
    let large = picture(1_179, 30, [1, 2, 3, 255])
    let whole = ComposedPicture.beside([large, large, large])
    #expect(whole.width <= ComposedPicture.widest + 64)
    #expect(pixel(whole, 16, 16) == [1, 2, 3, 255])
  }
}
