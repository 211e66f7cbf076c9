// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// Keeps views for exactly the elements that meet the bounds of a scroll view, and takes them from one state of data and
/// layout to the next, animated or not.
///
/// The host has the data and makes the views, its layout says where they are; the engine owns the elements, what is known
/// of the layout, the views that wait to be used again, and the change that goes on. `Docs/Internals/engine.md`.
@MainActor final class ListEngine {
  /// Owns the engine, so it is there as long as that.
  unowned let host: any ListEngineHost

  /// What the engine is doing; changed by `during(_:_:)` alone.
  private(set) var phase = ListPhase.resting
  /// The batch whose block runs.
  var batch: OpenBatch?
  /// The numbers of items by section as they are shown; `nil` where they must be loaded.
  var storedCounts: [Int]?
  var layoutState = ListLayoutState()
  var elements = ListElements()
  var reuse = ReusePool()
  var statistics = ListStatistics()

  init(_ host: any ListEngineHost) {
    self.host = host
  }

  var layout: UICollectionViewLayout { host.storedLayout }

  /// Runs `body` in a phase; the one before goes on afterwards.
  func during(_ phase: ListPhase, _ body: () -> Void) {
    let before = self.phase
    self.phase = phase
    body()
    self.phase = before
  }

  /// Goes on to another phase of the same pass.
  func goOn(to phase: ListPhase) { self.phase = phase }

  /// Runs `body` outside the animation block, if any, that is running.
  func withoutAnimation(_ body: () -> Void) {
    if AnimationContext.current == nil { body() } else { AnimationContext.runWithoutAnimation(body) }
  }

  /// Runs `action` when what was changed is laid out; at once where the host is on no screen.
  func whenShown(_ action: @escaping () -> Void) {
    guard host.window != nil else { return action() }
    host.setNeedsLayout()
    host.owningApplication.afterNextLayout(action)
  }

  // MARK: - Numbers

  /// The numbers of items by section.
  var counts: [Int] {
    if let storedCounts { return storedCounts }
    let loaded = host.loadCounts()
    storedCounts = loaded
    return loaded
  }

  /// Whether an item is shown.
  func hasItem(at path: IndexPath) -> Bool {
    let counts = counts
    return path.count == 2 && counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  /// Forgets what was loaded; the views wait to be used again.
  func forgetEverything() {
    for element in elements.allOrdered { retire(element) }
    elements.removeAll()
    storedCounts = nil
    layoutState.reloads += 1
  }
}

/// What a `ListEngine` is doing.
@MainActor enum ListPhase {
  /// Nothing: what is shown is what was last known.
  case resting
  /// A change is being prepared, perhaps within another phase. Until it is played, elements and layout do not agree, and
  /// no pass may look.
  indirect case preparing(within: ListPhase)
  /// Views are made, moved and taken away until they are those of the elements that meet the bounds.
  case passing
  /// The same for an animated change that is being worked out: views keep their attributes until it is played.
  case workingOut(Changeover)
  /// Views are given what they start and end with.
  case playing(Changeover)

  /// Whether elements are being found or given their places.
  var isUpdating: Bool {
    switch self {
    case .resting: false
    case .preparing(let outer): outer.isUpdating
    case .passing, .workingOut, .playing: true
    }
  }

  var isPreparing: Bool {
    if case .preparing = self { return true }
    return false
  }

  /// The animated change that is being worked out.
  var changeover: Changeover? {
    switch self {
    case .workingOut(let changeover): changeover
    case .preparing(let outer): outer.changeover
    case .resting, .passing, .playing: nil
    }
  }
}

extension ListPhase: @MainActor CustomStringConvertible {
  var description: String {
    switch self {
    case .resting: "resting"
    case .preparing(.resting): "preparing"
    case .preparing(let outer): "preparing while \(outer)"
    case .passing: "passing"
    case .workingOut(let changeover): "working out \(changeover)"
    case .playing(let changeover): "playing \(changeover)"
    }
  }
}

/// A batch whose block runs; those within it belong to it.
struct OpenBatch {
  /// The numbers of items by section when it began.
  let before: [Int]
  /// How many blocks run, one in another.
  var depth = 1
  var changes: [CollectionChange] = []
  var completions: [(Bool) -> Void] = []
}

/// What a `ListEngine` has done so far, counted, for tests that must not look at a clock.
struct ListStatistics: Equatable {
  /// Cells, supplementary and decoration views made, not used again.
  var viewsMade = 0
  /// How often the layout was asked for the elements of a rectangle.
  var layoutQueries = 0
  /// How often the layout was prepared.
  var layoutsPrepared = 0
  /// Elements compared with the visible rectangle.
  var elementsChecked = 0
  /// Elements whose attributes were given to their views.
  var attributesApplied = 0
  /// Elements for which alone the layout was asked again.
  var elementsRenewed = 0
  /// Elements that took part in animated batches and changes of the layout.
  var elementsAnimated = 0
}
