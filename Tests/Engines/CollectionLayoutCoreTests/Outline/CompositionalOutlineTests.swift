// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionLayoutCore
import Foundation
import SeededRandom
import Testing

struct CompositionalOutlineTests {
  private let whole = rect(0, 0, 320, 4_000)

  @Test func aCompositionalLayoutIsGroupsInGroups() throws {
    let pair = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .absolute(50)),
      repeating: .cell(.fractionalWidth(0.5), .absolute(50)),
      count: 2, spacing: .fixed(8))
    let main = CompositionalItem.group(
      .vertical, size: .of(.fractionalWidth(1), .estimated(1_000)),
      subitems: [.cell(.fractionalWidth(1), .estimated(100)), pair], spacing: .fixed(10))
    var section = CompositionalSection(group: main)
    section.contentInsets = CompositionalInsets(leading: 16, trailing: 16)
    let solver = try CompositionalSolver.make([(section, 3)])
    try solver.fit([(0, 0, 288, 130)])
    #expect(
      try solver.outline(in: whole).lines == [
        "section [0..<3] (3 items · contentInsets top 0, leading 16, bottom 0, trailing 16) → 0 0 320×190",
        "  insets contentInsets top 0, leading 16, bottom 0, trailing 16 → 0 0 320×190 leaving 16 0 288×190",
        "  group [0..<3] .fractionalWidth(1) × .estimated(1000) (vertical · spacing .fixed(10)) → 16 0 288×190 fitsHeight",
        "    item [0] .fractionalWidth(1) × .estimated(100) → 16 0 288×130 fitsHeight",
        "    spacing .fixed(10) → 16 130 288×10",
        "    group [1..<3] .fractionalWidth(1) × .absolute(50) "
          + "(horizontal · repeatingSubitem count: 2 · spacing .fixed(8)) → 16 140 288×50",
        "      item [1] .fractionalWidth(0.5) × .absolute(50) → 16 140 140×50",
        "      spacing .fixed(8) → 156 140 8×50",
        "      item [2] .fractionalWidth(0.5) × .absolute(50) → 164 140 140×50",
      ])
  }

  @Test func insetsOfItemsAndGapsBetweenGroupsAreBoxes() throws {
    let cell = CompositionalItem.cell(.fractionalWidth(0.5), .fractionalHeight(1))
      .inset(CompositionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .fractionalWidth(0.25)), dividedBy: 2, subitem: cell)
    let solver = try CompositionalSolver.make(
      [(CompositionalSection(group: group).with { $0.interGroupSpacing = 12 }, 3)])
    #expect(
      try solver.outline(in: whole).lines == [
        "section [0..<3] (3 items · interGroupSpacing 12) → 0 0 320×172",
        "  group [0..<2] .fractionalWidth(1) × .fractionalWidth(0.25) (horizontal · subitem count: 2) → 0 0 320×80",
        "    item [0] .fractionalWidth(0.5) × .fractionalHeight(1) "
          + "(contentInsets top 1, leading 2, bottom 3, trailing 4 · width by the group) → 0 0 160×80",
        "      insets [0] contentInsets top 1, leading 2, bottom 3, trailing 4 → 0 0 160×80 leaving 2 1 154×76",
        "    item [1] .fractionalWidth(0.5) × .fractionalHeight(1) "
          + "(contentInsets top 1, leading 2, bottom 3, trailing 4 · width by the group) → 160 0 160×80",
        "      insets [1] contentInsets top 1, leading 2, bottom 3, trailing 4 → 160 0 160×80 leaving 162 1 154×76",
        "  spacing interGroupSpacing 12 → 0 80 320×12",
        "  group [2] .fractionalWidth(1) × .fractionalWidth(0.25) (horizontal · subitem count: 2) → 0 92 320×80",
        "    item [2] .fractionalWidth(0.5) × .fractionalHeight(1) "
          + "(contentInsets top 1, leading 2, bottom 3, trailing 4 · width by the group) → 0 92 160×80",
        "      insets [2] contentInsets top 1, leading 2, bottom 3, trailing 4 → 0 92 160×80 leaving 2 93 154×76",
      ])
  }

  @Test func boundaryViewsDecorationsAndBadgesAreTold() throws {
    let badge = CompositionalSupplementary(
      size: .of(.absolute(20), .absolute(20)), kind: "badge",
      containerAnchor: CompositionalAnchor(
        horizontal: .end, vertical: .start, offset: .fractional(CGPoint(x: 0.5, y: -0.5))))
    let cell = CompositionalItem(size: .of(.fractionalWidth(1), .absolute(60)), supplementaries: [badge])
    var section = CompositionalSection(
      group: .group(.horizontal, size: .of(.fractionalWidth(1), .absolute(60)), subitems: [cell]))
    section.boundarySupplementaries = [.header(.estimated(30), pins: true), .footer(.absolute(10))]
    section.decorations = [
      CompositionalDecoration(kind: "card", contentInsets: CompositionalInsets(top: 5, leading: 5))
    ]
    let solver = try CompositionalSolver.make([(section, 1)])
    let visible = rect(0, 12, 320, 400)
    #expect(
      try solver.outline(in: visible, visibleBounds: visible).lines == [
        "section [0] (1 item) → 0 0 320×100",
        "  decoration ‘card’ contentInsets top 5, leading 5, bottom 0, trailing 0 → 5 5 315×95",
        "  group [0] .fractionalWidth(1) × .absolute(60) (horizontal) → 0 30 320×60",
        "    item [0] .fractionalWidth(1) × .absolute(60) → 0 30 320×60",
        "      supplementary ‘badge’ [0] .absolute(20) × .absolute(20) "
          + "(anchor top trailing · offset fractional 0.5, -0.5) → 310 20 20×20",
        "  boundary ‘header’ .fractionalWidth(1) × .estimated(30) (alignment .top · pinned) → 0 12 320×30 fitsHeight pinned",
        "  boundary ‘footer’ .fractionalWidth(1) × .absolute(10) (alignment .bottom) → 0 90 320×10",
      ])
  }

  @Test func aSectionThatScrollsAcrossIsToldAsItIsSeen() throws {
    var section = CompositionalSection(
      group: .group(
        .horizontal, size: .of(.absolute(100), .absolute(80)),
        subitems: [.cell(.fractionalWidth(1), .fractionalHeight(1))])
    )
    section.orthogonalScrolling = .groupPaging
    section.interGroupSpacing = 10
    let solver = try CompositionalSolver.make([(section, 1_000)], width: 200)
    try solver.setOrthogonalOffset(55, section: 0)
    #expect(
      try solver.outline(in: rect(0, 0, 200, 400)).lines == [
        "section [0..<1000] (1000 items · interGroupSpacing 10 · .groupPaging) → 0 0 200×80",
        "  port [0..<1000] .groupPaging (109990 long · scrolled to 55) → 0 0 200×80 across",
        "    group [0] .absolute(100) × .absolute(80) (horizontal) → -55 0 100×80 across",
        "      item [0] .fractionalWidth(1) × .fractionalHeight(1) → -55 0 100×80 across",
        "    spacing interGroupSpacing 10 → 45 0 10×80 across",
        "    group [1] .absolute(100) × .absolute(80) (horizontal) → 55 0 100×80 across",
        "      item [1] .fractionalWidth(1) × .fractionalHeight(1) → 55 0 100×80 across",
        "    spacing interGroupSpacing 10 → 155 0 10×80 across",
        "    group [2] .absolute(100) × .absolute(80) (horizontal) → 165 0 100×80 across",
        "      item [2] .fractionalWidth(1) × .fractionalHeight(1) → 165 0 100×80 across",
      ])
  }

  @Test func sectionsHaveTheirGapsAndTheLayoutItsOwnViews() throws {
    var configuration = CompositionalConfiguration()
    configuration.interSectionSpacing = 7
    configuration.boundarySupplementaries = [.header(.absolute(20))]
    let solver = try CompositionalSolver.make(
      [(.rows(.absolute(40)), 1), (.rows(.absolute(50)), 1)], configuration: configuration)
    let outline = try solver.outline(in: whole)
    #expect(
      outline.lines(.boundary) == [
        "boundary ‘header’ .fractionalWidth(1) × .absolute(20) (alignment .top) → 0 0 320×20"
      ])
    #expect(outline.boxes.first?.section == nil)
    #expect(outline.lines(.section) == ["section [0] (1 item) → 0 20 320×40", "section [0] (1 item) → 0 67 320×50"])
    #expect(outline.lines(.spacing) == ["spacing interSectionSpacing 7 → 0 60 320×7"])
    #expect(outline.boxes.filter { $0.role == .item }.map(\.section) == [0, 1])
  }

  @Test func aCustomGroupTellsOfItsItems() throws {
    let custom = CompositionalItem(
      size: .of(.fractionalWidth(1), .absolute(60)),
      content: .custom { size in
        [0, 1].map { CompositionalCustomItem(frame: rect(size.width / 2 * $0, 10 * $0, 40, 40)) }
      })
    let solver = try CompositionalSolver.make([(CompositionalSection(group: custom), 1)])
    #expect(
      try solver.outline(in: whole).lines == [
        "section [0] (1 item) → 0 0 320×60",
        "  group [0] .fractionalWidth(1) × .absolute(60) (custom) → 0 0 320×60",
        "    item [0] → 0 0 40×40",
      ])
  }

  @Test func outliningChangesNothingAndAsksOnlyForWhatIsSeen() throws {
    let solver = try CompositionalSolver.make([(.rows(.estimated(44)), 1_000_000)])
    try solver.fit([(0, 3, 320, 60)])
    let before = solver.statistics
    let outline = try solver.outline(in: rect(0, 440, 320, 88))
    #expect(outline.lines(.item).count == 3)
    #expect(solver.statistics == before)
    #expect(try solver.outline(in: .infinite).boxes.count == LayoutOutline.usualLimit)
    #expect(try solver.outline(in: .infinite).isTruncated)
    #expect(try solver.outline(in: .null).lines == [])
    #expect(try solver.outline(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)).lines == [])
  }

  @Test func leadingIsRightWhereItIs() throws {
    let group = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .absolute(40)), subitems: [.cell(.absolute(100), .absolute(40))],
      spacing: .flexible(5))
    let section = CompositionalSection(group: group).with { $0.contentInsets.leading = 20 }
    let solver = try CompositionalSolver.make([(section, 2)], isRightToLeft: true)
    let outline = try solver.outline(in: whole)
    #expect(outline.lines(.insets).first?.hasSuffix("→ 0 0 320×40 leaving 0 0 300×40") == true)
    #expect(outline.lines(.spacing) == ["    spacing .flexible(5) → 100 0 100×40"])
    #expect(
      outline.lines(.item) == [
        "    item [0] .absolute(100) × .absolute(40) → 200 0 100×40",
        "    item [1] .absolute(100) × .absolute(40) → 0 0 100×40",
      ])
  }

  @Test(arguments: 0..<20)
  func itemsAreWhereElementsAre(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let row = CompositionalItem.group(
      .horizontal, size: .of(.fractionalWidth(1), .estimated(30)),
      subitems: [
        .cell(.fractionalWidth(0.3), .estimated(30)),
        .cell(.fractionalWidth(0.4), .absolute(20)).inset(.all(2)),
      ], spacing: .flexible(4))
    var section = CompositionalSection(
      group: .group(
        .vertical, size: .of(.fractionalWidth(1), .estimated(90)), repeating: row, count: 3, spacing: .fixed(5)))
    section.interGroupSpacing = 6
    section.contentInsets = .all(11)
    let solver = try CompositionalSolver.make([(section, 70), (section, 31)])
    for _ in 0..<12 {
      let height = CGFloat(Int.random(in: 10...90, using: &random))
      try solver.fit([(Int.random(in: 0...1, using: &random), Int.random(in: 0..<31, using: &random), 96, height)])
    }
    let place = rect(0, CGFloat(Int.random(in: -50...1_000, using: &random)), 320, 300)
    let items = try solver.outline(in: place).boxes.filter { $0.role == .item }
    let elements = try solver.elements(in: place)
    for element in elements {
      guard case .item(let section, let item) = element.id else { continue }
      let box = try #require(items.first { $0.section == section && $0.items == item..<item + 1 })
      #expect(box.frame.contains(element.frame))
    }
    #expect(items.count >= elements.count)
  }
}
