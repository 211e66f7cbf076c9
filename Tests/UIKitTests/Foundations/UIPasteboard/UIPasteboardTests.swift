// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Copying and pasting within the app.
@MainActor struct UIPasteboardTests {
  @Test func valuesComeBackAsTheyWereCopied() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil)
    board.string = "text"
    #expect(board.string == "text")
    #expect(board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    #expect(board.types == ["public.utf8-plain-text"])
    board.strings = ["a", "b"]
    #expect(board.strings == ["a", "b"])
    #expect(board.numberOfItems == 2)
    let url = try #require(URL(string: "https://example.com/a"))
    board.url = url
    #expect(board.url == url)
    #expect(!board.hasStrings)
    board.color = .red
    #expect(board.color == .red)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    board.image = image
    #expect(board.image === image)
    #expect(board.data(forPasteboardType: "public.png") == image.pngData())
    board.string = nil
    #expect(board.items.isEmpty)
    #expect(board.changeCount == 6)
  }

  @Test func plainTextComesBeforeTextInALanguageOfItsOwn() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.html": "<b>bold</b>", "public.utf8-plain-text": "bold", "com.example.own": "own"]]
    #expect(board.string == "bold")
    board.items = [["public.html": "<b>bold</b>"]]
    #expect(board.string == "<b>bold</b>")
  }

  @Test func boardsOfOneNameAreOne() {
    let name = UIPasteboard.Name("tests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = UIPasteboard(name: name, create: true)
    let second = UIPasteboard(name: name, create: false)
    first?.string = "shared"
    #expect(second?.string == "shared")
    #expect(second?.changeCount == 1)
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
  }

  @Test func changesAreToldWithTheTypesThatCameAndWent() {
    let board = UIPasteboard.withUniqueName()
    board.string = "a"
    var told: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      MainActor.assumeIsolated { told += [added, removed] }
    }
    board.setValue("x", forPasteboardType: "com.example.own")
    NotificationCenter.default.removeObserver(token)
    #expect(told == [["com.example.own"], ["public.utf8-plain-text"]])
    #expect(board.value(forPasteboardType: "com.example.own") as? String == "x")
    #expect(board.data(forPasteboardType: "com.example.own") == Data("x".utf8))
  }

  @Test func itemsHaveSeveralRepresentations() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.utf8-plain-text": "word", "com.example.own": Data([1])]]
    board.addItems([[UIPasteboard.typeAutomatic: "more"]])
    #expect(board.strings == ["word", "more"])
    #expect(board.contains(pasteboardTypes: ["public.text"]))
    #expect(board.contains(pasteboardTypes: ["public.text"], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: ["com.example.own"], inItemSet: nil))
    #expect(board.itemSet(withPasteboardTypes: ["com.example.own"]) == IndexSet(integer: 0))
    #expect(board.values(forPasteboardType: "com.example.own", inItemSet: IndexSet([0, 9]))?.count == 1)
    #expect(board.itemProviders.count == 2)
    board.setItems([["public.utf8-plain-text": "gone"]], options: [.expirationDate: Date.distantPast])
    #expect(board.string == nil)
  }
}
