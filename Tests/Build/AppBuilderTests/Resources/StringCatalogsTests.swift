// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct StringCatalogsTests {
  private let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%lld items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Click"}}}}}}},
      "birds": {"localizations": {"en": {"stringUnit": {"value": "%1$@: %#@birds@"}, "substitutions": {"birds": {
        "argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
    }}
    """#

  @Test func everyKindOfEntryBecomesATable() throws {
    let tables = try StringCatalogs.tables(Data(catalog.utf8))
    #expect(tables["de"]?.texts == ["Hello": "Hallo"])
    let english = try #require(tables["en"]?.rules)
    let items = try #require(english["%lld items"] as? [String: Any])
    #expect(items["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    #expect((items["value"] as? [String: String])?["NSStringFormatValueTypeKey"] == "lld")
    #expect(
      (english["Tap"] as? [String: [String: Any]])?["NSStringDeviceSpecificRuleType"]?["iphone"] as? String == "Tap")
    let birds = try #require(english["birds"] as? [String: Any])
    #expect(birds["NSStringLocalizedFormatKey"] as? String == "%1$@: %2$#@birds@")
    #expect((birds["birds"] as? [String: String])?["one"] == "%lld bird")
  }

  @Test func tablesAreWrittenBesideEachOther() throws {
    let folder = try SampleFolder(["Localizable.xcstrings": catalog, "mul.lproj/Main.xcstrings": catalog])
    StringCatalogs(progress: { _ in }).convert(in: folder.url)
    for file in ["de.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "de.lproj/Main.strings"] {
      #expect(FileManager.default.fileExists(atPath: folder.path + "/" + file), "\(file)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Localizable.xcstrings"))
  }

  @Test func aBrokenCatalogIsOneLine() throws {
    let folder = try SampleFolder(["Localizable.xcstrings": "{"])
    let spoken = Spoken()
    StringCatalogs(progress: { spoken.add($0) }).convert(in: folder.url)
    #expect(spoken.lines.count == 1)
    #expect(spoken.lines.first?.hasPrefix("Localizable.xcstrings is left out") == true)
  }
}
