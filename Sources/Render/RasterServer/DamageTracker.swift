// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Works out which parts of the screen commits and animations changed.
///
/// A layer that looks different damages what it covers; one that moved, came or went damages where it was and where it
/// is now; a change to a whole subtree (opacity, masks, order) damages all that the subtree covers.
struct DamageTracker {
  private var before: [LayerID: LayerWalk.Visible] = [:]
  private var changed: Set<LayerID> = []
  private var changedTrees: Set<LayerID> = []
  private var isEverything = true
  /// Whether anything happened since the last time.
  private(set) var isPending = true

  mutating func note(_ commit: Commit) {
    isPending = true
    if commit.isFull { isEverything = true }
    for delta in commit.deltas {
      for change in delta.changes {
        switch change.property.damage {
        case .nothing: break
        case .layer: changed.insert(delta.layer)
        case .tree: changedTrees.insert(delta.layer)
        }
      }
    }
  }

  /// Notes that a layer is shown in another way than before.
  mutating func note(_ layer: LayerID, from old: LayerState, to new: LayerState) {
    guard !old.looksLike(new) else { return }
    isPending = true
    if old.hasSameTree(as: new) { changed.insert(layer) } else { changedTrees.insert(layer) }
  }

  mutating func noteEverything() {
    isPending = true
    isEverything = true
  }

  /// The damaged parts, in whole pixels; forgets them.
  mutating func takeRects(visible: [LayerID: LayerWalk.Visible], screen: CGRect) -> [CGRect] {
    defer {
      before = visible
      changed = []
      changedTrees = []
      isEverything = false
      isPending = false
    }
    if isEverything { return [screen] }
    var rects: [CGRect] = []
    func add(_ rect: CGRect?) {
      guard let rect, !rect.isNull, !rect.isEmpty else { return }
      rects.append(rect)
    }
    for id in changedTrees {
      add(before[id]?.treeRect)
      add(visible[id]?.treeRect)
    }
    for id in changed {
      add(before[id]?.rect)
      add(visible[id]?.rect)
    }
    for (id, old) in before where visible[id]?.rect != old.rect {
      add(old.rect)
      add(visible[id]?.rect)
    }
    for (id, new) in visible where before[id] == nil {
      add(new.rect)
    }
    var merged = Self.merge(rects.map { $0.integral.intersection(screen) })
    // A backdrop that damage touches is drawn whole: what lies behind it must be there without what lies above.
    // So is a blurred picture, in which each pixel depends on those around it.
    var backdrops = visible.values.compactMap(\.backdrop) + visible.values.compactMap(\.blurred)
    while let index = backdrops.firstIndex(where: { backdrop in merged.contains { $0.intersects(backdrop) } }) {
      merged = Self.merge(merged + [backdrops.remove(at: index)])
    }
    return merged
  }

  /// Above this many rectangles their union is drawn: more clips cost more than they save.
  private static let mostRects = 16

  private static func merge(_ rects: [CGRect]) -> [CGRect] {
    var merged: [CGRect] = []
    for rect in rects where !rect.isNull && !rect.isEmpty {
      var current = rect
      while let index = merged.firstIndex(where: { $0.intersects(current) }) {
        current = current.union(merged.remove(at: index))
      }
      merged.append(current)
    }
    guard merged.count > mostRects else {
      return merged.sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }
    return [merged.reduce(CGRect.null) { $0.union($1) }]
  }
}

extension LayerState {
  private static let seen = LayerChange.whole.filter { $0.damage != .nothing }
  private static let seenInTree = LayerChange.whole.filter { $0.damage == .tree }

  /// Whether nothing that can be seen differs.
  fileprivate func looksLike(_ other: LayerState) -> Bool {
    fading == other.fading && isSame(Self.seen, other)
  }

  /// Whether at most the layer itself looks different, and not those below it.
  fileprivate func hasSameTree(as other: LayerState) -> Bool {
    isSame(Self.seenInTree, other)
  }

  private func isSame(_ properties: [AnyLayerProperty], _ other: LayerState) -> Bool {
    withUnsafePointer(to: self) { own in
      withUnsafePointer(to: other) { others in properties.allSatisfy { $0.isSame(own, others) } }
    }
  }
}
