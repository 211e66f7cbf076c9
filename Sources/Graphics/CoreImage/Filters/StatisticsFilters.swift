// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that say something of a whole area, in an image of one pixel.

extension FilterKind {
  static let statistics: [FilterKind] = [
    statistic("CIAreaAverage") { colors in
      // Colours count by their alpha, as they do in the picture.
      let sum = colors.reduce(into: SIMD4<Float>.zero) { $0 += ($1 * $1.w).with(alpha: $1.w) }
      return sum.w > 0 ? (sum / sum.w).with(alpha: sum.w / Float(colors.count)) : .zero
    },
    statistic("CIAreaMaximum") { colors in colors.reduce(.zero) { pointwiseMax($0, $1) } },
    statistic("CIAreaMinimum") { colors in colors.reduce(.one) { pointwiseMin($0, $1) } },
    statistic("CIAreaMaximumAlpha") { colors in colors.max { $0.w < $1.w } ?? .zero },
    statistic("CIAreaMinimumAlpha") { colors in colors.min { $0.w < $1.w } ?? .zero },
  ]

  private static func statistic(
    _ name: String, _ value: @escaping @Sendable ([SIMD4<Float>]) -> SIMD4<Float>
  ) -> FilterKind {
    FilterKind(name, [], keys: [kCIInputExtentKey]) { inputs in
      guard let image = inputs.image else { return nil }
      let area = (inputs[kCIInputExtentKey] as? CIVector)?.cgRectValue ?? image.pictureExtent
      guard let pixels = Pixels(image, in: area), !pixels.values.isEmpty else { return nil }
      return Pixels(width: 1, height: 1, values: [value(pixels.values)], origin: .zero).image
    }
  }
}
