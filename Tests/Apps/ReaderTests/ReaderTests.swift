// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SwiftUI
import TesseraTesting
import Testing
import UIKit

@testable import Reader

@Suite(.serialized) @MainActor struct ReaderTests {
  @Test func articlesStandByTopic() async {
    let reader = await ReaderScreen()
    #expect(reader.library.topics == ["Sea", "Travel", "Nature", "Craft"])
    #expect(reader.list?.numberOfSections == 4)
    #expect((0..<4).map { reader.list?.numberOfItems(inSection: $0) ?? 0 } == [2, 2, 2, 2])
  }

  @Test func anArticleThatIsOpenedIsRead() async {
    let reader = await ReaderScreen()
    reader.touch(0, in: 1)
    #expect(reader.stack?.topViewController?.navigationItem.title == "Travel")
    #expect(reader.library.readIDs == ["night-trains"])
    #expect(UserDefaults.standard.stringArray(forKey: "read") == ["night-trains"])
  }

  @Test func savedArticlesKeepTheirOrderOverLaunches() async {
    let reader = await ReaderScreen(saved: ["bell", "swifts", "maps"])
    reader.library.moveSaved(from: [2], to: 0)
    #expect(reader.library.saved.map(\.id) == ["maps", "bell", "swifts"])
    reader.library.removeSaved(at: [1])
    let again = Library(source: StubArticles())
    #expect(again.savedIDs == ["maps", "swifts"])
  }

  @Test func aFailureCanBeTriedAgain() async {
    let library = Library(source: StubArticles(fails: true))
    await library.load()
    guard case .failed = library.state else {
      Issue.record("it did not fail")
      return
    }
    #expect(library.articles.isEmpty)
  }

  @Test func wordsFindArticles() async {
    let reader = await ReaderScreen()
    #expect(reader.library.articles.filter { $0.matches("lichen stone") }.map(\.id) == ["lichen"])
    #expect(reader.library.articles.filter { $0.matches("nothing of this") }.isEmpty)
  }
}
