// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes lengths of ways, rounded as people say them. In English; numbers are written as in the locale.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    case `default` = 0
    case metric = 1
    case imperial = 2
    case imperialWithYards = 3
  }

  public enum DistanceUnitStyle: UInt, Sendable {
    case `default` = 0
    case abbreviated = 1
    case full = 2
  }

  open var locale: Locale! = .current
  /// Defaults to the locale's.
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let foot = 0.3048
  private static let yard = 0.9144
  private static let mile = 1609.344

  private var system: Units {
    guard units == .default else { return units }
    switch locale.measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  open func string(fromDistance distance: CLLocationDistance) -> String {
    let way = distance.isFinite ? max(0, distance) : 0
    switch system {
    case .imperial where way < Self.mile / 10:
      return text((way / Self.foot / 50).rounded() * 50, 0, ("ft", "foot", "feet"))
    case .imperialWithYards where way < Self.mile / 10:
      return text((way / Self.yard / 50).rounded() * 50, 0, ("yd", "yard", "yards"))
    case .imperial, .imperialWithYards: return long(way / Self.mile, ("mi", "mile", "miles"))
    case .metric, .default:
      guard way < 1_000 else { return long(way / 1_000, ("km", "kilometer", "kilometers")) }
      let step = way < 100 ? 10.0 : 50
      let rounded = (way / step).rounded() * step
      return rounded < 1_000 ? text(rounded, 0, ("m", "meter", "meters")) : long(1, ("km", "kilometer", "kilometers"))
    }
  }

  /// A place behind the point for less than ten.
  private func long(_ value: Double, _ names: (short: String, one: String, many: String)) -> String {
    text(value, (value * 10).rounded() < 100 ? 1 : 0, names)
  }

  private func text(_ value: Double, _ places: Int, _ names: (short: String, one: String, many: String)) -> String {
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    numbers.maximumFractionDigits = places
    let number = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    let name = unitStyle == .full ? (number == "1" ? names.one : names.many) : names.short
    return "\(number) \(name)"
  }

  /// The length that such a text says, in metres; -1 for a text that is none.
  open func distance(from distance: String) -> CLLocationDistance {
    let scanner = distance.split(separator: " ")
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    guard scanner.count == 2, let value = numbers.number(from: String(scanner[0]))?.doubleValue else { return -1 }
    switch scanner[1] {
    case "m", "meter", "meters": return value
    case "km", "kilometer", "kilometers": return value * 1_000
    case "mi", "mile", "miles": return value * Self.mile
    case "ft", "foot", "feet": return value * Self.foot
    case "yd", "yard", "yards": return value * Self.yard
    default: return -1
    }
  }

  open override func string(for obj: Any?) -> String? {
    ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromDistance: $0) }
  }

  /// The longest length of a round number of the person's units that is no longer than another, in metres.
  func roundLength(upTo metres: Double) -> Double {
    let unit: Double
    switch system {
    case .metric, .default: unit = 1
    case .imperial, .imperialWithYards: unit = metres < Self.mile ? Self.foot : Self.mile
    }
    guard metres > 0, metres.isFinite else { return 0 }
    let power = pow(10, floor(log10(metres / unit)))
    let step = [5.0, 2, 1].first { $0 * power * unit <= metres } ?? 1
    return step * power * unit
  }
}
