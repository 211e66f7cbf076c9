// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is measured, which decides on the unit that people of a place expect.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// In CLDR's words; `nil` keeps the unit as it is.
  let name: String?

  /// The unit that was given.
  public static var asProvided: Self { Self(name: nil) }
  /// What is usual for a quantity of this kind and size.
  public static var general: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// Writes a quantity for people of a place.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: Int

      /// "5 kilometers".
      public static var wide: Self { Self(name: 0) }
      /// "5 km".
      public static var abbreviated: Self { Self(name: 1) }
      /// "5km".
      public static var narrow: Self { Self(name: 2) }

      var width: LocalizedPatterns.Width { name == 0 ? .wide : name == 1 ? .short : .narrow }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// `nil` means what is usual.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; `nil` means as is usual.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature stands without its unit: "20°".
    public var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a quantity.
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = MeasurementText(
        value: value.value, unit: value.unit, width: hidesScaleName ? .narrow : width.width,
        usage: (usage ?? .general).name, locale: locale)
      let written: String? =
        if let numberFormatStyle {
          text.text { numberFormatStyle.locale(locale).format($0) }
        } else {
          text.text(digits: usage == .asProvided ? ".###" : "")
        }
      guard let written else { return "\(value.value) \(value.unit.symbol)" }
      guard hidesScaleName, let sign = written.firstIndex(of: "°") else { return written }
      return String(written[...sign])
    }

    /// The same for people of another place.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Writes the quantity in the unit of the place, shortened.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Writes the quantity in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }
}

extension FormatStyle {
  /// A style for quantities.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
