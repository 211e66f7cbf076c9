// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreMotion

private func attitude(_ pitch: Double, _ roll: Double, _ yaw: Double) -> CMAttitude {
  CMAttitude(CMQuaternion(pitch: pitch, roll: roll, yaw: yaw))
}

private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

struct CMAttitudeTests {
  @Test(arguments: [(0.0, 0.0, 0.0), (0.3, -0.4, 0.5), (-1.2, 2.9, -3.0), (1.5, 0.1, 2.0)])
  func anglesComeBackAsTheyWentIn(pitch: Double, roll: Double, yaw: Double) {
    let attitude = attitude(pitch, roll, yaw)
    #expect(isClose(attitude.pitch, pitch))
    #expect(isClose(attitude.roll, roll))
    #expect(isClose(attitude.yaw, yaw))
  }

  @Test func pitchBeyondUprightTurnsOver() {
    // Browsers let the pitch go on to 180°; a device tipped over its upright edge has turned and rolled.
    let attitude = attitude(.pi - 0.4, 0, 0)
    #expect(isClose(attitude.pitch, 0.4))
    #expect(isClose(abs(attitude.roll), .pi))
  }

  @Test func quaternionIsThatOfTheTurn() {
    let quarter = attitude(.pi / 2, 0, 0).quaternion
    #expect(isClose(quarter.x, 0.5.squareRoot()))
    #expect(isClose(quarter.w, 0.5.squareRoot()))
    #expect(isClose(quarter.y, 0))
    #expect(isClose(quarter.z, 0))
  }

  @Test func rotationMatrixLeadsFromTheReferenceToTheDevice() {
    // Lying flat, turned left by a quarter: what is the reference's x lies along the device's −y.
    let matrix = attitude(0, 0, .pi / 2).rotationMatrix
    #expect(isClose(matrix.m11, 0))
    #expect(isClose(matrix.m12, 1))
    #expect(isClose(matrix.m21, -1))
    #expect(isClose(matrix.m33, 1))
  }

  @Test func multiplyingByItsOwnInverseIsNoTurn() {
    let one = attitude(0.3, -0.4, 0.5)
    one.multiply(byInverseOf: attitude(0.3, -0.4, 0.5))
    #expect(isClose(one.pitch, 0))
    #expect(isClose(one.roll, 0))
    #expect(isClose(one.yaw, 0))
  }

  @Test func multiplyingByAnInverseGivesTheWayFromThere() {
    let one = attitude(0.7, 0, 0)
    one.multiply(byInverseOf: attitude(0.2, 0, 0))
    #expect(isClose(one.pitch, 0.5))
  }

  @Test func copiesAreApart() throws {
    let one = attitude(0.7, 0, 0)
    let copy = try #require(one.copy() as? CMAttitude)
    #expect(copy == one)
    copy.multiply(byInverseOf: one)
    #expect(isClose(one.pitch, 0.7))
    #expect(isClose(copy.pitch, 0))
  }
}

struct GravityTests {
  private func gravity(_ pitch: Double, _ roll: Double) -> CMAcceleration {
    CMAcceleration(gravityUnder: CMQuaternion(pitch: pitch, roll: roll, yaw: 1))
  }

  @Test func gravityGoesIntoTheTableOfADeviceThatLiesOnIt() {
    let gravity = gravity(0, 0)
    #expect(isClose(gravity.x, 0) && isClose(gravity.y, 0) && isClose(gravity.z, -1))
  }

  @Test func gravityGoesToTheBottomOfAnUprightDevice() {
    let gravity = gravity(.pi / 2, 0)
    #expect(isClose(gravity.x, 0) && isClose(gravity.y, -1) && isClose(gravity.z, 0))
  }

  @Test func gravityGoesToTheRightOfADeviceThatStandsOnItsRightEdge() {
    let gravity = gravity(0, .pi / 2)
    #expect(isClose(gravity.x, 1) && isClose(gravity.y, 0) && isClose(gravity.z, 0))
  }
}
