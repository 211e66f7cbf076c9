// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that change how light or how warm a pixel is.

extension FilterKind {
  static let tones: [FilterKind] = [
    color(
      "CITemperatureAndTint",
      [("inputNeutral", CIVector(x: 6500, y: 0)), ("inputTargetNeutral", CIVector(x: 6500, y: 0))]
    ) { inputs in
      let (from, to) = (inputs.vector("inputNeutral"), inputs.vector("inputTargetNeutral"))
      // What was neutral by one temperature becomes so by the other: a higher target makes pictures colder to look at.
      let warmth = Float((from.x - to.x) / 6500) * 0.25
      let tint = Float((to.y - from.y) / 150) * 0.25
      return { color in
        SIMD4(color.x * (1 + warmth), color.y * (1 - tint), color.z * (1 - warmth), color.w)
      }
    },
    color("CIWhitePointAdjust", [("inputColor", CIColor.white)]) { inputs in
      let white = inputs.color("inputColor")
      return { color in (color * white).with(alpha: color.w) }
    },
    color("CILinearToSRGBToneCurve", []) { _ in
      { color in tone(color) { $0 <= 0.003_130_8 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 } }
    },
    color("CISRGBToneCurveToLinear", []) { _ in
      { color in tone(color) { $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) } }
    },
    color(
      "CIToneCurve",
      [
        ("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 0.25, y: 0.25)),
        ("inputPoint2", CIVector(x: 0.5, y: 0.5)), ("inputPoint3", CIVector(x: 0.75, y: 0.75)),
        ("inputPoint4", CIVector(x: 1, y: 1)),
      ]
    ) { inputs in
      let points = (0...4).map { inputs.vector("inputPoint\($0)") }.map { (x: Float($0.x), y: Float($0.y)) }
      return { color in tone(color) { curve(points, at: $0) } }
    },
    color(
      "CIColorClamp",
      [
        ("inputMinComponents", CIVector(x: 0, y: 0, z: 0, w: 0)),
        ("inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
      ]
    ) { inputs in
      let (least, most) = (inputs.vector("inputMinComponents").row, inputs.vector("inputMaxComponents").row)
      return { $0.clamped(lowerBound: least, upperBound: pointwiseMax(least, most)) }
    },
    color("CIColorThreshold", [("inputThreshold", 0.5)]) { inputs in
      let threshold = inputs.number("inputThreshold")
      return { color in tone(color) { $0 >= threshold ? 1 : 0 } }
    },
    color("CIMaskToAlpha", []) { _ in { SIMD4(1, 1, 1, $0.luminance * $0.w) } },
  ]

  private static func tone(_ color: SIMD4<Float>, _ change: (Float) -> Float) -> SIMD4<Float> {
    SIMD4(change(max(color.x, 0)), change(max(color.y, 0)), change(max(color.z, 0)), color.w)
  }

  /// A smooth line through points: between two, a cubic whose slopes are those of the points beside them.
  private static func curve(_ points: [(x: Float, y: Float)], at x: Float) -> Float {
    guard let first = points.first, let last = points.last else { return x }
    if x <= first.x { return first.y }
    if x >= last.x { return last.y }
    let index = max((points.firstIndex { $0.x >= x } ?? 1) - 1, 0)
    let (left, right) = (points[index], points[index + 1])
    func slope(_ place: Int) -> Float {
      let (before, after) = (points[max(place - 1, 0)], points[min(place + 1, points.count - 1)])
      return (after.y - before.y) / max(after.x - before.x, 0.0001)
    }
    let width = max(right.x - left.x, 0.0001)
    let part = (x - left.x) / width
    let (square, cube) = (part * part, part * part * part)
    return (2 * cube - 3 * square + 1) * left.y + (cube - 2 * square + part) * width * slope(index)
      + (3 * square - 2 * cube) * right.y + (cube - square) * width * slope(index + 1)
  }
}
