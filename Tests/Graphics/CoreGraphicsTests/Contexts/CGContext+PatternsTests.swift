// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Shapes and lines filled with patterns.
struct CGContextPatternsTests {
  /// A cell of 4 × 4 with its lower left quarter painted.
  private func pattern(
    isColored: Bool = true, matrix: CGAffineTransform = .identity, step: CGFloat = 4
  ) throws -> CGPattern {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        if isColored { context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1) }
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }, releaseInfo: nil)
    return try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step, yStep: step,
        tiling: .noDistortion, isColored: isColored, callbacks: &callbacks))
  }

  private func context() throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: .deviceRGB,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Rows from the top; `#` where something was painted.
  private func rows(_ context: CGContext) throws -> [String] {
    let bitmap = try #require(context.bitmap)
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { bitmap[$0, y][3] > 127 ? "#" : "." })
    }
  }

  @Test func cellsFillTheShapeFromTheLowerLeftCorner() throws {
    let context = try context()
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
    context.setFillPattern(try pattern(), colorComponents: [1])
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
    let found = try rows(context)
    #expect(Array(found[..<8]) == Array(repeating: "................", count: 8))
    #expect(found[15] == "##..##..##..##..")
    #expect(found[14] == "##..##..##..##..")
    #expect(found[13] == "................")
    #expect(found[11] == "##..##..##..##..")
    #expect(context.bitmap?[0, 15] == [0, 0, 255, 255])
  }

  @Test func cellsDoNotMoveWithTheTransformButWithThePhase() throws {
    let context = try context()
    context.setFillPattern(try pattern(), colorComponents: [1])
    context.translateBy(x: 1, y: 0)
    context.fill(CGRect(x: -1, y: 0, width: 16, height: 4))
    #expect(try rows(context)[15] == "##..##..##..##..")
    context.clear(CGRect(x: -1, y: 0, width: 16, height: 16))
    context.setPatternPhase(CGSize(width: 1, height: 0))
    context.fill(CGRect(x: -1, y: 0, width: 16, height: 4))
    #expect(try rows(context)[15] == ".##..##..##..##.")
  }

  @Test func aStencilTakesTheColourThatIsGiven() throws {
    let context = try context()
    context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
    context.setFillPattern(try pattern(isColored: false), colorComponents: [0, 0, 1, 1])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.bitmap?[0, 15] == [255, 0, 0, 255])
  }

  @Test func aPatternsAlphaAndTheContextsMultiply() throws {
    let context = try context()
    context.setAlpha(0.5)
    context.setFillPattern(try pattern(), colorComponents: [0.5])
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(context.bitmap?[0, 15][3] == 64)
  }

  @Test func linesAreDrawnWithPatternsToo() throws {
    let context = try context()
    context.setStrokePattern(try pattern(), colorComponents: [1])
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 16, y: 2))
    context.strokePath()
    #expect(try rows(context)[15] == "##..##..##..##..")
    #expect(try rows(context)[11] == "................")
  }

  @Test func aColourMayBeAPattern() throws {
    let context = try context()
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = try #require(CGColor(patternSpace: space, pattern: try pattern(), components: [1]))
    #expect(color.pattern != nil)
    context.setFillColor(color)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 2))
    #expect(try rows(context)[15] == "##..##..##..##..")
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 2))
    #expect(try rows(context)[15] == "################")
  }

  @Test func impossiblePatternsAreNone() {
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
    for (bounds, step) in [
      (CGRect.zero, CGFloat(1)), (CGRect(x: 0, y: 0, width: 1, height: 1), 0), (.infinite, 1),
      (CGRect(x: 0, y: 0, width: 1, height: 1), .nan),
    ] {
      #expect(
        CGPattern(
          info: nil, bounds: bounds, matrix: .identity, xStep: step, yStep: step, tiling: .constantSpacing,
          isColored: true, callbacks: &callbacks) == nil)
    }
  }

  @Test func aPatternTellsWhenItIsGone() throws {
    let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    counter.initialize(to: 0)
    defer { counter.deallocate() }
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: nil, releaseInfo: { $0?.assumingMemoryBound(to: Int.self).pointee += 1 })
    _ = CGPattern(
      info: counter, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), matrix: .identity, xStep: 1, yStep: 1,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    #expect(counter.pointee == 1)
  }
}
