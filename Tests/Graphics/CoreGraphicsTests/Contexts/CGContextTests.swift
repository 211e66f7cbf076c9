// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct CGContextTests {
  let context = CGContext(recordingSize: CGSize(width: 100, height: 50), scale: 2)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  @Test func aFillIsWrittenDownWithItsColourAndAlpha() {
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      context.displayList.operations == [
        .fill(rect(1, 2, 3, 4), color: RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.25), evenOdd: false)
      ])
  }

  @Test func restoringBringsBackColoursAndLineStyles() {
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.setStrokeColor(gray: 1, alpha: 1)
    context.setLineWidth(9)
    context.setAlpha(0.1)
    context.restoreGState()
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.drawPath(using: .fillStroke)
    #expect(
      context.displayList.operations == [
        .save, .restore, .fill(rect(0, 0, 1, 1), color: .black, evenOdd: false),
        .stroke(rect(0, 0, 1, 1), style: .init(), color: .black),
      ])
  }

  @Test func restoringTooOftenDoesNothing() {
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(context.displayList.isEmpty)
  }

  @Test func restoringDoesNotReachOutOfALayerAndEndingALayerRestoresWithinIt() {
    context.setAlpha(0.5)
    context.saveGState()
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(
      context.displayList.operations == [
        .save, .beginTransparencyLayer(alpha: 0.5), .save, .concatenate(CGAffineTransform(translationX: 5, y: 5)),
        .restore, .endTransparencyLayer, .fill(rect(0, 0, 1, 1), color: RGBAColor.black.opacity(0.5), evenOdd: false),
      ])
  }

  @Test func aViewsContextHasYDownAndItsTransformSaysSo() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    context.translateBy(x: 10, y: 5)
    context.scaleBy(x: 3, y: 3)
    #expect(context.ctm == CGAffineTransform(a: 6, b: 0, c: 0, d: -6, tx: 20, ty: 90))
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 26, y: 84))
    #expect(abs(context.convertToUserSpace(CGPoint(x: 26, y: 84)).x - 1) < 1e-12)
  }

  @Test func aPathStaysInPlaceWhileUserSpaceMoves() {
    context.move(to: CGPoint(x: 10, y: 10))
    context.translateBy(x: 4, y: 2)
    context.addLine(to: CGPoint(x: 10, y: 10))
    #expect(
      context.path?.elements == [.move(CGPoint(x: 6, y: 8)), .line(CGPoint(x: 10, y: 10))])
    #expect(context.currentPointOfPath == CGPoint(x: 10, y: 10))
  }

  @Test func drawingThrowsThePathAway() {
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.strokePath()
    #expect(context.isPathEmpty)
    #expect(context.path == nil)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(context.isPathEmpty)
  }

  @Test func theClipsBoundsAreInUserSpaceAndShrink() {
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    context.saveGState()
    context.translateBy(x: 10, y: 0)
    context.clip(to: CGRect(x: 0, y: 0, width: 200, height: 20))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 90, height: 20))
    context.addEllipse(in: CGRect(x: 0, y: 10, width: 20, height: 20))
    context.clip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 10, width: 20, height: 10))
    context.clip(to: CGRect(x: 500, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isEmpty)
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func lineSegmentsGoInPairs() {
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setLineCap(.round)
    context.strokeLineSegments(between: [
      CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 9, y: 9),
    ])
    let lines = CGPath(elements: [
      .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)), .move(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 3, y: 0)),
    ])
    #expect(
      context.displayList.operations == [
        .stroke(lines, style: .init(cap: .round, dashPhase: 1, dashLengths: [2, 3]), color: .black)
      ])
  }

  @Test func aGradientIsDrawnWithTheAlphaInForce() throws {
    let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    context.setAlpha(0.5)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    let half = CGGradient(stops: [
      .init(location: 0, color: RGBAColor.black.opacity(0.5)), .init(location: 1, color: RGBAColor.white.opacity(0.5)),
    ])
    #expect(
      context.displayList.operations == [
        .linearGradient(half, start: .zero, end: CGPoint(x: 1, y: 0), options: [])
      ])
  }

  @Test func contextsForViewsHaveNoPixels() {
    #expect(context.makeImage() == nil)
    #expect(context.data == nil)
    #expect(context.width == 0)
  }

  @Test func pathContainsFollowsTheMode() {
    context.setLineWidth(2)
    context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(context.pathContains(CGPoint(x: 20, y: 20), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 20, y: 20), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 9.5, y: 20), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 9.5, y: 20), mode: .fillStroke))
    #expect(!context.pathContains(CGPoint(x: 8.5, y: 20), mode: .fillStroke))
  }
}
