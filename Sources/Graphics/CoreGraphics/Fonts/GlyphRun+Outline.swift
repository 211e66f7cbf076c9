// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension GlyphRun {
  /// The glyphs as a path, in the space of the run's origin; `nil` for pictures, which have none, and missing fonts.
  package var outline: CGPath? { GlyphOutlines.shared.path(of: self) }
}

/// Font files opened for their outlines, one at a time whoever asks.
private final class GlyphOutlines: @unchecked Sendable {
  static let shared = GlyphOutlines()
  private let lock = NSLock()
  private lazy var fonts = FontCache()
  /// Cairo counts in 256ths of a unit: what is drawn this much larger is exact enough.
  private static let scale = 64.0

  func path(of run: GlyphRun) -> CGPath? {
    guard run.size > 0, run.size < 2_000 else { return nil }
    return lock.withLock {
      guard let face = try? fonts.opened(run.face), face.strikeHeights.isEmpty else { return nil }
      let glyphs = run.glyphs.filter { UInt64($0.identifier) < face.glyphCount && $0.x.isFinite && $0.y.isFinite }.map {
        cairo_glyph_t(
          index: UInt($0.identifier), x: Double($0.x) * Self.scale, y: Double($0.y) * Self.scale)
      }
      // Neither is ever null: failures come as objects in an error state, whose path is empty.
      let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)!
      defer { cairo_surface_destroy(surface) }
      let cairo = cairo_create(surface)!
      defer { cairo_destroy(cairo) }
      cairo_set_font_face(cairo, face.cairo)
      cairo_set_font_size(cairo, Double(run.size) * Self.scale)
      DisplayListPlayer.setFontOptions(on: cairo)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      return read(cairo, at: run.origin)
    }
  }

  private func read(_ cairo: OpaquePointer, at origin: CGPoint) -> CGPath {
    let path = CGMutablePath()
    guard let found = cairo_copy_path(cairo) else { return path }
    defer { cairo_path_destroy(found) }
    var index = 0
    let data = found.pointee
    func point(_ offset: Int) -> CGPoint {
      let point = data.data[index + offset].point
      return CGPoint(x: origin.x + point.x / Self.scale, y: origin.y + point.y / Self.scale)
    }
    while index < Int(data.num_data) {
      let header = data.data[index].header
      guard header.length > 0 else { break }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += Int(header.length)
    }
    return path
  }
}
