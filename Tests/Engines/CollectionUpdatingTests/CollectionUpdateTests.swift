// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionUpdating
import Foundation
import Testing

/// Where a batch of changes takes what there was, and what it says of itself.
struct CollectionUpdateTests {
  private let update = CollectionUpdate(
    [.deleteItem(path(0, 0)), .insertItem(path(0, 2)), .moveItem(path(1, 0), path(0, 0)), .reloadItem(path(1, 1))],
    before: [3, 2], after: [4, 1])

  @Test func whatStaysKeepsItsOrder() {
    #expect([path(0, 0), path(0, 1), path(0, 2)].map(update.newPath) == [nil, path(0, 1), path(0, 3)])
    #expect([path(0, 0), path(0, 1), path(0, 2)].map(update.oldPath) == [path(1, 0), path(0, 1), nil])
  }

  @Test func whatIsLoadedAnewHasAPlaceButIsAnother() {
    #expect(update.newPath(of: path(1, 1)) == nil)
    #expect(update.place(of: path(1, 1)) == path(1, 0))
    #expect(update.source(of: path(1, 0)) == path(1, 1))
  }

  @Test func anUpdateTellsItsNumbersAndItsChanges() {
    #expect(
      "\(update)" == """
        [3, 2] → [4, 1]
          Delete item (0 - 0)
          Insert item (0 - 2)
          Move item (1 - 0) to (0 - 0)
          Reload item (1 - 1)
        """)
    #expect("\(CollectionUpdate([], before: [1], after: nil))" == "[1] → …")
  }

  @Test func aShadowTellsWhatStandsWhere() {
    #expect("\(CollectionShadow())" == "nothing")
    #expect("\(CollectionShadow(carried: [path(0, 3)], target: path(0, 1)))" == "item 0-3 at 0-1")
    let waiting = [CollectionShadow.Placeholder(id: 7, path: path(1, 0))]
    #expect("\(CollectionShadow(target: path(0, 0), placeholders: waiting))" == "gap at 0-0, placeholder 7 at 1-0")
  }

  // MARK: - Messages

  @Test func numbersThatDoNotAddUpAreToldInTheWordsOfTheView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CollectionUpdate([.insertItem(path(0, 1))], before: [3], after: [3], words: .tableView)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("the number of sections and/or rows returned by the data source"))
    #expect(text.contains("Data source before updates = { 1 section with row counts: [3] }"))
    #expect(text.contains("\tInsert row (0 - 1)"))
    #expect(
      text.contains(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
          + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
          + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test func aRowThatDoesNotExistIsCalledARow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CollectionUpdate([.deleteItem(path(0, 7))], before: [3], after: [2], words: .tableView)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("attempt to delete row 7 from section 0 which only contains 3 rows before the update"))
  }

  @Test func sectionsThatDoNotAddUpAreThoseOfTheView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = CollectionUpdate([.insertSection(0)], before: [3], after: [3], words: .tableView)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("The number of sections contained in the table view after the update (1)"))
  }
}
