// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreMedia
public import Foundation

// Times as objects, kept as arrays of numbers, which is what Foundation on Linux has values of.
extension NSValue {
  public convenience init(time: CMTime) { self.init(parts: time.parts) }
  public convenience init(timeRange: CMTimeRange) { self.init(parts: timeRange.start.parts + timeRange.duration.parts) }

  public var timeValue: CMTime { CMTime(parts: parts(4)[...]) }
  public var timeRangeValue: CMTimeRange {
    let parts = parts(8)
    return CMTimeRange(start: CMTime(parts: parts[..<4]), duration: CMTime(parts: parts[4...]))
  }

  private convenience init(parts: [Int64]) {
    var parts = parts
    self.init(bytes: &parts, objCType: "[\(parts.count)q]")
  }

  /// The numbers of a value that has so many; any other is a programmer error, and reading it would write past the end.
  private func parts(_ count: Int) -> [Int64] {
    let held = String(cString: objCType)
    guard held == "[\(count)q]" else { fatalError("this NSValue holds \(held), which is no time") }
    var parts = [Int64](repeating: 0, count: count)
    getValue(&parts)
    return parts
  }
}

extension CMTime {
  fileprivate var parts: [Int64] { [value, Int64(timescale), Int64(flags.rawValue), epoch] }

  fileprivate init(parts: ArraySlice<Int64>) {
    let parts = Array(parts)
    self.init(value: parts[0], timescale: CMTimeScale(truncatingIfNeeded: parts[1]))
    flags = CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[2]))
    epoch = parts[3]
  }
}
