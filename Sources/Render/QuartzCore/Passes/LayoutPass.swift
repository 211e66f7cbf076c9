// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lays out the layers that asked for it, top down.
@MainActor enum LayoutPass {
  /// How often one layer may be laid out in one pass before that counts as endless.
  nonisolated static let layoutLimit = 100
  /// How often a pass may begin again at its top. Only chains of layers as long as this that ask for each other's layout get there.
  private static let roundLimit = 1000
  /// Passes begun so far. A pass is told by its number.
  private static var count = 0

  /// Lays out the subtree of `layer`, together with the chain of superlayers that wait for layout.
  static func layOut(from layer: CALayer) {
    var top = layer
    while let parent = top.parent, parent.needsLayout() {
      top = parent
    }
    run(on: top)
  }

  /// Lays out what asks for it in the subtree, again and again until all is quiet.
  static func run(on top: CALayer) {
    guard !top.pending.isDisjoint(with: [.layout, .layoutBelow]) else { return }
    count += 1
    let pass = count
    for _ in 0..<roundLimit {
      visit(top, pass)
      guard !top.pending.isDisjoint(with: [.layout, .layoutBelow]) else { return }
    }
    LayoutLoops.report(LayoutLoops.culprit(below: top))
    dropRequests(below: top)
  }

  private static func visit(_ layer: CALayer, _ pass: Int) {
    if layer.pending.contains(.layout) {
      layer.pending.remove(.layout)
      // A pass within the layer's own layout goes on counting: it is part of the same loop, if that is one.
      if layer.tally.pass != pass, !layer.isLayingOut { layer.tally = LayoutTally(pass: pass) }
      layer.tally.count += 1
      if layer.tally.count <= layoutLimit { layOut(layer) } else { LayoutLoops.report(layer) }
    }
    guard layer.pending.contains(.layoutBelow) else { return }
    layer.pending.remove(.layoutBelow)
    if let mask = layer.maskLayer { visit(mask, pass) }
    for child in layer.children where child.parent === layer {
      visit(child, pass)
    }
  }

  private static func layOut(_ layer: CALayer) {
    let isNested = layer.isLayingOut
    layer.pending.insert(.layingOut)
    LayoutLoops.within(layer, "layoutSublayers()") { layer.layoutSublayers() }
    if layer.pending.contains(.placing) { layer.place() }
    if !isNested { layer.pending.remove(.layingOut) }
  }

  private static func dropRequests(below layer: CALayer) {
    guard !layer.pending.isDisjoint(with: [.layout, .layoutBelow]) else { return }
    layer.pending.subtract([.layout, .layoutBelow])
    if let mask = layer.maskLayer { dropRequests(below: mask) }
    for child in layer.children { dropRequests(below: child) }
  }
}

/// How often a layer was laid out in a pass.
struct LayoutTally {
  var pass = 0
  var count = 0

  /// Whether whoever asks for layout once more is named: the next layout is one too many.
  var isNearLimit: Bool { count >= LayoutPass.layoutLimit }
}

extension CALayer {
  /// Lays out the layer and what is below it, and nothing above: for what is placed while that around it is being laid out.
  package func layoutTreeIfNeeded() {
    (delegate as? any LayoutPreparing)?.prepareForLayout()
    LayoutPass.run(on: self)
  }

  /// Whether the layer is being laid out now.
  package final var isLayingOut: Bool { pending.contains(.layingOut) }

  /// Asks for the delegate's `placeAfterLayout()`, for a layer that is being laid out now.
  package final func setNeedsPlacing() { pending.insert(.placing) }

  /// Has the delegate place what waits for that.
  package final func placeIfNeeded() {
    if pending.contains(.placing) { place() }
  }

  fileprivate final func place() {
    pending.remove(.placing)
    (delegate as? any LayoutPreparing)?.placeAfterLayout()
  }
}
