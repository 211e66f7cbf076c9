// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Drawings that are made once and drawn several times.
struct CGLayerTests {
  private func rows(_ context: CGContext) throws -> [String] {
    let bitmap = try #require(context.bitmap)
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { bitmap[$0, y][3] > 127 ? "#" : "." })
    }
  }

  private func up() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  private func down() throws -> CGContext {
    try #require(CGContext(bitmapSize: CGSize(width: 6, height: 4), scale: 1, opaque: false))
  }

  /// Two by two, with the square at its origin filled.
  private func layer(for context: CGContext) throws -> CGLayer {
    let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.saveGState()
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    // What lies outside is not seen.
    layer.context?.fill(CGRect(x: 2, y: 2, width: 9, height: 9))
    return layer
  }

  @Test func aLayerIsDrawnWhereItIsTold() throws {
    let context = try up()
    let layer = try layer(for: context)
    context.draw(layer, at: .zero)
    context.draw(layer, at: CGPoint(x: 3, y: 1))
    #expect(try rows(context) == ["......", "......", "...#..", "#....."])
    let other = try down()
    other.draw(try self.layer(for: other), at: CGPoint(x: 1, y: 1))
    #expect(try rows(other) == ["......", ".#....", "......", "......"])
  }

  @Test func aLayerIsStretched() throws {
    let context = try up()
    context.draw(try layer(for: context), in: CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(try rows(context) == ["......", "......", "###...", "###..."])
  }

  @Test func theContextsAlphaCounts() throws {
    let context = try up()
    context.setAlpha(0.5)
    context.draw(try layer(for: context), at: .zero)
    #expect(context.bitmap?[0, 3][3] == 128)
  }

  @Test func aLayerWithoutAnAreaIsNone() throws {
    #expect(CGLayer(try up(), size: .zero, auxiliaryInfo: nil) == nil)
  }
}
