// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the passes of a frame have yet to do in a layer and below it.
///
/// The `below` bits lead the passes from the root to the layers with work, so that a pass with nothing to do ends at
/// the root and the rest of the tree costs nothing.
struct PendingPasses: OptionSet {
  let rawValue: UInt16

  static let layout = PendingPasses(rawValue: 1)
  static let layoutBelow = PendingPasses(rawValue: 2)
  static let display = PendingPasses(rawValue: 4)
  static let displayBelow = PendingPasses(rawValue: 8)
  /// Display is wanted because what is drawn is on its way: it runs no actions.
  static let displayMoved = PendingPasses(rawValue: 16)
  /// What the layer's view is filled with is to be brought up to date.
  static let properties = PendingPasses(rawValue: 32)
  static let propertiesBelow = PendingPasses(rawValue: 64)
  /// The layer is being laid out now.
  static let layingOut = PendingPasses(rawValue: 128)
  /// The owner has something to place once the layer has been laid out.
  static let placing = PendingPasses(rawValue: 256)
}

extension CALayer {
  /// Notes work in this layer, and the way to it in the layers above.
  final func markPending(_ work: PendingPasses) {
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    if tally.isNearLimit, work.contains(.layout) { LayoutLoops.noteRequest(of: self) }
    forwardPending()
  }

  /// Asks for layout because a sublayer came, left or moved among its siblings. A layer that changes its own sublayers while it
  /// is being laid out places them there and then: it is not laid out again, as on iOS.
  final func sublayersDidChange() {
    if !isLayingOut { LayoutLoops.blaming("a change of its sublayers") { setNeedsLayout() } }
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
