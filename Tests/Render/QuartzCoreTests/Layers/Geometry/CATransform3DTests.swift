// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import SeededRandom
import Testing

struct CATransform3DTests {
  @Test func aMoveStandsInTheLastRow() {
    let t = CATransform3DMakeTranslation(3, 4, 5)
    #expect([t.m41, t.m42, t.m43, t.m44] == [3, 4, 5, 1])
    #expect(CATransform3DIsAffine(CATransform3DMakeTranslation(3, 4, 0)))
    #expect(!CATransform3DIsAffine(t))
  }

  @Test func aTurnAboutZIsTheFlatTurn() {
    let flat = CGAffineTransform(rotationAngle: 0.3)
    #expect(isClose(CATransform3DMakeRotation(0.3, 0, 0, 2), CATransform3DMakeAffineTransform(flat)))
  }

  @Test func aQuarterTurnAboutXTakesYToZ() {
    let t = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(
      isClose(
        t,
        CATransform3D(
          m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 1, m24: 0,
          m31: 0, m32: -1, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)))
  }

  @Test func aTurnAboutNoAxisChangesNothing() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func translateScaleAndRotateComeBeforeWhatIsThere() {
    let scale = CATransform3DMakeScale(2, 3, 1)
    let moved = CATransform3DTranslate(scale, 10, 10, 0)
    #expect([moved.m41, moved.m42] == [20, 30])
    let then = CATransform3DConcat(scale, CATransform3DMakeTranslation(10, 10, 0))
    #expect([then.m41, then.m42] == [10, 10])
    #expect(CATransform3DScale(CATransform3DIdentity, 2, 3, 1) == scale)
    #expect(
      isClose(
        CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 3), 0.5, 0, 1, 0),
        CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 1, 0), CATransform3DMakeTranslation(1, 2, 3))))
  }

  @Test(arguments: 1...20) func theInverseUndoesWhatever(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func next() -> CGFloat { CGFloat.random(in: -2...2, using: &random) }
    var t = CATransform3DMakeRotation(next(), next(), next(), next())
    t = CATransform3DScale(t, 0.5 + abs(next()), 0.5 + abs(next()), 0.5 + abs(next()))
    t = CATransform3DTranslate(t, next(), next(), next())
    t.m34 = next() / 10
    t.m14 = next() / 10
    #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
    #expect(isClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
  }

  @Test func aMatrixWithoutAnInverseStays() {
    let flattened = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flattened), flattened))
  }

  @Test func flatTransformsSurviveTheRoundTrip() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(flat)) == flat)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(flat)))
  }

  @Test func perspectiveIsNotAffine() {
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(t))
    #expect(CATransform3DTranslate(t, 0, 0, 100).m44 == 0.8)
  }
}
