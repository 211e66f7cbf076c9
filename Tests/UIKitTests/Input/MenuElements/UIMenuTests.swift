// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What menus are made of.
@MainActor struct UIMenuTests {
  private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, state: state) { _ in }
  }

  @Test func elementsHaveNumbersAsOnIOS() {
    #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8)
    #expect(UIMenu.Options.displayInline.rawValue == 1)
    #expect(UIMenu.Options.destructive.rawValue == 2)
    #expect(UIMenu.Options.singleSelection.rawValue == 32)
    #expect(UIMenu.Options.displayAsPalette.rawValue == 128)
    #expect(UIMenu.ElementSize.large.rawValue == 2)
    #expect(UIMenu.Identifier.file.rawValue == "com.apple.menu.file")
  }

  @Test func aMenuHasWhatItWasGivenAndAnIdentifierOfItsOwn() {
    let menu = UIMenu(title: "Sort", options: .displayInline, children: [action("Name"), action("Size")])
    #expect(menu.title == "Sort")
    #expect(menu.children.map(\.title) == ["Name", "Size"])
    #expect(menu.identifier != UIMenu().identifier)
    #expect(menu.preferredElementSize == .automatic)
    let other = menu.replacingChildren([action("Date")])
    #expect(other.identifier == menu.identifier)
    #expect(other.options == menu.options)
    #expect(other.children.map(\.title) == ["Date"])
  }

  @Test func whatIsTickedIsSelectedInInlineMenusToo() {
    let inline = UIMenu(options: .displayInline, children: [action("c", state: .on)])
    let behind = UIMenu(title: "More", children: [action("d", state: .on)])
    let menu = UIMenu(children: [action("a", state: .on), action("b", state: .mixed), inline, behind])
    #expect(menu.selectedElements.map(\.title) == ["a", "c"])
    let chosen = menu.leaves[1]
    menu.select(chosen)
    #expect(menu.selectedElements.map(\.title) == ["b"])
    #expect(behind.selectedElements.map(\.title) == ["d"])
  }

  @Test func aCopyOfAnActionIsAnActionOfTheSameIdentifier() throws {
    var count = 0
    let original = UIAction(title: "Run", subtitle: "Now") { _ in count += 1 }
    let copy = try #require(original.copy() as? UIAction)
    copy.title = "Go"
    copy.state = .on
    #expect(original.title == "Run")
    #expect(original.state == .off)
    #expect(copy.identifier == original.identifier)
    #expect(copy.subtitle == "Now")
    copy.performWithSender(nil, target: nil)
    copy.attributes = .disabled
    copy.performWithSender(nil, target: nil)
    #expect(count == 1)
  }

  @Test func theSenderIsKnownWhileTheHandlerRuns() {
    var seen: AnyObject?
    let sender = NSObject()
    let action = UIAction { seen = $0.sender as AnyObject? }
    action.performWithSender(sender, target: nil)
    #expect(seen === sender)
    #expect(action.sender == nil)
  }

  @Test func deferredElementsAreAskedForOnceOrEachTime() {
    var asked = 0
    let once = UIDeferredMenuElement { give in
      asked += 1
      give([UIAction(title: "\(asked)") { _ in }])
    }
    for _ in 0..<3 {
      once.menuWillShow()
      once.load {}
    }
    #expect(asked == 1)
    let always = UIDeferredMenuElement.uncached { give in
      asked += 1
      give([UIAction(title: "\(asked)") { _ in }])
    }
    for _ in 0..<3 {
      always.menuWillShow()
      always.load {}
    }
    #expect(asked == 4)
    #expect(always.elements?.map(\.title) == ["4"])
  }

  @Test func whatAProviderGivesTwiceCountsOnce() {
    var give: (([UIMenuElement]) -> Void)?
    let element = UIDeferredMenuElement { give = $0 }
    var loaded = 0
    element.load { loaded += 1 }
    element.load { loaded += 1 }
    give?([])
    give?([UIAction { _ in }])
    #expect(loaded == 2)
    #expect(element.elements?.isEmpty == true)
  }
}
