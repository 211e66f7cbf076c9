// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Which rows a menu has, in which sections.
@MainActor struct MenuPlanTests {
  private func action(
    _ title: String, image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) { _ in }
  }

  /// The titles by sections; headers in brackets, submenus with an arrow, cells in one word.
  private func outline(_ plan: MenuPlan) -> [[String]] {
    plan.sections.map { section in
      section.map { row in
        switch row {
        case .header(let title): "[\(title)]"
        case .leaf(let leaf, _): leaf.title
        case .submenu(let menu): "\(menu.title) >"
        case .cells(let leaves, _, _): leaves.map(\.title).joined(separator: "+")
        case .loading: "…"
        }
      }
    }
  }

  @Test func inlineMenusAreSectionsWithTheirTitles() {
    let menu = UIMenu(
      title: "Photo",
      children: [
        action("Copy"), action("Secret", attributes: .hidden),
        UIMenu(title: "Sort", options: .displayInline, children: [action("Name"), action("Size")]),
        UIMenu(title: "More", children: [action("x")]), action("Delete"),
        UIMenu(title: "Empty", options: .displayInline, children: []),
      ])
    #expect(
      outline(MenuPlan(menu)) == [["[Photo]", "Copy"], ["[Sort]", "Name", "Size"], ["More >", "Delete"]])
    #expect(outline(MenuPlan(menu, showsTitle: false)).first == ["Copy"])
  }

  @Test func whatOpensUpwardBeginsAtTheBottom() {
    let menu = UIMenu(
      title: "T",
      children: [
        action("a"), action("b"), UIMenu(title: "S", options: .displayInline, children: [action("c"), action("d")]),
      ])
    #expect(outline(MenuPlan(menu, isReversed: true)) == [["[T]", "[S]", "d", "c"], ["b", "a"]])
  }

  @Test func smallElementsAndPalettesStandSideBySide() {
    let letters = ["a", "b", "c", "d", "e", "f"].map { action($0) }
    #expect(outline(MenuPlan(UIMenu(preferredElementSize: .small, children: letters))) == [["a+b+c+d", "e+f"]])
    #expect(outline(MenuPlan(UIMenu(preferredElementSize: .medium, children: letters))) == [["a+b+c", "d+e+f"]])
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: letters)
    #expect(
      outline(MenuPlan(UIMenu(children: [action("x"), palette, action("y")]))) == [["x"], ["a+b+c+d+e", "f"], ["y"]])
  }

  @Test func columnsMakeRoomForWhatAnyRowHas() {
    let image = UIImage(systemName: "star")
    #expect(MenuPlan(UIMenu(children: [action("a")])).columns.title(1) == 28)
    #expect(MenuPlan(UIMenu(children: [action("a"), action("b", state: .on)])).columns.title(1) == 40)
    #expect(MenuPlan(UIMenu(children: [action("a"), action("b", image: image)])).columns.title(1) == 60)
    #expect(MenuPlan(UIMenu(options: .singleSelection, children: [action("b", image: image)])).columns.title(1) == 75)
  }

  @Test func whatIsDeferredIsThereOnceItHasCome() {
    var give: (([UIMenuElement]) -> Void)?
    let element = UIDeferredMenuElement { give = $0 }
    let menu = UIMenu(children: [action("a"), element])
    element.load {}
    #expect(outline(MenuPlan(menu)) == [["a", "…"]])
    give?([action("b"), UIMenu(options: .displayInline, children: [action("c")])])
    #expect(outline(MenuPlan(menu)) == [["a", "b"], ["c"]])
  }
}
