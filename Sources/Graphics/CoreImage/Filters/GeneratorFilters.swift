// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that make an image of nothing. Theirs have no end on iOS; here they are drawn when they are cropped, or where
// another image is.

extension FilterKind {
  static let generators: [FilterKind] = [
    FilterKind(
      "CILinearGradient",
      [
        ("inputPoint0", CIVector(x: 0, y: 0)), ("inputPoint1", CIVector(x: 200, y: 200)),
        ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
      ], takesImage: false
    ) { inputs in
      let (start, end) = (inputs.vector("inputPoint0").cgPointValue, inputs.vector("inputPoint1").cgPointValue)
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (first, last) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      let length = max(dx * dx + dy * dy, .leastNormalMagnitude)
      return inputs.generated { x, y in
        let part = ((x - Float(start.x)) * dx + (y - Float(start.y)) * dy) / length
        return first + (last - first) * min(max(part, 0), 1)
      }
    },
    FilterKind(
      "CIRadialGradient",
      [
        ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius0", 5.0), ("inputRadius1", 100.0),
        ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
      ], takesImage: false
    ) { inputs in
      let middle = inputs.vector("inputCenter").cgPointValue
      let (inner, outer) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
      let (first, last) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return inputs.generated { x, y in
        let distance = hypot(x - Float(middle.x), y - Float(middle.y))
        return first + (last - first) * min(max((distance - inner) / max(outer - inner, 0.001), 0), 1)
      }
    },
    FilterKind(
      "CICheckerboardGenerator",
      [
        ("inputCenter", CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
        ("inputWidth", 80.0), ("inputSharpness", 1.0),
      ], takesImage: false
    ) { inputs in
      let (middle, width) = (inputs.vector("inputCenter").cgPointValue, max(inputs.number("inputWidth"), 1))
      let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return inputs.generated { x, y in
        let column = ((x - Float(middle.x)) / width).rounded(.down)
        let row = ((y - Float(middle.y)) / width).rounded(.down)
        return Int(column + row) & 1 == 0 ? first : second
      }
    },
    FilterKind(
      "CIStripesGenerator",
      [
        ("inputCenter", CIVector(x: 150, y: 150)), ("inputColor0", CIColor.white), ("inputColor1", CIColor.black),
        ("inputWidth", 80.0), ("inputSharpness", 1.0),
      ], takesImage: false
    ) { inputs in
      let (middle, width) = (inputs.vector("inputCenter").cgPointValue, max(inputs.number("inputWidth"), 1))
      let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
      return inputs.generated { x, _ in Int(((x - Float(middle.x)) / width).rounded(.down)) & 1 == 0 ? first : second }
    },
  ]
}

extension FilterInputs {
  /// How far pictures that are made of nothing go: from the origin, in pixels. Larger ones would take too long.
  private static let reach = 1024

  /// An image by the colour of each place.
  fileprivate func generated(_ color: (Float, Float) -> SIMD4<Float>) -> CIImage? {
    let side = Self.reach
    var values: [SIMD4<Float>] = []
    values.reserveCapacity(side * side)
    for row in 0..<side {
      for column in 0..<side { values.append(color(Float(column) + 0.5, Float(side - row) - 0.5)) }
    }
    return Pixels(width: side, height: side, values: values, origin: .zero).image.clampedToExtent()
  }
}
