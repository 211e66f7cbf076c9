// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Texts of bundles: files in every notation, languages, plurals, as apps ask for them.
@MainActor struct StringTablesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    BundleLanguages.install()
  }

  private func bundle() throws -> Bundle { try #require(Bundle(path: folder.url.path)) }

  /// Does work as on a device of a language.
  private func inLanguage<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
    let session = InterfaceSession.current
    let saved = session.locale
    session.locale = Locale(identifier: locale)
    defer { session.locale = saved }
    return try body()
  }

  // MARK: - Files

  @Test func thePlainNotationIsRead() throws {
    let text = #"""
      /* a comment */ "a" = "one \"two\" \U00e4\n"; // another
      plain-key.1 = value; 'b' = 'c';
      "a" = "later";
      """#
    let table = try StringsReader.read(Data(text.utf8))
    #expect(table == ["a": "one \"two\" ä\n", "plain-key.1": "value", "b": "c"])
  }

  @Test func everyEncodingIsRead() throws {
    let text = "\"k\" = \"Grüße 🎈\";"
    let little: [UInt8] = ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big: [UInt8] = ("\u{FEFF}" + text).utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let files: [Data] = [
      Data(text.utf8), Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), Data(little), Data(big), Data(little[2...]),
      try PropertyListSerialization.data(fromPropertyList: ["k": "Grüße 🎈"], format: .xml, options: 0),
      try PropertyListSerialization.data(fromPropertyList: ["k": "Grüße 🎈"], format: .binary, options: 0),
    ]
    for file in files { #expect(try StringsReader.read(file) == ["k": "Grüße 🎈"]) }
  }

  @Test(arguments: ["\"a", "\"a\" \"b\";", "\"a\" = ", "/* ", "= \"a\";", "\"a\" = \"b\" \"c\" = \"d\";"])
  func mistakesAreErrorsWithALine(_ text: String) {
    #expect(throws: StringsReader.Failure.self) { try StringsReader.read(Data(text.utf8)) }
  }

  // MARK: - Languages

  @Test(arguments: [
    ("de-AT", ["en", "de", "fr"], "de"), ("zh-TW", ["zh-Hans", "zh-Hant", "en"], "zh-Hant"),
    ("zh-Hans-CN", ["zh_TW", "zh-Hans"], "zh-Hans"), ("pt-PT", ["pt-BR", "pt-PT"], "pt-PT"),
    ("pt-AO", ["en", "pt-BR"], "pt-BR"), ("en-GB", ["English", "de"], "English"), ("ja", ["de", "en"], "en"),
    ("ja", ["Base", "de"], "en"), ("ja", ["fr", "de"], "de"), ("es-MX", ["es", "es-MX", "en"], "es-MX"),
  ])
  func theBestLanguageIsChosen(_ wanted: String, _ available: [String], _ chosen: String) {
    #expect(PreferredLanguages.choose(from: available, for: [wanted], development: "en").first == chosen)
  }

  @Test func allWaysToATextFollowTheSession() throws {
    #expect(BundleLanguages.installedCount == BundleLanguages.wantedCount)
    try folder.write("en.lproj/Localizable.strings", "\"hello\" = \"Hello\"; \"only\" = \"Only\";")
    try folder.write("de.lproj/Localizable.strings", "\"hello\" = \"Hallo\";")
    try folder.write("de.lproj/Main.strings", "\"x.text\" = \"Beschriftung\";")
    try folder.write("de.lproj/page.html", "de")
    let bundle = try bundle()
    try inLanguage("de_AT") {
      #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
      #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hallo")
      #expect(NSLocalizedString("x.text", tableName: "Main", bundle: bundle, value: "X", comment: "") == "Beschriftung")
      #expect(NSLocalizedString("none", bundle: bundle, value: "V", comment: "") == "V")
      #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
      #expect(NSLocalizedString("only", bundle: bundle, comment: "") == "Only")
      #expect(String(localized: "hello", bundle: bundle) == "Hallo")
      #expect(bundle.preferredLocalizations == ["de"])
      #expect(bundle.localizations == ["de", "en"])
      #expect(Bundle.preferredLocalizations(from: ["en", "de"]) == ["de"])
      #expect(Bundle.preferredLocalizations(from: ["en", "de"], forPreferences: ["en-GB"]) == ["en"])
      #expect(bundle.path(forResource: "page", ofType: "html")?.hasSuffix("de.lproj/page.html") == true)
      #expect(bundle.url(forResource: "page.html", withExtension: nil) != nil)
    }
    inLanguage("fr_FR") {
      #expect(bundle.localizedString(forKey: "hello", value: nil, table: nil) == "Hello")
      #expect(bundle.path(forResource: "page", ofType: "html") == nil)
    }
    let inner = try #require(bundle.path(forResource: "de", ofType: "lproj").flatMap { Bundle(path: $0) })
    #expect(inner.localizedString(forKey: "hello", value: nil, table: nil) == "Hallo")
  }

  // MARK: - Plurals

  @Test(arguments: [
    ("en", [1: "one", 2: "other"]), ("fr", [0: "one", 2: "other"]), ("ja", [1: "other"]),
    ("ru", [1: "one", 3: "few", 5: "many", 11: "many", 21: "one", 112: "many"]),
    ("pl", [1: "one", 2: "few", 5: "many", 22: "few", 12: "many"]),
    ("ar", [0: "zero", 1: "one", 2: "two", 5: "few", 11: "many", 100: "other"]), ("cs", [3: "few", 5: "other"]),
    ("he", [2: "two", 20: "other"]), ("lt", [21: "one", 11: "other", 2: "few"]), ("pt-BR", [0: "one"]),
    ("pt-PT", [0: "other"]),
  ])
  func numbersHaveForms(_ language: String, _ forms: [Int: String]) {
    for (number, form) in forms {
      #expect(PluralRule.form(Double(number), language: language).rawValue == form, "\(number)")
    }
  }

  private func writeRules(_ rules: [String: Any], _ language: String) throws {
    try folder.write(
      "\(language).lproj/Localizable.stringsdict",
      PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0))
  }

  private func rule(_ type: String, _ forms: [String: String]) -> [String: String] {
    forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type]) { $1 }
  }

  @Test func formatsTakeTheFormOfTheirNumbers() throws {
    try writeRules(
      [
        "files": [
          "NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@",
          "files": rule("d", ["one": "%d file", "other": "%d files"]),
          "folders": rule("d", ["one": "one folder", "other": "%d folders", "zero": "nowhere"]),
        ]
      ], "en")
    let bundle = try bundle()
    let format = NSLocalizedString("files", bundle: bundle, comment: "")
    #expect(String(format: format, "A" as NSString, 1, 3) == "A: 1 file in 3 folders")
    #expect(String.localizedStringWithFormat(format, "B" as NSString, 2, 1) == "B: 2 files in one folder")
    #expect(String(format: format, arguments: ["C" as NSString, 2, 0]) == "C: 2 files in nowhere")
  }

  @Test func interpolatedTextsAreLookedUpByTheirFormat() throws {
    try folder.write("en.lproj/Localizable.strings", "\"%@ has %lld\" = \"%2$lld belong to %1$@\";")
    try writeRules(
      [
        "%lld items": [
          "NSStringLocalizedFormatKey": "%#@v@", "v": rule("lld", ["one": "%lld item", "other": "%lld items"]),
        ]
      ],
      "en")
    let bundle = try bundle()
    let (name, count) = ("Ada", 1)
    #expect(
      String(localized: "\(name) has \(count)", bundle: bundle, locale: Locale(identifier: "en_US"))
        == "1 belong to Ada")
    #expect(String(localized: "\(count) items", bundle: bundle, locale: Locale(identifier: "en_US")) == "1 item")
    #expect(String(localized: "\(count) of 100%", bundle: bundle, locale: Locale(identifier: "en_US")) == "1 of 100%")
    #expect(String(localized: "key", defaultValue: "Default \(count)", bundle: bundle) == "Default 1")
  }

  @Test func ordinaryFormatsAreFoundations() {
    #expect(String(format: "%05.1f %@ %%", 3.14159, "x" as NSString) == "003.1 x %")
    #expect(String(format: "%d %#x", 5, 255) == "5 0xff")
  }

  @Test func textsOfTheDeviceAndOfWidthsAreChosen() throws {
    try writeRules(
      [
        "tap": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "mac": "Click", "other": "Press"]],
        "wide": ["NSStringVariableWidthRuleType": ["20": "Short", "50": "Longer"]],
      ], "en")
    let bundle = try bundle()
    #expect(bundle.localizedString(forKey: "tap", value: nil, table: nil) == "Tap")
    #expect(bundle.localizedString(forKey: "wide", value: nil, table: nil) == "Longer")
  }
}
