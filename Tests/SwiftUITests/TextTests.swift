// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

@Suite @MainActor struct TextTests {
  private func resolved(_ text: Text) -> NSAttributedString { TextResolver(EnvironmentValues()).resolve(text) }

  @Test func literalsAreKeysWhoseMarkdownIsSet() {
    let text = resolved(Text("one **two** *three* `four`"))
    #expect(text.string == "one two three four")
    let fonts = [4, 8, 14].map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts[0]?.described.weight.rawValue == 0.3)
    #expect(fonts[1]?.described.isItalic == true)
    #expect(fonts[2]?.described.design == .monospaced)
  }

  @Test func stringsInVariablesAreShownAsTheyAre() {
    let string = "**two**"
    #expect(resolved(Text(string)).string == "**two**")
    #expect(resolved(Text(verbatim: "**two**")).string == "**two**")
  }

  @Test func interpolatedValuesMakeFormatKeys() {
    let (name, count) = ("Ann", 3)
    let key: LocalizedStringKey = "Hi \(name), \(count) of \(2.5) at 100%"
    #expect(key.key == "Hi %@, %lld of %lf at 100%%")
    #expect(resolved(Text("Hi \(name), \(count)")).string == "Hi Ann, 3")
    #expect(resolved(Text("\(2.5, specifier: "%.1f")")).string == "2.5")
    #expect(resolved(Text("a \(Text("b").bold()) c")).string == "a b c")
  }

  @Test func joinedTextsKeepTheirLooks() {
    let text = resolved(Text("a").foregroundColor(.red) + Text("b").font(.title) + Text("c"))
    #expect(text.string == "abc")
    #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 28)
    #expect((text.attribute(.font, at: 2, effectiveRange: nil) as? UIFont)?.pointSize == 17)
  }

  @Test func theInnermostFontCountsAndChangesAddUp() {
    let text = resolved(Text("a").bold().font(.caption).font(.title).italic())
    let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12)
    #expect(font?.described.weight.rawValue == 0.3)
    #expect(font?.described.isItalic == true)
  }

  @Test func textsWithEqualStorageAreEqual() {
    #expect(Text("a") == Text("a"))
    #expect(Text("a") != Text(verbatim: "a"))
    #expect(Text(3, format: .number) == Text(3, format: .number))
    #expect(Text("a").bold() != Text("a"))
  }

  @Test func textIsAsWideAsItsLongestLineAndCutWithAnEllipsis() {
    let stage = Stage(Text("one two three four five six seven eight nine ten"), width: 100, height: 100)
    let size = stage.size(100, nil)
    #expect(size.width <= 100 && size.width > 50)
    let one = stage.size(1000, nil)
    #expect(one.height < size.height)
    #expect(stage.size(100, 30).height == one.height)
    #expect(stage.size(nil, nil) == one)
  }

  @Test func textThatIsCutEndsInAnEllipsis() {
    let stage = Stage(Text("one two three four five six").lineLimit(1), width: 80, height: 40)
    func boxes(_ box: Box) -> [TextBox] { (box as? TextBox).map { [$0] } ?? box.children.flatMap(boxes) }
    let layout = stage.host.box.flatMap { boxes($0).first }?.sizing.layout(.init(width: 80, height: 40))
    #expect(layout?.isTruncated == true)
    #expect(layout?.lines.last?.isTruncated == true)
    let high = stage.host.box.flatMap { boxes($0).first }?.sizing.content
    #expect(high?.lineLimit == 1)
  }

  @Test func lineLimitsHoldAndReserveRoom() {
    let text = Text("one two three four five six seven eight nine ten")
    let line = Stage(text).size(nil, nil).height
    #expect(Stage(text.lineLimit(2)).size(60, nil).height == Stage(Text("a\nb")).size(nil, nil).height)
    #expect(Stage(Text("a").lineLimit(3, reservesSpace: true)).size(nil, nil).height >= 3 * line - 3)
    #expect(Stage(text.lineLimit(1)).size(60, nil).height == line)
  }

  @Test func fontsScaleWithTheTextSizeUnlessTheyAreFixed() {
    func size(_ font: Font, _ type: DynamicTypeSize) -> CGFloat {
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = type
      return font.resolve(environment.traits).font.pointSize
    }
    #expect(size(.body, .large) == 17 && size(.body, .accessibility5) == 53)
    #expect(size(.system(size: 20), .accessibility5) == 20)
    #expect(Font.custom("n", size: 17) == Font.custom("n", size: 17, relativeTo: .body))
    #expect(size(.headline, .large) == 17)
  }
}
