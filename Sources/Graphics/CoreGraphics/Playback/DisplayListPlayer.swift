// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// Draws a display list on a Cairo context.
package struct DisplayListPlayer {
  /// What `save` keeps, beside what Cairo keeps itself.
  struct State {
    var shadow: DisplayList.Shadow?
    var blendMode = CGBlendMode.normal
  }

  /// Something that was begun and must be ended.
  enum Frame {
    case saved(State)
    case layer(State, alpha: CGFloat)
  }

  let cairo: OpaquePointer
  /// Device pixels per point of the list's own space.
  let scale: CGFloat
  let images: ImageCache
  let fonts: FontCache
  /// From the list's own space to Cairo's device space.
  let base: CGAffineTransform
  var state = State()
  private var frames: [Frame] = []

  /// Draws `list` with the transform and the clip that the context has now, and leaves both as they were.
  ///
  /// Save, restore and layers of the list need not be balanced: what is left open is closed at the end, and what was
  /// never opened is not closed.
  ///
  /// - Parameters:
  ///   - cairo: A `cairo_t *`.
  ///   - scale: Device pixels per point of the list; baselines are rounded to `1 / scale` in the list's own space, so
  ///     that text does not change its shape while the whole drawing moves.
  /// - Throws: `FontError` or `ImageDecodingError` for the first font or picture that cannot be had; the rest is drawn
  ///   all the same. `PlaybackError` where Cairo gave up, for lack of memory; the context is of no use any more then.
  package static func play(
    _ list: DisplayList, on cairo: OpaquePointer, scale: CGFloat, images: ImageCache, fonts: FontCache
  ) throws {
    let base = CGAffineTransform(of: cairo)
    guard base.isUsable else { return }
    var player = DisplayListPlayer(cairo: cairo, scale: scale, images: images, fonts: fonts, base: base)
    cairo_save(cairo)
    cairo_new_path(cairo)
    var firstError: (any Error)?
    for operation in list.operations {
      do {
        try player.perform(operation)
      } catch {
        firstError = firstError ?? error
      }
    }
    while !player.frames.isEmpty { player.endFrame() }
    cairo_restore(cairo)
    if let firstError { throw firstError }
    let status = cairo_status(cairo)
    if status != CAIRO_STATUS_SUCCESS { throw PlaybackError.cairo(String(cString: cairo_status_to_string(status))) }
  }

  private init(cairo: OpaquePointer, scale: CGFloat, images: ImageCache, fonts: FontCache, base: CGAffineTransform) {
    self.cairo = cairo
    self.scale = scale
    self.images = images
    self.fonts = fonts
    self.base = base
  }

  /// Whether drawing is kept as it is, as in PDF files, and not as pixels.
  var isVector: Bool { cairo_surface_get_type(cairo_get_group_target(cairo)) != CAIRO_SURFACE_TYPE_IMAGE }

  private mutating func perform(_ operation: DisplayList.Operation) throws {
    switch operation {
    case .save:
      cairo_save(cairo)
      frames.append(.saved(state))
    case .restore:
      if case .saved = frames.last { endFrame() }
    case .concatenate(let transform):
      concatenate(transform)
    case .clip(let path, let evenOdd):
      clip(to: path, evenOdd: evenOdd)
    case .setShadow(let shadow):
      state.shadow = shadow
    case .setBlendMode(let mode):
      state.blendMode = mode
    case .beginTransparencyLayer(let alpha):
      beginTransparencyLayer(alpha: alpha)
    case .endTransparencyLayer:
      endTransparencyLayer()
    case .fill(let path, let color, let evenOdd):
      fill(path, color: color, evenOdd: evenOdd)
    case .stroke(let path, let style, let color):
      stroke(path, style: style, color: color)
    case .clear(let rect):
      clear(rect)
    case .image(let image, let rect, let alpha, let interpolation):
      try draw(image, in: rect, alpha: alpha, interpolation: interpolation)
    case .linearGradient(let gradient, let start, let end, let options):
      drawLinear(gradient, from: start, to: end, options: options)
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius, let options):
      drawRadial(
        gradient, from: (startCenter, startRadius), to: (endCenter, endRadius), options: options)
    case .glyphs(let run):
      try draw(run)
    }
  }

  private func concatenate(_ transform: CGAffineTransform) {
    let whole = transform.concatenating(CGAffineTransform(of: cairo))
    if whole.isUsable {
      transform.concatenate(to: cairo)
    } else {
      // Cairo stops for good at a matrix without an inverse. What it would show is empty, and so is this clip.
      cairo_new_path(cairo)
      cairo_clip(cairo)
    }
  }

  // MARK: - Transparency layers

  private mutating func beginTransparencyLayer(alpha: CGFloat) {
    cairo_save(cairo)
    cairo_push_group(cairo)
    frames.append(.layer(state, alpha: alpha))
    state = State()
  }

  private mutating func endTransparencyLayer() {
    let isInLayer = frames.contains { if case .layer = $0 { true } else { false } }
    guard isInLayer else { return }
    while case .saved = frames.last { endFrame() }
    endFrame()
  }

  /// Ends what was begun last.
  private mutating func endFrame() {
    switch frames.popLast() {
    case .saved(let saved):
      cairo_restore(cairo)
      state = saved
    case .layer(let saved, let alpha):
      // Never null: failures come as an error pattern, which draws nothing.
      let group = cairo_pop_group(cairo)!
      defer { cairo_pattern_destroy(group) }
      cairo_restore(cairo)
      state = saved
      render(bounds: nil) { cairo in
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, Double(alpha))
      }
    case nil:
      break
    }
  }
}
