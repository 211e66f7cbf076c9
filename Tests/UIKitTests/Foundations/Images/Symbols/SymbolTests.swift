// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor struct SymbolTests {
  private let traits = UITraitCollection(mutations: {
    $0.displayScale = 3
    $0.preferredContentSizeCategory = .large
  })

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    let image = try #require(UIImage(systemName: name, compatibleWith: traits))
    return configuration.flatMap(image.applyingSymbolConfiguration) ?? image
  }

  /// How much is painted, from 0 to 1.
  private func coverage(_ image: UIImage) throws -> Double {
    let bitmap = try #require(image.cgImage).decoded()
    var sum = 0
    for y in 0..<bitmap.height { for x in 0..<bitmap.width { sum += Int(bitmap[x, y].last ?? 0) } }
    return Double(sum) / Double(255 * bitmap.width * bitmap.height)
  }

  // MARK: - The table

  @Test func symbolsThatAppsNameAreDrawn() {
    let names = """
      safari safari.fill delete.left delete.left.fill die.face.1 die.face.6.fill suit.spade.fill suit.heart tortoise.fill hare
      gobackward.15 goforward.30 xmark.octagon exclamationmark.octagon.fill photo.on.rectangle.angled camera.rotate
      photo.fill.on.rectangle.fill list.bullet.rectangle tablecells sidebar.leading rectangle.dashed phone.down.circle
      line.horizontal.3.decrease.circle qrcode.viewfinder person.crop.square a.circle z.square.fill plus.slash.minus
      hand.wave.fill lock.shield eyedropper return terminal record.circle signature xmark.bin person.fill.xmark octagon
      """
    for name in names.split(whereSeparator: \.isWhitespace) {
      #expect(SymbolTable.outline(named: String(name)) != nil, "\(name)")
    }
  }

  @Test func everySymbolOfTheTableCanBeDrawn() {
    #expect(SymbolTable.names.count >= 500)
    for name in SymbolTable.names {
      let bounds = SymbolTable.outline(named: name)?.bounds(lineWidth: 1.6) ?? .null
      #expect(bounds.width > 1 && bounds.height > 1 && bounds.width < 26 && bounds.height < 26, "\(name): \(bounds)")
      #expect(abs(bounds.midX - 12) < 6 && abs(bounds.midY - 12) < 7, "\(name): \(bounds)")
    }
  }

  @Test(arguments: [
    "heart.circle", "heart.circle.fill", "plus.square.fill", "bell.slash", "bell.slash.fill", "folder.badge.plus",
    "folder.fill.badge.plus", "bell.badge.fill", "chevron.forward", "arrow.backward.circle.fill", "xmark.circle.fill",
  ])
  func namesThatSayWhatTheyAreMadeOfAreComposed(_ name: String) {
    #expect(SymbolTable.drawn(name) == nil)
    #expect(SymbolTable.outline(named: name) != nil)
  }

  @Test(arguments: ["no.such.symbol", "circle.circle.circle.x", ".circle", ".slash", "heart.", "heart..fill", "🙂"])
  func unknownNamesHaveAPlaceholderAndOneWarning(_ name: String) throws {
    #expect(SymbolTable.outline(named: name) == nil)
    let first = try symbol(name)
    let second = try symbol(name)
    #expect(first == second)
    #expect(first.size.width > 15)
    #expect(AssetWarnings.all.count { $0.contains("\"\(name)\"") } == 1)
  }

  @Test func filledFormsWithoutAnOutlineOfTheirOwnAreSilhouettes() throws {
    let lines = try #require(SymbolTable.outline(named: "refrigerator"))
    let filled = try #require(SymbolTable.outline(named: "refrigerator.fill"))
    #expect(SymbolTable.drawn("refrigerator.fill") == nil)
    #expect(lines.parts.contains { $0.shape == .line } && filled.parts.allSatisfy { $0.shape != .line })
    #expect(try coverage(symbol("refrigerator.fill")) > coverage(symbol("refrigerator")) * 1.5)
  }

  @Test func anEmptyNameHasNoSymbol() {
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "", withConfiguration: nil) == nil)
    #expect(UIImage(systemName: "", compatibleWith: nil) == nil)
  }

  @Test func forwardFollowsTheDirectionOfReading() {
    #expect(SymbolTable.outline(named: "chevron.forward") == SymbolTable.outline(named: "chevron.right"))
    #expect(
      SymbolTable.outline(named: "chevron.forward", isRightToLeft: true) == SymbolTable.outline(named: "chevron.left"))
  }

  @Test func outlinesOfTheTableAreRead() {
    let outline = SymbolOutline("S2M150 -25L1200 0C0 0 100 100 200 200Z;L1M0 0L2400 2400;?1M0 0")
    #expect(outline.parts.count == 2)
    #expect(outline.parts[0].shape == .line)
    #expect(outline.parts[0].level == 2)
    #expect(
      outline.parts[0].path.elements == [
        .move(CGPoint(x: 1.5, y: -0.25)), .line(CGPoint(x: 12, y: 0)),
        .curve(control1: .zero, control2: CGPoint(x: 1, y: 1), end: CGPoint(x: 2, y: 2)), .close,
      ])
    #expect(outline.parts[1].effect == .knock)
    #expect(outline.hasHoles)
    // Half a line is around what is painted; what is taken away does not count.
    #expect(outline.bounds(lineWidth: 2).minY == -1.25)
  }

  // MARK: - Sizes

  @Test func symbolsAreAsLargeAsTheirText() throws {
    let plus = try symbol("plus")
    #expect(plus.isSymbolImage)
    #expect(plus.scale == 3)
    // 15.6 units and a line of 1.6, half a unit around, on whole pixels.
    #expect(abs(plus.size.width - 18.333) < 0.001)
    #expect(plus.size.width == plus.size.height)
    let large = try symbol("plus", UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs(large.size.width - 36.667) < 0.34)
    #expect(try symbol("plus", .init(scale: .small)).size.width < plus.size.width)
    #expect(try symbol("plus", .init(scale: .large)).size.width > plus.size.width)
  }

  @Test func linesGrowWithTheWeightAndNotWithTheScale() throws {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let covered = try weights.map { try coverage(symbol("plus", .init(weight: $0))) }
    #expect(covered == covered.sorted())
    #expect(Set(covered).count == 9)
    // Two crossing lines of 1.6 points, at either scale.
    let (small, large) = (try symbol("minus", .init(scale: .small)), try symbol("minus", .init(scale: .large)))
    #expect(abs(small.size.height - 2.667) < 0.34)
    #expect(abs(large.size.height - 2.667) < 0.67)
  }

  @Test func symbolsStandHalfWayUpCapitals() throws {
    let font = UIFont.systemFont(ofSize: 17)
    for name in ["plus", "minus", "circle"] {
      let image = try symbol(name)
      let offset = try #require(image.baselineOffsetFromBottom)
      #expect(abs(image.size.height / 2 - offset - font.capHeight / 2) <= 0.34, "\(name)")
    }
    #expect(try symbol("plus").withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
    #expect(try symbol("plus").imageWithoutBaseline().baselineOffsetFromBottom == nil)
  }

  @Test func textStylesFollowTheTextSize() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let image = try symbol("heart", configuration)
    let larger = image.resolved(
      for: traits.modifyingTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge })
    // Body is 53 points then.
    #expect(abs(larger.size.width / image.size.width - 53 / 17) < 0.05)
    #expect(larger.symbolConfiguration == image.symbolConfiguration)
    let fixed = try symbol("heart")
    #expect(
      fixed.resolved(for: traits.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }).size == fixed.size)
  }

  @Test func headlinesAreSemibold() throws {
    let headline = try symbol("plus", .init(textStyle: .headline))
    #expect(headline.cgImage == (try symbol("plus", .init(pointSize: 17, weight: .semibold)).cgImage))
    let font = try symbol("plus", .init(font: .systemFont(ofSize: 17, weight: .semibold)))
    #expect(font.cgImage == headline.cgImage)
  }

  // MARK: - Configurations

  @Test func configurationsApplyWhatTheySpecify() {
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let both = size.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large))
    #expect(both.applying(nil) == both)
    #expect(both.applying(UIImage.SymbolConfiguration.unspecified) == both)
    #expect(
      both.applying(UIImage.SymbolConfiguration(pointSize: 30)) == .init(pointSize: 30, weight: .bold, scale: .large))
    #expect(both.configurationWithoutScale() == size)
    #expect(
      both.configurationWithoutWeight() == .init(pointSize: 20).applying(UIImage.SymbolConfiguration(scale: .large)))
    #expect(size.configurationWithoutPointSizeAndWeight().isEqual(to: .unspecified))
    #expect(UIImage.SymbolConfiguration(textStyle: .title1).configurationWithoutTextStyle() == .unspecified)
    #expect(UIImage.SymbolConfiguration(pointSize: -3) == .unspecified)
    #expect(UIImage.SymbolConfiguration(pointSize: .infinity) == .unspecified)
    #expect(UIImage.SymbolConfiguration(paletteColors: []) == .unspecified)
  }

  @Test func weightsGoWithThoseOfFonts() {
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold)
    #expect(UIFont.Weight.black.symbolWeight() == .black)
    #expect(UIFont.Weight(0.25).symbolWeight() == .medium)
  }

  @Test func anotherConfigurationKeepsTheTint() throws {
    let red = try symbol("heart").withTintColor(.red, renderingMode: .alwaysOriginal)
    let large = red.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(large.size.width > red.size.width * 2)
    #expect(large.renderingMode == .alwaysOriginal)
    #expect(large.state.tint == .red)
    #expect(large.symbolConfiguration == UIImage.SymbolConfiguration(pointSize: 40))
    let picture = UIImage(cgImage: CGImage(ImageSamples.plain(2, 2)))
    #expect(picture.applyingSymbolConfiguration(.init(pointSize: 40)) == nil)
    #expect(picture.symbolConfiguration == nil)
    #expect(!picture.isSymbolImage)
    #expect(picture.baselineOffsetFromBottom == nil)
  }

  @Test func palettesColourTheLevels() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.white, .red])
    let bitmap = try #require(symbol("checkmark.circle.fill", palette).cgImage).decoded()
    let colours = Set((0..<bitmap.width).map { Array(bitmap[$0, bitmap.height / 2]) })
    // The circle is red (BGRA), the check mark white.
    #expect(colours.contains([0, 0, 255, 255]))
    let all = (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { Array(bitmap[$0, y]) } }
    #expect(all.contains([255, 255, 255, 255]))
    let plain = try #require(symbol("checkmark.circle.fill").cgImage).decoded()
    let alphas = Set((0..<plain.height).flatMap { y in (0..<plain.width).map { plain[$0, y].last } })
    #expect(alphas.contains(0) && alphas.contains(255))
  }

  @Test func levelsBehindHaveLessOfAHierarchicalColour() throws {
    let image = try symbol("circle.circle.fill", .init(hierarchicalColor: .black))
    let bitmap = try #require(image.cgImage).decoded()
    let alphas = Set((0..<bitmap.width).compactMap { bitmap[$0, bitmap.height / 2].last })
    #expect(alphas.contains(255))
    #expect(alphas.contains { (126...129).contains($0) })
  }

  // MARK: - Drawing

  @Test func equalSymbolsHaveEqualPixelsAndDifferentOnesNot() throws {
    #expect(try symbol("heart") == symbol("heart"))
    #expect(try symbol("heart").cgImage == symbol("heart").cgImage)
    #expect(try symbol("heart") != symbol("heart.fill"))
    #expect(try symbol("heart").hash == symbol("heart").hash)
    #expect(try symbol("heart").description.contains("symbol(system: heart)"))
  }

  @Test func symbolsAreDrawnAsShapesWhateverTheSize() throws {
    let context = CGContext(recordingSize: CGSize(width: 100, height: 100), scale: 2)
    UIGraphicsPushContext(context)
    try symbol("plus").draw(in: CGRect(x: 10, y: 10, width: 80, height: 80))
    UIGraphicsPopContext()
    let operations = context.displayList.operations
    #expect(operations.contains { if case .stroke = $0 { true } else { false } })
    #expect(!operations.contains { if case .image = $0 { true } else { false } })
  }

  @Test func holesLeaveWhatWasThereBefore() throws {
    let context = try #require(CGContext(bitmapSize: CGSize(width: 40, height: 40), scale: 1, opaque: false))
    context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    UIGraphicsPushContext(context)
    try symbol("circle.circle.fill").draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    UIGraphicsPopContext()
    let bitmap = try #require(context.bitmap)
    #expect((0..<40).allSatisfy { bitmap[$0, 20].last == 255 })
  }

  // MARK: - Views

  @Test func imageViewsShowSymbolsInTheirTint() throws {
    let view = UIImageView(image: try symbol("heart"))
    view.tintColor = .red
    #expect(view.layer.contentsTint == RGBAColor(red: 1, green: 0, blue: 0))
    view.image = try symbol("heart").withTintColor(.blue)
    #expect(view.layer.contentsTint == RGBAColor(red: 1, green: 0, blue: 0))
    view.image = try symbol("heart").withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(view.layer.contentsTint == RGBAColor(red: 0, green: 0, blue: 1))
    view.image = try symbol("heart", .init(paletteColors: [.green]))
    #expect(view.layer.contentsTint == nil)
  }

  @Test func imageViewsPreferTheirConfigurationWhereTheSymbolHasNone() throws {
    let view = UIImageView(image: try symbol("heart"))
    let natural = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width > natural.width * 1.8)
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize)
    view.image = try symbol("heart", .init(pointSize: 17))
    #expect(abs(view.intrinsicContentSize.width - natural.width) < 0.5)
  }

  @Test func imageViewsMakePixelsForTheSizeThatIsShown() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.contentMode = .scaleAspectFit
    view.image = try symbol("circle")
    view.layoutIfNeeded()
    let image = try #require(view.layer.contents as? CGImage)
    let scale = AmbientTraits.scale(view.traitCollection)
    #expect(abs(CGFloat(image.height) - 100 * scale) <= 1)
    view.contentMode = .center
    view.showImage()
    #expect(CGFloat(try #require(view.layer.contents as? CGImage).height) < 30 * scale)
  }

  @Test func buttonsSizeSymbolsAsTheirTitles() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol("heart")
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
    let large = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.width > plain.width + 15)
    let button = UIButton(type: .system)
    button.setImage(try symbol("heart"), for: .normal)
    let before = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(.init(pointSize: 34), forImageIn: .normal)
    #expect(button.intrinsicContentSize.width > before.width * 1.8)
    #expect(button.currentPreferredSymbolConfiguration == .init(pointSize: 34))
  }

  @Test func whatAFilledEnclosureLeavesOutIsWhole() throws {
    let triangle = try #require(SymbolTable.outline(named: "play.circle.fill"))
    let knocked = triangle.parts.filter { $0.effect == .knock }
    #expect(!knocked.isEmpty && knocked.contains { $0.shape != .line })
    let outline = try #require(SymbolTable.outline(named: "play.circle"))
    #expect(outline.parts.filter { $0.level == 1 }.allSatisfy { $0.shape == .line })
  }
}
