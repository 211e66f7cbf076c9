// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Makes one commit of several, for a render server that cannot keep up.
///
/// Applying the merged commit gives the same tree as applying each in turn. Memory grows with the layers that were
/// named, not with the number of commits.
package struct CommitMerger: Sendable {
  private var merged: Commit?
  private var changes: [LayerID: [LayerChange]] = [:]
  private var removed: Set<LayerID> = []

  package init() {}

  package var isEmpty: Bool { merged == nil }

  /// How many layers are named; a holder bounds this by starting over from a full commit.
  package var weight: Int { changes.count + removed.count }

  package mutating func add(_ commit: Commit) {
    if commit.isFull {
      self = CommitMerger()
    }
    var head = commit
    head.isFull = commit.isFull || merged?.isFull == true
    head.deltas = []
    head.removed = []
    merged = head
    for delta in commit.deltas {
      for change in delta.changes {
        changes[delta.layer, default: []].replace(with: change)
      }
      if delta.changes.isEmpty {
        changes[delta.layer, default: []] += []
      }
    }
    for layer in commit.removed {
      changes[layer] = nil
      if !head.isFull {
        removed.insert(layer)
      }
    }
  }

  /// What was gathered since the last call, with layers in ascending order; `nil` where there is nothing.
  package mutating func take() -> Commit? {
    guard var commit = merged else { return nil }
    commit.deltas = changes.keys.sorted().map { LayerDelta(layer: $0, changes: changes[$0] ?? []) }
    commit.removed = removed.sorted()
    self = CommitMerger()
    return commit
  }
}

extension [LayerChange] {
  /// Puts a change in the place of an older one of the same property.
  fileprivate mutating func replace(with change: LayerChange) {
    if let origin = change[LayerChange.boundsOrigin], let index = place(of: LayerChange.bounds),
      var bounds = self[index][LayerChange.bounds]
    {
      bounds.origin = origin
      self[index] = LayerChange.bounds(bounds)
      return
    }
    if change.property == LayerChange.bounds, let index = place(of: LayerChange.boundsOrigin) { remove(at: index) }
    if let index = place(of: change.property) {
      self[index] = change
    } else {
      append(change)
    }
  }

  private func place(of property: AnyLayerProperty) -> Int? { firstIndex { $0.property == property } }
}
