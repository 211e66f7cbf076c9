// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Widgets

@MainActor struct WidgetsPresenterTests {
  private func groups(_ widgets: [Widget], seed: UInt64 = 1) -> [MosaicGroup] {
    WidgetsPresenter(chance: Chance(seed: seed)).groups(of: widgets)
  }

  private func arrangements(_ widgets: [Widget]) -> [MosaicGroup.Arrangement] {
    groups(widgets).map(\.arrangement)
  }

  @Test func theViewIsToldOnce() {
    let view = ViewDouble()
    let presenter = WidgetsPresenter(chance: Chance(seed: 1))
    presenter.view = view
    presenter.presentWidgets(Widgets.Response(widgets: Samples.widgets(.large, 2)))
    #expect(view.viewModels.count == 1)
    #expect(view.viewModels.first?.groups.count == 2)
  }

  @Test func noWidgetsMakeNoGroups() {
    #expect(groups([]).isEmpty)
  }

  // MARK: - Full rows

  @Test func eachLargeOneStandsAlone() {
    let groups = groups(Samples.widgets(.large, 3))
    #expect(groups.map(\.arrangement) == [.full, .full, .full])
    #expect(groups.allSatisfy { $0.widgets.count == 1 })
  }

  @Test func squaresStandInPairs() {
    let groups = groups(Samples.widgets(.square, 4))
    #expect(groups.map(\.arrangement) == [.fiftyFifty, .fiftyFifty])
    #expect(groups.allSatisfy { $0.widgets.count == 2 })
  }

  @Test func minisStandInFours() {
    let groups = groups(Samples.widgets(.mini, 8))
    #expect(groups.map(\.arrangement) == [.quadruples, .quadruples])
    #expect(groups.allSatisfy { $0.widgets.count == 4 })
  }

  @Test func thirdsStandInThrees() {
    let groups = groups(Samples.widgets(.third, 6))
    #expect(groups.map(\.arrangement) == [.triplets, .triplets])
    #expect(groups.allSatisfy { $0.widgets.count == 3 })
  }

  @Test func aLargeSquareStandsBesideFourMinis() {
    let large = Samples.widgets(.largeSquare, 1)
    let minis = Samples.widgets(.mini, 4)
    #expect(groups(large + minis) == [MosaicGroup(arrangement: .largeSquare, widgets: minis + large)])
  }

  @Test func aLargeSquareWithoutFourMinisIsASquare() {
    #expect(arrangements(Samples.widgets(.largeSquare, 2) + Samples.widgets(.mini, 3)) == [.fiftyFifty, .quadruples])
    #expect(arrangements(Samples.widgets(.largeSquare, 1) + Samples.widgets(.square, 1)) == [.fiftyFifty])
  }

  // MARK: - What is left over

  @Test(arguments: 1...3)
  func minisLeftOverStandAtTheEnd(_ count: Int) {
    let groups = groups(Samples.widgets(.large, 4) + Samples.widgets(.mini, 4 + count))
    #expect(groups.last?.arrangement == .quadruples)
    #expect(groups.last?.widgets.count == count)
    #expect(groups.count { $0.arrangement == .quadruples } == 2)
  }

  @Test func aSquareLeftOverJoinsTheLastFourMinis() throws {
    let square = Samples.widget(.square, "left over")
    for seed in 0..<20 {
      let groups = groups(Samples.widgets(.large, 3) + Samples.widgets(.mini, 8) + [square], seed: UInt64(seed))
      #expect(groups.count == 5)
      let mixed = try #require(groups.lastIndex { $0.arrangement == .mixed })
      #expect(groups[mixed].widgets.first == square)
      #expect(groups[mixed].widgets.count == 5)
      #expect(!groups[mixed...].contains { $0.arrangement == .quadruples })
    }
  }

  @Test func aSquareLeftOverAloneIsAMixedGroupOfItsOwn() {
    let groups = groups(Samples.widgets(.large, 2) + Samples.widgets(.square, 1))
    #expect(groups.last == MosaicGroup(arrangement: .mixed, widgets: Samples.widgets(.square, 1)))
  }

  @Test(arguments: 1...3)
  func aSquareAndMinisLeftOverAreMixed(_ count: Int) {
    let minis = Samples.widgets(.mini, 4 + count)
    let squares = Samples.widgets(.square, 3)
    let groups = groups(squares + minis)
    #expect(groups.last == MosaicGroup(arrangement: .mixed, widgets: [squares[2]] + minis.suffix(count)))
    #expect(groups.count { $0.arrangement == .quadruples } == 1)
  }

  @Test(arguments: 1...2)
  func thirdsLeftOverStandAtTheEnd(_ count: Int) {
    let groups = groups(Samples.widgets(.large, 2) + Samples.widgets(.third, 3 + count))
    #expect(groups.last?.arrangement == .triplets)
    #expect(groups.last?.widgets.count == count)
  }

  @Test func withNothingLeftOverThereIsNoGroupMore() {
    let widgets = Samples.widgets(.large, 2) + Samples.widgets(.square, 2) + Samples.widgets(.mini, 4)
    #expect(Set(arrangements(widgets)) == [.full, .fiftyFifty, .quadruples])
    #expect(arrangements(widgets).count == 4)
  }

  // MARK: - Order

  @Test func fullRowsAreShuffledByChanceAlone() {
    let widgets = Samples.widgets(.large, 6) + Samples.widgets(.square, 6) + Samples.widgets(.mini, 12)
    #expect(groups(widgets, seed: 5) == groups(widgets, seed: 5))
    #expect(groups(widgets, seed: 5) != groups(widgets, seed: 6))
    #expect(Set(groups(widgets, seed: 5)) == Set(groups(widgets, seed: 6)))
  }

  @Test func noWidgetIsLostOrShownTwice() {
    for seed in 0..<200 as Range<UInt64> {
      let widgets = RandomWidgetSource(chance: Chance(seed: seed)).makeWidgets(count: 30)
      let shown = groups(widgets, seed: seed).flatMap(\.widgets)
      #expect(shown.count == 30)
      #expect(Set(shown) == Set(widgets))
    }
  }

  @Test func whatAWidgetIsAboutDoesNotMatter() {
    func all(_ topic: Widget.Topic) -> [Widget] {
      [Widget.Style.large, .square, .mini, .mini, .third].enumerated().map { Samples.widget($1, "\($0)", topic) }
    }
    let notes = groups(all(.note)).map { $0.widgets.map(\.title) }
    #expect(groups(all(.weather)).map { $0.widgets.map(\.title) } == notes)
  }
}
