// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Swiping rows aside; rows are 52 high in a list of 320.
@MainActor struct ListSwipeTests {
  @MainActor final class Story {
    var performed: [String] = []
    var finish: ((Bool) -> Void)?
    let list: ListFixture
    let finger: Finger

    init(full: Bool = true) {
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      weak var story: Story?
      func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { action, view, done in
          story?.performed.append(title)
          story?.finish = done
        }
      }
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item != 3 else { return nil }
        let actions = UISwipeActionsConfiguration(actions: [action("Delete", .destructive), action("More")])
        actions.performsFirstActionWithFullSwipe = full
        return actions
      }
      configuration.leadingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [action("Pin")])
      }
      list = ListFixture([.init(rows: ["A", "B", "C", "D"])], configuration)
      list.settle()
      finger = Finger(on: list.window)
      story = self
    }

    func swipe(_ row: Int, from start: CGFloat, by distance: CGFloat, lift: Bool = true) {
      let y = CGFloat(row) * 52 + 26
      finger.down(start, y)
      for step in 1...10 { finger.move(to: start + distance * CGFloat(step) / 10, y, after: 0.02) }
      if lift { finger.up(after: 0.2) }
      list.settle()
    }

    /// How far rows rest aside whose buttons have titles.
    static func rest(_ titles: String...) -> CGFloat {
      let actions = titles.map { UIContextualAction(style: .normal, title: $0) { _, _, _ in } }
      return SwipeButtons(UISwipeActionsConfiguration(actions: actions), isAtRight: true, rowHeight: 52) { _ in }
        .restingWidth
    }

    let trailing = -rest("Delete", "More")

    func shift(_ row: Int) -> CGFloat { -(list.cell(0, row)?.bounds.origin.x ?? 0) }
  }

  @Test func aSwipeOpensTheButtonsOfItsSide() {
    let story = Story()
    story.swipe(0, from: 300, by: -120)
    #expect(story.shift(0) == story.trailing)
    #expect(story.list.cell(0, 0)?.configurationState.isSwiped == true)
    story.swipe(0, from: 60, by: 200)
    #expect(story.shift(0) == 0)
    story.finger.wait(1)
    story.swipe(1, from: 20, by: 90)
    #expect(story.shift(1) == Story.rest("Pin"))
  }

  @Test func aShortSwipeGoesBack() {
    let story = Story()
    story.swipe(0, from: 300, by: -40)
    #expect(story.shift(0) == 0)
    #expect(story.performed.isEmpty)
  }

  @Test func oneRowIsOpenAtATime() {
    let story = Story()
    story.swipe(0, from: 300, by: -120)
    story.swipe(1, from: 300, by: -120)
    #expect(story.shift(0) == 0)
    // The first finger elsewhere only closes what is open.
    story.finger.wait(1)
    story.swipe(1, from: 300, by: -120)
    #expect(story.shift(1) == story.trailing)
  }

  @Test func aTapElsewhereClosesAndSelectsNothing() {
    let story = Story()
    story.swipe(0, from: 300, by: -120)
    story.finger.tap(100, 130)
    story.list.settle()
    #expect(story.shift(0) == 0)
    #expect(story.list.view.indexPathsForSelectedItems == [])
  }

  @Test func aButtonDoesItsActionAndTheRowClosesWhenItIsDone() {
    let story = Story()
    story.swipe(0, from: 300, by: -120)
    story.finger.tap(200, 26)
    #expect(story.performed == ["More"])
    #expect(story.shift(0) == story.trailing)
    story.finish?(true)
    story.list.settle()
    #expect(story.shift(0) == 0)
  }

  @Test func aLongSwipeDoesTheFirstAction() {
    let story = Story()
    story.swipe(0, from: 310, by: -290)
    #expect(story.performed == ["Delete"])
    let short = Story(full: false)
    short.swipe(0, from: 310, by: -290)
    #expect(short.performed == [])
    #expect(short.shift(0) == short.trailing)
  }

  @Test func aFullSwipeIsOneBeyondFiftyFourAndAHalfHundredthsOfTheRow() {
    // 0.545 of 320 is 174.4.
    let short = Story()
    short.swipe(0, from: 310, by: -170)
    #expect(short.performed == [])
    #expect(short.shift(0) == short.trailing)
    let long = Story()
    long.swipe(0, from: 310, by: -200)
    #expect(long.performed == ["Delete"])
    #expect(abs(long.shift(0) + 320 - 18.3) < 0.001)
    long.finish?(true)
    long.list.settle()
    #expect(long.shift(0) == 0)
  }

  @Test func aFlickOpensWhatItWouldComeToShowButNeverDoesTheAction() {
    let story = Story()
    story.finger.down(300, 26)
    for step in 1...5 { story.finger.move(to: 300 - CGFloat(step) * 8, 26, after: 0.01) }
    story.finger.up(after: 0.001)
    story.list.settle()
    #expect(story.performed == [])
    #expect(story.shift(0) == story.trailing)
  }

  @Test func rowsWithoutActionsStay() {
    let story = Story()
    story.swipe(3, from: 300, by: -120, lift: false)
    #expect(story.shift(3) == 0)
    story.finger.up()
  }

  @Test func buttonsAreCapsulesWithGapsAsWideAsTheirTitles() throws {
    #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
    let story = Story()
    story.swipe(0, from: 300, by: -120)
    let cell = try #require(story.list.cell(0, 0))
    let strip = try #require(cell.subviews.first { $0 is SwipeButtons })
    let buttons = strip.subviews.compactMap { $0 as? SwipeButton }.map { $0.frame }.sorted { $0.minX > $1.minX }
    #expect(buttons.count == 2)
    #expect(abs(strip.bounds.width - buttons[0].maxX - 10.33) < 0.001)
    #expect(abs(buttons[0].minX - buttons[1].maxX - 10.33) < 0.001)
    #expect(abs(buttons[1].minX - 10.33) < 0.001)
    let capsule = try #require((strip.subviews.last as? SwipeButton)?.subviews.first)
    #expect(capsule.frame.minY == 4 && capsule.frame.height == 44 && capsule.layer.cornerRadius == 22)
  }

  @Test func highRowsHaveTheirTitlesUnderThePictures() throws {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    action.image = UIImage(systemName: "flag.fill")
    let button = SwipeButton(action, rowHeight: 73)
    #expect(button.naturalWidth == 60)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 73)
    button.layoutIfNeeded()
    #expect(button.subviews[0].frame == CGRect(x: 0, y: 5, width: 60, height: 40))
    #expect(button.subviews[1].frame.minY == 53)
  }

  @Test func theDeleteControlOpensTheRow() throws {
    let story = Story()
    let cell = try #require(story.list.cell(0, 0))
    cell.accessories = [.delete(displayed: .always)]
    (cell.accessory(.delete) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(story.shift(0) == story.trailing)
  }
}
