// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Gathers the deltas of one commit.
@MainActor struct CommitBuilder {
  private(set) var deltas: [LayerDelta] = []
  var removed: [LayerID] = []
  private(set) var images: [CGImage] = []
  private(set) var knownImages: Set<ImageIdentifier>

  init(knownImages: Set<ImageIdentifier>) {
    self.knownImages = knownImages
  }

  var isEmpty: Bool { deltas.isEmpty && removed.isEmpty }

  /// Adds what the servers have to hear of a listed layer, and notes that they have heard it.
  mutating func addChanges(of layer: CALayer) {
    guard let id = layer.sync.id else { return }
    switch (layer.sync.isInTree, layer.sync.isSent) {
    case (true, false): addWhole(layer, id)
    case (true, true): addChanged(layer, id)
    case (false, true):
      removed.append(id)
      layer.sync.isSent = false
    case (false, false): break
    }
    layer.sync.changed.removeAll()
  }

  /// Adds a layer and all below it whole.
  mutating func addTree(_ layer: CALayer) {
    guard let id = layer.sync.id else { return }
    addWhole(layer, id)
    layer.sync.changed.removeAll()
    if let mask = layer.maskLayer { addTree(mask) }
    for child in layer.shownChildren {
      addTree(child)
    }
  }

  private mutating func addWhole(_ layer: CALayer, _ id: LayerID) {
    deltas.append(LayerDelta(layer: id, changes: layer.nonDefaultChanges()))
    layer.sync.isSent = true
    addImages(of: layer)
  }

  private mutating func addChanged(_ layer: CALayer, _ id: LayerID) {
    let changed = layer.sync.changed
    guard !changed.isEmpty else { return }
    deltas.append(LayerDelta(layer: id, changes: layer.changes(of: changed)))
    if changed.contains(LayerChange.contents) || changed.contains(LayerChange.animations) { addImages(of: layer) }
  }

  mutating func addImages(of layer: CALayer) {
    for image in layer.motion?.pictures ?? [] { add(image) }
    switch layer.renderContents {
    case .none, .shape, .gradient: return
    case .image, .tintedImage:
      if let image = layer.contentsImage { add(image) }
    case .drawing(let list):
      for case .image(let image, _, _, _) in list.operations {
        add(image)
      }
    }
  }

  private mutating func add(_ image: CGImage) {
    if knownImages.insert(image.identifier).inserted { images.append(image) }
  }
}
