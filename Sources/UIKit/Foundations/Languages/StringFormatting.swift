// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The functions below bear the names of Foundation's own, which know nothing of plurals; the dynamic linker prefers them.

private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  let format = PluralFormat.expand(format, arguments)
  return withVaList(arguments) {
    String(describing: NSString(format: format, locale: locale?._bridgeToObjectiveC(), arguments: $0))
  }
}

/// Stands in front of `String(format:arguments:)`.
@_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
public func tesseraStringFormatArguments(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

/// Stands in front of `String(format:_:)`.
@_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
public func tesseraStringFormat(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

/// Stands in front of `String(format:locale:arguments:)`.
@_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
public func tesseraStringFormatLocaleArguments(
  _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String { formatted(format, locale, arguments) }

/// Stands in front of `String(format:locale:_:)`.
@_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
public func tesseraStringFormatLocale(
  _ format: String, _ locale: Locale?, _ arguments: __owned [any CVarArg]
) -> String { formatted(format, locale, arguments) }

/// Stands in front of `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
public func tesseraLocalizedStringWithFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, .current, arguments)
}
