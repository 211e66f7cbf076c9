// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CFoundationDoors

// Foundation's own functions know nothing of plurals. `CFoundationDoors` has their names lead to the functions below, which take
// and give the same; the dynamic linker prefers them, for apps and for the kit alike.

private func formatted(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
  let format = PluralFormat.expand(format, arguments)
  return withVaList(arguments) {
    String(describing: NSString(format: format, locale: locale?._bridgeToObjectiveC(), arguments: $0))
  }
}

/// Stands in front of `String(format:arguments:)`.
@_silgen_name("tessera_format_arguments")
package func tesseraStringFormatArguments(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

/// Stands in front of `String(format:_:)`.
@_silgen_name("tessera_format")
package func tesseraStringFormat(_ format: String, _ arguments: __owned [any CVarArg]) -> String {
  formatted(format, nil, arguments)
}

/// Stands in front of `String(format:locale:arguments:)`.
@_silgen_name("tessera_format_locale_arguments")
package func tesseraStringFormatLocaleArguments(
  _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
) -> String { formatted(format, locale, arguments) }

/// Stands in front of `String(format:locale:_:)`.
@_silgen_name("tessera_format_locale")
package func tesseraStringFormatLocale(
  _ format: String, _ locale: Locale?, _ arguments: __owned [any CVarArg]
) -> String { formatted(format, locale, arguments) }

/// Stands in front of `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("tessera_localized_format")
package func tesseraLocalizedStringWithFormat(_ format: String, _ arguments: [any CVarArg]) -> String {
  formatted(format, .current, arguments)
}
