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
    if case .boundsOrigin(let origin) = change,
      let index = firstIndex(where: { if case .bounds = $0 { true } else { false } }),
      case .bounds(var bounds) = self[index]
    {
      bounds.origin = origin
      self[index] = .bounds(bounds)
      return
    }
    if case .bounds = change {
      removeAll { if case .boundsOrigin = $0 { true } else { false } }
    }
    if let index = firstIndex(where: { $0.propertyIndex == change.propertyIndex }) {
      self[index] = change
    } else {
      append(change)
    }
  }
}

extension LayerChange {
  /// Tells properties apart: equal for two values of one property.
  fileprivate var propertyIndex: Int {
    switch self {
    case .bounds: 0
    case .boundsOrigin: 1
    case .position: 2
    case .anchorPoint: 3
    case .zPosition: 4
    case .transform: 5
    case .sublayerTransform: 6
    case .isHidden: 7
    case .opacity: 8
    case .masksToBounds: 9
    case .backgroundColor: 10
    case .cornerRadius: 11
    case .maskedCorners: 12
    case .hasContinuousCorners: 13
    case .borderWidth: 14
    case .borderColor: 15
    case .shadowColor: 16
    case .shadowOpacity: 17
    case .shadowOffset: 18
    case .shadowRadius: 19
    case .shadowPath: 20
    case .contents: 21
    case .contentsGravity: 22
    case .contentsScale: 23
    case .contentsRect: 24
    case .contentsCenter: 25
    case .mask: 26
    case .sublayers: 27
    case .accessibility: 28
    case .name: 29
    case .backdropBlur: 30
    case .animations: 31
    case .timing: 32
    case .isDoubleSided: 33
    case .backdropSaturation: 34
    }
  }
}
