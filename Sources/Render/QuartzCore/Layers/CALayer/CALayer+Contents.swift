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
      fatalError("CALayer contents must be a CGImage, not \(type(of: value)). Layer: \(briefDescription)")
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
    markChanged(LayerChange.contents)
    didChange("contents", action)
  }

  /// Contents that are no picture: a drawing, a shape, a gradient; replaces a picture, and the other way round.
  ///
  /// Pictures go through `contents` and `contentsTint`, which keep hold of the bytes.
  package final var drawingContents: LayerContents? {
    get {
      switch values.contents {
      case .none, .image: nil
      case .rendered(let contents): contents
      case .drawn(let list): .drawing(list)
      }
    }
    set {
      switch newValue == LayerContents.none ? nil : newValue {
      case .image?, .tintedImage?:
        fatalError("Give a layer its picture through `contents` and `contentsTint`, not `drawingContents`.")
      case let new?:
        if drawingContents == new { return }
        replaceContents(with: .rendered(new))
      case nil:
        if drawingContents != nil { replaceContents(with: .none) }
      }
    }
  }

  /// Takes over what `draw(in:)` drew; `nil` stands for nothing, which only clears an earlier drawing of its kind.
  final func changeDrawing(to list: DisplayList?) {
    switch (values.contents, list) {
    case (.drawn(let old), let new?) where old == new: return
    case (_, let new?): replaceContents(with: .drawn(new))
    case (.drawn, nil): replaceContents(with: .none)
    case (_, nil): return
    }
  }

  /// The colour in which the alpha of the picture in `contents` is shown; `nil` shows the picture itself.
  package final var contentsTint: RGBAColor? {
    get { values.contentsTint }
    set { change(\.contentsTint, to: newValue, LayerChange.contents, "contentsTint") }
  }

  final var ownRenderContents: LayerContents {
    switch values.contents {
    case .none: return .none
    case .rendered(let contents): return contents
    case .drawn(let list): return .drawing(list)
    case .image(let image):
      if let tint = values.contentsTint {
        return .tintedImage(image.identifier, pixelWidth: image.width, pixelHeight: image.height, tint: tint)
      }
      return .image(image.identifier, pixelWidth: image.width, pixelHeight: image.height)
    }
  }
}
