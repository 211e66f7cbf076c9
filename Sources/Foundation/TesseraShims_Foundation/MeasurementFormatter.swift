// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes quantities with their units: "5 km", which is "3.107 mi" where people count in miles.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that was given, not the one of the place.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A unit that suits the size: 1 km for 1,000 m.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Defaults to none: a unit of the place.
  open var unitOptions: UnitOptions = []
  /// "5km", "5 km" or "5 kilometers". Defaults to `.medium`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// Defaults to the language and region of the place.
  open var locale: Locale! = .autoupdatingCurrent
  /// How the number is written; its digits behind the point and its grouping count. Defaults to decimals, three at most.
  open var numberFormatter: NumberFormatter!

  public override init() {
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    numberFormatter = numbers
    super.init()
  }

  public required init?(coder: NSCoder) {
    numberFormatter = NumberFormatter()
    numberFormatter.numberStyle = .decimal
    super.init(coder: coder)
  }

  /// Writes a quantity.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let isBareTemperature = unitOptions.contains(.temperatureWithoutUnit) && measurement.unit is UnitTemperature
    let text = MeasurementText(
      value: measurement.value, unit: measurement.unit,
      width: isBareTemperature ? .narrow : width, usage: usage(of: measurement.unit),
      locale: place)
    let written = text.text(digits: digits) ?? "\(measurement.value) \(measurement.unit.symbol)"
    guard isBareTemperature, let sign = written.firstIndex(of: "°") else { return written }
    return String(written[...sign])
  }

  /// Writes a unit's name.
  open func string(from unit: Unit) -> String {
    let text = MeasurementText(value: 0, unit: unit, width: width, usage: nil, locale: place)
    let written = text.text(digits: "precision-integer") ?? unit.symbol
    let zero = LocalizedPatterns.number(0, skeleton: "precision-integer", in: place) ?? "0"
    return written.replacingOccurrences(of: zero, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Writes a `Measurement` or a `Unit`; `nil` for anything else.
  open override func string(for obj: Any) -> String? {
    if let unit = obj as? Unit { return string(from: unit) }
    return (obj as? NSMeasurement).map { string(from: Measurement(value: $0.doubleValue, unit: $0.unit)) }
  }

  /// What is measured, where the unit is to be another one than that which was given.
  private func usage(of unit: Unit) -> String? {
    guard unit is Dimension, let name = UnitNames.name(of: unit) else { return nil }
    let natural = unitOptions.contains(.naturalScale)
    if unitOptions.contains(.providedUnit), !natural { return nil }
    let isCustomary = UnitNames.customary.contains(name)
    let isForeign = isCustomary ? place.measurementSystem == .metric : place.measurementSystem == .us
    let isOfPlaces =
      unit is UnitLength || unit is UnitMass || unit is UnitTemperature || unit is UnitSpeed
      || unit is UnitVolume || unit is UnitArea || unit is UnitFuelEfficiency
    return natural || isForeign && isOfPlaces ? unit is UnitVolume ? "fluid" : "default" : nil
  }

  private var place: Locale { locale ?? .autoupdatingCurrent }

  private var width: LocalizedPatterns.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .wide
    default: .short
    }
  }

  private var digits: String {
    let numbers: NumberFormatter = numberFormatter ?? NumberFormatter()
    let most = min(max(numbers.maximumFractionDigits, 0), 15)
    let least = min(max(numbers.minimumFractionDigits, 0), most)
    let precision =
      most == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
    return precision + " rounding-mode-half-even" + (numbers.usesGroupingSeparator ? "" : " group-off")
  }
}
