// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct MatrixPartsTests {
  static func isClose(_ left: LayerTransform, _ right: LayerTransform, _ tolerance: Double = 1e-9) -> Bool {
    zip(left.entries, right.entries).allSatisfy { abs($0 - $1) <= tolerance }
  }

  static func rotation(_ axis: Int, _ angle: Double) -> LayerTransform {
    var parts = MatrixParts.identity
    parts.rotation = MatrixParts.rotation(around: axis, by: angle)
    return LayerTransform(parts.matrix)
  }

  static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> LayerTransform {
    LayerTransform(entries: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
  }

  @Test func rotationsStandAsInCoreAnimation() {
    // cos 30°, sin 30°
    let (c, s) = (0.866_025_403_784_438_6, 0.5)
    #expect(
      Self.isClose(
        Self.rotation(2, .pi / 6), LayerTransform(entries: [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])))
    #expect(
      Self.isClose(
        Self.rotation(0, .pi / 6), LayerTransform(entries: [1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1])))
    #expect(
      Self.isClose(
        Self.rotation(1, .pi / 6), LayerTransform(entries: [c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1])))
  }

  @Test func aMatrixIsMadeAgainFromItsParts() {
    var values = RandomValues(seed: 9)
    var taken = 0
    for _ in 0..<2_000 {
      let transform = LayerTransform(
        entries: (0..<16).map { index in
          let value = Double(values.int(-1_000...1_000)) / 250
          return index % 4 == 3 ? (index == 15 ? 1 : value / 500) : value
        })
      let parts = MatrixParts(Matrix4(transform))
      if parts.isFlat { continue }
      taken += 1
      #expect(Self.isClose(LayerTransform(parts.matrix), transform, 1e-6))
    }
    #expect(taken > 1_900)
  }

  @Test func aTurnTakesTheShortWayAndKeepsItsSize() {
    let start = Self.rotation(2, -0.9 * .pi)
    let end = Self.rotation(2, 0.9 * .pi)
    #expect(Self.isClose(start.mixed(with: end, share: 0.5), Self.rotation(2, .pi)))
    let quarter = LayerTransform.identity.mixed(with: Self.rotation(2, .pi / 2), share: 1.0 / 3)
    #expect(Self.isClose(quarter, Self.rotation(2, .pi / 6)))
    // Half a turn goes the way it is written.
    #expect(
      Self.isClose(
        LayerTransform.identity.mixed(with: Self.rotation(2, .pi), share: 0.5), Self.rotation(2, .pi / 2)))
    #expect(
      Self.isClose(
        LayerTransform.identity.mixed(with: Self.rotation(2, -.pi), share: 0.5), Self.rotation(2, -.pi / 2)))
    #expect(
      Self.isClose(
        LayerTransform.identity.mixed(with: Self.rotation(1, .pi), share: 0.25), Self.rotation(1, .pi / 4)))
  }

  @Test func aMirroredLayerGoesThroughItsLine() {
    #expect(Self.isClose(LayerTransform.identity.mixed(with: Self.scale(-1, 1), share: 0.25), Self.scale(0.5, 1)))
    #expect(Self.isClose(LayerTransform.identity.mixed(with: Self.scale(1, -3), share: 0.5), Self.scale(1, -1)))
  }

  @Test func aFlatMatrixGoesEntryByEntry() {
    #expect(MatrixParts(Matrix4(Self.scale(0, 0))).isFlat)
    #expect(Self.isClose(Self.scale(0, 0).mixed(with: .identity, share: 0.25), Self.scale(0.25, 0.25)))
  }

  @Test func perspectiveAndPlaceGoOverEvenly() {
    var far = LayerTransform.identity
    far.entries[11] = -1.0 / 500
    far.entries[12] = 30
    let middle = LayerTransform.identity.mixed(with: far, share: 0.5)
    #expect(abs(middle.entries[11] + 1.0 / 1_000) < 1e-12)
    #expect(middle.entries[12] == 15)
  }

  @Test func anglesOfOneAxisAreToldBeyondARightAngle() {
    for axis in 0..<3 {
      for angle in stride(from: -3.1, through: 3.1, by: 0.31) {
        let angles = MatrixParts(Matrix4(Self.rotation(axis, angle))).angles
        #expect(abs(angles[axis] - angle) < 1e-9)
      }
    }
  }

  @Test func anglesMakeTheRotationThatTheyWereTakenFrom() {
    for x in stride(from: -3.0, through: 3, by: 0.7) {
      for y in stride(from: -1.5, through: 1.5, by: 0.3) {
        for z in stride(from: -3.0, through: 3, by: 0.7) {
          var parts = MatrixParts.identity
          parts.setAngles(SIMD3(x, y, z))
          var again = parts
          again.setAngles(parts.angles)
          #expect(Self.isClose(LayerTransform(parts.matrix), LayerTransform(again.matrix)))
        }
      }
    }
  }

  @Test func aMatrixWithoutAnInverseSaysSo() {
    #expect(Matrix4(Self.scale(0, 1)).inverted == nil)
    let turned = Matrix4(Self.rotation(2, 0.3))
    let back = turned.inverted.map { turned.concatenating($0) }
    #expect(Self.isClose(back.map { LayerTransform($0) } ?? Self.scale(0, 0), .identity))
  }
}
