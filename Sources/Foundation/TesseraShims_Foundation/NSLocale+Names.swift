// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What `NSLocale` says of itself and of others. Foundation on Linux has it for itself alone; `Locale` has the same.

extension NSLocale {
  private var value: Locale { self as Locale }

  /// The code of the language.
  public var languageCode: String { value.language.languageCode?.identifier ?? "" }
  /// The code of the country; `nil` for a locale of none.
  public var countryCode: String? { value.region?.identifier }
  /// The code of the region; `nil` for a locale of none.
  public var regionCode: String? { value.region?.identifier }
  /// The code of the script, where the identifier names one.
  public var scriptCode: String? { value.language.script?.identifier }
  /// The code of the variant; `nil` for a locale of none.
  public var variantCode: String? { value.variant?.identifier }
  /// The code of the currency; `nil` for a locale without a country.
  public var currencyCode: String? { value.currency?.identifier }
  /// The sign of the currency.
  public var currencySymbol: String { value.currencySymbol ?? "" }
  /// The sign between the whole and the fraction of numbers.
  public var decimalSeparator: String { value.decimalSeparator ?? "." }
  /// The sign between groups of digits.
  public var groupingSeparator: String { value.groupingSeparator ?? "," }
  /// Whether lengths are in metres.
  public var usesMetricSystem: Bool { value.measurementSystem != .us }

  /// The name of a locale in this one's language; `nil` for an unknown one.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    value.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  /// The name of a language; `nil` for an unknown one.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    value.localizedString(forLanguageCode: languageCode)
  }
  /// The name of a country; `nil` for an unknown one.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    value.localizedString(forRegionCode: countryCode)
  }
  /// The name of a script; `nil` for an unknown one.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    value.localizedString(forScriptCode: scriptCode)
  }
  /// The name of a variant; `nil` for an unknown one.
  public func localizedString(forVariantCode variantCode: String) -> String? {
    value.localizedString(forVariantCode: variantCode)
  }
  /// The name of a currency; `nil` for an unknown one.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    value.localizedString(forCurrencyCode: currencyCode)
  }
}
