// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that change each pixel by itself. Values are those that pictures keep, gamma-encoded, where Core Image works on light;
// what the photo effects do was chosen to look like them.

extension FilterKind {
  static let colors: [FilterKind] = [
    color("CISepiaTone", [("inputIntensity", 1.0)]) { inputs in
      let amount = inputs.number("inputIntensity")
      return { color in
        let sepia = SIMD4<Float>(
          dot(color, 0.393, 0.769, 0.189), dot(color, 0.349, 0.686, 0.168), dot(color, 0.272, 0.534, 0.131), color.w)
        return mix(color, sepia, amount)
      }
    },
    color("CIColorMonochrome", [("inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)), ("inputIntensity", 1.0)]) {
      inputs in
      let (tint, amount) = (inputs.color("inputColor"), inputs.number("inputIntensity"))
      return { color in mix(color, tint * color.luminance, amount).with(alpha: color.w) }
    },
    color("CIColorControls", [("inputSaturation", 1.0), ("inputBrightness", 0.0), ("inputContrast", 1.0)]) { inputs in
      let (saturation, brightness) = (inputs.number("inputSaturation"), inputs.number("inputBrightness"))
      let contrast = inputs.number("inputContrast")
      return { adjust($0, saturation: saturation, contrast: contrast, brightness: brightness) }
    },
    color("CIColorInvert", []) { _ in { (SIMD4<Float>.one - $0).with(alpha: $0.w) } },
    color("CIExposureAdjust", [("inputEV", 0.0)]) { inputs in
      // A stop doubles light, of which encoded values are about the 2.2nd root.
      let factor = exp2(inputs.number("inputEV") / 2.2)
      return { ($0 * factor).with(alpha: $0.w) }
    },
    color("CIGammaAdjust", [("inputPower", 1.0)]) { inputs in
      let power = inputs.number("inputPower")
      return { color in each(color) { pow(max($0, 0), power) } }
    },
    color("CIVibrance", [("inputAmount", 0.0)]) { inputs in
      let amount = inputs.number("inputAmount")
      return { color in
        let most = max(color.x, color.y, color.z)
        let least = min(color.x, color.y, color.z)
        // Colours that are strong already change less.
        return adjust(color, saturation: 1 + amount * (1 - (most - least)), contrast: 1, brightness: 0)
      }
    },
    color("CIHueAdjust", [("inputAngle", 0.0)]) { inputs in
      let angle = inputs.number("inputAngle")
      let (cosine, sine) = (cos(angle), sin(angle))
      return { color in
        let (r, g, b) = (color.x, color.y, color.z)
        let third = (1 - cosine) / 3
        let root = Float(1.0 / 3).squareRoot() * sine
        return SIMD4(
          r * (cosine + third) + g * (third - root) + b * (third + root),
          r * (third + root) + g * (cosine + third) + b * (third - root),
          r * (third - root) + g * (third + root) + b * (cosine + third), color.w)
      }
    },
    color("CIColorPosterize", [("inputLevels", 6.0)]) { inputs in
      let levels = max(inputs.number("inputLevels"), 2) - 1
      return { color in each(color) { ($0 * levels).rounded() / levels } }
    },
    color("CIMaximumComponent", []) { _ in
      { SIMD4(repeating: max($0.x, $0.y, $0.z)).with(alpha: $0.w) }
    },
    color("CIMinimumComponent", []) { _ in
      { SIMD4(repeating: min($0.x, $0.y, $0.z)).with(alpha: $0.w) }
    },
    color(
      "CIFalseColor",
      [
        ("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), ("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
      ]
    ) { inputs in
      let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return { color in mix(dark, light, color.luminance).with(alpha: color.w) }
    },
    color(
      "CIColorMatrix",
      [
        ("inputRVector", CIVector(x: 1, y: 0, z: 0, w: 0)), ("inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
        ("inputBVector", CIVector(x: 0, y: 0, z: 1, w: 0)), ("inputAVector", CIVector(x: 0, y: 0, z: 0, w: 1)),
        ("inputBiasVector", CIVector(x: 0, y: 0, z: 0, w: 0)),
      ]
    ) { inputs in
      let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { inputs.vector($0).row }
      let bias = inputs.vector("inputBiasVector").row
      return { color in
        SIMD4((color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum()) + bias
      }
    },
    color("CIHighlightShadowAdjust", [("inputHighlightAmount", 1.0), ("inputShadowAmount", 0.0), ("inputRadius", 0.0)])
    {
      inputs in
      let (highlight, shadow) = (inputs.number("inputHighlightAmount"), inputs.number("inputShadowAmount"))
      return { color in
        let light = color.luminance
        let lift = shadow * 0.5 * (1 - light) * (1 - light) - (1 - highlight) * 0.5 * light * light
        return (color + SIMD4(repeating: lift)).with(alpha: color.w)
      }
    },
    effect("CIPhotoEffectMono") { SIMD4(repeating: $0.luminance) },
    effect("CIPhotoEffectTonal") { SIMD4(repeating: 0.06 + 0.88 * $0.luminance) },
    effect("CIPhotoEffectNoir") { color in
      let light = (color.luminance - 0.5) * 1.5 + 0.46
      return SIMD4(repeating: min(max(light, 0), 1))
    },
    effect("CIPhotoEffectChrome") { adjust($0, saturation: 1.3, contrast: 1.1, brightness: 0) },
    effect("CIPhotoEffectFade") { adjust($0, saturation: 0.75, contrast: 0.8, brightness: 0.06) },
    effect("CIPhotoEffectInstant") {
      adjust($0, saturation: 0.7, contrast: 0.85, brightness: 0.03) * SIMD4(1.08, 1.0, 0.86, 1)
    },
    effect("CIPhotoEffectProcess") {
      adjust($0, saturation: 0.95, contrast: 1.05, brightness: 0.02) * SIMD4(0.9, 1.0, 1.1, 1)
    },
    effect("CIPhotoEffectTransfer") {
      adjust($0, saturation: 0.9, contrast: 0.92, brightness: 0.03) * SIMD4(1.1, 0.98, 0.88, 1)
    },
  ]

  static func color(
    _ name: String, _ inputs: [(String, Any)],
    _ make: @escaping @Sendable (FilterInputs) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterKind {
    FilterKind(name, inputs) { inputs in
      let change = make(inputs)
      return inputs.onImage { pixels in
        for index in pixels.values.indices { pixels.values[index] = change(pixels.values[index]) }
      }
    }
  }

  private static func effect(
    _ name: String, _ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterKind { color(name, []) { _ in { change($0).with(alpha: $0.w) } } }
}

private func dot(_ color: SIMD4<Float>, _ red: Float, _ green: Float, _ blue: Float) -> Float {
  color.x * red + color.y * green + color.z * blue
}

func mix(_ one: SIMD4<Float>, _ other: SIMD4<Float>, _ amount: Float) -> SIMD4<Float> {
  one + (other - one) * amount
}

private func each(_ color: SIMD4<Float>, _ change: (Float) -> Float) -> SIMD4<Float> {
  SIMD4(change(color.x), change(color.y), change(color.z), color.w)
}

private func adjust(_ color: SIMD4<Float>, saturation: Float, contrast: Float, brightness: Float) -> SIMD4<Float> {
  let gray = SIMD4<Float>(repeating: color.luminance)
  let half = SIMD4<Float>(repeating: 0.5)
  let strong = gray + (color - gray) * saturation + SIMD4(repeating: brightness)
  return (half + (strong - half) * contrast).with(alpha: color.w)
}

extension SIMD4 where Scalar == Float {
  func with(alpha: Float) -> SIMD4<Float> { SIMD4(x, y, z, alpha) }
}
