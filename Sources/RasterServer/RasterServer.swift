// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
internal import CCairo
package import RenderProtocol

/// A render server that shows an app's layers as pixels in memory.
///
/// It keeps the last frame and draws anew only the parts that commits changed. Layers are given in points; pixels are
/// points times the commit's scale. Not safe to share between threads.
package final class RasterServer {
  package private(set) var tree = LayerTree()
  private var pictures: [ImageIdentifier: CGImage] = [:]
  private var surface: CairoSurface?
  private var damage = DamageTracker()
  private let caches: RasterCaches
  /// The parts of the frame that the last `render()` drew, in pixels; for tests and for whoever shows the frame.
  package private(set) var drawnRects: [CGRect] = []
  /// Pictures, fonts or layers that could not be drawn, in words; the rest of the frame is drawn all the same.
  package private(set) var problems: [String] = []

  package init() {
    caches = RasterCaches()
  }

  /// Takes a picture that coming commits name.
  package func receive(_ image: CGImage) {
    pictures[image.identifier] = image
  }

  /// Takes over a commit's changes; nothing is drawn before `render()`.
  package func apply(_ commit: Commit) {
    damage.note(commit)
    tree.apply(commit)
  }

  /// Has the next `render()` draw every pixel, for measuring.
  package func damageEverything() {
    damage.noteEverything()
  }

  /// Draws what changed since the last time and returns a copy of the frame.
  ///
  /// - Returns: `nil` before the first commit and where the screen has no pixels.
  package func render() -> Bitmap? {
    update() ? surface?.bitmap() : nil
  }

  /// Draws what changed since the last time; `withFrame` lends the result without copying it.
  ///
  /// - Returns: Whether there is a frame: not before the first commit, nor where the screen has no pixels.
  @discardableResult package func update() -> Bool {
    guard let surface = prepareSurface(), let root = tree.root else { return false }
    problems = []
    let visible = LayerWalk(tree: tree).visibleLayers(root: root)
    let screen = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    drawnRects = damage.takeRects(visible: visible, screen: screen)
    guard !drawnRects.isEmpty else { return true }
    surface.draw { cairo in
      for rect in drawnRects {
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
      }
      cairo_clip(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      cairo_paint(cairo)
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_scale(cairo, Double(tree.screenScale), Double(tree.screenScale))
      var painter = LayerPainter(
        tree: tree, pictures: pictures, caches: caches, cairo: cairo, scale: tree.screenScale)
      painter.paint(root)
      problems = painter.problems
    }
    return true
  }

  /// Lends the pixels that the last `update()` drew: premultiplied BGRA, rows `stride` bytes apart; `nil` before it.
  package func withFrame<Result>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int) -> Result
  ) -> Result? {
    surface.map { surface in
      surface.withPixels { body(UnsafeBufferPointer($0), surface.width, surface.height, surface.stride) }
    }
  }

  /// A surface of the screen's size; a new one has to be drawn whole.
  private func prepareSurface() -> CairoSurface? {
    let width = Int((tree.screenSize.width * tree.screenScale).rounded())
    let height = Int((tree.screenSize.height * tree.screenScale).rounded())
    if let surface, surface.width == width, surface.height == height { return surface }
    surface = CairoSurface(.color, width: width, height: height)
    damage.noteEverything()
    return surface
  }
}

/// What is kept between frames.
final class RasterCaches {
  let images = ImageCache()
  let fonts = FontCache()
  let shadows = ShadowCache()
}
