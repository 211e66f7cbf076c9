// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Writes down what an edit menu asks and tells, and says what the menu has.
@MainActor private final class EditMenuLog: NSObject, UIEditMenuInteractionDelegate {
  var words: [String] = []
  var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

  func take() -> [String] {
    defer { words = [] }
    return words
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    words.append("menu for \(configuration.identifier)")
    return menu(suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    words.append("will present")
    animator.addCompletion { self.words.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { words.append("will dismiss") }
}

/// A view that can be copied, and nothing else.
private final class CopiedView: UIView {
  var copies = 0
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
  }
  override func copy(_ sender: Any?) { copies += 1 }
}

@MainActor struct UIEditMenuInteractionTests {
  private let bench = Bench()
  private let view = CopiedView(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
  private let log = EditMenuLog()
  private let interaction: UIEditMenuInteraction
  private let chosen = Chosen()

  /// What was chosen, by title.
  private final class Chosen { var titles: [String] = [] }

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
    bench.window.addSubview(view)
    interaction = UIEditMenuInteraction(delegate: log)
    view.addInteraction(interaction)
    bench.frame()
  }

  private func open(_ identifier: String = "it") {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: identifier, sourcePoint: CGPoint(x: 40, y: 0)))
    bench.frame()
  }

  private func actions(_ titles: String...) -> [UIMenuElement] {
    titles.map { title in UIAction(title: title) { [chosen] _ in chosen.titles.append(title) } }
  }

  private var titles: [String] { interaction.items.map { $0.element?.title ?? "·" } }

  private func tap(_ index: Int) {
    let item = interaction.items[index]
    let place = item.convert(CGPoint(x: item.bounds.midX, y: item.bounds.midY), to: nil)
    Finger(on: bench.window).tap(place.x, place.y)
  }

  @Test func itHasWhatTheViewTakesAndTellsInOrder() {
    open()
    #expect(titles == ["Copy"])
    #expect(log.take() == ["menu for it", "will present"])
    bench.advance(0.3)
    #expect(log.take() == ["presented"])
    tap(0)
    #expect(view.copies == 1 && !interaction.isOpen)
    #expect(log.take() == ["will dismiss"])
  }

  @Test func theDelegatesMenuStandsWithInlineMenusInIt() {
    log.menu = { suggested in
      UIMenu(children: suggested + [UIMenu(options: .displayInline, children: self.actions("One", "Two"))])
    }
    open()
    #expect(titles == ["Copy", "One", "Two"])
    tap(2)
    #expect(chosen.titles == ["Two"])
  }

  @Test func anEmptyMenuDoesNotOpen() {
    log.menu = { _ in UIMenu(children: []) }
    open()
    #expect(!interaction.isOpen && log.take() == ["menu for it"])
  }

  @Test func itStandsAboveItsPointAndBelowWhereThereIsNoRoom() {
    open()
    #expect(interaction.menuFrame.maxY == 288 && abs(interaction.menuFrame.midX - 140) < 1)
    view.frame.origin = CGPoint(x: 0, y: 0)
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(interaction.menuFrame.minY == 12 && interaction.menuFrame.minX == 10)
  }

  @Test func aTouchElsewhereClosesItAndGoesOn() {
    final class Touched: UIView {
      var count = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }
    let other = Touched(frame: CGRect(x: 0, y: 345, width: 100, height: 50))
    bench.window.addSubview(other)
    open()
    Finger(on: bench.window).tap(50, 380)
    #expect(!interaction.isOpen && other.count == 1)
    bench.advance(0.3)
    #expect(!bench.window.subviews.contains { $0 is EditMenuBar })
  }

  @Test func whatDoesNotFitComesOnFurtherPages() {
    log.menu = { _ in UIMenu(children: self.actions("A long title", "Another title", "A third of them", "Last")) }
    open()
    #expect(titles == ["A long title", "Another title", "·"])
    tap(2)
    #expect(titles == ["·", "A third of them", "Last"])
    tap(0)
    #expect(titles.first == "A long title")
  }

  @Test func everyPageFitsAndHasEveryItemOnce() {
    for room in stride(from: 60 as CGFloat, through: 500, by: 20) {
      let widths: [CGFloat] = [50, 120, 33, 80, 80, 200, 41]
      let pages = EditMenuBar.pages(widths, in: room, turning: 40, isInSubmenu: false)
      #expect(pages.flatMap { Array($0) } == Array(widths.indices))
      for (index, page) in pages.enumerated() where page.count > 1 {
        let turns = CGFloat((index > 0 ? 1 : 0) + (index < pages.count - 1 ? 1 : 0))
        #expect(widths[page].reduce(turns * 40, +) <= room)
      }
    }
  }

  @Test func aSubmenuTakesTheBarsPlace() {
    log.menu = { _ in UIMenu(children: [UIMenu(title: "More", children: self.actions("Deep"))]) }
    open()
    tap(0)
    #expect(titles == ["·", "Deep"] && interaction.isOpen)
    tap(1)
    #expect(chosen.titles == ["Deep"])
  }

  @Test func theMenuControllersItemsAreInEveryMenuThatTakesThem() {
    final class Marked: UIView {
      var marks = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("mark:")
      }
    }
    let marked = Marked(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    bench.window.addSubview(marked)
    let controller = marked.owningApplication.menuController
    controller.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark:"))]
    controller.showMenu(from: marked, rect: marked.bounds)
    #expect(controller.isMenuVisible && controller.menuFrame.maxY == 288)
    controller.hideMenu()
    #expect(!controller.isMenuVisible && marked.interactions.isEmpty)
    controller.showMenu(from: bench.window.subviews[0], rect: .zero)
    #expect(controller.isMenuVisible == false || controller.menuItems?.count == 1)
  }
}
