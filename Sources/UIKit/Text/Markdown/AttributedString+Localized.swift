// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension AttributedString {
  /// Looks a text up by its key, fills its places, and reads what is marked in it: `**strong**`, `[links](https://…)`.
  ///
  /// - Parameters:
  ///   - table: The name of the file of texts; `Localizable` for `nil`.
  ///   - bundle: Where the files are; the main bundle for `nil`.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      marked: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
    )
  }

  /// Looks a text up by a key of its own, fills its places, and reads what is marked in it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      marked: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale ?? .current,
        comment: comment))
  }

  /// The text that a resource stands for, with what is marked in it.
  public init(localized resource: LocalizedStringResource) { self.init(marked: String(localized: resource)) }

  private init(marked text: String) {
    let options = MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace, failurePolicy: .returnPartiallyParsedIfPossible)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
