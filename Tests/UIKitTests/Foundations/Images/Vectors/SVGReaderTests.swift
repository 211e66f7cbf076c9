// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// SVG drawings of asset catalogs: what they show, pixel by pixel.
struct SVGReaderTests {
  /// The colours of single points of a drawing, one pixel a point, as hexadecimal RGBA.
  private func colors(_ body: String, _ points: [(Int, Int)], head: String = "width='8' height='8'") throws -> [String]
  {
    let picture = try SVGReader.read(Data("<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(body)</svg>".utf8))
    let bitmap = try #require(picture.image(scale: 1)).decoded()
    return points.map { x, y in
      let offset = (y * bitmap.width + x) * 4
      return bitmap.pixels[offset..<offset + 4].map { String(format: "%02x", Int($0)) }.joined()
    }
  }

  @Test func shapesGroupsAndTransformsAreDrawn() throws {
    let body = """
      <g transform="translate(4 0)"><rect width="4" height="4" fill="#ff0000"/></g>
      <path d="M0 4h4v4h-4z" style="fill:rgb(0,0,255)"/><polygon points="4,4 8,4 8,8 4,8" class="a"/>
      <style>.a { fill: lime }</style>
      """
    let found = try colors(body, [(1, 1), (5, 1), (1, 5), (5, 5)])
    #expect(found[0] == "00000000")
    #expect(Set(found.dropFirst()).count == 3)
    #expect(found.dropFirst().allSatisfy { $0.hasSuffix("ff") })
  }

  @Test func theViewBoxIsFittedIntoTheSize() throws {
    let picture = try SVGReader.read(Data("<svg viewBox='10 10 24 12'><rect/></svg>".utf8))
    #expect(picture.size == CGSize(width: 24, height: 12))
    let found = try colors(
      "<rect x='10' y='10' width='2' height='2'/>", [(1, 1), (5, 5)], head: "width='8' height='8' viewBox='10 10 4 4'")
    #expect(found == ["000000ff", "00000000"])
  }

  @Test func gradientsClipsAndPartsUsedAgainAreDrawn() throws {
    let body = """
      <defs><linearGradient id="g" x1="0" x2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/>
      </linearGradient><clipPath id="c"><rect width="8" height="4"/></clipPath><symbol id="s"><rect width="2" height="2"/></symbol></defs>
      <rect width="8" height="8" fill="url(#g)" clip-path="url(#c)"/><use xlink:href="#s" x="6" y="6"/>
      """
    let found = try colors(body, [(0, 1), (7, 1), (1, 5), (7, 7)])
    #expect(found[0] > found[1])
    #expect(found[2] == "00000000")
    #expect(found[3] == "000000ff")
  }

  @Test func arcsFollowTheirEllipse() {
    let box = SVGPath.read("M0 5a5 5 0 1 1 10 0 5 5 0 01-10 0z").boundingBoxOfPath
    #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01 && abs(box.width - 10) < 0.01 && abs(box.height - 10) < 0.01)
  }

  @Test(arguments: ["", "<svg", "<svg width='-1' height='4'/>", "<html/>", "<svg width='1e6' height='1'/>"])
  func damagedFilesAreErrors(_ text: String) {
    #expect(throws: (any Error).self) { try SVGReader.read(Data(text.utf8)) }
  }

  @Test func aDrawingThatUsesItselfEnds() throws {
    #expect(try colors("<g id='a'><rect width='8' height='8'/><use href='#a'/></g>", [(1, 1)]) == ["000000ff"])
  }
}
