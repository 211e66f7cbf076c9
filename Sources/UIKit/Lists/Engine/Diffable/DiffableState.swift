// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing
import Synchronization

/// What a diffable data source shows, and what was applied but isn't shown yet; on any thread.
///
/// Edits that wait together become one: its content is the last one's, with the marks of those before that still stand.
final class DiffableState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  typealias Content = SnapshotContent<SectionID, ItemID>

  enum Edit: Sendable {
    case snapshot(SnapshotStorage<SectionID, ItemID>)
    case outline(OutlineStorage<ItemID>, SectionID)
  }

  /// How a content is shown.
  enum Manner: Sendable { case animated, atOnce, reload }

  /// A completion handler, called on the main thread only.
  struct Completion: @unchecked Sendable {
    let call: () -> Void
  }

  struct Waiting: Sendable {
    var content: Content
    var manner: Manner
    var completions: [Completion]
  }

  private struct Parts: Sendable {
    var shown = Content()
    var waiting: Waiting?
    var hasMain = false
    var hasOther = false
    var hasWarned = false
  }

  private let parts = Mutex(Parts())

  /// What the collection view shows.
  var shown: Content { parts.withLock { $0.shown } }

  /// What a reader takes for the content: on the main thread what is shown, elsewhere what was last applied.
  var current: Content {
    if MainQueue.isCurrent { return shown }
    var content = parts.withLock { $0.waiting?.content ?? $0.shown }
    content.clearMarks()
    return content
  }

  /// Gives `body` the outline that a section shows, without a copy of anything; `nil` where it was applied as none.
  func withOutline<Result: Sendable>(
    of section: SectionID, _ body: (OutlineStorage<ItemID>?) -> Result
  ) -> Result {
    parts.withLock { body($0.shown.outlines[section]) }
  }

  /// Puts an edit behind those that wait; returns whether the first thread of another kind has just applied one.
  func add(_ edit: Edit, _ manner: Manner, _ completion: Completion?, isOnMain: Bool) -> Bool {
    parts.withLock { parts in
      let base = parts.waiting?.content ?? parts.shown
      var waiting = parts.waiting ?? Waiting(content: base, manner: manner, completions: [])
      waiting.content.apply(edit)
      if parts.waiting != nil { waiting.content.adoptMarks(of: base) }
      // A reload that waits can't be made up for by differences.
      if waiting.manner != .reload { waiting.manner = manner }
      if let completion { waiting.completions.append(completion) }
      parts.waiting = waiting
      if isOnMain { parts.hasMain = true } else { parts.hasOther = true }
      guard parts.hasMain, parts.hasOther, !parts.hasWarned else { return false }
      parts.hasWarned = true
      return true
    }
  }

  /// What waits, which then waits no more.
  func takeWaiting() -> Waiting? {
    parts.withLock { parts in
      defer { parts.waiting = nil }
      return parts.waiting
    }
  }

  func setShown(_ content: Content) { parts.withLock { $0.shown = content } }
}

extension SnapshotContent {
  fileprivate mutating func apply(_ edit: DiffableState<SectionID, ItemID>.Edit) {
    switch edit {
    case .snapshot(let snapshot): set(snapshot)
    case .outline(let outline, let section):
      checked { () throws(SnapshotError) in try set(outline, in: section) }
    }
  }
}

extension ItemPlace {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
