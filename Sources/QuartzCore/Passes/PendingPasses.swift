// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the passes of a frame have yet to do in a layer and below it.
///
/// The `below` bits lead the passes from the root to the layers with work, so that a pass with nothing to do ends at
/// the root and the rest of the tree costs nothing.
struct PendingPasses: OptionSet {
  let rawValue: UInt8

  static let layout = PendingPasses(rawValue: 1)
  static let layoutBelow = PendingPasses(rawValue: 2)
  static let display = PendingPasses(rawValue: 4)
  static let displayBelow = PendingPasses(rawValue: 8)
  /// Display is wanted because what is drawn is on its way: it runs no actions.
  static let displayMoved = PendingPasses(rawValue: 16)
  /// What the layer's view is filled with is to be brought up to date.
  static let properties = PendingPasses(rawValue: 32)
  static let propertiesBelow = PendingPasses(rawValue: 64)
}

extension CALayer {
  /// Notes work in this layer, and the way to it in the layers above.
  final func markPending(_ work: PendingPasses) {
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    forwardPending()
  }

  /// Tells the layers above that there is work here; ends at the first that knows.
  final func forwardPending() {
    var way: PendingPasses = []
    if !pending.isDisjoint(with: [.layout, .layoutBelow]) { way.insert(.layoutBelow) }
    if !pending.isDisjoint(with: [.display, .displayBelow]) { way.insert(.displayBelow) }
    if !pending.isDisjoint(with: [.properties, .propertiesBelow]) { way.insert(.propertiesBelow) }
    guard !way.isEmpty else { return }
    var last = self
    while let layer = last.parent {
      guard !layer.pending.isSuperset(of: way) else { return }
      layer.pending.formUnion(way)
      last = layer
    }
    if last.sync.isInTree { last.sync.context?.noteWork() }
  }
}
