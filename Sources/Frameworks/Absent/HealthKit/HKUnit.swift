// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// In front of units.
public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case femto = 13
  case pico = 1
  case nano = 2
  case micro = 3
  case milli = 4
  case centi = 5
  case deci = 6
  case deca = 7
  case hecto = 8
  case kilo = 9
  case mega = 10
  case giga = 11
  case tera = 12

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var sign: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// What something is measured in.
open class HKUnit: NSObject, @unchecked Sendable {
  /// Exponents of mass, length, time, temperature, amount and, for what is not of these, of pressure of sound.
  private let dimensions: [Int]
  /// How many of the plain units one of these is.
  private let factor: Double
  /// What is added for scales that do not begin at nothing.
  private let zero: Double
  open private(set) var unitString: String

  private init(_ unitString: String, _ factor: Double, _ dimensions: [Int] = [0, 0, 0, 0], zero: Double = 0) {
    (self.unitString, self.factor, self.dimensions, self.zero) = (unitString, factor, dimensions, zero)
    super.init()
  }

  private static let mass = [1, 0, 0, 0]
  private static let length = [0, 1, 0, 0]
  private static let time = [0, 0, 1, 0]
  private static let warmth = [0, 0, 0, 1]
  private static let volume = [0, 3, 0, 0]
  private static let pressure = [1, -1, -2, 0]
  private static let energy = [1, 2, -2, 0]

  /// Kilograms, metres, seconds and kelvins are the plain units.
  private static let known: [String: HKUnit] = {
    var units = [
      HKUnit("count", 1), HKUnit("%", 1), HKUnit("oz", 0.028349523125, mass), HKUnit("lb", 0.45359237, mass),
      HKUnit("st", 6.35029318, mass), HKUnit("in", 0.0254, length), HKUnit("ft", 0.3048, length),
      HKUnit("yd", 0.9144, length), HKUnit("mi", 1609.344, length), HKUnit("min", 60, time), HKUnit("hr", 3600, time),
      HKUnit("d", 86_400, time), HKUnit("fl_oz_us", 2.95735295625e-5, volume),
      HKUnit("fl_oz_imp", 2.84130625e-5, volume), HKUnit("pt_us", 4.73176473e-4, volume),
      HKUnit("pt_imp", 5.6826125e-4, volume), HKUnit("cup_us", 2.365882365e-4, volume),
      HKUnit("cup_imp", 2.84130625e-4, volume), HKUnit("mmHg", 133.322387415, pressure),
      HKUnit("cmAq", 98.0665, pressure), HKUnit("atm", 101_325, pressure), HKUnit("Cal", 4184, energy),
      HKUnit("cal", 4.184, energy), HKUnit("kcal", 4184, energy), HKUnit("degC", 1, warmth, zero: 273.15),
      HKUnit("degF", 5.0 / 9, warmth, zero: 459.67 * 5 / 9), HKUnit("K", 1, warmth), HKUnit("IU", 1),
      HKUnit("dBASPL", 1), HKUnit("dBHL", 1), HKUnit("appleEffortScore", 1), HKUnit("D", 1), HKUnit("rad", 1),
    ]
    let bases = [
      ("g", 1e-3, mass), ("m", 1, length), ("s", 1, time), ("L", 1e-3, volume), ("Pa", 1, pressure), ("J", 1, energy),
      ("W", 1, [1, 2, -3, 0]), ("Hz", 1, [0, 0, -1, 0]), ("S", 1, [0, 0, 0, 0]), ("V", 1, [0, 0, 0, 0]),
    ]
    let prefixes: [HKMetricPrefix] = [
      .none, .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]
    for (name, factor, dimensions) in bases {
      units += prefixes.map { HKUnit($0.sign + name, $0.factor * factor, dimensions) }
    }
    return Dictionary(units.map { ($0.unitString, $0) }) { first, _ in first }
  }()

  private static func unit(_ name: String) -> HKUnit { known[name] ?? HKUnit(name, 1) }

  /// The unit of such a text as `count/min`, `kg`, `mg/dL`, `m/s^2`. A text that is none stops the app, as on iOS.
  public convenience init(from string: String) {
    guard let unit = Self.parse(string) else { fatalError("Unable to parse factorization string \(string)") }
    self.init(string, unit.factor, unit.dimensions, zero: unit.zero)
  }

  private static func parse(_ string: String) -> HKUnit? {
    var result: HKUnit?
    for (index, part) in string.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      for piece in part.split(whereSeparator: { $0 == "." || $0 == "·" || $0 == "*" }) {
        let words = piece.trimmingCharacters(in: CharacterSet(charactersIn: "() ")).split(separator: "^")
        guard let name = words.first, words.count < 3, let base = known[String(name)],
          let power = words.count == 2 ? Int(words[1]) : 1
        else { return nil }
        let unit = power == 1 ? base : base.unitRaised(toPower: power)
        result = result.map { index == 0 ? $0.unitMultiplied(by: unit) : $0.unitDivided(by: unit) } ?? unit
      }
    }
    return result
  }

  open class func count() -> Self { made("count") }
  open class func watt() -> Self { made("W") }
  open class func wattUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "W") }
  open class func hertz() -> Self { made("Hz") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "Hz") }
  open class func siemen() -> Self { made("S") }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "S") }
  open class func volt() -> Self { made("V") }
  open class func voltUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "V") }
  open class func decibelAWeightedSoundPressureLevel() -> Self { made("dBASPL") }
  open class func decibelHearingLevel() -> Self { made("dBHL") }
  open class func appleEffortScore() -> Self { made("appleEffortScore") }
  open class func diopter() -> Self { made("D") }
  open class func radianAngle() -> Self { made("rad") }
  open class func percent() -> Self { made("%") }
  open class func gram() -> Self { made("g") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "g") }
  open class func ounce() -> Self { made("oz") }
  open class func pound() -> Self { made("lb") }
  open class func stone() -> Self { made("st") }
  open class func meter() -> Self { made("m") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "m") }
  open class func inch() -> Self { made("in") }
  open class func foot() -> Self { made("ft") }
  open class func yard() -> Self { made("yd") }
  open class func mile() -> Self { made("mi") }
  open class func second() -> Self { made("s") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "s") }
  open class func minute() -> Self { made("min") }
  open class func hour() -> Self { made("hr") }
  open class func day() -> Self { made("d") }
  open class func liter() -> Self { made("L") }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "L") }
  open class func fluidOunceUS() -> Self { made("fl_oz_us") }
  open class func fluidOunceImperial() -> Self { made("fl_oz_imp") }
  open class func cupUS() -> Self { made("cup_us") }
  open class func pascal() -> Self { made("Pa") }
  open class func millimeterOfMercury() -> Self { made("mmHg") }
  open class func atmosphere() -> Self { made("atm") }
  open class func joule() -> Self { made("J") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self { made(prefix.sign + "J") }
  open class func kilocalorie() -> Self { made("kcal") }
  open class func smallCalorie() -> Self { made("cal") }
  open class func largeCalorie() -> Self { made("Cal") }
  @available(iOS, deprecated: 11.0, message: "Use smallCalorie()")
  open class func calorie() -> Self { made("cal") }
  open class func degreeCelsius() -> Self { made("degC") }
  open class func degreeFahrenheit() -> Self { made("degF") }
  open class func kelvin() -> Self { made("K") }
  open class func internationalUnit() -> Self { made("IU") }

  private class func made(_ name: String) -> Self { unsafeDowncast(unit(name), to: Self.self) }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, zip(dimensions, unit.dimensions).map(+))
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, zip(dimensions, unit.dimensions).map(-))
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), dimensions.map { $0 * power })
  }
  open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }
  open func isNull() -> Bool { factor == 1 && dimensions.allSatisfy { $0 == 0 } }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.unitString == unitString }
  open override var hash: Int { unitString.hashValue }
  open override var description: String { unitString }

  fileprivate func isCompatible(with unit: HKUnit) -> Bool { dimensions == unit.dimensions }
  fileprivate func plain(_ value: Double) -> Double { value * factor + zero }
  fileprivate func value(ofPlain plain: Double) -> Double { (plain - zero) / factor }
}

/// A number of a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    (self.unit, self.value) = (unit, value)
    super.init()
  }

  /// Whether it can be said in another unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }

  /// The number in another unit; one that is of something else stops the app, as on iOS.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard unit != self.unit else { return value }
    guard self.unit.isCompatible(with: unit) else {
      fatalError("Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
    }
    return unit.value(ofPlain: self.unit.plain(value))
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let (own, other) = (value, quantity.doubleValue(for: unit))
    return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { unit.plain(value).hashValue }
  open override var description: String { "\(value) \(unit.unitString)" }
}
