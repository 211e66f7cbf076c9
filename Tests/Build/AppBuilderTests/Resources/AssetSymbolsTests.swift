// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct AssetSymbolsTests {
  @Test(arguments: [
    ("hero", "Image", "hero"), ("Hero Image", "Image", "hero"), ("AccentColor", "Color", "accent"),
    ("icon-home.fill", "Image", "iconHomeFill"), ("URLIcon", "Image", "urlIcon"), ("QR", "Image", "qr"),
    ("24-hours", "Image", "_24Hours"), ("default", "Color", "`default`"), ("Color", "Color", "color"),
    ("brand_primary", "Color", "brandPrimary"), ("A4", "Image", "a4"),
  ])
  func namesBecomeMembers(_ name: String, _ suffix: String, _ member: String) {
    #expect(AssetNames.member(name, without: suffix) == member)
  }

  @Test func namesWithoutLettersHaveNoMember() {
    #expect(AssetNames.member("--", without: "Image") == nil)
    #expect(AssetNames.type("my icons") == "MyIcons")
  }

  @Test func setsAndNamespacesAreWritten() throws {
    let folder = try SampleFolder([
      "A.xcassets/Plain/hero.imageset/Contents.json": "{}", "A.xcassets/Brand.colorset/Contents.json": "{}",
      "A.xcassets/red.colorset/Contents.json": "{}", "A.xcassets/mine.colorset/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Icons/home.imageset/Contents.json": "{}", "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
    ])
    let symbols = AssetSymbols([URL(fileURLWithPath: folder.path + "/A.xcassets")])
    let mine = "extension UIColor {\n  static let mine = UIColor.red\n}\nstruct Theme { static let brand = 1 }"
    let source = try #require(symbols.source(hasExtensions: true, sources: [mine]))
    let body = source.split(separator: "\n").map(String.init)
    #expect(body.contains("  nonisolated static let hero = ImageResource(name: \"hero\", bundle: .main)"))
    #expect(body.contains("    nonisolated static let home = ImageResource(name: \"Icons/home\", bundle: .main)"))
    #expect(body.contains("    nonisolated static var home: UIImage { UIImage(resource: .Icons.home) }"))
    #expect(body.contains("  nonisolated static var brand: UIColor { UIColor(resource: .brand) }"))
    #expect(body.contains("  nonisolated static let red = ColorResource(name: \"red\", bundle: .main)"))
    #expect(!source.contains("var red:"))
    #expect(!source.contains("var mine:"))
    #expect(!source.contains("appIcon"))
    #expect(symbols.source(hasExtensions: false, sources: [])?.contains("UIColor") == false)
  }

  @Test func colorsAreStylesWhereSwiftUIIsImported() throws {
    let folder = try SampleFolder([
      "A.xcassets/Brand.colorset/Contents.json": "{}", "A.xcassets/red.colorset/Contents.json": "{}",
      "A.xcassets/mine.colorset/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Icons/dot.colorset/Contents.json": "{}",
    ])
    let symbols = AssetSymbols([URL(fileURLWithPath: folder.path + "/A.xcassets")])
    let own = "import SwiftUI\nextension Color {\n  static let mine = Color.red\n}"
    let source = try #require(symbols.source(hasExtensions: true, sources: [own]))
    let body = source.split(separator: "\n").map(String.init)
    let brand = "  nonisolated static var brand: SwiftUI.Color { SwiftUI.Color(ColorResource.brand) }"
    #expect(body.count { $0 == brand } == 2)
    #expect(
      body.contains("    nonisolated static var dot: SwiftUI.Color { SwiftUI.Color(ColorResource.Icons.dot) }"))
    #expect(!source.contains("var red: SwiftUI"))
    #expect(!source.contains("var mine: SwiftUI"))
    #expect(symbols.source(hasExtensions: true, sources: ["import UIKit // not SwiftUI"])?.contains("SwiftUI") == false)
  }

  @Test func eachModuleLooksInItsOwnBundle() throws {
    let folder = try SampleFolder(["A.xcassets/hero.imageset/Contents.json": "{}"])
    var module = AppModule(name: "Kit", sources: [])
    #expect(module.bundleSource == ".main")
    module.bundle = AppModule.frameworkBundle("Kit")
    #expect(module.bundleSource.contains("/Frameworks/Kit.framework"))
    module.isOfPackage = true
    let source = try #require(
      AssetSymbols([URL(fileURLWithPath: folder.path + "/A.xcassets")])
        .source(bundle: module.bundleSource, hasExtensions: true, sources: []))
    #expect(source.contains("ImageResource(name: \"hero\", bundle: Foundation.Bundle.module)"))
  }

  @Test func catalogsWithoutSetsAreNotWritten() throws {
    let folder = try SampleFolder(["A.xcassets/Contents.json": "{}"])
    #expect(
      AssetSymbols([URL(fileURLWithPath: folder.path + "/A.xcassets")]).source(hasExtensions: true, sources: []) == nil)
  }
}
