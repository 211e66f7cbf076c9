// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore
@testable import UIKit

/// What labels hand to their layers, and how often.
@MainActor struct UILabelDrawingTests {
  private func runs(of label: UILabel) -> [GlyphRun] {
    guard case .drawing(let list)? = label.layer.drawingContents else { return [] }
    return list.operations.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
  }

  private func shownLabel(_ text: String, size: CGSize = CGSize(width: 200, height: 40)) -> UILabel {
    let label = UILabel(frame: CGRect(origin: .zero, size: size)).at(scale: 2)
    label.text = text
    label.layer.displayIfNeeded()
    return label
  }

  @Test func theLayerGetsTheTextAsGlyphRuns() throws {
    let run = try #require(runs(of: shownLabel("Hello")).first)
    #expect(run.text == "Hello")
    #expect(run.size == 17)
    // (40 − 20.287) / 2 = 9.86 → 10 on the pixel; the baseline is 16 below.
    #expect(run.origin == CGPoint(x: 0, y: 26))
  }

  @Test func alignmentPlacesLines() throws {
    let label = shownLabel("Hello")
    let width = try #require(runs(of: label).first).width
    label.textAlignment = .right
    label.layer.displayIfNeeded()
    #expect(abs(try #require(runs(of: label).first).origin.x - (200 - width)) < 0.3)
  }

  @Test func textIsDrawnAgainOnlyWhenItChanges() {
    let label = shownLabel("Hello")
    #expect(label.drawCount == 1)
    label.text = "Hello"
    label.center = CGPoint(x: 300, y: 300)
    label.alpha = 0.5
    label.layer.displayIfNeeded()
    #expect(label.drawCount == 1)
    label.text = "World"
    label.textColor = .red
    label.layer.displayIfNeeded()
    #expect(label.drawCount == 2)
    label.bounds.size.width = 100
    label.layer.displayIfNeeded()
    #expect(label.drawCount == 3)
  }

  @Test func dynamicColoursFollowTheAppearance() throws {
    let label = shownLabel("Hello")
    #expect(try #require(runs(of: label).first).color == .black)
    label.overrideUserInterfaceStyle = .dark
    label.layer.displayIfNeeded()
    #expect(try #require(runs(of: label).first).color == .white)
  }

  @Test func removedTextLeavesNothingBehind() {
    let label = shownLabel("Hello")
    label.text = nil
    label.layer.displayIfNeeded()
    #expect(label.layer.drawingContents == nil)
  }

  @Test func longTextEndsInAnEllipsis() {
    let label = shownLabel("The quick brown fox jumps over the lazy dog", size: CGSize(width: 100, height: 20))
    #expect(runs(of: label).map(\.text).joined().hasSuffix("…"))
    label.lineBreakMode = .byTruncatingMiddle
    label.layer.displayIfNeeded()
    let text = runs(of: label).map(\.text).joined()
    #expect(text.hasPrefix("The") && text.hasSuffix("dog") && text.contains("…"))
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let label = shownLabel("The quick brown fox jumps over the lazy dog", size: CGSize(width: 120, height: 45))
    label.numberOfLines = 0
    label.layer.displayIfNeeded()
    #expect(Set(runs(of: label).map(\.origin.y)).count == 2)
    #expect(runs(of: label).map(\.text).joined().hasSuffix("…"))
  }

  @Test func aHighlightedLabelTakesItsOtherColour() throws {
    let label = shownLabel("Hello")
    label.highlightedTextColor = .white
    label.isHighlighted = true
    label.layer.displayIfNeeded()
    #expect(try #require(runs(of: label).first).color == .white)
  }

  @Test func aShadowLiesUnderItsStretchOnly() {
    let label = shownLabel("")
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let text = NSMutableAttributedString(string: "ab ")
    text.append(NSAttributedString(string: "cd", attributes: [.shadow: shadow]))
    label.attributedText = text
    label.layer.displayIfNeeded()
    guard case .drawing(let list)? = label.layer.drawingContents else {
      Issue.record("nothing was drawn")
      return
    }
    let shadows = list.operations.compactMap { if case .setShadow(let shadow?) = $0 { shadow.offset } else { nil } }
    #expect(shadows == [CGSize(width: 1, height: 2)])
    #expect(runs(of: label).map(\.text).joined().filter { $0 != " " } == "abcd")
  }

  @Test func aLabelWithoutAreaDrawsNothing() {
    let label = shownLabel("Hello", size: .zero)
    #expect(label.layer.drawingContents == nil)
  }
}
