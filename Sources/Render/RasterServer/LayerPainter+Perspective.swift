// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import RenderProtocol

// The plan of this file: Cairo knows no perspective. A layer that is seen in it is drawn, with all below it, upright on a
// picture of its own, about as fine as it will appear; then each pixel of the screen looks up its place there.

extension LayerPainter {
  /// The most pixels a picture may have; a layer that stands close before the eye is drawn coarser.
  private static let mostPixels = 16e6
  private static let longestSide = 8_192.0

  /// - Parameter projection: From the layer's own space to the current one.
  mutating func paintInPerspective(_ id: LayerID, _ layer: LayerState, _ projection: Projection) {
    let whole = projection.concatenating(Projection(CGAffineTransform(of: cairo)))
    let source = LayerWalk(tree: tree).reach(of: id)
    cairo_identity_matrix(cairo)
    let target = whole.bounds(of: source).insetBy(dx: -1, dy: -1).intersection(clipExtents).integral
    // Comparisons with what is no number are false.
    guard !source.isNull, source.width > 0, source.height > 0, target.width >= 1, target.width < 32_768,
      target.height >= 1, target.height < 32_768, let inverse = whole.inverted,
      let picture = Picture(of: source, seenThrough: whole, limit: (Self.mostPixels, Self.longestSide)),
      let warped = CairoSurface(.color, width: Int(target.width), height: Int(target.height))
    else { return }
    picture.surface.draw { context in
      cairo_scale(context, picture.across, picture.down)
      cairo_translate(context, Double(-source.minX), Double(-source.minY))
      var painter = painter(on: context)
      painter.paintPlaced(id, layer)
      problems += painter.problems
    }
    picture.warp(into: warped, at: target.origin, through: inverse)
    cairo_set_source_surface(cairo, warped.pointer, Double(target.minX), Double(target.minY))
    cairo_paint(cairo)
  }

  /// What can be drawn on, in the current space.
  private var clipExtents: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A part of a plane, drawn to be seen in perspective.
private struct Picture {
  /// The part, in the plane's own units.
  let area: CGRect
  /// Pixels per unit.
  let across: Double
  let down: Double
  let surface: CairoSurface

  init?(of area: CGRect, seenThrough projection: Projection, limit: (pixels: Double, side: Double)) {
    // As fine as the finest of its corners and its middle; each direction for itself, since a layer that turns away gets
    // narrow and not low.
    var (across, down) = (0.0, 0.0)
    for x in [area.minX, area.midX, area.maxX] {
      for y in [area.minY, area.midY, area.maxY] {
        guard let density = projection.density(x: x, y: y) else { continue }
        across = max(across, density.across)
        down = max(down, density.down)
      }
    }
    guard across.isFinite, down.isFinite, across > 0, down > 0 else { return nil }
    across = min(across, limit.side / area.width)
    down = min(down, limit.side / area.height)
    let pixels = area.width * across * area.height * down
    if pixels > limit.pixels {
      let factor = (limit.pixels / pixels).squareRoot()
      across *= factor
      down *= factor
    }
    // Whole pixels, so that the last ones are full.
    let width = max((area.width * across).rounded(.up), 1)
    let height = max((area.height * down).rounded(.up), 1)
    guard let surface = CairoSurface(.color, width: Int(width), height: Int(height)) else { return nil }
    self.area = area
    self.across = width / area.width
    self.down = height / area.height
    self.surface = surface
  }

  /// Looks every pixel of a surface up, between four pixels each; edges are as soft as half a pixel of the screen.
  ///
  /// - Parameters:
  ///   - origin: Where on the screen the surface's corner stands.
  ///   - inverse: From the screen to the plane.
  func warp(into target: CairoSurface, at origin: CGPoint, through inverse: Projection) {
    // From the middles of the target's pixels to the picture's pixels.
    let toPicture = Projection(CGAffineTransform(translationX: origin.x + 0.5, y: origin.y + 0.5))
      .concatenating(inverse)
      .concatenating(Projection(CGAffineTransform(translationX: -area.minX, y: -area.minY)))
      .concatenating(Projection(CGAffineTransform(scaleX: across, y: down)))
    let (width, height) = (Double(surface.width), Double(surface.height))
    surface.withWords { source in
      target.withWords { target in
        for row in 0..<target.height {
          var place = toPicture.applied(x: 0, y: Double(row))
          for column in 0..<target.width {
            defer { place += toPicture.rows.0 }
            // The other side's w is one over this one's, and has its sign.
            guard place.z > 0 else { continue }
            let nearness = 1 / place.z
            let x = place.x * nearness
            let y = place.y * nearness
            guard x > -2, y > -2, x < width + 2, y < height + 2 else { continue }
            var coverage = 1.0
            if x < 2 || y < 2 || x > width - 2 || y > height - 2 {
              coverage = Self.coverage(x, y, width, height, place, toPicture)
              if coverage <= 0 { continue }
            }
            let color = source.sample(x - 0.5, y - 0.5)
            target.start[row * target.rowLength + column] =
              coverage < 1 ? mix(0, color, UInt32(coverage * 256 + 0.5)) : color
          }
        }
      }
    }
  }

  /// How much of a pixel of the screen lies within the picture.
  private static func coverage(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ place: SIMD3<Double>, _ projection: Projection
  ) -> Double {
    // How far x and y go with one pixel of the screen, across and down.
    let right = (projection.rows.0 - SIMD3(x, y, 1) * projection.rows.0.z) / place.z
    let down = (projection.rows.1 - SIMD3(x, y, 1) * projection.rows.1.z) / place.z
    let stepX = (right.x * right.x + down.x * down.x).squareRoot()
    let stepY = (right.y * right.y + down.y * down.y).squareRoot()
    guard stepX > 0, stepY > 0 else { return 0 }
    func share(_ distance: Double) -> Double { min(max(distance + 0.5, 0), 1) }
    return share(x / stepX) * share((width - x) / stepX) * share(y / stepY) * share((height - y) / stepY)
  }
}

/// The pixels of a colour surface as 32-bit words.
private struct Words {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int
  let rowLength: Int

  /// A colour between four pixels; the outermost go on beyond the edges.
  @inline(__always) func sample(_ x: Double, _ y: Double) -> UInt32 {
    let x = x < 0 ? 0 : x > Double(width - 1) ? Double(width - 1) : x
    let y = y < 0 ? 0 : y > Double(height - 1) ? Double(height - 1) : y
    let (left, top) = (Int(x), Int(y))
    let across = UInt32((x - Double(left)) * 256)
    let down = UInt32((y - Double(top)) * 256)
    let upper = start + (top * rowLength + left)
    let lower = top + 1 < height ? upper + rowLength : upper
    let step = left + 1 < width ? 1 : 0
    return mix(mix(upper[0], upper[step], across), mix(lower[0], lower[step], across), down)
  }
}

/// Goes `share` 256ths of the way from one premultiplied colour to another, two channels at a time.
@inline(__always) private func mix(_ from: UInt32, _ to: UInt32, _ share: UInt32) -> UInt32 {
  let rest = 256 &- share
  let even = ((from & 0x00FF_00FF) &* rest &+ (to & 0x00FF_00FF) &* share &+ 0x0080_0080) >> 8
  let odd = ((from >> 8) & 0x00FF_00FF) &* rest &+ ((to >> 8) & 0x00FF_00FF) &* share &+ 0x0080_0080
  return (even & 0x00FF_00FF) | (odd & 0xFF00_FF00)
}

extension CairoSurface {
  fileprivate func withWords(_ body: (Words) -> Void) {
    let (width, height, rowLength) = (width, height, stride / 4)
    withPixels { bytes in
      // A surface is never empty, and Cairo's rows begin at multiples of four bytes.
      bytes.withMemoryRebound(to: UInt32.self) {
        body(Words(start: $0.baseAddress!, width: width, height: height, rowLength: rowLength))
      }
    }
  }
}
