// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Asset catalogs as Xcode writes them, and broken ones.
@MainActor struct AssetCatalogTests {
  private let folder: ScratchFolder
  private var catalog: URL { folder.url.appendingPathComponent("A.xcassets") }

  init() throws {
    folder = try ScratchFolder()
  }

  private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = .phone
      $0.displayScale = 3
      change(&$0)
    }
  }

  private func imageSet(_ name: String, _ entries: String, properties: String = "{}") throws -> ImageSet? {
    try folder.write(
      "A.xcassets/\(name).imageset/Contents.json", "{\"images\": [\(entries)], \"properties\": \(properties)}")
    return AssetCatalog(catalog).set(.image, name).flatMap(ImageSet.init)
  }

  private func png(_ path: String, _ width: Int, _ height: Int) throws {
    try folder.write("A.xcassets/\(path)", ImageSamples.plain(width, height).pngData())
  }

  @Test func thePictureOfTheDisplaysScaleIsChosen() throws {
    try png("a.imageset/a.png", 10, 10)
    try png("a.imageset/a@2x.png", 20, 20)
    try png("a.imageset/a@3x.png", 30, 30)
    let set = try #require(
      try imageSet(
        "a",
        """
        {"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"filename": "a@2x.png", "idiom": "universal", "scale": "2x"},
        {"filename": "a@3x.png", "idiom": "universal", "scale": "3x"}
        """))
    for scale in [1.0, 2, 3] {
      let state = try #require(set.state(for: traits { $0.displayScale = scale }))
      #expect(UIImage(state: state).size == CGSize(width: 10, height: 10))
      #expect(state.scale == CGFloat(scale))
    }
  }

  @Test func aLargerScaleIsTakenBeforeASmallerOne() throws {
    try png("a.imageset/a.png", 10, 10)
    try png("a.imageset/a@3x.png", 30, 30)
    let set = try #require(
      try imageSet(
        "a",
        """
        {"filename": "a.png", "idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x"},
        {"filename": "a@3x.png", "idiom": "universal", "scale": "3x"}
        """))
    #expect(set.state(for: traits { $0.displayScale = 2 })?.scale == 3)
  }

  @Test func darkIdiomAndSizeClassDecide() throws {
    for (name, side) in [("any", 3), ("dark", 6), ("pad", 9), ("wide", 12)] {
      try png("a.imageset/\(name).png", side, side)
    }
    let set = try #require(
      try imageSet(
        "a",
        """
        {"filename": "any.png", "idiom": "universal"},
        {"filename": "dark.png", "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "pad.png", "idiom": "ipad"},
        {"filename": "wide.png", "idiom": "universal", "width-class": "regular"}
        """))
    #expect(set.state(for: traits { _ in })?.image.width == 3)
    #expect(set.state(for: traits { $0.userInterfaceStyle = .dark })?.image.width == 6)
    #expect(set.state(for: traits { $0.userInterfaceIdiom = .pad })?.image.width == 9)
    #expect(set.state(for: traits { $0.horizontalSizeClass = .regular })?.image.width == 12)
  }

  @Test func templatesAndSlicesAreRead() throws {
    try png("a.imageset/a@2x.png", 20, 20)
    let set = try #require(
      try imageSet(
        "a",
        """
        {"filename": "a@2x.png", "idiom": "universal", "scale": "2x", "resizing": {"mode": "9-part",
         "center": {"mode": "stretch", "width": 2, "height": 2}, "cap-insets": {"top": 8, "left": 6, "bottom": 4, "right": 2}}}
        """, properties: "{\"template-rendering-intent\": \"template\"}"))
    let image = UIImage(state: try #require(set.state(for: traits { _ in })))
    #expect(image.renderingMode == .alwaysTemplate)
    #expect(image.capInsets == UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
    #expect(image.resizingMode == .stretch)
  }

  @Test func onlyFoldersThatSayItGiveTheirNames() throws {
    try folder.write("A.xcassets/Plain/one.colorset/Contents.json", "{}")
    try folder.write("A.xcassets/Named/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
    try folder.write("A.xcassets/Named/two.colorset/Contents.json", "{}")
    let read = AssetCatalog(catalog)
    #expect(read.set(.color, "one") != nil)
    #expect(read.set(.color, "Named/two") != nil)
    #expect(read.set(.color, "two") == nil)
    #expect(read.set(.image, "one") == nil)
  }

  @Test(arguments: [
    ("{\"red\": \"0xFF\", \"green\": \"0x80\", \"blue\": \"0x00\", \"alpha\": \"1.000\"}", 1.0, 128.0 / 255, 0.0),
    ("{\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"1.000\"}", 1.0, 0.2, 0.0),
    ("{\"red\": \"1.000\", \"green\": \"0.250\", \"blue\": \"0.500\", \"alpha\": \"1.000\"}", 1.0, 0.25, 0.5),
  ])
  func componentsComeInThreeForms(_ components: String, _ red: Double, _ green: Double, _ blue: Double) throws {
    let color = try #require(
      try colorSet("{\"color\": {\"color-space\": \"srgb\", \"components\": \(components)}, \"idiom\": \"universal\"}")
    )
    .color(for: traits { _ in })
    #expect(color == UIColor(red: red, green: green, blue: blue, alpha: 1))
  }

  private func colorSet(_ entries: String) throws -> ColorSet? {
    try folder.write("A.xcassets/c.colorset/Contents.json", "{\"colors\": [\(entries)]}")
    return AssetCatalog(catalog).set(.color, "c").flatMap(ColorSet.init)
  }

  @Test func greysReferencesAndP3AreRead() throws {
    let grey = try colorSet(
      "{\"color\": {\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.500\", \"alpha\": \"0.250\"}}}")
    #expect(grey?.color(for: traits { _ in }) == UIColor(white: 0.5, alpha: 0.25))
    let reference = try colorSet("{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}")
    #expect(reference?.color(for: traits { _ in }) === UIColor.systemRed)
    let wide = try #require(
      try colorSet(
        "{\"color\": {\"color-space\": \"display-p3\", \"components\": {\"red\": \"0.500\", \"green\": \"0.500\", \"blue\": \"0.500\", \"alpha\": \"1\"}}}"
      ))
    let parts = wide.color(for: traits { _ in }).cgColor.components ?? []
    #expect(
      parts.count == 4 && abs(parts[0] - 0.5) < 0.001 && abs(parts[1] - 0.5) < 0.001 && abs(parts[2] - 0.5) < 0.001)
  }

  @Test func aColourHasADarkForm() throws {
    let set = try #require(
      try colorSet(
        """
        {"color": {"components": {"white": "1.0", "alpha": "1.0"}}},
        {"color": {"components": {"white": "0.0", "alpha": "1.0"}}, "appearances": [{"appearance": "luminosity", "value": "dark"}]}
        """))
    let color = UIColor { set.color(for: $0) }
    #expect(color.resolvedColor(with: traits { _ in }) == .white)
    #expect(color.resolvedColor(with: traits { $0.userInterfaceStyle = .dark }) == .black)
  }

  @Test func drawingsKeepTheirOutlinesWhereTheSetAsksForIt() throws {
    try folder.write(
      "A.xcassets/a.imageset/a.svg", Data("<svg width='10' height='5'><rect width='9' height='5'/></svg>".utf8))
    let entry = "{\"filename\": \"a.svg\", \"idiom\": \"universal\"}"
    let set = try #require(try imageSet("a", entry, properties: "{\"preserves-vector-representation\": true}"))
    let image = UIImage(state: try #require(set.state(for: traits { _ in })))
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.cgImage?.width == 30)
    guard case .vector(let vector) = image.state.picture else { return #expect(Bool(false)) }
    #expect(vector.keepsOutlines)
  }

  @Test func anAppsOwnSymbolFollowsWeightAndText() throws {
    let template = """
      <svg><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="170" y2="170"/>
      <line id="Capline-M" x1="0" x2="9" y1="100" y2="100"/></g>
      <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 40 170)"><path d="M0 0h70v-70h-70z"/></g>
      <g id="Black-M" transform="matrix(1 0 0 1 40 170)"><path d="M0 0h140v-70h-140z"/></g></g></svg>
      """
    try folder.write("A.xcassets/my.mark.symbolset/mark.svg", Data(template.utf8))
    try folder.write(
      "A.xcassets/my.mark.symbolset/Contents.json",
      "{\"symbols\": [{\"filename\": \"mark.svg\", \"idiom\": \"universal\"}]}")
    let url = try #require(AssetCatalog(catalog).set(.symbol, "my.mark"))
    let set = try #require(SymbolSet(url))
    let regular = set.outline(.unspecified, .unspecified).bounds(lineWidth: 0)
    #expect(abs(regular.width - 0.7046 * 17) < 0.01 && abs(regular.midY - 12) < 0.01)
    #expect(set.outline(.heavy, .large).bounds(lineWidth: 0).width > regular.width * 1.9)
    let request = UIImage.SymbolRequest(name: "my.mark", set: url)
    let image = UIImage(state: UIImage.state(of: request, traits { _ in }))
    #expect(image.isSymbolImage)
    #expect(image.applyingSymbolConfiguration(.init(pointSize: 34))!.size.width > image.size.width * 1.8)
  }

  @Test func aVariantThatAnAppAddsIsShownUnderItsTraits() throws {
    let light = UIImage(cgImage: CGImage(ImageSamples.plain(2, 2)))
    let dark = UIImage(cgImage: CGImage(ImageSamples.plain(4, 4)))
    light.imageAsset?.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let template = light.withRenderingMode(.alwaysTemplate)
    #expect(light.resolved(for: traits { $0.userInterfaceStyle = .dark }).size.width == 4)
    #expect(template.resolved(for: traits { $0.userInterfaceStyle = .dark }).renderingMode == .alwaysTemplate)
    let back = light.resolved(for: traits { $0.userInterfaceStyle = .dark }).resolved(for: traits { _ in })
    #expect(back.size.width == 2)
  }

  @Test func filesForPadsAndScalesAreFoundByName() {
    let names = ImageFiles.candidates("a", in: folder.url, scale: 2, idiom: .pad).map { $0.file.lastPathComponent }
    #expect(names.first == "a@2x~ipad.png")
    #expect(names.contains("a.png"))
    #expect(ImageFiles.scale(ofFileNamed: "b@3x~iphone.jpg") == 3)
  }

  @Test func anAlphaOfOneIsAllOfIt() throws {
    let set = try colorSet("{\"color\": {\"components\": {\"white\": \"0.0\", \"alpha\": \"1\"}}}")
    #expect(set?.color(for: traits { _ in }) == UIColor(white: 0, alpha: 1))
  }

  // MARK: - Broken catalogs

  private func warnings(naming text: String) -> [String] { AssetWarnings.all.filter { $0.contains(text) } }

  @Test func brokenJSONIsToldAndNothingElse() throws {
    let file = try folder.write("A.xcassets/bad.imageset/Contents.json", "{\"images\": [")
    let url = try #require(AssetCatalog(catalog).set(.image, "bad"))
    #expect(ImageSet(url) == nil)
    #expect(ImageSet(url) == nil)
    #expect(warnings(naming: file.deletingLastPathComponent().path + "/").count == 1)
  }

  @Test(arguments: ["[]", "{\"images\": 3}", "{\"images\": [1, 2]}", "{\"images\": []}", "{}", ""])
  func wrongTypesAreToldAndNothingElse(_ json: String) throws {
    try folder.write("A.xcassets/bad.imageset/Contents.json", json)
    let url = try #require(AssetCatalog(catalog).set(.image, "bad"))
    #expect(ImageSet(url) == nil)
    #expect(warnings(naming: url.path).count == 1)
  }

  @Test func aMissingPictureIsTold() throws {
    let set = try #require(try imageSet("a", "{\"filename\": \"gone.png\", \"idiom\": \"universal\"}"))
    #expect(set.state(for: traits { _ in }) == nil)
    #expect(warnings(naming: "a.imageset/gone.png").contains { $0.contains(folder.url.lastPathComponent) })
  }

  @Test func aPictureOfImpossibleSizeIsTold() throws {
    var png = ImageSamples.plain(1, 1).pngData()
    png.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    try folder.write("A.xcassets/a.imageset/huge.png", png)
    let set = try #require(try imageSet("a", "{\"filename\": \"huge.png\", \"idiom\": \"universal\"}"))
    #expect(set.state(for: traits { _ in }) == nil)
    #expect(warnings(naming: "huge.png").contains { $0.contains(folder.url.lastPathComponent) })
  }

  @Test(arguments: ["../../secret.png", "link.png"])
  func filesOutsideTheSetAreNotRead(_ name: String) throws {
    let secret = try folder.write("secret.png", ImageSamples.plain(2, 2).pngData())
    try folder.write(
      "A.xcassets/a.imageset/Contents.json", "{\"images\": [{\"filename\": \"\(name)\", \"idiom\": \"universal\"}]}")
    try FileManager.default.createSymbolicLink(
      at: catalog.appendingPathComponent("a.imageset/link.png"), withDestinationURL: secret)
    let url = try #require(AssetCatalog(catalog).set(.image, "a"))
    #expect(ImageSet(url) == nil)
  }

  @Test func foldersThatLeadOutAreNotFollowed() throws {
    try folder.write("Else/x.colorset/Contents.json", "{}")
    try folder.write("A.xcassets/Contents.json", "{}")
    try FileManager.default.createSymbolicLink(
      at: catalog.appendingPathComponent("Out"), withDestinationURL: folder.url.appendingPathComponent("Else"))
    try FileManager.default.createSymbolicLink(
      at: catalog.appendingPathComponent("Round"), withDestinationURL: catalog)
    #expect(AssetCatalog(catalog).set(.color, "x") == nil)
  }

  @Test func coloursThatCannotBeReadAreTold() throws {
    #expect(try colorSet("{\"color\": {\"components\": {\"red\": \"red\", \"green\": \"0\", \"blue\": \"0\"}}}") == nil)
    #expect(try colorSet("{\"color\": {\"reference\": \"noSuchColor\"}}") == nil)
    #expect(!warnings(naming: folder.url.lastPathComponent).isEmpty)
  }

  @Test func aCatalogThatIsNotThereIsEmpty() {
    #expect(AssetCatalog(folder.url.appendingPathComponent("None.xcassets")).set(.image, "a") == nil)
  }
}

/// The catalog of an app of ours, as apps use it.
@MainActor struct AppAssetsTests {
  @Test func anAppFindsItsPicturesAndColours() throws {
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Apps/Today").standardizedFileURL
    let saved = AssetLibrary.searchPaths
    AssetLibrary.searchPaths = [app]
    defer { AssetLibrary.searchPaths = saved }
    let icon = try #require(UIImage(named: "quince"))
    #expect(icon.size.width > 0 && icon.scale == 3)
    #expect(icon.imageAsset?.image(with: UITraitCollection(displayScale: 3)) == icon)
    let ink = try #require(UIColor(named: "Ink"))
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(ink.resolvedColor(with: light) == UIColor(red: 42.0 / 255, green: 42.0 / 255, blue: 44.0 / 255, alpha: 1))
    #expect(ink.resolvedColor(with: dark) == UIColor(red: 242.0 / 255, green: 242.0 / 255, blue: 244.0 / 255, alpha: 1))
    #expect(UIColor(named: "Ink") == ink && UIColor(named: "Ink")?.hash == ink.hash, "looked up twice")
    #expect(UIColor { _ in ink } != ink)
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(named: "../Info.plist") == nil)
    #expect(UIColor(named: "quince") == nil)
    #expect(NSDataAsset(name: "Ink") == nil)
  }
}
