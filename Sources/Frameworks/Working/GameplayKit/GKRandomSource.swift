// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something that gives random numbers.
public protocol GKRandom: AnyObject {
  /// Any number that fits into 32 bits.
  func nextInt() -> Int
  /// 0 to one less than `upperBound`.
  func nextInt(upperBound: Int) -> Int
  /// 0 to 1.
  func nextUniform() -> Float
  func nextBool() -> Bool
}

/// A source of random numbers. Itself it is seeded by the system, which a snapshot fixes; its subclasses repeat what they
/// gave for a seed.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
  private static let shared = GKRandomSource()

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource { shared }

  public override init() { super.init() }

  /// 64 random bits: what subclasses give in their own way.
  func next() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
  }

  open func nextUniform() -> Float { Float(next() >> 40) / Float((1 << 24) - 1) }

  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// The elements in an order by chance; any order is as likely as any other.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for last in result.indices.dropFirst().reversed() { result.swapAt(last, nextInt(upperBound: last + 1)) }
    return result
  }

  open func copy(with zone: NSZone? = nil) -> Any { type(of: self) == GKRandomSource.self ? GKRandomSource() : self }
}

extension NSArray {
  /// The elements in an order by chance.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
}
