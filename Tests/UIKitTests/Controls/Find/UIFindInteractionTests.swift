// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIFindInteractionTests {
  private let bench = Bench()
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    bench.take()
    bench.window.makeKeyAndVisible()
    view.font = .systemFont(ofSize: 17)
    view.text = "One fish, two fish, red Fish, blue fish. Fishing."
    view.isFindInteractionEnabled = true
    bench.window.addSubview(view)
    bench.frame()
  }

  private var bar: FindBar? { bench.window.subviews.compactMap { $0 as? FindBar }.first }

  @Test func thePanelFindsAndGoesFromOneToTheNext() throws {
    let interaction = try #require(view.findInteraction)
    #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    interaction.presentFindNavigator(showingReplace: false)
    bench.advance(1)
    let bar = try #require(bar)
    #expect(bar.field.isFirstResponder && interaction.isFindNavigatorVisible)
    bench.type("fish")
    #expect(bar.count.text == "1 of 5" && interaction.searchText == "fish")
    bar.nextButton.sendActions(for: .touchUpInside)
    #expect(bar.count.text == "2 of 5")
    bar.previousButton.sendActions(for: .touchUpInside)
    bar.previousButton.sendActions(for: .touchUpInside)
    #expect(bar.count.text == "5 of 5")
    bench.type("x")
    #expect(bar.count.text == "Not Found" && !bar.nextButton.isEnabled)
    bar.done.sendActions(for: .touchUpInside)
    #expect(self.bar == nil && interaction.activeFindSession == nil)
  }

  @Test func whatIsFoundIsReplaced() throws {
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: true)
    interaction.searchText = "fish"
    interaction.replacementText = "cat"
    let bar = try #require(bar)
    bar.one.sendActions(for: .touchUpInside)
    #expect(view.text == "One cat, two fish, red Fish, blue fish. Fishing." && bar.count.text == "1 of 4")
    bar.all.sendActions(for: .touchUpInside)
    #expect(view.text == "One cat, two cat, red cat, blue cat. cating." && bar.count.text == "Not Found")
  }

  @Test func aViewThatIsNotEditedReplacesNothing() throws {
    view.isEditable = false
    let interaction = try #require(view.findInteraction)
    interaction.presentFindNavigator(showingReplace: true)
    #expect(bar?.replaces == false)
    #expect(!view.canPerformAction(Selector("findAndReplace:"), withSender: nil))
    #expect(view.canPerformAction(Selector("find:"), withSender: nil))
    view.isFindInteractionEnabled = false
    #expect(bar == nil && !view.canPerformAction(Selector("find:"), withSender: nil))
  }

  @Test func aKeyOpensThePanel() {
    view.becomeFirstResponder()
    bench.press("f", .command)
    #expect(bar != nil)
  }

  @Test func wordsAreFoundWhereTheyBegin() {
    let options = UITextSearchOptions()
    #expect(options.ranges(of: "fish", in: "Fish fishing starfish").map(\.location) == [0, 5, 17])
    options.wordMatchMethod = .startsWith
    #expect(options.ranges(of: "fish", in: "Fish fishing starfish").map(\.location) == [0, 5])
    options.wordMatchMethod = .fullWord
    #expect(options.ranges(of: "fish", in: "Fish fishing starfish").map(\.location) == [0])
    #expect(UITextSearchOptions().ranges(of: "cafe", in: "Café").count == 1)
  }

  @Test func anAppsOwnSessionIsSearched() throws {
    final class Session: UIFindSession {
      var log: [String] = []
      override var resultCount: Int { 3 }
      override var highlightedResultIndex: Int { 1 }
      override func performSearch(query: String, options: UITextSearchOptions?) { log.append("search \(query)") }
      override func highlightNextResult(in direction: UITextStorageDirection) { log.append("\(direction)") }
    }
    final class Owner: NSObject, UIFindInteractionDelegate {
      let session = Session()
      func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
        self.session.log.append("begin")
      }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
        self.session.log.append("end")
      }
    }
    let (owner, page) = (Owner(), UIView(frame: view.frame))
    bench.window.addSubview(page)
    let interaction = UIFindInteraction(sessionDelegate: owner)
    page.addInteraction(interaction)
    interaction.searchText = "a"
    interaction.presentFindNavigator(showingReplace: true)
    interaction.findNext()
    #expect(bar?.count.text == "2 of 3")
    interaction.dismissFindNavigator()
    #expect(owner.session.log == ["begin", "search a", "forward", "end"])
  }
}
