// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  enum InsertionPlace {
    case top
    case index(Int)
    case below(CALayer?)
    case above(CALayer?)
  }

  final func insert(_ layer: CALayer, at place: InsertionPlace) {
    checkAdoption(of: layer)
    // Looked up before the layer leaves its old place, which may be before the sibling.
    if case .below(let sibling?) = place, sibling === layer { return }
    if case .above(let sibling?) = place, sibling === layer { return }
    if layer.parent === self, layer !== maskLayer {
      reorder(layer, to: place)
      return
    }
    layer.leaveParent(staysInTree: sharesTree(with: layer))
    children.insert(layer, at: childIndex(of: place))
    adopt(layer)
    markChanged(LayerChange.sublayers)
    sublayersDidChange()
  }

  /// Moves a layer among its siblings; staying where it is is no change.
  private final func reorder(_ layer: CALayer, to place: InsertionPlace) {
    guard let oldIndex = children.place(of: layer) else { return }
    children.remove(at: oldIndex)
    let index = childIndex(of: place)
    children.insert(layer, at: index)
    guard index != oldIndex else { return }
    markChanged(LayerChange.sublayers)
    sublayersDidChange()
  }

  /// Whether `layer` is in this layer's tree already, so that moving it here tells the servers nothing but its place.
  private final func sharesTree(with layer: CALayer) -> Bool {
    sync.isInTree && layer.sync.isInTree && layer.sync.context === sync.context
  }

  private final func childIndex(of place: InsertionPlace) -> Int {
    switch place {
    case .top: children.count
    case .index(let index): min(index, children.count)
    case .below(let sibling): children.place(of: sibling) ?? 0
    case .above(let sibling): children.place(of: sibling).map { $0 + 1 } ?? children.count
    }
  }

  final func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.contains(where: { $0 === old }) else { return }
    insert(new, at: .above(old))
    old.removeFromSuperlayer()
  }

  final func replaceChildren(with layers: [CALayer]) {
    guard !layers.elementsEqual(children, by: ===) else { return }
    var kept = Set<ObjectIdentifier>()
    for layer in layers {
      checkAdoption(of: layer)
      guard kept.insert(ObjectIdentifier(layer)).inserted else {
        fatalError("\(layer.briefDescription) stands twice in the sublayers given to \(briefDescription).")
      }
    }
    for child in children where !kept.contains(ObjectIdentifier(child)) {
      child.detach()
    }
    for layer in layers where layer.parent !== self || layer === maskLayer {
      layer.leaveParent(staysInTree: sharesTree(with: layer))
    }
    children = layers
    for layer in layers where layer.parent == nil {
      adopt(layer)
    }
    markChanged(LayerChange.sublayers)
    sublayersDidChange()
  }

  final func changeMask(to layer: CALayer?) {
    guard layer !== maskLayer else { return }
    let action = willChange("mask")
    maskLayer?.detach()
    if let layer {
      checkAdoption(of: layer)
      layer.removeGhosts()
      layer.leaveParent(staysInTree: sharesTree(with: layer))
      maskLayer = layer
      adopt(layer)
    }
    markChanged(LayerChange.mask)
    didChange("mask", action)
  }

  /// Takes the layer out of its place, and its subtree out of the context's tree.
  final func detach() {
    leaveParent(staysInTree: false)
  }

  /// - Parameter staysInTree: whether the layer is about to be put back into the same context's tree, so that its
  ///   subtree need not be told.
  private final func leaveParent(staysInTree: Bool) {
    guard let parent else { return }
    if parent.maskLayer === self {
      parent.maskLayer = nil
      parent.markChanged(LayerChange.mask)
    } else if let index = parent.children.place(of: self) {
      parent.children.remove(at: index)
      parent.markChanged(LayerChange.sublayers)
      parent.sublayersDidChange()
    }
    self.parent = nil
    if !staysInTree, sync.isInTree {
      sync.context?.leave(self)
      for ghost in ghosts { sync.context?.leave(ghost.layer) }
    }
  }

  private final func adopt(_ layer: CALayer) {
    layer.parent = self
    // Where layers have time spaces of their own, another place can mean other ends.
    if let schedule = sync.context?.schedule, schedule.hasTimedLayers { schedule.noteTimingChange() }
    let isEntering = sync.isInTree && (!layer.sync.isInTree || layer.sync.context !== sync.context)
    if isEntering { sync.context?.enter(layer) }
    for ghost in layer.ghosts {
      ghost.layer.parent = self
      if isEntering { sync.context?.enter(ghost.layer) }
    }
    layer.forwardPending()
  }

  private final func checkAdoption(of layer: CALayer) {
    guard layer !== self else {
      fatalError("CALayerInvalid: a layer cannot be its own sublayer or mask. Layer: \(briefDescription)")
    }
    guard layer.presentedLayer == nil else {
      fatalError("CALayerInvalid: \(layer.briefDescription) is a presentation copy; it has no place in a tree.")
    }
    // A layer without anything in it cannot be above this one.
    if layer.children.isEmpty, layer.maskLayer == nil { return }
    var ancestor = parent
    while let current = ancestor {
      guard current !== layer else {
        fatalError(
          """
          CALayerInvalid: layer \(layer.briefDescription) is a part of cycle in its layer tree: \
          it is above \(briefDescription).
          """)
      }
      ancestor = current.parent
    }
  }
}
