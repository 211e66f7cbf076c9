// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct SystemFontTests {
  @Test(arguments: [
    (11, 13.126953125), (12, 14.3203125), (13, 15.513671875), (17, 20.287109375), (28, 33.4140625), (34, 40.57421875),
  ])
  func lineHeightsAreThoseOfIOSAndNotRounded(size: CGFloat, expected: CGFloat) {
    for weight in [FontWeight.regular, .bold, .black] {
      let metrics = SystemFont.metrics(for: FontDescriptor(size: size, weight: weight))
      #expect(metrics.lineHeight == expected)
      #expect(metrics.ascender - metrics.descender == expected)
      #expect(metrics.leading == 0)
    }
  }

  @Test func metricsAreTheMeasuredOnes() {
    let metrics = SystemFont.metrics(for: FontDescriptor(size: 11))
    #expect(metrics.ascender == 10.4736328125)
    #expect(metrics.descender == -2.6533203125)
    #expect(metrics.capHeight == 7.75048828125)
    #expect(metrics.xHeight == 5.7900390625)
  }

  @Test(arguments: [
    (17, FontWeight.regular, 1078), (17, .medium, 1086), (17, .semibold, 1093), (17, .bold, 1101),
    (20, .regular, 1069), (20, .medium, 1078), (20, .semibold, 1085), (20, .bold, 1094), (22, .regular, 1058),
    (22, .medium, 1068), (22, .semibold, 1076), (22, .bold, 1086), (34, .regular, 1040), (34, .medium, 1052),
    (34, .semibold, 1060), (34, .bold, 1072),
  ])
  func xHeightsFollowSizeAndWeight(size: CGFloat, weight: FontWeight, units: CGFloat) {
    #expect(SystemFont.metrics(for: FontDescriptor(size: size, weight: weight)).xHeight == units * size / 2048)
  }

  @Test func facesFollowSizeWeightAndSlant() {
    func name(_ size: CGFloat, _ weight: FontWeight = .regular, italic: Bool = false) -> String {
      SystemFont.face(for: FontDescriptor(size: size, weight: weight, isItalic: italic)).name
    }
    #expect(name(17) == "TesseraSans-Regular")
    #expect(name(17.4, .semibold) == "TesseraSans-Semibold")
    #expect(name(20, .bold) == "TesseraSans-Bold-20")
    #expect(name(21.6, .medium) == "TesseraSans-Medium-22")
    #expect(name(34, .black) == "TesseraSansDisplay-Black")
    #expect(name(21, .thin) == "TesseraSans-Thin-20")
    #expect(name(25, .heavy) == "TesseraSans-Heavy-24")
    #expect(name(20, .bold, italic: true) == "TesseraSans-BoldItalic-22")
    #expect(name(12, .regular, italic: true) == "TesseraSans-RegularItalic")
    #expect(name(17, FontWeight(rawValue: 0.26)) == "TesseraSans-Medium")
    #expect(name(17, FontWeight(rawValue: .nan)) == "TesseraSans-Regular")
  }

  @Test func everyFaceThatCanBeAskedForIsThere() throws {
    let directory = try #require(FontFiles.directory())
    for (weight, _, _) in FontWeight.drawn {
      for italic in [false, true] {
        for size in stride(from: 8, through: 40, by: 0.5) {
          for design in [FontDescriptor.Design.default, .monospaced, .monospacedDigit] {
            let font = FontDescriptor(size: size, weight: weight, isItalic: italic, design: design)
            let faces = [
              SystemFont.face(for: font), SystemFont.completeFace(for: font), SystemFont.digitFace(for: font),
            ]
            for face in faces.compactMap({ $0 }) {
              #expect(FontFiles.url(forFace: face.name, in: directory) != nil, "\(face.name)")
            }
          }
        }
      }
    }
    for face in FallbackFonts.faces(for: FontDescriptor(size: 17)) {
      #expect(FontFiles.url(forFace: face.name, in: directory) != nil, "\(face.name)")
    }
  }

  @Test func sizesThatAreNoNumbersAreHarmless() {
    #expect(FontDescriptor(size: .nan).size == 0)
    #expect(FontDescriptor(size: -.infinity).size == 0)
    #expect(FontDescriptor(size: 1e300).size == 10_000)
    #expect(layout(plain("x", .nan)).size == .zero)
  }
}
