// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// A Cairo surface in memory, freed with its last owner.
///
/// The raster server may draw from `pointer` (a `cairo_surface_t *`) as long as it holds the object.
package final class CairoSurface {
  /// What a pixel is made of.
  package enum Format: Sendable {
    /// Premultiplied 8-bit BGRA.
    case color
    /// 8-bit coverage only.
    case mask
  }

  package let pointer: OpaquePointer
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The distance between rows in bytes.
  package let stride: Int

  /// Creates an empty surface, or returns `nil` where the size is impossible or memory is short.
  package init?(_ format: Format, width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    let cairoFormat = format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    // `cairo_image_surface_create` never returns a null pointer; failures come as an error surface.
    let surface = cairo_image_surface_create(cairoFormat, Int32(width), Int32(height))!
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    pointer = surface
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// How much memory the pixels take.
  package var byteCount: Int { stride * height }

  /// Creates a drawing context on the surface; the caller destroys it.
  package func makeContext() -> OpaquePointer {
    // Never null: Cairo answers out of memory with a context in an error state.
    cairo_create(pointer)!
  }

  /// Draws on the surface with a context that lives as long as `body`.
  package func draw<Result, Failure: Error>(_ body: (OpaquePointer) throws(Failure) -> Result) throws(Failure) -> Result
  {
    let cairo = makeContext()
    defer { cairo_destroy(cairo) }
    return try body(cairo)
  }

  /// Lends the pixels, rows `stride` bytes apart, and tells Cairo afterwards that they may have changed.
  package func withPixels<Result>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    cairo_surface_flush(pointer)
    defer { cairo_surface_mark_dirty(pointer) }
    // An image surface in good state always has its pixels in memory.
    let start = cairo_image_surface_get_data(pointer)!
    return body(UnsafeMutableBufferPointer(start: start, count: byteCount))
  }

  /// A copy of the pixels of a colour surface, rows tightly packed.
  package func bitmap() -> Bitmap {
    if stride == width * 4 {
      // Memory that is about to be overwritten need not be cleared first.
      return Bitmap(width: width, height: height, pixels: withPixels { Data(buffer: $0) })
    }
    var pixels = Data(count: width * height * 4)
    withPixels { source in
      pixels.withUnsafeMutableBytes { target in
        for row in 0..<height {
          let from = UnsafeRawBufferPointer(source)[row * stride..<row * stride + width * 4]
          UnsafeMutableRawBufferPointer(rebasing: target[row * width * 4..<(row + 1) * width * 4]).copyBytes(from: from)
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension CairoSurface {
  /// Creates an empty surface as large as a rectangle of whole pixels; `nil` where that is empty, or no number at all.
  convenience init?(_ format: Format, covering area: CGRect) {
    // Comparisons with what is no number are false.
    guard !area.isNull, area.width >= 1, area.width <= 32_767, area.height >= 1, area.height <= 32_767,
      area.minX.isFinite, area.minY.isFinite
    else { return nil }
    self.init(format, width: Int(area.width), height: Int(area.height))
  }

  /// Copies a bitmap, at another size if need be, into a new surface.
  convenience init?(_ bitmap: Bitmap, width: Int, height: Int) {
    if bitmap.width == width, bitmap.height == height {
      self.init(bitmap)
      return
    }
    self.init(.color, width: width, height: height)
    let stride = stride
    withPixels { bitmap.scale(into: UnsafeMutableRawBufferPointer($0), width: width, height: height, stride: stride) }
  }

  /// Copies a bitmap into a new surface.
  package convenience init?(_ bitmap: Bitmap) {
    self.init(.color, width: bitmap.width, height: bitmap.height)
    let rowBytes = bitmap.width * 4
    let stride = stride
    withPixels { target in
      bitmap.pixels.withUnsafeBytes { source in
        for row in 0..<bitmap.height {
          UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(target)[row * stride..<row * stride + rowBytes]
          )
          .copyBytes(from: source[row * rowBytes..<(row + 1) * rowBytes])
        }
      }
    }
  }
}
