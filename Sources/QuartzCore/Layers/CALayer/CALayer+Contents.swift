// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol

extension CALayer {
  final var contentsImage: CGImage? {
    if case .image(let image) = values.contents { return image }
    return nil
  }

  final func changeContents(to value: Any?) {
    let image = value as? CGImage
    if let value, image == nil {
      preconditionFailure("CALayer contents must be a CGImage, not \(type(of: value)). Layer: \(briefDescription)")
    }
    switch (values.contents, image) {
    case (.none, nil): return
    case (.image(let old), let new?) where old == new: return
    default: break
    }
    replaceContents(with: image.map { .image($0) } ?? .none)
  }

  private final func replaceContents(with contents: LayerValues.Contents) {
    let action = willChange("contents")
    values.contents = contents
    markChanged(.contents)
    didChange("contents", action)
  }

  /// Contents that are no picture: a drawing, a shape, a gradient; replaces a picture, and the other way round.
  ///
  /// Pictures go through `contents` and `contentsTint`, which keep hold of the bytes.
  package final var drawingContents: LayerContents? {
    get {
      if case .rendered(let contents) = values.contents { return contents }
      return nil
    }
    set {
      switch newValue {
      case .image?, .tintedImage?:
        preconditionFailure("Give a layer its picture through `contents` and `contentsTint`, not `drawingContents`.")
      case let new?:
        if case .rendered(let old) = values.contents, old == new { return }
        replaceContents(with: new == .none ? .none : .rendered(new))
      case nil:
        if case .rendered = values.contents { replaceContents(with: .none) }
      }
    }
  }

  /// The colour in which the alpha of the picture in `contents` is shown; `nil` shows the picture itself.
  package final var contentsTint: RGBAColor? {
    get { values.contentsTint }
    set { change(\.contentsTint, to: newValue, .contents, "contentsTint") }
  }

  final var ownRenderContents: LayerContents {
    switch values.contents {
    case .none: return .none
    case .rendered(let contents): return contents
    case .image(let image):
      if let tint = values.contentsTint {
        return .tintedImage(image.identifier, pixelWidth: image.width, pixelHeight: image.height, tint: tint)
      }
      return .image(image.identifier, pixelWidth: image.width, pixelHeight: image.height)
    }
  }
}
