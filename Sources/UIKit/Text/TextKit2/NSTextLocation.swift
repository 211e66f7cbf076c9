// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A place in a text, which only the text's content manager can count with.
public protocol NSTextLocation: NSObjectProtocol {
  /// Whether the place comes before another of the same text, is the same, or comes after it.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text storage: an offset of UTF-16 code units.
final class TextOffset: NSObject, NSTextLocation, Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextOffset else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { String(offset) }
}

/// A stretch of a text between two places.
open class NSTextRange: NSObject, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  public final let location: any NSTextLocation
  public final let endLocation: any NSTextLocation

  /// Creates a range; `nil` where the end comes before the start. Without an end it is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
    self.location = location
    self.endLocation = endLocation ?? location
    super.init()
  }

  /// Creates an empty range.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
    super.init()
  }

  /// A range of offsets; its bounds cannot be the wrong way round.
  init(_ range: Range<Int>) {
    location = TextOffset(range.lowerBound)
    endLocation = TextOffset(range.upperBound)
    super.init()
  }

  /// A range between two places that are known to be in order.
  private init(ordered location: any NSTextLocation, _ end: any NSTextLocation) {
    self.location = location
    endLocation = end
    super.init()
  }

  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  /// Whether a place is within the range; its end is not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }

  /// What both have; `nil` where they are apart.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// From the start of the earlier to the end of the later.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(ordered: start, end)
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { location.hash &* 31 &+ endLocation.hash }
  open override var description: String { "\(location)...\(endLocation)" }
}
