// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Whole numbers between two bounds, each as likely as any other.
open class GKRandomDistribution: NSObject, GKRandom {
  /// Where the chance comes from.
  let source: any GKRandom
  open private(set) var lowestValue: Int
  open private(set) var highestValue: Int
  /// How many numbers there are between the bounds.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// A distribution whose numbers a source chooses. The bounds belong to it.
  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int) {
    guard lowestInclusive <= highestValue else {
      fatalError("GKRandomDistribution: the lowest value \(lowestInclusive) is above the highest, \(highestValue)")
    }
    self.source = source
    lowestValue = lowestInclusive
    self.highestValue = highestValue
    super.init()
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// 1 to the number of sides.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }

  private class func die(_ sides: Int) -> Self {
    self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the distribution below a bound; its lowest value where there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
  }

  /// 0 for the lowest value to 1 for the highest.
  open func nextUniform() -> Float {
    guard highestValue > lowestValue else { return 0 }
    return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  /// Whether the number is in the upper half.
  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Whole numbers that come round: none comes again before all have come.
open class GKShuffledDistribution: GKRandomDistribution {
  private var left: [Int] = []

  private func draw(below bound: Int) -> Int {
    if left.isEmpty { left = Array(lowestValue...highestValue) }
    let places = left.indices.filter { left[$0] < bound }
    // Those below the bound may all be gone: then a new round begins for them.
    guard let place = places.isEmpty ? nil : places[source.nextInt(upperBound: places.count)] else {
      left += (lowestValue...highestValue).filter { $0 < bound }
      return draw(below: bound)
    }
    return left.remove(at: place)
  }

  open override func nextInt() -> Int { draw(below: .max) }

  open override func nextInt(upperBound: Int) -> Int {
    upperBound > lowestValue ? draw(below: upperBound) : lowestValue
  }
}

/// Whole numbers around a mean: two thirds are at most a deviation away from it, and none more than three.
open class GKGaussianDistribution: GKRandomDistribution {
  open private(set) var mean: Float
  open private(set) var deviation: Float

  /// A distribution around the middle of its bounds, which are three deviations away from it.
  public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int) {
    mean = Float(lowestInclusive + highestValue) / 2
    deviation = Float(highestValue - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestValue)
  }

  /// A distribution whose bounds are three deviations away from its mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
    let number = mean + deviation * radius * cos(2 * .pi * source.nextUniform())
    // A number beyond the bounds is drawn again, so that none of them is likelier than it should be.
    let whole = number.rounded()
    return (Float(lowestValue)...Float(highestValue)).contains(whole) ? Int(whole) : nextInt()
  }

  open override func nextInt(upperBound: Int) -> Int { min(nextInt(), max(upperBound - 1, lowestValue)) }
}
