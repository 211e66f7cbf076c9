// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import GameplayKit
import Testing

struct RandomSourcesTests {
  /// The first words of the published 64-bit twister for the seed 5489, its usual one.
  @Test func theTwisterIsThePublishedOne() {
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    let published: [UInt64] = [14_514_284_786_278_117_030, 4_620_546_740_167_642_908, 13_109_570_281_517_897_720]
    for word in published { #expect(source.nextInt() == Int(Int32(truncatingIfNeeded: word >> 32))) }
  }

  @Test func aSeedRepeatsItsNumbers() {
    let makers: [() -> GKRandomSource] = [
      { GKARC4RandomSource(seed: Data("seed".utf8)) }, { GKLinearCongruentialRandomSource(seed: 7) },
      { GKMersenneTwisterRandomSource(seed: 7) },
    ]
    for make in makers {
      let (one, other) = (make(), make())
      let numbers = (0..<50).map { _ in one.nextInt(upperBound: 1000) }
      #expect(numbers == (0..<50).map { _ in other.nextInt(upperBound: 1000) })
      #expect(Set(numbers).count > 30 && numbers.allSatisfy { (0..<1000).contains($0) })
      let fresh = one.copy() as? GKRandomSource
      #expect(fresh !== one)
    }
    #expect(GKMersenneTwisterRandomSource(seed: 1).nextInt() != GKMersenneTwisterRandomSource(seed: 2).nextInt())
  }

  @Test func theFirstNumbersOfARC4CanBeLeftOut() {
    let (one, other) = (GKARC4RandomSource(seed: Data([1])), GKARC4RandomSource(seed: Data([1])))
    one.dropValues(10)
    for _ in 0..<10 { _ = other.nextInt() }
    #expect(one.nextInt() == other.nextInt())
    #expect(GKARC4RandomSource(seed: Data()).nextInt() == GKARC4RandomSource(seed: Data()).nextInt())
  }

  @Test func shufflingKeepsAllAndReachesEveryOrder() throws {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    var orders: [[Int]: Int] = [:]
    for _ in 0..<600 {
      let order = try #require(source.arrayByShufflingObjects(in: [1, 2, 3]) as? [Int])
      #expect(order.sorted() == [1, 2, 3])
      orders[order, default: 0] += 1
    }
    #expect(orders.count == 6 && orders.values.allSatisfy { $0 > 60 })
    #expect((NSArray(array: [1, 2, 3]).shuffled(using: source) as? [Int])?.sorted() == [1, 2, 3])
    #expect(GKRandomSource.sharedRandom().arrayByShufflingObjects(in: []).isEmpty)
  }

  @Test func dicesStayWithinTheirSides() {
    let die = GKRandomDistribution(
      randomSource: GKLinearCongruentialRandomSource(seed: 1), lowestValue: 1, highestValue: 6)
    let throwsOfIt = (0..<600).map { _ in die.nextInt() }
    #expect(Set(throwsOfIt) == Set(1...6) && die.numberOfPossibleOutcomes == 6)
    #expect((0..<100).allSatisfy { _ in (1..<4).contains(die.nextInt(upperBound: 4)) })
    #expect((0..<100).allSatisfy { _ in (0...1).contains(die.nextUniform()) })
    #expect((1...20).contains(GKRandomDistribution.d20().nextInt()))
    #expect(GKRandomDistribution(lowestValue: 4, highestValue: 4).nextUniform() == 0)
  }

  @Test func shuffledNumbersComeRound() {
    let numbers = GKShuffledDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 9), lowestValue: 1, highestValue: 6)
    for _ in 0..<5 { #expect(Set((0..<6).map { _ in numbers.nextInt() }) == Set(1...6)) }
    #expect((0..<20).allSatisfy { _ in numbers.nextInt(upperBound: 3) < 3 })
  }

  @Test func gaussianNumbersAreNearTheirMean() {
    let numbers = GKGaussianDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 4), mean: 50, deviation: 10)
    let drawn = (0..<2000).map { _ in numbers.nextInt() }
    #expect(drawn.allSatisfy { (20...80).contains($0) } && numbers.lowestValue == 20 && numbers.highestValue == 80)
    let near = drawn.count { (40...60).contains($0) }
    #expect((1280...1480).contains(near))
    #expect(abs(Double(drawn.reduce(0, +)) / 2000 - 50) < 1)
  }
}
