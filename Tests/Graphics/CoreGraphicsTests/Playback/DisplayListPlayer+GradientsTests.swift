// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct DisplayListPlayerGradientsTests {
  let blackToWhite = CGGradient(stops: [.init(location: 0, color: .black), .init(location: 1, color: .white)])

  private func row(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) throws -> [UInt8] {
    let bitmap = try render(
      [.linearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)], width: 8,
      height: 1)
    return (0..<8).map { bitmap[$0, 0][3] == 0 ? 7 : bitmap[$0, 0][0] }
  }

  @Test func aLinearGradientRunsFromStartToEnd() throws {
    // 7 stands for an empty pixel.
    #expect(try row(blackToWhite, []) == [7, 7, 32, 96, 159, 223, 7, 7])
  }

  @Test func theEndsAreExtendedOneByOne() throws {
    #expect(try row(blackToWhite, .drawsBeforeStartLocation) == [0, 0, 32, 96, 159, 223, 7, 7])
    #expect(try row(blackToWhite, .drawsAfterEndLocation) == [7, 7, 32, 96, 159, 223, 255, 255])
    #expect(
      try row(blackToWhite, [.drawsBeforeStartLocation, .drawsAfterEndLocation]) == [0, 0, 32, 96, 159, 223, 255, 255])
  }

  @Test func coloursReachFromTheOuterStopsToTheEnds() throws {
    let inner = CGGradient(stops: [.init(location: 0.75, color: .white), .init(location: 0.25, color: .black)])
    #expect(try row(inner, []) == [7, 7, 0, 64, 191, 255, 7, 7])
  }

  @Test func coloursMixBeforeTheyAreMultipliedByAlpha() throws {
    let fade = CGGradient(stops: [.init(location: 0, color: .clear), .init(location: 1, color: .white)])
    let bitmap = try render(
      [.linearGradient(fade, start: .zero, end: CGPoint(x: 1, y: 0), options: [])], width: 1, height: 1)
    #expect(bitmap[0, 0] == [64, 64, 64, 128])
  }

  @Test func aRadialGradientRunsOutwards() throws {
    let center = CGPoint(x: 4.5, y: 4.5)
    let bitmap = try render(
      [
        .radialGradient(
          blackToWhite, startCenter: center, startRadius: 0, endCenter: center, endRadius: 4, options: [])
      ], width: 9, height: 9)
    #expect(bitmap[4, 4][0] == 0)
    #expect(bitmap[6, 4][0] == 128 || bitmap[6, 4][0] == 127)
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
  }

  @Test func aGradientWithoutLengthDrawsNothing() throws {
    let bitmap = try render(
      [.linearGradient(blackToWhite, start: .zero, end: .zero, options: [.drawsAfterEndLocation])], width: 1, height: 1)
    #expect(bitmap[0, 0] == [0, 0, 0, 0])
  }
}
