// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct GeometryTests {
  @Test func valuesPrintAsOnApplesPlatforms() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
    #expect("\(CGRect(x: 0, y: 0, width: 100, height: 100))" == "(0.0, 0.0, 100.0, 100.0)")
    #expect(CGRect(x: 5, y: 5, width: -1, height: -2).debugDescription == "(5.0, 5.0, -1.0, -2.0)")
    #expect("\(Optional(CGPoint.zero) as Any)" == "Optional((0.0, 0.0))")
  }

  @Test func nullAndInfiniteRectanglesStayWhatTheyAre() {
    let scale = CGAffineTransform(scaleX: 3, y: 3)
    #expect(CGRect.null.applying(scale).isNull)
    #expect(CGRect.infinite.applying(scale) == .infinite)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect.null.union(rect) == rect)
    #expect(CGRect.infinite.intersection(rect) == rect)
    #expect(rect.intersection(.null).isNull)
  }

  @Test func aRectangleUnderRotationIsTheBoundsOfItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1).applying(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func transformsComposeLeftToRight() {
    let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 12, y: 2))
    let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(scaled) == CGPoint(x: 22, y: 2))
    #expect(moved.concatenating(moved.inverted()).isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func decomposingNamesScaleShearRotationAndMove() {
    let parts = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.5).scaledBy(x: 2, y: 3).decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.rotation - 0.5) < 1e-12 && abs(parts.horizontalShear) < 1e-12)
    #expect(parts.translation == CGVector(dx: 5, dy: 6))
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
    #expect(CGAffineTransform(scaleX: 0, y: 0).decomposed().scale == .zero)
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 9), CGAffineTransform(a: 0, b: 0, c: -3, d: 4, tx: 0, ty: 0),
  ])
  func recomposingGivesTheSameTransform(transform: CGAffineTransform) {
    let again = CGAffineTransform(transform.decomposed())
    for (left, right) in zip(
      [again.a, again.b, again.c, again.d, again.tx, again.ty],
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    {
      #expect(abs(left - right) < 1e-12)
    }
  }
}
