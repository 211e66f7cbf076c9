// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that put one image over another.

extension FilterKind {
  static let blends: [FilterKind] = [
    blend("CIMultiplyBlendMode") { $0 * $1 },
    blend("CIMultiplyCompositing") { $0 * $1 },
    blend("CIScreenBlendMode") { .one - (.one - $0) * (.one - $1) },
    blend("CIDarkenBlendMode") { pointwiseMin($0, $1) },
    blend("CIMinimumCompositing") { pointwiseMin($0, $1) },
    blend("CILightenBlendMode") { pointwiseMax($0, $1) },
    blend("CIMaximumCompositing") { pointwiseMax($0, $1) },
    blend("CIAdditionCompositing") { pointwiseMin($0 + $1, .one) },
    blend("CIDifferenceBlendMode") { pointwiseMax($0, $1) - pointwiseMin($0, $1) },
    blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    blend("CIHardLightBlendMode") { hardLight($0, $1) },
    blend("CIOverlayBlendMode") { hardLight($1, $0) },
    blend("CISoftLightBlendMode") { top, bottom in
      bottom - (.one - 2 * top) * bottom * (.one - bottom)
    },
    blend("CIColorDodgeBlendMode") { top, bottom in
      each(top, bottom) { $1 == 0 ? 0 : $0 >= 1 ? 1 : min($1 / (1 - $0), 1) }
    },
    blend("CIColorBurnBlendMode") { top, bottom in
      each(top, bottom) { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min((1 - $1) / $0, 1) }
    },
    masked("CIBlendWithMask") { $0.luminance * $0.w },
    masked("CIBlendWithAlphaMask") { $0.w },
    FilterKind("CISourceAtopCompositing", [], keys: [kCIInputBackgroundImageKey]) { inputs in
      inputs.combined { top, bottom in mix(bottom, top, top.w).with(alpha: bottom.w) }
    },
    FilterKind("CISourceInCompositing", [], keys: [kCIInputBackgroundImageKey]) { inputs in
      inputs.combined { top, bottom in top.with(alpha: top.w * bottom.w) }
    },
    FilterKind("CISourceOutCompositing", [], keys: [kCIInputBackgroundImageKey]) { inputs in
      inputs.combined { top, bottom in top.with(alpha: top.w * (1 - bottom.w)) }
    },
    FilterKind("CIDissolveTransition", [("inputTime", 0.0)], keys: [kCIInputTargetImageKey]) { inputs in
      let time = min(max(inputs.number("inputTime"), 0), 1)
      return inputs.combined(with: kCIInputTargetImageKey) { from, to in faded(from, to, time) }
    },
  ]

  /// A mode of blending, by what it makes of a colour and of the one below it where both cover all.
  private static func blend(
    _ name: String, _ mode: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterKind {
    FilterKind(name, [], keys: [kCIInputBackgroundImageKey]) { inputs in
      inputs.combined { top, bottom in
        let alpha = top.w + bottom.w * (1 - top.w)
        guard alpha > 0 else { return .zero }
        let both = mode(top, bottom) * (top.w * bottom.w)
        let alone = top * (top.w * (1 - bottom.w)) + bottom * (bottom.w * (1 - top.w))
        return ((both + alone) / alpha).with(alpha: alpha)
      }
    }
  }

  private static func masked(
    _ name: String, _ cover: @escaping @Sendable (SIMD4<Float>) -> Float
  ) -> FilterKind {
    FilterKind(name, [], keys: [kCIInputBackgroundImageKey, kCIInputMaskImageKey]) { inputs in
      guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return inputs.image }
      let below = inputs.image(kCIInputBackgroundImageKey)
      let area = below.map { image.pictureExtent.union($0.pictureExtent) } ?? image.pictureExtent
      guard var pixels = Pixels(image, in: area), let covers = Pixels(mask, in: area) else { return image }
      let bottom = below.flatMap { Pixels($0, in: area) }
      for index in pixels.values.indices {
        pixels.values[index] = faded(bottom?.values[index] ?? .zero, pixels.values[index], cover(covers.values[index]))
      }
      return pixels.image
    }
  }

  private static func hardLight(_ top: SIMD4<Float>, _ bottom: SIMD4<Float>) -> SIMD4<Float> {
    each(top, bottom) { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }
  }

  private static func each(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ change: (Float, Float) -> Float
  ) -> SIMD4<Float> {
    SIMD4(change(a.x, b.x), change(a.y, b.y), change(a.z, b.z), a.w)
  }

  /// Part of the way from one colour to another, clear ones without a colour of their own.
  private static func faded(_ from: SIMD4<Float>, _ to: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
    let alpha = from.w * (1 - part) + to.w * part
    guard alpha > 0 else { return .zero }
    return ((from * (from.w * (1 - part)) + to * (to.w * part)) / alpha).with(alpha: alpha)
  }
}

extension FilterInputs {
  /// The image and another one, pixel by pixel; where one of them has none, it is clear.
  fileprivate func combined(
    with key: String = kCIInputBackgroundImageKey, _ make: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage? {
    guard let image, let other = self.image(key) else { return image }
    let area =
      image.recipe.goesOn
      ? other.pictureExtent
      : image.pictureExtent.union(
        other.recipe.goesOn ? image.pictureExtent : other.pictureExtent)
    guard var pixels = Pixels(image, in: area), let others = Pixels(other, in: area) else { return image }
    for index in pixels.values.indices { pixels.values[index] = make(pixels.values[index], others.values[index]) }
    return pixels.image
  }
}
