// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What CLDR calls Foundation's units.
enum UnitNames {
  /// The name of a unit, `nil` where CLDR has none: a unit of the app's own.
  static func name(of unit: Unit) -> String? {
    names[String(describing: type(of: unit))]?[unit.symbol]
  }

  /// Units of people who do not measure in meters.
  static let customary: Set<String> = [
    "acre", "acre-foot", "bushel", "cubic-foot", "cubic-inch", "cubic-mile", "cubic-yard", "cup", "fahrenheit",
    "fathom", "fluid-ounce", "foot", "furlong", "gallon", "inch", "mile", "mile-per-gallon", "mile-per-hour", "ounce",
    "pint", "pound", "quart", "square-foot", "square-inch", "square-mile", "square-yard", "stone", "tablespoon",
    "teaspoon", "ton", "yard",
  ]

  /// By class, then by symbol.
  private static let names: [String: [String: String]] = [
    "UnitAcceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
    "UnitAngle": [
      "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution",
    ],
    "UnitArea": [
      "Mm²": "square-megameter", "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
      "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
      "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ],
    "UnitDuration": [
      "h": "hour", "hr": "hour", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond",
      "µs": "microsecond",
      "ns": "nanosecond",
    ],
    "UnitElectricCurrent": ["MA": "megaampere", "kA": "kiloampere", "A": "ampere", "mA": "milliampere"],
    "UnitElectricPotentialDifference": ["MV": "megavolt", "kV": "kilovolt", "V": "volt", "mV": "millivolt"],
    "UnitElectricResistance": ["MΩ": "megaohm", "kΩ": "kiloohm", "Ω": "ohm", "mΩ": "milliohm"],
    "UnitEnergy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "foodcalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ],
    "UnitFrequency": [
      "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    ],
    "UnitFuelEfficiency": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
    "UnitInformationStorage": [
      "bit": "bit", "B": "byte", "KB": "kilobyte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
      "TB": "terabyte", "PB": "petabyte", "kb": "kilobit", "Kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
    ],
    "UnitLength": [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter",
      "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch",
      "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
      "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
      "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton",
      "ct": "carat", "oz t": "ounce-troy",
    ],
    "UnitPower": [
      "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ],
    "UnitPressure": [
      "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal",
      "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
      "psi": "pound-force-per-square-inch",
    ],
    "UnitSpeed": [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ],
    "UnitTemperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
    "UnitVolume": [
      "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cl": "centiliter", "cL": "centiliter",
      "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
      "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch", "ft³": "cubic-foot",
      "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon",
      "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
      "Imperial gal": "gallon-imperial", "metric cup": "cup-metric",
    ],
  ]
}
