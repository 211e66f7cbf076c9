// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that draw an image in another manner: of dots, lines, cells or outlines. Where Core Image's own arithmetic is not
// documented, what they do was chosen to look like it.

extension FilterKind {
  private static var middle: (String, Any) { ("inputCenter", CIVector(x: 150, y: 150)) }

  static let styles: [FilterKind] = [
    FilterKind("CICrystallize", [("inputRadius", 20.0), middle]) { inputs in
      inputs.cells(side: inputs.number("inputRadius")) { _ in true }
    },
    FilterKind("CIPointillize", [("inputRadius", 20.0), middle]) { inputs in
      let reach = inputs.number("inputRadius") * 0.5
      return inputs.cells(side: inputs.number("inputRadius")) { $0 < reach }
    },
    FilterKind("CIHexagonalPixellate", [middle, ("inputScale", 8.0)]) { inputs in
      inputs.cells(side: inputs.number("inputScale") * 1.7, isRegular: true) { _ in true }
    },
    FilterKind("CIDotScreen", [middle, ("inputAngle", 0.0), ("inputWidth", 6.0), ("inputSharpness", 0.7)]) { inputs in
      inputs.screened { x, y in (sin(x) * sin(y) + 1) / 2 }
    },
    FilterKind("CILineScreen", [middle, ("inputAngle", 0.0), ("inputWidth", 6.0), ("inputSharpness", 0.7)]) { inputs in
      inputs.screened { x, _ in (sin(x) + 1) / 2 }
    },
    FilterKind("CIHatchedScreen", [middle, ("inputAngle", 0.0), ("inputWidth", 6.0), ("inputSharpness", 0.7)]) {
      inputs in
      inputs.screened { x, y in (max(sin(x), sin(y)) + 1) / 2 }
    },
    FilterKind("CICircularScreen", [middle, ("inputWidth", 6.0), ("inputSharpness", 0.7)]) { inputs in
      inputs.screened { x, y in (sin(hypot(x, y)) + 1) / 2 }
    },
    FilterKind("CIGloom", [("inputRadius", 10.0), ("inputIntensity", 0.5)]) { inputs in
      let (radius, amount) = (inputs.number("inputRadius"), inputs.number("inputIntensity"))
      return inputs.onImage { pixels in
        let soft = pixels.blurred(radius: radius, times: 3)
        for index in pixels.values.indices {
          let color = pixels.values[index]
          pixels.values[index] = mix(color, color * soft.values[index], amount).with(alpha: color.w)
        }
      }
    },
    FilterKind("CIEdgeWork", [("inputRadius", 3.0)]) { inputs in
      let radius = inputs.number("inputRadius")
      return inputs.outlined { edge, _ in SIMD4<Float>(repeating: min(edge * radius, 1)) }
    },
    FilterKind(
      "CILineOverlay",
      [
        ("inputNRNoiseLevel", 0.07), ("inputNRSharpness", 0.71), ("inputEdgeIntensity", 1.0), ("inputThreshold", 0.1),
        ("inputContrast", 50.0),
      ]
    ) { inputs in
      let (amount, threshold) = (inputs.number("inputEdgeIntensity"), inputs.number("inputThreshold"))
      let contrast = inputs.number("inputContrast")
      return inputs.outlined { edge, _ in
        SIMD4(0, 0, 0, min(max((edge * amount - threshold) * contrast / 10, 0), 1))
      }
    },
    FilterKind("CIComicEffect", []) { inputs in
      inputs.outlined { edge, color in
        let flat = (color * 5).rounded(.toNearestOrAwayFromZero) / 5
        return (flat * (edge > 0.25 ? 0 : 1)).with(alpha: 1)
      }
    },
    FilterKind("CIKaleidoscope", [("inputCount", 6.0), middle, ("inputAngle", 0.0)]) { inputs in
      let part = Float.pi / max(inputs.number("inputCount"), 1)
      let turn = inputs.number("inputAngle")
      return inputs.moved { x, y, distance in
        var angle = (atan2(y, x) - turn).truncatingRemainder(dividingBy: 2 * part)
        if angle < 0 { angle += 2 * part }
        if angle > part { angle = 2 * part - angle }
        return (distance * cos(angle + turn), distance * sin(angle + turn))
      }
    },
    FilterKind("CIPinchDistortion", [middle, ("inputRadius", 300.0), ("inputScale", 0.5)]) { inputs in
      let (reach, amount) = (max(inputs.number("inputRadius"), 1), inputs.number("inputScale"))
      return inputs.moved { x, y, distance in
        guard distance < reach else { return (x, y) }
        let factor = 1 + amount * (1 - distance / reach)
        return (x * factor, y * factor)
      }
    },
    FilterKind("CIHoleDistortion", [middle, ("inputRadius", 150.0)]) { inputs in
      let reach = max(inputs.number("inputRadius"), 1)
      return inputs.moved { x, y, distance in
        let factor = max(1 - reach * reach / max(distance * distance, 1), 0)
        return (x * factor, y * factor)
      }
    },
    FilterKind("CIVortexDistortion", [middle, ("inputRadius", 300.0), ("inputAngle", 56.55)]) { inputs in
      let (reach, angle) = (max(inputs.number("inputRadius"), 1), inputs.number("inputAngle"))
      return inputs.moved { x, y, distance in
        let turn = distance < reach ? angle * (1 - distance / reach) : 0
        return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
      }
    },
    FilterKind("CICircleSplashDistortion", [middle, ("inputRadius", 150.0)]) { inputs in
      let reach = max(inputs.number("inputRadius"), 1)
      return inputs.moved { x, y, distance in
        let factor = distance > reach ? reach / distance : 1
        return (x * factor, y * factor)
      }
    },
    FilterKind("CIMotionBlur", [("inputRadius", 20.0), ("inputAngle", 0.0)]) { inputs in
      let (reach, angle) = (inputs.number("inputRadius"), inputs.number("inputAngle"))
      return inputs.smeared { _, _ in (cos(angle) * reach, -sin(angle) * reach) }
    },
    FilterKind("CIZoomBlur", [middle, ("inputAmount", 20.0)]) { inputs in
      let amount = inputs.number("inputAmount") / 200
      return inputs.smeared { x, y in (x * amount, y * amount) }
    },
  ]
}

extension FilterInputs {
  /// The image in cells of one colour, each about a point of a grid, which is moved about a little unless it is regular.
  fileprivate func cells(side: Float, isRegular: Bool = false, shows: (Float) -> Bool) -> CIImage? {
    let side = max(side, 2)
    return onImage { pixels in
      let old = pixels
      /// The middle of the cell in a column and a row of the grid.
      func middle(_ column: Int, _ row: Int) -> (x: Float, y: Float) {
        guard !isRegular else {
          return ((Float(column) + (row & 1 == 0 ? 0.25 : 0.75)) * side, Float(row) * side * 0.87)
        }
        var seed = UInt32(truncatingIfNeeded: column &* 374_761_393 &+ row &* 668_265_263)
        seed = (seed ^ (seed >> 13)) &* 1_274_126_177
        let (across, down) = (Float(seed & 0xFFFF) / 65536, Float(seed >> 16) / 65536)
        return ((Float(column) + 0.1 + 0.8 * across) * side, (Float(row) + 0.1 + 0.8 * down) * side)
      }
      let pitch = isRegular ? side * 0.87 : side
      for row in 0..<old.height {
        for column in 0..<old.width {
          let (x, y) = (Float(column), Float(row))
          let (gridColumn, gridRow) = (Int((x / side).rounded(.down)), Int((y / pitch).rounded(.down)))
          var best: (distance: Float, x: Float, y: Float) = (.infinity, x, y)
          for other in gridRow - 1...gridRow + 1 {
            for next in gridColumn - 1...gridColumn + 1 {
              let place = middle(next, other)
              let distance = hypot(place.x - x, place.y - y)
              if distance < best.distance { best = (distance, place.x, place.y) }
            }
          }
          let color = old.edged(Int(best.x), Int(best.y))
          pixels.values[row * old.width + column] = shows(best.distance) ? color : SIMD4(1, 1, 1, color.w)
        }
      }
    }
  }

  /// The image in black and white by how its light compares to a pattern's, which is asked for by angles.
  fileprivate func screened(_ pattern: (Float, Float) -> Float) -> CIImage? {
    let (step, angle) = (Float.pi * 2 / max(number("inputWidth"), 1), number("inputAngle"))
    let hard = 1 / max(1 - number("inputSharpness"), 0.02)
    return onImage { pixels in
      let middle = pixels.place(of: vector("inputCenter").cgPointValue)
      for row in 0..<pixels.height {
        for column in 0..<pixels.width {
          let (x, y) = (Float(column) - middle.x, Float(row) - middle.y)
          let (across, down) = (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
          let place = row * pixels.width + column
          let color = pixels.values[place]
          let light = min(max((color.luminance - pattern(across * step, down * step)) * hard + 0.5, 0), 1)
          pixels.values[place] = SIMD4<Float>(repeating: light).with(alpha: color.w)
        }
      }
    }
  }

  /// The image by its colours and by how much light changes at each place.
  fileprivate func outlined(_ color: (Float, SIMD4<Float>) -> SIMD4<Float>) -> CIImage? {
    onImage { pixels in
      let old = pixels
      for row in 0..<old.height {
        for column in 0..<old.width {
          let across = old.edged(column + 1, row).luminance - old.edged(column - 1, row).luminance
          let down = old.edged(column, row + 1).luminance - old.edged(column, row - 1).luminance
          let place = row * old.width + column
          let made = color(hypot(across, down), old.values[place])
          pixels.values[place] = made.with(alpha: made.w == 0 ? 0 : min(made.w, 1) * old.values[place].w)
        }
      }
    }
  }

  /// The mean of the colours along a way about each place, which counts from the centre.
  fileprivate func smeared(_ way: (Float, Float) -> (Float, Float)) -> CIImage? {
    onImage { pixels in
      let middle = pixels.place(of: vector("inputCenter").cgPointValue)
      let old = pixels
      for row in 0..<old.height {
        for column in 0..<old.width {
          let (x, y) = (Float(column), Float(row))
          let (across, down) = way(x - middle.x, y - middle.y)
          let steps = max(Int(hypot(across, down).rounded()), 1)
          var sum = SIMD4<Float>.zero
          for step in 0...steps {
            let part = Float(step) / Float(steps) - 0.5
            sum += old.sample(x + across * part, y + down * part)
          }
          pixels.values[row * old.width + column] = sum / Float(steps + 1)
        }
      }
    }
  }
}
