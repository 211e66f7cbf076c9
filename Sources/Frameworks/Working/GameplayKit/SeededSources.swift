// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Numbers by ARC4. The first that it gives betray its seed a little: `dropValues(_:)` leaves some out.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// What the numbers are made from.
  open var seed: Data { didSet { schedule() } }

  private var state: [UInt8] = []
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// A source with a seed by chance.
  public convenience override init() {
    self.init(seed: Data((0..<16).map { _ in UInt8(truncatingIfNeeded: GKRandomSource.sharedRandom().next()) }))
  }

  /// A source that gives the same numbers for the same seed.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    schedule()
  }

  private func schedule() {
    state = (0...255).map { $0 }
    (i, j) = (0, 0)
    guard !seed.isEmpty else { return }
    let key = [UInt8](seed)
    var place: UInt8 = 0
    for index in 0..<256 {
      place = place &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(place))
    }
  }

  private func byte() -> UInt8 {
    i &+= 1
    j &+= state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return state[Int(state[Int(i)] &+ state[Int(j)])]
  }

  override func next() -> UInt64 { (0..<8).reduce(0) { number, _ in number << 8 | UInt64(byte()) } }

  /// Leaves out so many numbers.
  open func dropValues(_ count: Int) {
    for _ in 0..<max(count, 0) { _ = next() }
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKARC4RandomSource(seed: seed) }
}

/// Numbers by a linear congruence: fast, and less by chance in their low bits.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  /// What the next number is made from.
  open var seed: UInt64

  /// A source with a seed by chance.
  public convenience override init() { self.init(seed: GKRandomSource.sharedRandom().next()) }

  /// A source that gives the same numbers for the same seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
  }

  override func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}

/// Numbers by a Mersenne twister of 64 bits: slower, without a pattern that games would show.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  private static let (length, middle) = (312, 156)

  /// What the numbers are made from.
  open var seed: UInt64 { didSet { schedule() } }

  private var words: [UInt64] = []
  private var place = 0

  /// A source with a seed by chance.
  public convenience override init() { self.init(seed: GKRandomSource.sharedRandom().next()) }

  /// A source that gives the same numbers for the same seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    schedule()
  }

  private func schedule() {
    words = [seed]
    for index in 1..<Self.length {
      let last = words[index - 1]
      words.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
    }
    place = Self.length
  }

  private func twist() {
    let upper: UInt64 = 0xFFFF_FFFF_8000_0000
    for index in 0..<Self.length {
      let both = words[index] & upper | words[(index + 1) % Self.length] & ~upper
      let other = words[(index + Self.middle) % Self.length]
      words[index] = other ^ both >> 1 ^ (both & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0)
    }
    place = 0
  }

  override func next() -> UInt64 {
    if place == Self.length { twist() }
    var word = words[place]
    place += 1
    word ^= word >> 29 & 0x5555_5555_5555_5555
    word ^= word << 17 & 0x71D6_7FFF_EDA6_0000
    word ^= word << 37 & 0xFFF7_EEE0_0000_0000
    return word ^ word >> 43
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKMersenneTwisterRandomSource(seed: seed) }
}
