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
  /// What chance begins with in what it sends out.
  let seed: UInt64
  /// How far the cells have come that it sends out; empty before the first.
  var emissions: [Emission] = []

  func color(at age: Double) -> SIMD4<Float> {
    (color + colorSpeed * Float(age)).clamped(lowerBound: .zero, upperBound: .one)
  }

  func place(at age: Double) -> SIMD3<Double> { start + velocity * age + acceleration * (age * age / 2) }
}

/// What sends out a particle: where it is, in the emitter's shape where that is `nil`, and its colour, with which those of the
/// particle are multiplied.
struct Source {
  var place: SIMD3<Double>?
  var color: SIMD4<Float>
  var seed: UInt64
}

/// How far a cell has come.
struct Emission {
  /// The share of a particle that is yet to be born.
  private var debt = 0.0
  /// How many were born.
  private var count = 0

  init() {}

  /// One that has been going on for a while: particles were born at a rate, until a time.
  @MainActor init(of cell: CAEmitterCell, rate: Double, until time: Double) {
    let whole = rate * max(time - max(cell.beginTime, 0), 0)
    debt = whole.truncatingRemainder(dividingBy: 1)
    count = Int(min(whole, 1e12))
  }

  /// A particle that is due.
  struct Birth {
    var time: Double
    var number: Int
  }

  /// The particles that are due in a stretch of time: no more than `limit` of them, the others are counted only.
  mutating func births(by rate: Double, from start: Double, to end: Double, atMost limit: Int) -> [Birth] {
    let due = debt + rate * (end - start)
    let whole = due.rounded(.down)
    // When the next one is due: as long after the start as its share wants.
    var time = start + (1 - debt) / rate
    let births = (0..<min(limit, Int(min(whole, 1e12)))).map { index in
      defer { time += 1 / rate }
      return Birth(time: time, number: count + 1 + index)
    }
    debt = due - whole
    count += Int(min(whole, 1e12))
    return births
  }
}

/// Random numbers that are the same in every run: a particle's follow from the emitter's seed and its own number alone.
struct ParticleRandom {
  private var state: UInt64

  init(seed: UInt64, cell: Int, number: Int) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(cell) << 48 ^ UInt64(truncatingIfNeeded: number)
    _ = next()
  }

  /// What chance can begin with elsewhere; the numbers here stay as they are.
  func fork() -> UInt64 { state ^ 0xD1B5_4A32_D192_ED03 }

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
