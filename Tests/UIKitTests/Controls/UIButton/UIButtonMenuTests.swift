// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A button of 120 × 40 points at (16, 100) of a phone's screen, with a menu.
@MainActor struct UIButtonMenuTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let button = UIButton(type: .system)
  private let bench: CollectionInteractionBench
  private let log = Log()

  @MainActor private final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  init() {
    button.frame = CGRect(x: 16, y: 100, width: 120, height: 40)
    button.setTitle("Sort", for: .normal)
    root.addSubview(button)
    bench = CollectionInteractionBench(root, size: root.bounds.size)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
      (.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary"),
    ] { button.addAction(UIAction { [log] _ in log.calls.append(name) }, for: event) }
    button.menu = UIMenu(children: [action("Name"), action("Size"), action("Date")])
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [log, button] action in
      log.calls.append(action.sender as AnyObject? === button ? title : "\(title) from elsewhere")
    }
  }

  @Test func aMenuIsOpenedByAFingerThatRestsAndATapDoesWhatItDoes() {
    #expect(button.isContextMenuInteractionEnabled)
    #expect(button.contextMenuInteraction?.view === button)
    bench.tap(60, 120)
    #expect(log.take() == ["down", "up", "primary"])
    #expect(bench.menu == nil)
    bench.advance(1)
    bench.down(1, 60, 120)
    bench.advance(0.6)
    #expect(log.take() == ["down", "cancel", "menu"])
    bench.up(1)
    #expect(bench.menuTitles == ["Name", "Size", "Date"])
  }

  @Test func asPrimaryActionATapOpensIt() throws {
    button.showsMenuAsPrimaryAction = true
    bench.tap(60, 120)
    #expect(log.take() == ["down", "cancel", "menu"])
    bench.advance(1)
    let card = try #require(bench.menu?.card)
    #expect(card.frame == CGRect(x: 16, y: 100, width: 250, height: 146))
    bench.chooseFromMenu("Size")
    #expect(log.take() == ["Size"])
    bench.advance(1)
    #expect(bench.menu == nil)
    #expect(!button.isHighlighted)
  }

  @Test func aFingerHoldsDragsAndChooses() throws {
    button.showsMenuAsPrimaryAction = true
    bench.down(1, 60, 120)
    bench.advance(0.2)
    #expect(bench.menu == nil)
    bench.advance(0.1)
    #expect(bench.menu != nil)
    bench.up(1)
    // It has only just come, and chose nothing.
    #expect(log.take() == ["down", "cancel", "menu"])
    bench.tap(300, 700)
    bench.advance(1)
    bench.down(1, 60, 120)
    bench.advance(0.3)
    let place = try #require(bench.menuPlace("Date"))
    bench.move(1, to: place.x, place.y)
    _ = log.take()
    bench.up(1)
    #expect(log.take() == ["Date"])
  }

  @Test func nearTheBottomItOpensUpwardWithTheFirstNearest() throws {
    button.frame.origin.y = 700
    button.showsMenuAsPrimaryAction = true
    bench.frame()
    bench.tap(60, 720)
    bench.advance(1)
    #expect(bench.menu?.card?.frame.maxY == 740)
    #expect(bench.menuTitles == ["Date", "Size", "Name"])
    bench.press("Escape")
    bench.advance(1)
    button.preferredMenuElementOrder = .fixed
    bench.tap(60, 720)
    #expect(bench.menuTitles == ["Name", "Size", "Date"])
  }

  @Test func aButtonMayShowWhatWasChosen() {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "Name")
    #expect(button.menu?.selectedElements.map(\.title) == ["Name"])
    bench.tap(60, 120)
    bench.advance(1)
    bench.chooseFromMenu("Date")
    #expect(button.currentTitle == "Date")
    #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
  }

  @Test func withoutAMenuATapSelectsAndTheNextDoesNot() {
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
    button.changesSelectionAsPrimaryAction = true
    bench.tap(60, 120)
    #expect(button.isSelected)
    bench.advance(1)
    bench.tap(60, 120)
    #expect(!button.isSelected)
  }

  @Test func aDisabledButtonHasNoMenu() {
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    bench.tap(60, 120)
    #expect(bench.menu == nil)
  }

  @Test func aControlOfAnAppsOwnSaysWhatItsMenuHasAndWhereItStands() throws {
    let own = OwnControl(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
    own.isContextMenuInteractionEnabled = true
    own.showsMenuAsPrimaryAction = true
    root.addSubview(own)
    bench.tap(200, 350)
    bench.advance(1)
    #expect(bench.menuTitles == ["Mine"])
    #expect(bench.menu?.card?.frame.minY == 310)
    #expect(own.calls == ["will display"])
    bench.press("Escape")
    #expect(own.calls == ["will display", "will end"])
  }
}

/// A control of an app's own that has a menu.
private final class OwnControl: UIControl {
  var calls: [String] = []

  override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: 10)
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Mine") { _ in }]) })
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will display") }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { calls.append("will end") }
}
