// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import AppBuilder

/// PDFs of catalogs as apps show them, against what poppler itself draws of them.
@Suite(.enabled(if: Tool.find("pdftocairo") != nil)) @MainActor struct PDFPicturesTests {
  /// A catalog in a bundle, made of PDFs.
  private func bundle(_ pictures: [SamplePDF], outlines: Bool = false) throws -> (
    folder: SampleFolder, bundle: Bundle, lines: [String]
  ) {
    let folder = try SampleFolder()
    for picture in pictures {
      let set = "Media.xcassets/\(picture.name).imageset"
      try folder.write(picture.text, to: "\(set)/\(picture.name).pdf")
      try folder.write(
        """
        {"images": [{"idiom": "universal", "filename": "\(picture.name).pdf"}],
         "properties": {"preserves-vector-representation": \(outlines)}}
        """, to: "\(set)/Contents.json")
    }
    let spoken = Spoken()
    PDFPictures(cache: folder.url.appendingPathComponent("kept"), progress: { spoken.add($0) }).convert(in: folder.url)
    return (folder, try #require(Bundle(path: folder.path)), spoken.lines)
  }

  /// What poppler draws of a picture, at a scale.
  private func reference(_ picture: SamplePDF, _ scale: Int, in folder: SampleFolder) throws -> Bitmap {
    let (pdf, png) = (folder.path + "/reference.pdf", folder.path + "/reference")
    try folder.write(picture.text, to: "reference.pdf")
    let words = ["-png", "-transp", "-singlefile", "-r", "\(72 * scale)", pdf, png]
    #expect(try Tool.run("pdftocairo", words, onLine: { _ in }) == 0)
    return try CGImage(decoding: Data(contentsOf: URL(fileURLWithPath: png + ".png"))).decoded()
  }

  /// What the kit draws of a picture of the bundle, as large as it is.
  private func drawn(_ name: String, _ scale: Int, in bundle: Bundle) throws -> Bitmap {
    let traits = UITraitCollection(displayScale: CGFloat(scale))
    let image = try #require(UIImage(named: name, in: bundle, compatibleWith: traits))
    #expect(image.size == CGSize(width: 40, height: 40))
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (CGFloat(scale), false)
    // Pictures of catalogs are drawn as their variant for the traits that hold.
    let picture = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in
      traits.performAsCurrent { image.draw(at: .zero) }
    }
    return try #require(picture.cgImage).decoded()
  }

  /// The largest difference of a component of a pixel, and how many pixels differ by more than a hair.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> (largest: Int, count: Int) {
    guard (one.width, one.height) == (other.width, other.height) else { return (255, one.width * one.height) }
    let (left, right) = ([UInt8](one.pixels), [UInt8](other.pixels))
    var result = (largest: 0, count: 0)
    for start in stride(from: 0, to: left.count, by: 4) {
      let most = (start..<start + 4).map { abs(Int(left[$0]) - Int(right[$0])) }.max() ?? 0
      result.largest = max(result.largest, most)
      if most > 8 { result.count += 1 }
    }
    return result
  }

  @Test(arguments: [2, 3]) func pixelsAreThoseThatPopplerDraws(_ scale: Int) throws {
    let (folder, bundle, lines) = try bundle(SamplePDF.all)
    #expect(lines.isEmpty)
    for picture in SamplePDF.all {
      let found = difference(try drawn(picture.name, scale, in: bundle), try reference(picture, scale, in: folder))
      #expect(found.largest <= 1, "\(picture.name) differs by \(found.largest)")
    }
  }

  @Test func blendModesMixAsTheirNamesSay() throws {
    let (folder, bundle, _) = try bundle(SamplePDF.all)
    defer { withExtendedLifetime(folder) {} }
    /// Blue, green, red and alpha of the pixel in the middle.
    func middle(_ name: String) throws -> [UInt8] {
      let bitmap = try drawn(name, 2, in: bundle)
      let start = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
      return Array(bitmap.pixels[start..<start + 4])
    }
    #expect(try middle("screen") == [255, 0, 255, 255])
    #expect(try middle("multiply") == [0, 255, 0, 255])
    // Nothing of what is screened with black is left: no disc.
    #expect(try middle("glow") == [153, 51, 51, 255])
  }

  @Test func outlinesAreKeptWhereTheCatalogAsksAndTheyAreSafe() throws {
    let (folder, bundle, lines) = try bundle(SamplePDF.all, outlines: true)
    for picture in SamplePDF.all {
      let set = folder.url.appendingPathComponent("Media.xcassets/\(picture.name).imageset")
      let names = try FileManager.default.contentsOfDirectory(atPath: set.path)
      #expect(names.contains("\(picture.name).pdf.svg") == picture.isPlain, "\(picture.name)")
      #expect(names.contains("\(picture.name).pdf@2x.png") && names.contains("\(picture.name).pdf@3x.png"))
      let found = difference(try drawn(picture.name, 2, in: bundle), try reference(picture, 2, in: folder))
      // Edges of outlines fall between pixels here and there.
      #expect(found.count <= (picture.isPlain ? 80 * 80 / 50 : 0), "\(picture.name): \(found)")
    }
    let count = SamplePDF.all.count { !$0.isPlain }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(count) PDF pictures, such as ") == true)
  }

  @Test func whatIsNoPDFIsToldInALine() throws {
    let (folder, bundle, lines) = try bundle([SamplePDF(name: "broken", text: "no PDF", isPlain: false)])
    #expect(lines == ["broken.pdf is not shown: pdftocairo can't read it"])
    #expect(UIImage(named: "broken", in: bundle, compatibleWith: nil) == nil)
    withExtendedLifetime(folder) {}
  }
}

/// A PDF of one page of 40 by 40 points.
struct SamplePDF: Sendable {
  var name: String
  var text: String
  /// Whether it can be said in shapes, gradients and clips.
  var isPlain: Bool

  private static let ramp = "/FunctionType 2 /Domain [0 1] /N 1"

  static let all: [SamplePDF] = [
    SamplePDF("squares", "1 0 0 rg 5 5 20 20 re f 0 0 1 rg 15 15 20 20 re f"),
    SamplePDF("curve", "0 0.5 0 rg 20 0 m 40 0 40 40 20 40 c 0 40 0 0 20 0 c f"),
    SamplePDF("clip", "q 10 10 20 20 re W n 1 0.5 0 rg 0 0 40 15 re f Q 0 0 0 RG 2 w 5 35 m 35 35 l S"),
    SamplePDF(
      "axial", "/P sh",
      "/Shading << /P << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 40 0] /Extend [true true] "
        + "/Function << \(ramp) /C0 [1 0 0] /C1 [0 0 1] >> >> >>"),
    SamplePDF(
      "radial", "/P sh",
      "/Shading << /P << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [20 20 0 20 20 20] /Extend [false false] "
        + "/Function << \(ramp) /C0 [1 1 0] /C1 [0 0.5 0] >> >> >>"),
    SamplePDF(
      "screen", "1 0 0 rg 0 0 40 40 re f /B gs 0 0 1 rg 10 10 20 20 re f", "/ExtGState << /B << /BM /Screen >> >>",
      isPlain: false),
    SamplePDF(
      "multiply", "1 1 0 rg 0 0 40 40 re f /B gs 0 1 1 rg 10 10 20 20 re f",
      "/ExtGState << /B << /BM /Multiply >> >>", isPlain: false),
    SamplePDF(
      "glow", "/G Do", "/XObject << /G 5 0 R >>", isPlain: false,
      group: "0.2 0.2 0.6 rg 0 0 30 40 re f /B gs 0 0 0 rg 10 10 20 20 re f",
      groupResources: "/ExtGState << /B << /BM /Screen >> >>"),
    SamplePDF(
      "fadedGroup", "0 1 0 rg 0 0 20 40 re f /A gs /G Do",
      "/ExtGState << /A << /ca 0.5 >> >> /XObject << /G 5 0 R >>", isPlain: false,
      group: "1 0 0 rg 5 5 20 20 re f 0 0 1 rg 15 15 20 20 re f"),
    SamplePDF(
      "softMask", "/M gs 1 0 0 rg 0 0 40 40 re f",
      "/ExtGState << /M << /SMask << /Type /Mask /S /Luminosity /G 5 0 R >> >> >>", isPlain: false, group: "/P sh",
      groupResources: "/Shading << /P << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 40 0] "
        + "/Function << \(ramp) /C0 [0] /C1 [1] >> >> >>"),
  ]

  init(name: String, text: String, isPlain: Bool) {
    (self.name, self.text, self.isPlain) = (name, text, isPlain)
  }

  /// - Parameters:
  ///   - group: What a transparency group draws, which the page knows as object 5.
  private init(
    _ name: String, _ content: String, _ resources: String = "", isPlain: Bool = true, group: String? = nil,
    groupResources: String = ""
  ) {
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] /Contents 4 0 R /Resources << \(resources) >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    if let group {
      objects.append(
        "<< /Type /XObject /Subtype /Form /BBox [0 0 40 40] /Group << /S /Transparency /I true /CS /DeviceRGB >> "
          + "/Resources << \(groupResources) >> /Length \(group.utf8.count) >>\nstream\n\(group)\nendstream")
    }
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer << /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    self.init(name: name, text: text, isPlain: isPlain)
  }
}
