// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Text around shapes and from one container into the next.
@MainActor struct NSTextContainerTests {
  private let storage = NSTextStorage(
    string: Array(repeating: "The quick brown fox jumps over the lazy dog.", count: 12).joined(separator: " "),
    attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()

  init() { storage.addLayoutManager(manager) }

  private func add(_ container: NSTextContainer) -> NSTextContainer {
    manager.addTextContainer(container)
    return container
  }

  private var whole: NSRange { NSRange(location: 0, length: storage.length) }

  private func fragments() -> [(rect: CGRect, used: CGRect, container: NSTextContainer, range: NSRange)] {
    var result: [(CGRect, CGRect, NSTextContainer, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: whole) { rect, used, container, range, _ in
      result.append((rect, used, container, range))
    }
    return result
  }

  @Test func textFlowsAroundACircle() {
    let container = add(NSTextContainer(size: CGSize(width: 320, height: 0)))
    let before = manager.usedRect(for: container).height
    let circle = UIBezierPath(ovalIn: CGRect(x: 110, y: 30, width: 100, height: 100))
    container.exclusionPaths = [circle]
    #expect(!container.isSimpleRectangularTextContainer)
    #expect(manager.usedRect(for: container).height > before)
    let lines = fragments()
    for line in lines {
      // Padding stands in the rectangle of a fragment, which the shape may touch.
      let middle = CGRect(x: line.rect.minX + 1, y: line.rect.midY, width: line.rect.width - 2, height: 0)
      #expect(!circle.contains(CGPoint(x: middle.minX, y: middle.midY)))
      #expect(!circle.contains(CGPoint(x: middle.maxX, y: middle.midY)))
      #expect(line.used.minX > line.rect.minX - 0.01 && line.used.maxX < line.rect.maxX + 0.01)
    }
    #expect(lines.contains { $0.rect.minX > 150 } && lines.contains { $0.rect.maxX < 150 })
    #expect(lines.map(\.range).reduce(0) { $0 + $1.length } == storage.length)
    container.exclusionPaths = []
    #expect(manager.usedRect(for: container).height == before)
  }

  @Test func pointsBesideAShapeLeadToTheirCharacters() {
    let container = add(NSTextContainer(size: CGSize(width: 320, height: 0)))
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 110, y: 0, width: 100, height: 100))]
    for index in stride(from: 0, to: 100, by: 3) {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      guard rect.width > 0 else { continue }
      #expect(manager.glyphIndex(for: CGPoint(x: rect.midX - 0.1, y: rect.midY), in: container) == index)
    }
  }

  @Test func columnsFollowEachOther() {
    let columns = (0..<3).map { _ in add(NSTextContainer(size: CGSize(width: 150, height: 105))) }
    let ranges = columns.map { manager.glyphRange(for: $0) }
    #expect(ranges[0].location == 0 && ranges.allSatisfy { $0.length > 0 })
    #expect(NSMaxRange(ranges[0]) == ranges[1].location && NSMaxRange(ranges[1]) == ranges[2].location)
    #expect(columns.allSatisfy { manager.usedRect(for: $0).height <= 105 })
    let inSecond = ranges[1].location + 3
    #expect(manager.textContainer(forGlyphAt: inSecond, effectiveRange: nil) === columns[1])
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: inSecond, length: 1), in: columns[1])
    #expect(rect.minY == 0 && rect.width > 0)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: inSecond, length: 1), in: columns[0]) == .zero)
    #expect(manager.firstUnlaidCharacterIndex() == NSMaxRange(ranges[2]))
    let places = fragments().map { line in columns.firstIndex { $0 === line.container } ?? -1 }
    #expect(places == places.sorted() && Set(places) == [0, 1, 2])
  }

  @Test func aTextThatEndsLeavesLaterContainersEmpty() {
    let columns = (0..<2).map { _ in add(NSTextContainer(size: CGSize(width: 300, height: 5000))) }
    #expect(manager.glyphRange(for: columns[0]) == whole)
    #expect(manager.glyphRange(for: columns[1]).length == 0)
    #expect(manager.usedRect(for: columns[1]).height == 0)
  }

  /// Room in the form of a circle, as books show it.
  private final class CircleContainer: NSTextContainer {
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int,
      writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      let rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
        remaining: remainingRect)
      let radius = min(size.width, size.height) / 2
      let distance = abs(rect.midY - radius)
      let half = distance < radius ? (radius * radius - distance * distance).squareRoot() : 0
      return CGRect(x: radius - half, y: proposedRect.minY, width: 2 * half, height: proposedRect.height)
        .intersection(rect)
    }
  }

  @Test func aSubclassSaysWhereLinesStand() throws {
    let container = add(CircleContainer(size: CGSize(width: 300, height: 300)))
    let lines = fragments()
    let first = try #require(lines.first)
    let widest = try #require(lines.max { $0.rect.width < $1.rect.width })
    #expect(first.rect.width < 200 && widest.rect.width > 290)
    #expect(first.rect.minX > 50 && abs(widest.rect.midY - 150) < 15)
    #expect(manager.usedRect(for: container).maxY <= 300)
  }

  @Test func aLimitOfLinesHolds() {
    let container = add(NSTextContainer(size: CGSize(width: 200, height: 0)))
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    #expect(fragments().count == 2)
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: fragments()[1].range.location)
    #expect(hidden.location != NSNotFound && hidden.location > fragments()[1].range.location)
  }

  private final class Rules: NSObject, NSLayoutManagerDelegate {
    var completed: [Bool] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 10 }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 30
      lineFragmentUsedRect.pointee.size.height = 30
      baselineOffset.pointee += 5
      return true
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) { completed.append(layoutFinishedFlag) }
  }

  @Test func aDelegateSaysHowLinesFollowEachOther() {
    _ = add(NSTextContainer(size: CGSize(width: 300, height: 0)))
    let plain = manager.location(forGlyphAt: 0).y
    let rules = Rules()
    manager.delegate = rules
    let lines = fragments()
    #expect(lines[0].rect.height == 30 && lines[1].rect.minY == 40)
    #expect(abs(manager.location(forGlyphAt: 0).y - plain - 5) < 0.51)
    #expect(rules.completed == [true])
  }

  @Test func aManagerOfTheAppsDrawsTheTextOfAView() {
    final class Marker: NSLayoutManager {
      var drawn: [String] = []
      override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        drawn.append("background \(glyphsToShow.location) \(origin.y)")
      }
      override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
        drawn.append("glyphs")
      }
    }
    let marker = Marker()
    let container = NSTextContainer(size: CGSize(width: 300, height: 0))
    marker.addTextContainer(container)
    let text = NSTextStorage(string: "abc")
    text.addLayoutManager(marker)
    let bench = Bench()
    bench.take()
    bench.window.makeKeyAndVisible()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
    view.attributedText = NSAttributedString(string: "Some words")
    bench.window.addSubview(view)
    bench.frame()
    #expect(marker.drawn == ["background 0 8.0", "glyphs"])
  }
}
