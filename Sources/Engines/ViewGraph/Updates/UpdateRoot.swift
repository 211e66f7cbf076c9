// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The root of one tree of elements: takes writes, and brings the tree up to date batch by batch.
///
/// A batch is what was written under one transaction; writes without one join the batch before them. One round of an
/// update applies one batch, re-runs the marked elements from the top down, lays out, and then calls back; what
/// callbacks write is the next batch, in the same frame.
@MainActor package final class UpdateRoot {
  /// What is called back after layout, in this order.
  package enum Phase: Int, CaseIterable {
    case preferences, geometry, change, disappear, appear
    /// What another id replaced disappears after its successor has appeared.
    case replaced
    case task
  }

  private struct Batch {
    var transaction: AnyObject?
    var writes: [@MainActor () -> Void]
  }

  private var batches: [Batch] = []
  /// Marked elements by depth.
  private var dirty: [[Element]] = []
  private var lowestDirty = Int.max
  private var callbacks: [[@MainActor () -> Void]] = Array(repeating: [], count: Phase.allCases.count)

  /// What shows the tree.
  package weak var owner: AnyObject?
  /// Called when there is work and the host has to come back for it.
  package var needsUpdate: (@MainActor () -> Void)?
  /// The transaction of the batch under way, or the one that writes belong to now.
  package var transaction: AnyObject?
  /// Whether bodies run now; writes are then noted for the next batch.
  package private(set) var isUpdating = false
  /// Whether elements are removed now because their id is another one.
  package var isReplacing = false
  /// Counts changes of preferences anywhere in the tree.
  package var preferenceVersion = 0
  /// How many elements there are, for tests.
  package internal(set) var elementCount = 0
  /// How many elements were ever made, for tests.
  package internal(set) var madeCount = 0
  /// How many times an element re-ran or its body was asked, for tests.
  package var bodyCount = 0
  /// The most rounds in one update, after which it stops.
  package static let greatestRoundCount = 100

  package init() {}

  /// Whether there is something to update.
  package var hasWork: Bool {
    !batches.isEmpty || lowestDirty != Int.max || callbacks.contains { !$0.isEmpty }
  }

  // MARK: - Writing

  /// Notes a write for the next update.
  ///
  /// - Parameter transaction: Writes of the same transaction are one batch.
  package func write(transaction: AnyObject?, _ apply: @escaping @MainActor () -> Void) {
    if let last = batches.indices.last, batches[last].transaction === transaction {
      batches[last].writes.append(apply)
    } else {
      batches.append(Batch(transaction: transaction, writes: [apply]))
    }
    askForUpdate()
  }

  /// Has `body` called in a phase after the layout of the update under way, or of the next one.
  package func callBack(_ phase: Phase, _ body: @escaping @MainActor () -> Void) {
    callbacks[phase.rawValue].append(body)
    askForUpdate()
  }

  func enqueue(_ element: Element) {
    let depth = element.depth
    while dirty.count <= depth { dirty.append([]) }
    dirty[depth].append(element)
    lowestDirty = min(lowestDirty, depth)
    askForUpdate()
  }

  private func askForUpdate() {
    if !isUpdating { needsUpdate?() }
  }

  // MARK: - Updating

  /// Applies all batches, with a layout after each, and calls back.
  ///
  /// - Parameters:
  ///   - layout: Lays out what changed; called once a round.
  ///   - isReady: Whether callbacks may run: `false` while the tree is measured but not shown.
  package func update(callsBack: Bool = true, layout: @MainActor () -> Void) {
    guard !isUpdating else { return }
    var rounds = 0
    repeat {
      rounds += 1
      if rounds > Self.greatestRoundCount {
        complain("a view's update writes state that it depends on, over and over; stopped after \(rounds - 1) rounds")
        batches.removeAll()
        break
      }
      isUpdating = true
      let batch = batches.isEmpty ? nil : batches.removeFirst()
      transaction = batch?.transaction
      for write in batch?.writes ?? [] { write() }
      runDirty()
      isUpdating = false
      layout()
      // Layout may have run bodies that depend on sizes.
      isUpdating = true
      runDirty()
      isUpdating = false
      transaction = nil
      guard callsBack else { continue }
      runCallbacks()
    } while !batches.isEmpty || lowestDirty != Int.max || (callsBack && callbacks.contains { !$0.isEmpty })
  }

  /// Runs bodies below a place of the tree that are marked while another update is under way, as a layout does that
  /// makes its content by size.
  package func runDirty() {
    while lowestDirty != Int.max {
      let depth = lowestDirty
      let marked = dirty[depth]
      dirty[depth].removeAll(keepingCapacity: true)
      for element in marked where element.isDirty && !element.isRemoved {
        element.isDirty = false
        element.rerun()
      }
      if dirty[depth].isEmpty {
        lowestDirty = dirty.firstIndex { !$0.isEmpty } ?? Int.max
      }
    }
  }

  private func runCallbacks() {
    for phase in Phase.allCases {
      let waiting = callbacks[phase.rawValue]
      callbacks[phase.rawValue] = []
      for call in waiting { call() }
    }
  }

  /// Runs `body` as part of an update: what is read are the values of the batch, what is written is the next batch.
  package func updating<Result>(_ body: () -> Result) -> Result {
    let was = isUpdating
    isUpdating = true
    defer { isUpdating = was }
    return body()
  }

  // MARK: - Warnings

  /// What was complained about, for tests.
  package private(set) var complaints: [String] = []

  package func complain(_ text: String) {
    complaints.append(text)
    FileHandle.standardError.write(Data("SwiftUI: \(text)\n".utf8))
  }
}
