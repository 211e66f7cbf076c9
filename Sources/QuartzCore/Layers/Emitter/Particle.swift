// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// One particle: what it was born with. All that it shows follows from its age.
struct Particle {
  let cell: CAEmitterCell
  let birth: Double
  let lifetime: Double
  let start: SIMD3<Double>
  let velocity: SIMD3<Double>
  let acceleration: SIMD3<Double>
  let scale: Double
  let scaleSpeed: Double
  let spin: Double
  let color: SIMD4<Float>
  let colorSpeed: SIMD4<Float>
  let layer: CALayer

  func place(at age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }
}

/// Random numbers that are the same in every run: a particle's follow from the emitter's seed and its own number alone.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt32, cell: Int, number: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(cell) << 48 ^ UInt64(truncatingIfNeeded: number)
    _ = next()
  }

  /// 0..<1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((value ^ value >> 31) >> 11) / Double(1 << 53)
  }

  /// Within half a range to both sides of 0.
  mutating func spread(_ range: some BinaryFloatingPoint) -> Double { (next() - 0.5) * Double(range) }
}
