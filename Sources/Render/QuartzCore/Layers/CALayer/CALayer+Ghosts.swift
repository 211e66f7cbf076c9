// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// A layer that is shown beside another without being in its superlayer's `sublayers`: what a transition fades out.
struct Ghost {
  let layer: CALayer
  /// Whether it stands behind the layer that it belongs to, rather than in front of it.
  let isBehind: Bool
}

extension CALayer {
  /// A copy of what is on screen of this layer and those below it, animations included, as plain layers that nothing
  /// moves and nobody owns.
  ///
  /// The copy stands where the layer stands, in its superlayer's space. What waits for display is copied as it was last
  /// displayed; see `displayTreeIfNeeded()`.
  package final func copyForDisplay() -> CALayer {
    let copy = CALayer()
    let shown = shownState
    copy.values = values
    for property in Set(shown.animations.map(\.property)) { copy.takeOwn(property, from: shown) }
    if contentsImage == nil { copy.values.contents = shown.contents == .none ? .none : .rendered(shown.contents) }
    copy.values.state.accessibility = nil
    copy.values.layerName = nil
    copy.maskLayer = maskLayer.map { copy.owning($0.copyForDisplay()) }
    copy.children = seenChildren.map { copy.owning($0.copyForDisplay()) }
    return copy
  }

  private final func owning(_ child: CALayer) -> CALayer {
    child.parent = self
    return child
  }

  /// Has this layer and those below it renew their contents where they asked for it, now rather than with the frame.
  package final func displayTreeIfNeeded() {
    DisplayPass.run(on: self)
  }

  /// The sublayers with their ghosts and what the layer makes of itself, back to front: all that servers know.
  final var shownChildren: [CALayer] {
    made.layers.isEmpty ? childrenWithGhosts : childrenWithGhosts + made.layers
  }

  /// The same, as far as it is seen.
  final var seenChildren: [CALayer] { made.replacesSublayers ? made.layers : shownChildren }

  private final var childrenWithGhosts: [CALayer] {
    guard children.contains(where: { !$0.ghosts.isEmpty }) else { return children }
    return children.flatMap { child in
      child.ghosts.filter(\.isBehind).map(\.layer) + [child] + child.ghosts.filter { !$0.isBehind }.map(\.layer)
    }
  }

  /// Shows `ghost` right in front of this layer, or behind it, without anybody knowing: it is in no `sublayers`, and
  /// nothing hits it. It goes where this layer goes, and stays until `removeGhost(_:)`.
  ///
  /// Without a superlayer, and beside a mask, there is no place for it, and it is not shown.
  package final func addGhost(_ ghost: CALayer, isBehind: Bool = false) {
    guard let parent, parent.maskLayer !== self else { return }
    ghosts.append(Ghost(layer: ghost, isBehind: isBehind))
    ghost.parent = parent
    if sync.isInTree { sync.context?.enter(ghost) }
    parent.markChanged(LayerChange.sublayers)
  }

  /// Ends the showing of all ghosts, for a layer that becomes a mask.
  final func removeGhosts() {
    for ghost in ghosts { removeGhost(ghost.layer) }
  }

  /// Ends the showing of a ghost.
  package final func removeGhost(_ ghost: CALayer) {
    guard let index = ghosts.firstIndex(where: { $0.layer === ghost }) else { return }
    ghosts.remove(at: index)
    ghost.parent = nil
    if ghost.sync.isInTree { ghost.sync.context?.leave(ghost) }
    parent?.markChanged(LayerChange.sublayers)
  }
}
