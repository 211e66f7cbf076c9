// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct CATextLayerTests {
  /// The runs that a text layer draws on a screen.
  private func runs(_ change: (CATextLayer) -> Void) -> [GlyphRun] {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let layer = CATextLayer()
    layer.frame = view.bounds
    change(layer)
    view.layer.addSublayer(layer)
    layer.displayIfNeeded()
    guard case .drawing(let list)? = layer.drawingContents else { return [] }
    return list.operations.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  @Test func aNewLayersAreApples() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.fontSize == 36 && !layer.isWrapped)
    #expect(layer.foregroundColor == CGColor(gray: 1, alpha: 1))
    #expect(layer.alignmentMode == .natural && layer.truncationMode == .none)
  }

  @Test func aStringIsDrawnInTheLayersFontAndColor() throws {
    let run = try #require(
      runs {
        $0.string = "Hello"
        $0.fontSize = 20
        $0.foregroundColor = UIColor.red.cgColor
      }.first)
    #expect(run.text == "Hello" && run.size == 20)
    #expect(run.color == UIColor.red.cgColor.rgba)
  }

  @Test func linesAreBrokenOnlyWhereTheyAreWrapped() {
    let text = "One line that is far too long for two hundred points"
    func lines(_ isWrapped: Bool) -> Int {
      Set(
        runs {
          $0.string = text
          $0.fontSize = 20
          $0.isWrapped = isWrapped
        }.map(\.origin.y)).count
    }
    #expect(lines(false) == 1)
    #expect(lines(true) > 1)
  }

  @Test func alignmentMovesTheLine() throws {
    func start(_ mode: CATextLayerAlignmentMode) throws -> CGFloat {
      try #require(
        runs {
          $0.string = "Hello"
          $0.fontSize = 20
          $0.alignmentMode = mode
        }.first).origin.x
    }
    #expect(try start(.left) < start(.center))
    #expect(try start(.center) < start(.right))
  }

  @Test func anAttributedStringKeepsItsOwnFonts() throws {
    let text = NSAttributedString(string: "Small", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(try #require(runs { $0.string = text }.first).size == 9)
  }
}
