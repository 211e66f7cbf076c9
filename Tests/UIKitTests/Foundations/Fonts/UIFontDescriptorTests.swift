// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What descriptors say of fonts, and the features that they ask for.
struct UIFontDescriptorTests {
  private typealias Key = UIFontDescriptor.FeatureKey

  private func font(_ settings: (Int, Int)..., of base: UIFont = .systemFont(ofSize: 20)) -> UIFont {
    let attributes = settings.map { [Key.type: $0.0, Key.selector: $0.1] }
    return UIFont(descriptor: base.fontDescriptor.addingAttributes([.featureSettings: attributes]), size: 0)
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: font]).size().width
  }

  @Test func digitsAreAsWideAsOneAnotherWhereThatIsAskedFor() {
    let plain = UIFont.systemFont(ofSize: 20)
    let even = font((kNumberSpacingType, kMonospacedNumbersSelector))
    #expect(width("1111", plain) < width("8888", plain) - 1)
    #expect(width("1111", even) == width("8888", even))
    let known = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    #expect(width("12:45", even) == width("12:45", known))
    let back = font((kNumberSpacingType, kProportionalNumbersSelector), of: known)
    #expect(width("1111", back) == width("1111", plain))
  }

  @Test func olderNamesOfTheKeysAreTheSame() {
    #expect(Key.featureIdentifier == Key.type && Key.typeIdentifier == Key.selector)
    let settings: [[Key: Int]] = [
      [.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]
    ]
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: settings])
    let even = UIFont(descriptor: descriptor, size: 0)
    #expect(even.pointSize == 20)
    #expect(width("1111", even) == width("8888", even))
    let kept = descriptor.object(forKey: .featureSettings) as? [[Key: Any]]
    #expect(kept?.first?[.selector] as? Int == kMonospacedNumbersSelector)
  }

  @Test func smallLettersAreSmallCapitals() {
    let small = font((kLowerCaseType, kLowerCaseSmallCapsSelector))
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(width("AB", small) == width("AB", plain))
    #expect(width("abcdef", small) < width("ABCDEF", plain))
    #expect(width("abcdef", small) > 0.7 * width("ABCDEF", plain))
    let both = font(
      (kLowerCaseType, kLowerCaseSmallCapsSelector), (kUpperCaseType, kUpperCaseSmallCapsSelector))
    #expect(width("ABCDEF", both) == width("abcdef", both))
  }

  @Test func fractionsAndRaisedDigitsAreNarrower() {
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(width("1/2", font((kFractionsType, kDiagonalFractionsSelector))) < 0.85 * width("1/2", plain))
    #expect(width("12", font((kVerticalPositionType, kSuperiorsSelector))) < 0.75 * width("12", plain))
    let ordinals = font((kVerticalPositionType, kOrdinalsSelector))
    #expect(width("1st", ordinals) < width("1st", plain))
    #expect(width("first", ordinals) == width("first", plain))
  }

  @Test func objectsTellWhatTheFontIs() {
    let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let descriptor = font.fontDescriptor
    #expect(descriptor.object(forKey: .size) as? CGFloat == 17)
    #expect(descriptor.object(forKey: .family) as? String == font.familyName)
    #expect(descriptor.object(forKey: .name) as? String == font.fontName)
    #expect(descriptor.object(forKey: .face) as? String == "Semibold")
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect((traits?[.weight] as? NSNumber)?.doubleValue == Double(UIFont.Weight.semibold.rawValue))
    #expect(traits?[.weight] as? CGFloat == UIFont.Weight.semibold.rawValue)
    #expect((traits?[.symbolic] as? NSNumber)?.uint32Value == descriptor.symbolicTraits.rawValue)
    #expect(descriptor.fontAttributes[.size] as? CGFloat == 17)
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    #expect(body.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
  }

  @Test func facesOfAFamilyAreFound() {
    let bold = UIFontDescriptor(fontAttributes: [.family: "Helvetica Neue", .face: "Bold", .size: 12])
    #expect(UIFont(descriptor: bold, size: 0).fontName == "HelveticaNeue-Bold")
    #expect(bold.withFace("Italic").postscriptName == "HelveticaNeue-Italic")
    let found = bold.matchingFontDescriptors(withMandatoryKeys: [.family])
    #expect(found.first?.postscriptName == "HelveticaNeue-Bold")
    #expect(found.count == UIFont.fontNames(forFamilyName: "Helvetica Neue").count)
    #expect(
      bold.matchingFontDescriptors(withMandatoryKeys: [.family, .face]).map(\.postscriptName) == [
        "HelveticaNeue-Bold"
      ])
    let unknown = UIFontDescriptor(fontAttributes: [.name: "NoSuchFont-Bold"])
    #expect(unknown.matchingFontDescriptors(withMandatoryKeys: [.name]).isEmpty)
  }

  @Test func traitsThatNoFontHasAreNone() {
    let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(descriptor.withSymbolicTraits(.traitCondensed) == nil)
    #expect(descriptor.withSymbolicTraits([.traitBold, .traitItalic])?.symbolicTraits == [.traitBold, .traitItalic])
  }

  @Test func anAppsOwnFontHasTheFeaturesOfItsFile() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("UIFontDescriptorTests-own.otf")
    if !FileManager.default.fileExists(atPath: copy.path) { try FileManager.default.copyItem(at: url, to: copy) }
    let file = try #require(FontFile.register(copy))
    let own = try #require(UIFont(name: file.postScriptName, size: 20))
    let even = font((kNumberSpacingType, kMonospacedNumbersSelector), of: own)
    #expect(width("1111", own) < width("8888", own))
    #expect(width("1111", even) == width("8888", even))
    #expect(font((kTypographicExtrasType, kSlashedZeroOnSelector), of: own).fontName == own.fontName)
  }

  @Test func aMatrixThatLeansKeepsWidthsAndOneThatStretchesDoesNot() {
    let base = UIFont.systemFont(ofSize: 20)
    let lean = UIFont(
      descriptor: base.fontDescriptor.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.2, d: 1, tx: 0, ty: 0)), size: 0)
    let wide = UIFont(descriptor: base.fontDescriptor.withMatrix(CGAffineTransform(scaleX: 1.5, y: 1)), size: 0)
    #expect(width("Hallo", lean) == width("Hallo", base))
    #expect(width("Hallo", wide) > 1.4 * width("Hallo", base))
  }
}
