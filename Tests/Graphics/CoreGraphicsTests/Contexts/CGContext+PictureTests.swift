// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct CGContextPictureTests {
  /// A bit of everything, as an app would draw it, checked at a few telling pixels.
  @Test func aDrawingOfManyPartsComesOutWhole() throws {
    let context = try #require(CGContext(bitmapSize: CGSize(width: 200, height: 120), scale: 2, opaque: true))
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 200, height: 120))

    context.saveGState()
    context.addPath(CGPath.continuousRoundedRect(CGRect(x: 10, y: 10, width: 80, height: 100), radius: 20))
    context.clip()
    let colors = [CGColor(red: 1, green: 0.4, blue: 0, alpha: 1), CGColor(red: 0.6, green: 0, blue: 0.8, alpha: 1)]
    let linear = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
    context.drawLinearGradient(linear, start: CGPoint(x: 0, y: 10), end: CGPoint(x: 0, y: 110), options: [])
    let glow = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor(gray: 1, alpha: 0.8), CGColor(gray: 1, alpha: 0)], locations: nil))
    context.drawRadialGradient(
      glow, startCenter: CGPoint(x: 50, y: 50), startRadius: 0, endCenter: CGPoint(x: 50, y: 50), endRadius: 30,
      options: [])
    context.restoreGState()

    context.setStrokeColor(red: 0, green: 0.5, blue: 1, alpha: 1)
    context.setLineWidth(6)
    context.setLineCap(.round)
    context.addArc(center: CGPoint(x: 150, y: 40), radius: 24, startAngle: -.pi / 2, endAngle: .pi, clockwise: false)
    context.strokePath()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [6, 4])
    context.stroke(CGRect(x: 110, y: 80, width: 80, height: 30))

    let bitmap = try #require(context.bitmap)
    try show(bitmap, as: "context")
    #expect(bitmap[0, 0] == [255, 255, 255, 255])
    // The top of the card is orange, its bottom violet, its middle brightened.
    #expect(bitmap[100, 24][2] > 245 && bitmap[100, 24][0] < 20)
    #expect(bitmap[100, 214][0] > 190 && bitmap[100, 214][2] < 170)
    #expect(bitmap[100, 100][1] > 190)
    // The corner is cut off, the arc begins at the top and leaves the upper left quarter out.
    #expect(bitmap[22, 22] == [255, 255, 255, 255])
    #expect(bitmap[300, 32] == [255, 128, 0, 255])
    #expect(bitmap[270, 50] == [255, 255, 255, 255])
    #expect(bitmap[226, 160] == [255, 128, 0, 255])
    #expect(bitmap[236, 160] == [255, 255, 255, 255])
  }
}
