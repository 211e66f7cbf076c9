// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CPixelBlur
internal import CoreGraphics

// The plan of this file: the picture is made small, so that a wide blur becomes one of a few pixels, which is done with
// the true curve, across and then down. Making it small and large again blurs too, and the curve is narrower by that.

/// Blurs pictures of what lies behind layers.
enum BackdropBlur {
  /// Blurs a picture; what lies beyond its edges has no weight.
  ///
  /// - Parameters:
  ///   - sigma: The standard deviation in pixels.
  ///   - saturation: How colourful the result is: 1 as it was, 0 grey.
  /// - Returns: A smaller picture, and how many pixels each of its pixels covers in both directions.
  static func blur(_ picture: CairoSurface, sigma: Double, saturation: Float) -> (CairoSurface, factor: Int)? {
    var factor = 1
    // Between two and four pixels of the small picture are left.
    while factor < 64, sigma / Double(factor) >= 4 { factor *= 2 }
    let width = (picture.width + factor - 1) / factor
    let height = (picture.height + factor - 1) / factor
    guard let result = CairoSurface(.color, width: width, height: height) else { return nil }
    var pixels = shrink(picture, factor: factor, width: width, height: height)
    // A box of the factor's width, and the tent that it is enlarged with: 1/12 and 1/6 of its square.
    let own = sigma / Double(factor)
    let rest = factor > 1 ? own * own - 0.25 : own * own
    if rest > 0.01 {
      let kernel = Self.kernel(sigma: min(rest.squareRoot(), 64))
      pixels = blurRows(pixels, width: width, height: height, kernel)
      pixels = blurRows(pixels, width: height, height: width, kernel)
    }
    result.withPixels { target in
      for row in 0..<height {
        for column in 0..<width {
          let color = saturated(pixels[row * width + column], saturation)
          let start = row * result.stride + column * 4
          for channel in 0..<4 { target[start + channel] = UInt8(color[channel] + 0.5) }
        }
      }
    }
    return (result, factor)
  }

  /// Averages blocks of `factor` × `factor` pixels; those at the right and lower edges may be smaller.
  private static func shrink(_ picture: CairoSurface, factor: Int, width: Int, height: Int) -> [SIMD4<Float>] {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: width)
    var result = [SIMD4<Float>](repeating: .zero, count: width * height)
    picture.withPixels { bytes in
      sums.withUnsafeMutableBytes { sums in
        result.withUnsafeMutableBytes { result in
          tessera_blur_shrink(
            UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: UInt32.self), picture.stride / 4,
            picture.width, picture.height, factor, sums.baseAddress?.assumingMemoryBound(to: UInt32.self),
            result.baseAddress?.assumingMemoryBound(to: Float.self))
        }
      }
    }
    return result
  }

  /// The weights from the middle outwards.
  private static func kernel(sigma: Double) -> [Float] {
    let reach = max(1, Int((sigma * 3.5).rounded(.up)))
    return (0...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
  }

  /// Blurs each row and writes it as a column.
  private static func blurRows(
    _ source: [SIMD4<Float>], width: Int, height: Int, _ kernel: [Float]
  ) -> [SIMD4<Float>] {
    var target = source
    source.withUnsafeBytes { source in
      target.withUnsafeMutableBytes { target in
        tessera_blur_rows(
          source.baseAddress?.assumingMemoryBound(to: Float.self),
          target.baseAddress?.assumingMemoryBound(to: Float.self), width, height, kernel, kernel.count - 1)
      }
    }
    return target
  }

  /// A premultiplied colour, blue first, with its distance from the grey of the same brightness changed.
  private static func saturated(_ color: SIMD4<Float>, _ saturation: Float) -> SIMD4<Float> {
    guard saturation != 1 else { return color }
    let grey = 0.0722 * color.x + 0.7152 * color.y + 0.2126 * color.z
    var result = SIMD4(repeating: grey) + (color - SIMD4(repeating: grey)) * saturation
    result.w = color.w
    // No channel may be above the alpha it is multiplied with.
    return result.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: color.w))
  }
}
