// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RasterServer
internal import RenderProtocol

/// The pictures that an app sent, for a raster server in this process: decoded when they are first drawn.
final class StoredPictures {
  private let store: ImageStore
  private var images: [ImageIdentifier: CGImage] = [:]

  init(_ store: ImageStore) {
    self.store = store
  }

  /// The picture under the name that commits call it by; `nil` where it was not sent, or is no picture.
  private func image(_ identifier: ImageIdentifier) -> CGImage? {
    if let image = images[identifier] { return image }
    guard let entry = store[identifier], let file = try? CGImage(decoding: entry.bytes) else { return nil }
    let image = CGImage(width: file.width, height: file.height, storage: file.storage, identifier: identifier)
    images[identifier] = image
    return image
  }

  /// Gives a raster server the pictures that a commit names, and returns the commit with those of its drawings in them.
  func provide(_ commit: Commit, to raster: RasterServer) -> Commit {
    var commit = commit
    for (index, delta) in commit.deltas.enumerated() {
      for (place, change) in delta.changes.enumerated() {
        if let contents = change[LayerChange.contents] {
          if let filled = fill(contents, raster) {
            commit.deltas[index].changes[place] = LayerChange.contents(filled)
          }
        } else if let animations = change[LayerChange.animations] {
          for case .contents(let contents)? in animations.flatMap(\.values) {
            _ = fill(contents, raster)
          }
        }
      }
    }
    return commit
  }

  /// A drawing with its pictures in it; `nil` for contents that stay as they are.
  private func fill(_ contents: LayerContents, _ raster: RasterServer) -> LayerContents? {
    switch contents {
    case .image(let identifier, _, _), .tintedImage(let identifier, _, _, _):
      if let image = image(identifier) { raster.receive(image) }
      return nil
    case .drawing(var list):
      var isChanged = false
      for (index, operation) in list.operations.enumerated() {
        guard case .image(let blank, let rect, let alpha, let interpolation) = operation,
          let image = image(blank.identifier)
        else { continue }
        list.operations[index] = .image(image, rect: rect, alpha: alpha, interpolation: interpolation)
        isChanged = true
      }
      return isChanged ? .drawing(list) : nil
    case .none, .shape, .gradient:
      return nil
    }
  }
}
