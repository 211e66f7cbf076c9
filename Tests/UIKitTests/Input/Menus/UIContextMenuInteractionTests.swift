// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// The menu of a view of 100 × 100 points at (50, 100) of a phone's screen.
@MainActor struct UIContextMenuInteractionTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let view = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 100))
  private let log = MenuLog()
  private let interaction: UIContextMenuInteraction
  private let bench: CollectionInteractionBench

  init() {
    root.addSubview(view)
    bench = CollectionInteractionBench(root, size: root.bounds.size)
    interaction = UIContextMenuInteraction(delegate: log)
    view.addInteraction(interaction)
  }

  private func open() {
    bench.down(1, 100, 150)
    bench.advance(0.55)
    bench.up(1)
    bench.advance(1.5)
  }

  private var preview: MenuPreview? {
    if case .preview(let preview)? = bench.menu?.source { preview } else { nil }
  }

  @Test func aRestingFingerOpensTheMenuAndTheDelegateHearsOfItInOrder() {
    #expect(interaction.view === view)
    bench.down(1, 100, 150)
    bench.advance(0.45)
    #expect(bench.menu == nil)
    bench.advance(0.1)
    #expect(log.take() == ["configuration?", "highlight photo?", "will display", "displays"])
    #expect(log.location == CGPoint(x: 50, y: 50))
    #expect(interaction.menuAppearance == .rich)
    bench.up(1)
    bench.advance(2)
    #expect(log.take() == ["displayed"])
    #expect(bench.menuTitles == ["copy", "More", "keep", "never", "delete"])
    bench.tap(350, 800)
    #expect(log.take() == ["dismissal photo?", "will end"])
    bench.advance(2)
    #expect(log.take() == ["ended"])
    #expect(bench.menu == nil)
    #expect(bench.window.subviews.count == 1)
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func theViewIsLiftedOverADimmedScreenWithTheMenuBelow() throws {
    open()
    let preview = try #require(preview)
    let overlay = try #require(bench.menu)
    #expect(preview.center == CGPoint(x: 100, y: 150))
    #expect(preview.transform.a == 1.15)
    #expect(overlay.dimmingView.alpha == 1)
    #expect(view.alpha == 0)
    let card = try #require(overlay.card)
    #expect(card.frame.minX == 42.5)
    #expect(card.frame.minY == 150 + 57.5 + 16)
    // The header, four rows of one line, 10 points above and below.
    #expect(card.frame.size == CGSize(width: 250, height: 20 + 40.333 + 5 * 42))
    bench.tap(350, 800)
    bench.advance(2)
    #expect(view.alpha == 1)
  }

  @Test func aTapOnARowCallsItsHandlerAndThenTheMenuCloses() {
    open()
    _ = log.take()
    bench.chooseFromMenu("copy")
    #expect(log.take() == ["copy", "dismissal photo?", "will end"])
    #expect(bench.menu == nil)
  }

  @Test func whatIsDisabledCannotBeChosenAndWhatKeepsTheMenuDoes() {
    open()
    _ = log.take()
    bench.chooseFromMenu("never")
    #expect(log.take() == [])
    bench.chooseFromMenu("keep")
    bench.chooseFromMenu("keep")
    #expect(log.take() == ["keep", "keep"])
    #expect(bench.menu != nil)
  }

  @Test func theFingerThatOpenedTheMenuGoesOnToChoose() throws {
    bench.down(1, 100, 150)
    bench.advance(0.6)
    let place = try #require(bench.menuPlace("delete"))
    bench.move(1, to: place.x, place.y)
    #expect(bench.menu?.card?.marked?.element?.title == "delete")
    _ = log.take()
    bench.up(1)
    #expect(log.take().first == "delete")
  }

  @Test func aSubmenuOpensOverTheCardAndGoesBack() throws {
    open()
    bench.chooseFromMenu("More")
    let overlay = try #require(bench.menu)
    #expect(overlay.cards.count == 2)
    #expect(overlay.cards[0].alpha == 0.5)
    #expect(overlay.cards[0].transform.a == 0.97)
    #expect(bench.menuTitles == ["rotate", "flip"])
    #expect(overlay.card?.bounds.height == 156)
    let header = try #require(overlay.card?.items.first)
    overlay.choose(header)
    bench.advance(1)
    #expect(overlay.cards.count == 1)
    #expect(overlay.cards[0].alpha == 1)
    bench.chooseFromMenu("More")
    _ = log.take()
    bench.chooseFromMenu("flip")
    #expect(log.take().first == "flip")
    #expect(bench.menu == nil)
  }

  @Test func aFingerThatRestsOnASubmenuOpensIt() throws {
    bench.down(1, 100, 150)
    bench.advance(0.6)
    let place = try #require(bench.menuPlace("More"))
    bench.move(1, to: place.x, place.y)
    bench.advance(0.4)
    #expect(bench.menu?.cards.count == 1)
    bench.advance(0.2)
    #expect(bench.menu?.cards.count == 2)
  }

  @Test func keysMoveAndChoose() {
    open()
    _ = log.take()
    bench.press("ArrowDown", "ArrowDown")
    #expect(bench.menu?.card?.marked?.element?.title == "More")
    bench.press("ArrowRight", "ArrowDown", "ArrowDown")
    #expect(bench.menu?.card?.marked?.element?.title == "rotate")
    bench.press("Escape", "ArrowUp", "Enter")
    #expect(log.take().first == "delete")
    #expect(bench.menu == nil)
  }

  @Test func escapeClosesTheMenu() {
    open()
    bench.press("Escape")
    #expect(bench.menu == nil)
    #expect(log.take().last == "will end")
  }

  @Test func theSecondButtonOpensItAtThePointerAtOnce() throws {
    let finger = bench.newFinger()
    bench.touch(.began, [(finger, Bench.Contact(place: CGPoint(x: 120, y: 180), kind: .secondaryPointer))])
    bench.pass(0.05)
    bench.end([finger])
    bench.advance(1)
    #expect(interaction.menuAppearance == .compact)
    #expect(bench.menu?.card?.frame.origin == CGPoint(x: 120, y: 180))
    #expect(preview == nil)
    let place = try #require(bench.menuPlace("copy"))
    bench.application.handle(.hover(location: place, phase: .moved, time: bench.time))
    #expect(bench.menu?.card?.marked?.element?.title == "copy")
    bench.application.handle(.hover(location: CGPoint(x: 10, y: 800), phase: .moved, time: bench.time))
    #expect(bench.menu?.card?.marked == nil)
  }

  @Test func withoutAConfigurationTheViewGetsTheTouch() {
    log.menu = nil
    bench.down(1, 100, 150)
    bench.advance(1)
    #expect(log.take() == ["configuration?"])
    #expect(bench.menu == nil)
  }

  @Test func theMenuCanBeChangedAndClosedByCode() {
    open()
    let log = log
    interaction.updateVisibleMenu { menu in menu.replacingChildren([log.action("new")]) }
    #expect(bench.menuTitles == ["new"])
    interaction.dismissMenu()
    #expect(bench.menu == nil)
  }

  @Test func aControllersPreviewIsShownAndCanBeOpened() throws {
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 200, height: 300)
    log.preview = controller
    log.commitStyle = .pop
    open()
    let preview = try #require(preview)
    #expect(preview.bounds.size == CGSize(width: 200, height: 300))
    #expect(controller.view.isDescendant(of: preview))
    #expect(view.alpha == 1)
    _ = log.take()
    bench.tap(preview.center.x, preview.center.y)
    #expect(log.take() == ["will perform", "will end"])
    bench.advance(2)
    #expect(log.take() == ["performed", "ended"])
    #expect(controller.view.superview == nil)
    #expect(bench.window.subviews.count == 1)
  }

  @Test func aTapOnALiftedViewWithoutMoreToSayClosesTheMenu() {
    open()
    _ = log.take()
    bench.tap(100, 150)
    #expect(log.take() == ["will perform", "dismissal photo?", "will end"])
    bench.advance(2)
    #expect(log.take() == ["performed", "ended"])
  }

  @Test func commandsGoUpTheChainAndThoseThatNobodyTakesAreDisabled() throws {
    let taker = CommandTaker(frame: view.frame)
    root.addSubview(taker)
    log.menu = UIMenu(children: [
      UICommand(title: "Take", action: CommandTaker.taken), UICommand(title: "Leave", action: Selector("leave:")),
    ])
    taker.addInteraction(interaction)
    open()
    let items = try #require(bench.menu?.card?.items)
    #expect(items.map(\.isEnabled) == [true, false])
    bench.chooseFromMenu("Take")
    #expect(taker.titles == ["Take"])
  }

  @Test func deferredElementsComeIntoTheOpenMenu() {
    var give: (([UIMenuElement]) -> Void)?
    log.menu = UIMenu(children: [log.action("first"), UIDeferredMenuElement { give = $0 }])
    open()
    #expect(bench.menuTitles == ["first"])
    let height = bench.menu?.card?.bounds.height
    give?([log.action("late"), log.action("later")])
    #expect(bench.menuTitles == ["first", "late", "later"])
    #expect(bench.menu?.card?.bounds.height == height.map { $0 + 42 })
  }

  @Test func ofASingleSelectionOneIsTicked() {
    log.menu = UIMenu(options: .singleSelection, children: [log.action("a", .keepsMenuPresented), log.action("b")])
    open()
    bench.chooseFromMenu("a")
    #expect(log.menu?.selectedElements.map(\.title) == ["a"])
    bench.chooseFromMenu("b")
    #expect(log.menu?.selectedElements.map(\.title) == ["b"])
  }

  @Test func assistiveTechnologyMeetsTheRowsAndNothingElse() throws {
    open()
    let overlay = try #require(bench.menu)
    #expect(overlay.accessibilityViewIsModal)
    let rows = try #require(overlay.card?.items.filter { $0.element != nil })
    #expect(rows.map(\.accessibilityLabel) == ["copy", "More", "keep", "never", "delete"])
    #expect(rows[3].accessibilityTraits.contains(.notEnabled))
    _ = log.take()
    #expect(rows[0].accessibilityActivate())
    #expect(log.take().first == "copy")
  }

  @Test func aDraggableViewOpensItsMenuAndIsDraggedOnceTheFingerMoves() {
    let drag = DragLog()
    let lift = UIDragInteraction(delegate: drag)
    lift.isEnabled = true
    view.addInteraction(lift)
    bench.down(1, 100, 150)
    bench.advance(0.6)
    #expect(bench.menu != nil)
    bench.move([1], by: 40, 0, steps: 4)
    #expect(bench.menu == nil)
    #expect(drag.take().contains("will begin"))
    bench.up(1)
    bench.advance(2)
    #expect(view.alpha == 1)
  }
}

/// Takes a command.
private final class CommandTaker: UIView {
  static let taken = Selector._tessera("taken:", CommandTaker.self, { $0.take(_:) })
  var titles: [String] = []

  private func take(_ command: UICommand) { titles.append(command.title) }
}
