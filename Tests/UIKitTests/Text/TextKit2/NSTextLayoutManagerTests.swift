// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// A content storage and a layout manager without a view, as an app's own view has them.
@MainActor final class TextStack {
  let content = NSTextContentStorage()
  let manager = NSTextLayoutManager()
  let container: NSTextContainer

  init(_ text: NSAttributedString, width: CGFloat = 300) {
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    content.addTextLayoutManager(manager)
    manager.textContainer = container
    content.attributedString = text
  }

  convenience init(_ text: String, size: CGFloat = 17, width: CGFloat = 300) {
    self.init(
      NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: size)]), width: width)
  }

  func place(_ offset: Int) -> any NSTextLocation {
    content.location(content.documentRange.location, offsetBy: offset) ?? content.documentRange.endLocation
  }

  func range(_ low: Int, _ high: Int) -> NSTextRange {
    NSTextRange(location: place(low), end: place(high)) ?? NSTextRange(location: place(low))
  }

  func offset(_ location: any NSTextLocation) -> Int {
    content.offset(from: content.documentRange.location, to: location)
  }

  var fragments: [NSTextLayoutFragment] {
    var all: [NSTextLayoutFragment] = []
    manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
      all.append($0)
      return true
    }
    return all
  }

  /// Each line in the container's space, and its characters.
  var lines: [(rect: CGRect, range: NSRange)] {
    fragments.flatMap { fragment in
      let frame = fragment.layoutFragmentFrame
      let start = offset(fragment.rangeInElement.location)
      return fragment.textLineFragments.map { line in
        (
          line.typographicBounds.offsetBy(dx: frame.minX, dy: frame.minY),
          NSRange(location: start + line.characterRange.location, length: line.characterRange.length)
        )
      }
    }
  }

  /// What the older layout manager makes of the same text.
  var olderLines: [(rect: CGRect, range: NSRange)] {
    let manager = NSLayoutManager()
    let storage = NSTextStorage(attributedString: content.attributedString ?? NSAttributedString(string: ""))
    storage.addLayoutManager(manager)
    let other = NSTextContainer(size: container.size)
    other.exclusionPaths = container.exclusionPaths
    other.maximumNumberOfLines = container.maximumNumberOfLines
    other.lineBreakMode = container.lineBreakMode
    manager.addTextContainer(other)
    var all: [(CGRect, NSRange)] = []
    for line in manager.laidOut(in: other).lines { all.append((line.usedRect, line.range)) }
    return all
  }

  /// Whether both say the same of every line.
  func expectOlderLines(_ note: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    let (own, older) = (lines, olderLines)
    #expect(own.map(\.range) == older.map(\.range), "\(note)", sourceLocation: sourceLocation)
    let padding = container.lineFragmentPadding
    for (one, other) in zip(own, older) {
      let used = CGRect(
        x: one.rect.minX - padding, y: one.rect.minY, width: one.rect.width + 2 * padding, height: one.rect.height)
      #expect(
        abs(used.minX - other.rect.minX) < 0.01 && abs(used.minY - other.rect.minY) < 0.01
          && abs(used.width - other.rect.width) < 0.01 && abs(used.height - other.rect.height) < 0.01,
        "\(note) \(used) \(other.rect)", sourceLocation: sourceLocation)
    }
  }
}

@MainActor struct NSTextLayoutManagerTests {
  private let words = "The quick brown fox jumps over the lazy dog, and over it again, and once more."

  @Test func linesAreThoseOfTheOlderLayoutManager() {
    for text in [
      "", "Hello", "Hello\n", "\n\n", "a\r\nb\u{2029}c\n\n", words + "\n" + words, "שלום עולם, ערב טוב\n" + words,
    ] {
      TextStack(text).expectOlderLines(text)
    }
  }

  @Test func spacingOfParagraphsIsThatOfTheOlderLayoutManager() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 7, 5)
    (style.firstLineHeadIndent, style.headIndent, style.alignment) = (20, 10, .center)
    let text = NSAttributedString(
      string: [words, "", words, "end\n"].joined(separator: "\n"),
      attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style])
    TextStack(text).expectOlderLines()
  }

  @Test func randomTextsHaveTheLinesOfTheOlderLayoutManagerAfterEveryEdit() {
    var random = SeededRandom(seed: 12)
    let parts = [
      "alpha ", "beta ", "שלום ", "😀", "👨‍👩‍👧", "\n", "\r\n", "\r", "\t", "longer words ", "e\u{301}", "\u{2029}",
    ]
    let stack = TextStack("", width: 160)
    for step in 0..<60 {
      guard let storage = stack.content.textStorage else { return }
      let length = storage.length
      let low = Int.random(in: 0...length, using: &random)
      let range = TextBoundaries(storage.string).wholeCharacters(
        NSRange(location: low, length: min(Int.random(in: 0..<5, using: &random), length - low)))
      let text = (0..<Int.random(in: 0..<4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
      storage.replaceCharacters(
        in: range,
        with: NSAttributedString(
          string: text.joined(), attributes: [.font: UIFont.systemFont(ofSize: step % 5 == 0 ? 24 : 13)]))
      stack.expectOlderLines("step \(step)")
    }
  }

  @Test func linesFlowAroundAShapeAsInTheOlderLayoutManager() {
    let stack = TextStack(Array(repeating: words, count: 6).joined(separator: "\n"))
    stack.container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 110, y: 30, width: 90, height: 90))]
    #expect(stack.lines.contains { $0.rect.minX > 150 } && stack.lines.contains { $0.rect.maxX < 150 })
    stack.expectOlderLines()
    stack.container.exclusionPaths = []
    stack.expectOlderLines()
  }

  @Test func aContainerOfSoManyLinesCutsTheLast() {
    let stack = TextStack(words + "\n" + words)
    stack.container.maximumNumberOfLines = 2
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(stack.lines.count == 2)
    // What is cut off belongs to the last line.
    #expect(stack.lines.map(\.rect.maxY) == stack.olderLines.map(\.rect.maxY))
    #expect(stack.lines.map(\.range.location) == stack.olderLines.map(\.range.location))
  }

  @Test func fragmentsTileTheText() throws {
    let stack = TextStack("one\ntwo\n" + words + "\n")
    let fragments = stack.fragments
    #expect(fragments.count == 3)
    #expect(fragments.map { stack.offset($0.rangeInElement.location) } == [0, 4, 8])
    for (one, next) in zip(fragments, fragments.dropFirst()) {
      #expect(abs(one.layoutFragmentFrame.maxY - next.layoutFragmentFrame.minY) < 0.01)
    }
    let last = try #require(fragments.last)
    #expect(last.state == .layoutAvailable && last.layoutFragmentFrame.minX == 5)
    // Behind a separator at the end is a line without characters.
    #expect(last.textLineFragments.last?.characterRange == NSRange(location: words.utf16.count + 1, length: 0))
    #expect(abs(stack.manager.usageBoundsForTextContainer.maxY - last.layoutFragmentFrame.maxY) < 2)
    #expect(fragments[0].textElement is NSTextParagraph)
  }

  @Test func aMegabyteIsLaidOutAsFarAsSomebodyLooks() throws {
    let line = words + "\n"
    let count = 1_000_000 / line.utf16.count
    let stack = TextStack(String(repeating: line, count: count))
    let bounds = stack.manager.usageBoundsForTextContainer
    #expect(bounds.height > 500_000 && stack.manager.fragmentLayoutCount == 0)
    var seen = 0
    stack.manager.enumerateTextLayoutFragments(from: stack.place(500_000), options: [.ensuresLayout]) { fragment in
      seen += 1
      #expect(fragment.layoutFragmentFrame.minY > 100_000)
      return seen < 5
    }
    #expect(stack.manager.fragmentLayoutCount == 5)
    _ = stack.manager.textLayoutFragment(for: CGPoint(x: 10, y: 300_000))
    #expect(stack.manager.fragmentLayoutCount <= 7)
    // An edit in the middle lays one paragraph out.
    stack.content.textStorage?.replaceCharacters(in: NSRange(location: 500_010, length: 1), with: "x")
    let before = stack.manager.fragmentLayoutCount
    let fragment = try #require(stack.manager.textLayoutFragment(for: stack.place(500_010)))
    #expect(stack.manager.fragmentLayoutCount == before + 1)
    #expect(fragment.rangeInElement.contains(stack.place(500_010)))
  }

  @Test func enumeratingBackwardsBeginsBeforeThePlace() {
    let stack = TextStack("a\nb\nc")
    var found: [Int] = []
    let end = stack.manager.enumerateTextLayoutFragments(from: stack.place(3), options: [.reverse, .ensuresLayout]) {
      found.append(stack.offset($0.rangeInElement.location))
      return true
    }
    #expect(found == [2, 0] && end.map { stack.offset($0) } == 0)
  }

  @Test func segmentsOfARangeAreItsLines() {
    let stack = TextStack(words + "\nend")
    var standard: [CGRect] = []
    var selection: [CGRect] = []
    let whole = stack.range(0, words.utf16.count + 1)
    stack.manager.enumerateTextSegments(in: whole, type: .standard) { _, rect, baseline, container in
      #expect(baseline > 0 && baseline < rect.height && container === stack.container)
      standard.append(rect)
      return true
    }
    stack.manager.enumerateTextSegments(in: whole, type: .selection, options: .rangeNotRequired) { range, rect, _, _ in
      #expect(range == nil)
      selection.append(rect)
      return true
    }
    #expect(standard.count == stack.fragments[0].textLineFragments.count && standard.count == selection.count)
    // A selection that goes on below reaches the edge.
    #expect(selection.allSatisfy { $0.maxX == 295 } && standard.contains { $0.maxX < 290 })
    var caret: CGRect?
    stack.manager.enumerateTextSegments(in: stack.range(4, 4), type: .standard) { _, rect, _, _ in
      caret = rect
      return true
    }
    #expect(caret?.width == 0 && (caret?.minX ?? 0) > 20)
  }

  @Test func segmentsOfMixedTextAreOnBothSides() {
    let stack = TextStack("abc שלום def")
    var rects: [CGRect] = []
    stack.manager.enumerateTextSegments(in: stack.range(2, 6), type: .standard) { _, rect, _, _ in
      rects.append(rect)
      return true
    }
    // The Hebrew letters that are selected first stand at the right of their word.
    #expect(rects.count == 2 && rects[0].maxX < rects[1].minX)
  }

  @Test func renderingAttributesChangeTheLookAndNoLine() throws {
    let stack = TextStack("red and blue\n" + words)
    let before = stack.lines.map(\.rect)
    stack.manager.setRenderingAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 99)], for: stack.range(0, 3))
    stack.manager.addRenderingAttribute(.backgroundColor, value: UIColor.blue, for: stack.range(2, 9))
    #expect(stack.lines.map(\.rect) == before)
    var found: [String] = []
    stack.manager.enumerateRenderingAttributes(from: stack.place(0), reverse: false) { _, attributes, range in
      found.append("\(stack.offset(range.location))-\(stack.offset(range.endLocation)) \(attributes.count)")
      return true
    }
    #expect(found == ["0-2 2", "2-3 3", "3-9 1"])
    // They move with what follows an edit.
    stack.content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 0), with: "very ")
    stack.manager.removeRenderingAttribute(.backgroundColor, for: stack.range(7, 8))
    found = []
    stack.manager.enumerateRenderingAttributes(from: stack.content.documentRange.endLocation, reverse: true) {
      _, attributes, range in
      found.append("\(stack.offset(range.location))-\(stack.offset(range.endLocation)) \(attributes.count)")
      return true
    }
    #expect(found == ["8-14 1", "7-8 2", "5-7 2"])
    stack.manager.invalidateRenderingAttributes(for: stack.content.documentRange)
    #expect(stack.manager.rendering.isEmpty)
  }

  @Test func aValidatorIsAskedForEachFragmentThatIsLaidOut() {
    let stack = TextStack("one\ntwo\nthree")
    var asked: [Int] = []
    stack.manager.renderingAttributesValidator = { manager, fragment in
      asked.append(stack.offset(fragment.rangeInElement.location))
      manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    _ = stack.fragments
    _ = stack.fragments
    #expect(asked == [0, 4, 8])
  }

  @Test func linesTellWhereTheirCharactersAre() throws {
    let stack = TextStack("a👨‍👩‍👧b\n\u{FFFC}")
    let line = try #require(stack.fragments.first?.textLineFragments.first)
    #expect(line.characterRange == NSRange(location: 0, length: 11))
    let family = line.locationForCharacter(at: 1)
    let letter = line.locationForCharacter(at: 9)
    #expect(line.locationForCharacter(at: 0).x == 0 && family.x > 0 && letter.x > family.x)
    #expect(family.y == line.glyphOrigin.y)
    #expect(line.characterIndex(for: CGPoint(x: family.x + 1, y: 3)) == 1)
    #expect(line.characterIndex(for: CGPoint(x: letter.x - 1, y: 3)) == 1)
    #expect(line.characterIndex(for: CGPoint(x: letter.x + 1, y: 3)) == 9)
    #expect(abs(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: (family.x + letter.x) / 2, y: 3)) - 0.5) < 0.01)
    let own = NSTextLineFragment(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 17)], range: NSRange(location: 0, length: 5))
    #expect(own.typographicBounds.width > 30 && own.typographicBounds.height > 15)
  }

  @Test func hiddenParagraphsTakeNoRoom() {
    final class Hider: NSObject, NSTextContentStorageDelegate {
      var isOn = true
      func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
      ) -> Bool { !isOn || (textElement as? NSTextParagraph)?.attributedString.string != "two\n" }
    }
    let hider = Hider()
    let stack = TextStack("one\ntwo\nthree")
    let all = stack.fragments.map(\.layoutFragmentFrame)
    stack.content.delegate = hider
    let some = stack.fragments.map(\.layoutFragmentFrame)
    #expect(some.count == 2 && some[1].minY == all[1].minY && some[1].width == all[2].width)
    hider.isOn = false
    #expect(stack.fragments.map(\.layoutFragmentFrame) == all)
  }

  @Test func paragraphsMayLookOtherwiseThanTheStorage() {
    final class Grower: NSObject, NSTextContentStorageDelegate {
      func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
      ) -> NSTextParagraph? {
        guard range.location == 0, let text = textContentStorage.textStorage?.attributedSubstring(from: range) else {
          return nil
        }
        let large = NSMutableAttributedString(attributedString: text)
        large.addAttribute(
          .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: text.length))
        return NSTextParagraph(attributedString: large)
      }
    }
    let grower = Grower()
    let stack = TextStack("")
    stack.content.delegate = grower
    stack.content.attributedString = NSAttributedString(
      string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let fragments = stack.fragments
    #expect(fragments[0].layoutFragmentFrame.height > 2 * fragments[1].layoutFragmentFrame.height)
    #expect(fragments[1].layoutFragmentFrame.minY == fragments[0].layoutFragmentFrame.maxY)
  }

  @Test func fragmentsOfASubclassKeepRoomAroundThem() throws {
    final class Roomy: NSTextLayoutFragment {
      override var leadingPadding: CGFloat { 20 }
      override var trailingPadding: CGFloat { 30 }
      override var topMargin: CGFloat { 6 }
      override var bottomMargin: CGFloat { 4 }
    }
    final class Maker: NSObject, NSTextLayoutManagerDelegate {
      func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
      ) -> NSTextLayoutFragment { Roomy(textElement: textElement, range: textElement.elementRange) }
    }
    let maker = Maker()
    let stack = TextStack(words + "\nend")
    let plain = stack.fragments
    stack.manager.delegate = maker
    let roomy = stack.fragments
    #expect(roomy[0] is Roomy && roomy[0].layoutFragmentFrame.minY == 6)
    #expect(roomy[0].textLineFragments.count >= plain[0].textLineFragments.count)
    #expect(
      roomy[0].textLineFragments.allSatisfy { $0.typographicBounds.minX == 20 && $0.typographicBounds.maxX <= 260 })
    #expect(abs(roomy[1].layoutFragmentFrame.minY - roomy[0].layoutFragmentFrame.maxY - 10) < 0.01)
    #expect(abs(stack.manager.usageBoundsForTextContainer.maxY - roomy[1].layoutFragmentFrame.maxY - 4) < 2)
  }

  @Test func aViewportHandsOutWhatIsInSight() throws {
    final class Sight: NSObject, NSTextViewportLayoutControllerDelegate {
      var bounds = CGRect(x: 0, y: 0, width: 300, height: 60)
      var log: [String] = []
      func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
      func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { log.append("will") }
      func textViewportLayoutController(
        _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
      ) { log.append("\(fragment.rangeInElement.location)") }
      func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { log.append("did") }
    }
    let sight = Sight()
    let stack = TextStack(String(repeating: "12345\n", count: 1_000))
    let controller = stack.manager.textViewportLayoutController
    controller.delegate = sight
    controller.layoutViewport()
    #expect(sight.log == ["will", "0", "6", "12", "did"])
    #expect(controller.viewportRange.map { stack.offset($0.endLocation) } == 18)
    #expect(stack.manager.fragmentLayoutCount == 3)
    let y = controller.relocateViewport(to: stack.place(3_000))
    sight.bounds.origin.y = y
    sight.log = []
    controller.layoutViewport()
    #expect(sight.log.contains("3000") && sight.log.count <= 6 && stack.manager.fragmentLayoutCount <= 7)
  }
}
