// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Says what presses and menus of links and tags do.
@MainActor private final class ItemLog: NSObject, UITextViewDelegate {
  var words: [String] = []
  var hasMenu = true

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    if case .tag(let tag) = textItem.content { words.append("tag \(tag) \(textItem.range.location)") }
    return UIAction(title: "Mine") { _ in self.words.append("pressed") }
  }
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    words.append(defaultMenu.children.map(\.title).joined(separator: ","))
    return hasMenu ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) { words.append("display") }
}

@MainActor struct UITextViewItemsTests {
  private let text = TextBench("", isEditable: false)
  private let log = ItemLog()

  init() {
    let string = NSMutableAttributedString(
      string: "See here or there", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    string.addAttribute(.link, value: URL(string: "https://example.com") as Any, range: NSRange(location: 4, length: 4))
    string.addAttribute(.textItemTag, value: "place", range: NSRange(location: 12, length: 5))
    text.view.attributedText = string
    text.view.delegate = log
    text.bench.advance(1)
  }

  @Test func aTagIsPressed() {
    text.tap(text.place(14))
    #expect(log.words == ["tag place 12", "pressed"])
  }

  @Test func aFingerThatRestsOnALinkOpensItsMenu() throws {
    let menus = try #require(text.view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first)
    let point = text.view.convert(text.place(6), from: nil)
    let configuration = menus.delegate?.contextMenuInteraction(menus, configurationForMenuAtLocation: point)
    #expect(configuration != nil && log.words == ["Mine,Copy Link"])
    let preview = configuration.flatMap {
      menus.delegate?.contextMenuInteraction(
        menus, configuration: $0, highlightPreviewForItemWithIdentifier: $0.identifier)
    }
    #expect((preview?.view as? UILabel)?.text == "here" && preview?.target.container === text.view)
    log.hasMenu = false
    #expect(menus.delegate?.contextMenuInteraction(menus, configurationForMenuAtLocation: point) == nil)
    let beside = text.view.convert(text.place(1), from: nil)
    #expect(menus.delegate?.contextMenuInteraction(menus, configurationForMenuAtLocation: beside) == nil)
  }
}
