// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

// What makes a batch impossible; the messages are those that iOS developers know.

extension CollectionUpdate {
  // MARK: - Places

  func checkSectionBefore(_ section: Int, _ verb: String) {
    guard before.indices.contains(section) else {
      fatalError(
        "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
    }
  }

  func checkSectionAfter(_ section: Int, _ verb: String) {
    guard isPartial || after.indices.contains(section) else {
      fatalError("attempt to \(verb) section \(section) but there are only \(after.count) sections after the update")
    }
  }

  /// What a change tries with an item. Its words are put together only where it fails: a batch checks every change.
  enum Attempt {
    case insert, delete, reload, reconfigure, moveAway, moveTo

    func text(_ path: IndexPath, _ words: UpdateWords) -> String {
      switch self {
      case .insert: "insert \(words.item) \(path.item) into"
      case .delete: "delete \(words.item) \(path.item) from"
      case .reload: "reload \(words.item) \(path.item) of"
      case .reconfigure: "reconfigure \(words.item) \(path.item) of"
      case .moveAway: "move \(words.item) \(path.item) from"
      case .moveTo: "move \(words.item) to \(path.item) in"
      }
    }
  }

  func checkItemBefore(_ path: IndexPath, _ attempt: Attempt) {
    guard before.indices.contains(path.section) else {
      fatalError(
        "attempt to \(attempt.text(path, words)) section \(path.section), but there are only \(before.count) sections before the "
          + "update")
    }
    guard path.item >= 0, path.item < before[path.section] else {
      fatalError(
        "attempt to \(attempt.text(path, words)) section \(path.section) which only contains \(before[path.section]) \(words.items) "
          + "before the update")
    }
  }

  func checkItemAfter(_ path: IndexPath, _ attempt: Attempt) {
    if isPartial { return }
    guard after.indices.contains(path.section) else {
      fatalError(
        "attempt to \(attempt.text(path, words)) section \(path.section), but there are only \(after.count) sections after the update"
      )
    }
    guard path.item >= 0, path.item < after[path.section] else {
      fatalError(
        "attempt to \(attempt.text(path, words)) section \(path.section), but there are only \(after[path.section]) \(words.items) "
          + "in section \(path.section) after the update")
    }
  }

  // MARK: - Contradictions

  func checkMovesOnce(section: Int, to target: Int) {
    if sections.moves(section) { fatalError("attempt to perform multiple moves from the same section (\(section))") }
    if sections.isTarget(target) { fatalError("attempt to perform multiple moves to the same section (\(target))") }
  }

  func checkMovesOnce(item: IndexPath, to target: IndexPath) {
    if sections.deletes(item.section) { fatalError("cannot move an item from a deleted section (\(item.section))") }
    if itemMoves[item] != nil {
      fatalError("attempt to perform multiple moves from the same index path (\(item.pathText))")
    }
    if moveSources[target] != nil {
      fatalError("attempt to perform multiple moves to the same index path (\(target.pathText))")
    }
  }

  /// What is deleted, or loaded anew, which is to delete and insert it, can't do anything else too; nor is anything
  /// inserted where something moves.
  func checkContradictions() {
    for section in reloadedSections where sections.deletes(section) {
      fatalError("attempt to delete and reload the same section (\(section))")
    }
    for (from, to) in sections.moved {
      if sections.deletes(from) || reloadedSections.contains(from) {
        fatalError("attempt to perform a delete and a move from the same section (\(from))")
      }
      if sections.inserts(to) { fatalError("attempt to perform an insert and a move to the same section (\(to))") }
    }
    for path in reloadedItems where items[path.section]?.deletes(path.item) == true {
      fatalError("attempt to delete and reload the same index path (\(path.pathText))")
    }
    guard !itemMoves.isEmpty else { return }
    let insertions = insertions.mapValues(Set.init)
    for (from, to) in itemMoves {
      if items[from.section]?.deletes(from.item) == true || reloadedItems.contains(from) {
        fatalError("attempt to perform a delete and a move from the same index path (\(from.pathText))")
      }
      if insertions[to.section]?.contains(to.item) == true {
        fatalError("attempt to perform an insert and a move to the same index path (\(to.pathText))")
      }
    }
  }

  // MARK: - Numbers

  func checkCounts() {
    guard after.count == before.count + sections.insertedCount - sections.deletedCount else {
      fail(
        "Invalid update: invalid number of sections. The number of sections contained in the \(words.view) after the "
          + "update (\(after.count)) must be equal to the number of sections contained in the \(words.view) before the "
          + "update (\(before.count)), plus or minus the number of sections inserted or deleted "
          + "(\(sections.insertedCount) inserted, \(sections.deletedCount) deleted).")
    }
    for section in before.indices where !reloadedSections.contains(section) {
      guard let new = sections.newIndex(of: section) else { continue }
      let inserted = items[section]?.insertedCount ?? 0
      let deleted = items[section]?.deletedCount ?? 0
      let (movedIn, movedOut) = (movedIn[new] ?? 0, movedOut[section] ?? 0)
      guard after[new] == before[section] + inserted - deleted + movedIn - movedOut else {
        fail(
          "Invalid update: invalid number of \(words.items) in section \(new). The number of \(words.items) contained "
            + "in an existing section after the update (\(after[new])) must be equal to the number of \(words.items) "
            + "contained in that section before the update (\(before[section])), plus or minus the number of "
            + "\(words.items) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus "
            + "or minus the number of \(words.items) moved into or out of that section (\(movedIn) moved in, \(movedOut) "
            + "moved out).")
      }
    }
  }

  /// Older systems say which number is wrong, newer ones what was before, after and asked for: both help.
  private func fail(_ sentence: String) -> Never {
    func text(_ counts: [Int]) -> String {
      let numbers = counts.map(String.init).joined(separator: ", ")
      return "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.item) counts: [\(numbers)] }"
    }
    fatalError(
      """
      Invalid batch updates detected: the number of sections and/or \(words.items) returned by the data source before \
      and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = \(text(before))
      Data source after updates = \(text(after))
      Updates = [
      \(changes.map { "\t" + $0.text(words) }.joined(separator: ",\n"))
      ]
      \(sentence)
      """)
  }
}
