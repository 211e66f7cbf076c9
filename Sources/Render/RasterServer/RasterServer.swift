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
  /// The animated layers as the last frame shows them.
  private var shown: [LayerID: LayerState] = [:]
  /// The parts of the frame that the last `render()` drew, in pixels; for tests and for whoever shows the frame.
  package private(set) var drawnRects: [CGRect] = []
  /// Pictures, fonts or layers that could not be drawn, in words; the rest of the frame is drawn all the same.
  package private(set) var problems: [String] = []

  /// How often the tree was gone through to find what is seen, for tests that count work.
  package private(set) var walkCount = 0

  package init() {
    caches = RasterCaches()
  }

  /// Takes a picture that coming commits name.
  package func receive(_ image: CGImage) {
    pictures[image.identifier] = image
  }

  /// The picture that contents name, if it came.
  func picture(of contents: LayerContents) -> CGImage? {
    switch contents {
    case .image(let identifier, _, _), .tintedImage(let identifier, _, _, _): pictures[identifier]
    case .none, .drawing, .shape, .gradient: nil
    }
  }

  func forgetPictures() {
    pictures = [:]
  }

  func makePainter(of presentation: LayerPresentation, on cairo: OpaquePointer, scale: CGFloat) -> LayerPainter {
    LayerPainter(tree: presentation, pictures: pictures, caches: caches, cairo: cairo, scale: scale)
  }

  /// Takes over a commit's changes; nothing is drawn before `render()`.
  package func apply(_ commit: Commit) {
    damage.note(commit)
    for delta in commit.deltas where shown[delta.layer] == nil {
      // A layer that starts to move did stand where the model had it.
      guard delta.changes.contains(where: { $0.property == LayerChange.animations }) else { continue }
      shown[delta.layer] = tree[delta.layer]
    }
    if commit.isFull { shown = [:] }
    tree.apply(commit)
  }

  /// Whether the frame of a time would differ from the one that was drawn last.
  ///
  /// - Parameter time: The app's media time in seconds.
  package func needsRender(at time: Double) -> Bool {
    noteAnimations(in: tree.presented(at: time), isDrawn: false)
    return damage.isPending
  }

  /// Notes what animations changed since the last frame.
  private func noteAnimations(in presentation: LayerPresentation, isDrawn: Bool) {
    for (id, state) in presentation.animated {
      if let old = shown[id] { damage.note(id, from: old, to: state) }
    }
    for (id, old) in shown where presentation.animated[id] == nil {
      if let state = tree[id] { damage.note(id, from: old, to: state) }
    }
    if isDrawn { shown = presentation.animated }
  }

  /// Has the next `render()` draw every pixel, for measuring.
  package func damageEverything() {
    damage.noteEverything()
  }

  /// Draws what changed since the last time and returns a copy of the frame.
  ///
  /// - Parameter time: The app's media time that animations are shown at, in seconds; that of the last commit if not
  ///   given.
  /// - Returns: `nil` before the first commit and where the screen has no pixels.
  package func render(at time: Double? = nil) -> Bitmap? {
    update(at: time) ? surface?.bitmap() : nil
  }

  /// Draws what changed since the last time and returns the frame as a PNG file without transparency, with a note of
  /// the fonts; no copy of the frame is made for it. `nil` where `render(at:)` is.
  package func pngData(at time: Double? = nil) -> Data? {
    guard update(at: time) else { return nil }
    return withFrame { pixels, width, height, stride in
      // A surface has pixels.
      PNGWriter(width: width, height: height, hasAlpha: false)
        .data(pixels.baseAddress!, stride: stride, notes: FontFiles.notes)
    }
  }

  /// Draws what changed since the last time; `withFrame` lends the result without copying it.
  ///
  /// Where nothing changed and nothing moved this costs next to nothing.
  ///
  /// - Parameter time: The app's media time that animations are shown at, in seconds; that of the last commit if not
  ///   given.
  /// - Returns: Whether there is a frame: not before the first commit, nor where the screen has no pixels.
  @discardableResult package func update(at time: Double? = nil) -> Bool {
    guard let surface = prepareSurface(), let root = tree.root else { return false }
    let presentation = tree.presented(at: time ?? tree.time)
    noteAnimations(in: presentation, isDrawn: true)
    drawnRects = []
    guard damage.isPending else { return true }
    problems = []
    walkCount += 1
    let visible = LayerWalk(tree: presentation).visibleLayers(root: root)
    let screen = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    drawnRects = damage.takeRects(visible: visible, screen: screen)
    guard !drawnRects.isEmpty else { return true }
    caches.images.prepare(picturesAhead(visible, in: presentation, rects: drawnRects))
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
      var painter = makePainter(of: presentation, on: cairo, scale: tree.screenScale)
      painter.backdrops = visible.compactMapValues(\.backdrop)
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
