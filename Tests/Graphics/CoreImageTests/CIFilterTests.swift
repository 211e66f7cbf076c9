// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import CoreImage

/// Filters by name and by type.
struct CIFilterTests {
  @Test func filtersAreKnownByTheirNames() {
    #expect(CIFilter(name: "CIQRCodeGenerator")?.name == "CIQRCodeGenerator")
    #expect(CIFilter(name: "CISepiaTone")?.inputKeys == ["inputImage", "inputIntensity"])
    #expect(CIFilter(name: "CIStarShineGenerator") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIPhotoEffectNoir"))
    #expect(CIFilter.localizedName(forFilterName: "CIPhotoEffectNoir") == "Photo Effect Noir")
  }

  @Test func aFilterWithoutAMessageMakesNothing() {
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
  }

  @Test func namesAndTypesMakeTheSameCode() throws {
    let named = try #require(CIFilter(name: "CIQRCodeGenerator"))
    named.setValue(Data("tessera".utf8), forKey: "inputMessage")
    named.setValue("H", forKey: "inputCorrectionLevel")
    let typed = CIFilter.qrCodeGenerator()
    typed.message = Data("tessera".utf8)
    typed.correctionLevel = "H"
    #expect(named.outputImage == typed.outputImage)
    #expect(named.value(forKey: kCIOutputImageKey) as? CIImage == typed.outputImage)
    let parameters = CIFilter(
      name: "CIQRCodeGenerator",
      parameters: ["inputMessage": Data("tessera".utf8), "inputCorrectionLevel": "H"])
    #expect(parameters?.outputImage == typed.outputImage)
  }

  @Test func theLevelIsMediumUnlessItIsSaid() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.correctionLevel == "M")
    #expect(filter.message.isEmpty)
    filter.correctionLevel = "L"
    filter.setDefaults()
    #expect(filter.correctionLevel == "M")
  }

  @Test func aCodeHasABorderOfOneAndIsBlackOnWhite() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("12345".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let bitmap = try #require(CIContext().createCGImage(image, from: image.extent)).decoded()
    #expect(bitmap[0, 0] == [255, 255, 255, 255])
    #expect(bitmap[1, 1] == [0, 0, 0, 255])
    // The fourth corner has no finder: the code stands upright.
    #expect((1...7).contains { bitmap[22 - $0, 22 - $0] != bitmap[$0, $0] })
  }

  @Test func anEnlargedCodeKeepsItsHardEdges() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("https://tessera.example".utf8)
    let small = try #require(filter.outputImage)
    let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.width == small.extent.width * 10)
    let (few, many) = (
      try #require(CIContext().createCGImage(small, from: small.extent)).decoded(),
      try #require(CIContext().createCGImage(large, from: large.extent)).decoded()
    )
    for y in 0..<many.height {
      for x in 0..<many.width where many[x, y] != few[x / 10, y / 10] { Issue.record("differs at \(x), \(y)") }
    }
  }

  @Test func aCopyHasInputsOfItsOwn() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("one".utf8)
    let copy = try #require(filter.copy() as? CIFilter & CIQRCodeGenerator)
    filter.message = Data("two".utf8)
    #expect(copy.message == Data("one".utf8))
  }
}
