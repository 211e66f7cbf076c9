// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Colours that are pictures.
@MainActor struct UIColorPatternTests {
  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  /// Four points square, its upper left quarter red.
  private var tile: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }

  @Test func aPatternIsNoPlainColour() {
    let color = UIColor(patternImage: tile)
    #expect(color.cgColor.pattern != nil)
    #expect(color == UIColor(cgColor: color.cgColor))
    #expect(color != UIColor(patternImage: tile))
    #expect(color != UIColor(white: 0, alpha: 0))
    var alpha: CGFloat = 0
    #expect(!color.getRed(nil, green: nil, blue: nil, alpha: &alpha))
    #expect(alpha == 1)
  }

  @Test func itFillsFromTheTopLeftUpright() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      UIColor(patternImage: tile).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let bitmap = try #require(image.cgImage).decoded()
    let rows = (0..<8).map { y in
      String((0..<8).map { bitmap[$0, y][3] > 127 ? "#" : "." })
    }
    #expect(rows == ["##..##..", "##..##..", "........", "........", "##..##..", "##..##..", "........", "........"])
  }

  @Test func aViewHasItBehindWhatItDraws() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = UIColor(patternImage: tile)
    #expect(view.layer.needsDisplayOnBoundsChange)
    #expect(view.layer.backgroundColor?.pattern != nil)
    view.backgroundColor = .white
    #expect(view.layer.backgroundColor?.pattern == nil)
  }

  @Test func aPictureOfNothingIsClear() {
    #expect(UIColor(patternImage: UIImage()).cgColor.pattern == nil)
  }
}
