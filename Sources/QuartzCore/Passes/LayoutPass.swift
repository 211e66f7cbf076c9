// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lays out the layers that asked for it, top down.
@MainActor enum LayoutPass {
  /// How often one layer may ask anew in one pass before that counts as endless.
  static let roundLimit = 100

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
    var rounds = 0
    while !top.pending.isDisjoint(with: [.layout, .layoutBelow]) {
      guard rounds < roundLimit else { fatalError(endlessLayoutMessage(top)) }
      rounds += 1
      visit(top)
    }
  }

  private static func visit(_ layer: CALayer) {
    if layer.pending.contains(.layout) {
      layer.pending.remove(.layout)
      layer.layoutSublayers()
    }
    guard layer.pending.contains(.layoutBelow) else { return }
    layer.pending.remove(.layoutBelow)
    if let mask = layer.maskLayer { visit(mask) }
    for child in layer.children where child.parent === layer {
      visit(child)
    }
  }

  private static func endlessLayoutMessage(_ top: CALayer) -> String {
    var culprit = top
    while !culprit.pending.contains(.layout), culprit.pending.contains(.layoutBelow),
      let next = culprit.children.first(where: { !$0.pending.isDisjoint(with: [.layout, .layoutBelow]) })
    {
      culprit = next
    }
    return """
      Layout does not come to an end: after \(roundLimit) rounds \(culprit.briefDescription) still asks for layout. \
      Something calls setNeedsLayout() on it, or changes its size, each time layoutSublayers() runs.
      """
  }
}

extension CALayer {
  /// Lays out the layer and what is below it, and nothing above: for what is placed while that around it is being laid out.
  package func layoutTreeIfNeeded() {
    (delegate as? any LayoutPreparing)?.prepareForLayout()
    LayoutPass.run(on: self)
  }
}
