// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

/// What librsvg does for drawings that the kit can't show by itself.
@Suite(.enabled(if: Tool.find("rsvg-convert") != nil)) struct SVGPicturesTests {
  private func svg(_ body: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10\" viewBox=\"0 0 20 10\">\(body)</svg>"
  }

  /// Works on a catalog with one picture.
  private func convert(_ source: String, in set: String = "a.imageset") throws -> (text: String, lines: [String]) {
    let path = "Media.xcassets/\(set)/a.svg"
    let folder = try SampleFolder([path: source])
    let spoken = Spoken()
    SVGPictures(cache: folder.url.appendingPathComponent("kept"), progress: { spoken.add($0) }).convert(in: folder.url)
    return (try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8), spoken.lines)
  }

  @Test func textBecomesOutlinesInTheSameSize() throws {
    let (text, lines) = try convert(svg("<text x=\"2\" y=\"8\" font-size=\"8\">Hi</text>"))
    #expect(lines.isEmpty)
    #expect(text.contains("width=\"20.0\" height=\"10.0\" viewBox=\"0 0 80.0 40.0\""))
    #expect(text.contains("<path") && !text.contains("<text"))
  }

  @Test(arguments: [
    "<mask id=\"m\"><rect width=\"9\" height=\"9\" fill=\"#fff\"/></mask><circle r=\"9\" mask=\"url(#m)\"/>",
    "<pattern id=\"p\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\"><circle r=\"2\"/></pattern>"
      + "<rect width=\"20\" height=\"10\" fill=\"url(#p)\"/>",
    "<filter id=\"f\"><feGaussianBlur stdDeviation=\"2\"/></filter><circle r=\"9\" filter=\"url(#f)\"/>",
  ])
  func whatOutlinesCannotSayBecomesPixels(_ body: String) throws {
    let (text, lines) = try convert(svg(body))
    #expect(lines.isEmpty)
    #expect(text.contains("data:image/png;base64,"))
    #expect(text.contains("width=\"20.0\" height=\"10.0\" viewBox=\"0 0 80.0 40.0\""))
    #expect(!text.contains("<mask") && !text.contains("<pattern"))
  }

  @Test func plainDrawingsAndSymbolsStayAsTheyAre() throws {
    let plain = svg("<path d=\"M0 0h20v10z\"/>")
    #expect(try convert(plain).text == plain)
    let symbol = svg("<text>Notes</text><g id=\"Regular-M\"><path d=\"M0 0h20v10z\"/></g>")
    #expect(try convert(symbol, in: "a.symbolset").text == symbol)
  }

  @Test func whatCannotBeReadIsToldInOneLine() throws {
    let (text, lines) = try convert("<svg><text>broken")
    #expect(text == "<svg><text>broken")
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("a.svg: rsvg-convert can't read it: "))
  }
}
