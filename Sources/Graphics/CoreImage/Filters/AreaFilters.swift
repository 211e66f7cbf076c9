// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Filters that look at what is around a pixel, or move it.

extension FilterKind {
  static let areas: [FilterKind] = [
    FilterKind("CIGaussianBlur", [("inputRadius", 10.0)]) { inputs in blur(inputs, times: 3) },
    FilterKind("CIBoxBlur", [("inputRadius", 10.0)]) { inputs in blur(inputs, times: 1) },
    FilterKind("CIDiscBlur", [("inputRadius", 8.0)]) { inputs in blur(inputs, times: 2) },
    FilterKind("CIUnsharpMask", [("inputRadius", 2.5), ("inputIntensity", 0.5)]) { inputs in
      sharpen(inputs, radius: inputs.number("inputRadius"), by: inputs.number("inputIntensity"))
    },
    FilterKind("CISharpenLuminance", [("inputSharpness", 0.4), ("inputRadius", 1.69)]) { inputs in
      sharpen(inputs, radius: inputs.number("inputRadius"), by: inputs.number("inputSharpness"))
    },
    FilterKind("CIBloom", [("inputRadius", 10.0), ("inputIntensity", 0.5)]) { inputs in
      let (radius, amount) = (inputs.number("inputRadius"), inputs.number("inputIntensity"))
      return inputs.onImage { pixels in
        let soft = pixels.blurred(radius: radius, times: 3)
        for index in pixels.values.indices {
          let color = pixels.values[index]
          // Light is added as through a screen, so that it never passes white.
          let glow = SIMD4<Float>.one - (.one - color) * (.one - soft.values[index])
          pixels.values[index] = mix(color, glow, amount).with(alpha: color.w)
        }
      }
    },
    FilterKind("CIPixellate", [("inputCenter", CIVector(x: 150, y: 150)), ("inputScale", 8.0)]) { inputs in
      let side = max(Int(inputs.number("inputScale").rounded()), 1)
      return inputs.onImage { pixels in
        let corner = pixels.place(of: inputs.vector("inputCenter").cgPointValue)
        // A corner lies between pixels.
        pixels.pixellate(side: side, corner: (Int((corner.x + 0.5).rounded()), Int((corner.y + 0.5).rounded())))
      }
    },
    FilterKind("CIVignette", [("inputIntensity", 0.0), ("inputRadius", 1.0)]) { inputs in
      let (amount, reach) = (inputs.number("inputIntensity"), max(inputs.number("inputRadius"), 0.01))
      return inputs.onImage { pixels in
        let middle = (x: Float(pixels.width - 1) / 2, y: Float(pixels.height - 1) / 2)
        let most = max(hypot(middle.x, middle.y), 1)
        pixels.darken { column, row in
          let distance = hypot(Float(column) - middle.x, Float(row) - middle.y) / most
          return 1 - amount * pow(distance, 2 / reach)
        }
      }
    },
    FilterKind(
      "CIVignetteEffect",
      [
        ("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 150.0), ("inputIntensity", 1.0),
        ("inputFalloff", 0.5),
      ]
    ) { inputs in
      let (amount, reach) = (inputs.number("inputIntensity"), max(inputs.number("inputRadius"), 1))
      let soft = max(inputs.number("inputFalloff"), 0.01)
      return inputs.onImage { pixels in
        let middle = pixels.place(of: inputs.vector("inputCenter").cgPointValue)
        pixels.darken { column, row in
          let distance = hypot(Float(column) - middle.x, Float(row) - middle.y) / reach
          return 1 - amount * min(max((distance - (1 - soft)) / soft, 0), 1)
        }
      }
    },
    FilterKind("CIEdges", [("inputIntensity", 1.0)]) { inputs in
      let amount = inputs.number("inputIntensity")
      return inputs.onImage { pixels in
        let old = pixels
        for row in 0..<old.height {
          for column in 0..<old.width {
            let across = old.edged(column + 1, row) - old.edged(column - 1, row)
            let down = old.edged(column, row + 1) - old.edged(column, row - 1)
            let edge = (across * across + down * down).squareRoot() * amount
            let place = row * old.width + column
            pixels.values[place] = edge.with(alpha: old.values[place].w)
          }
        }
      }
    },
    FilterKind(
      "CITwirlDistortion",
      [("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 300.0), ("inputAngle", Double.pi)]
    ) { inputs in
      let (reach, angle) = (max(inputs.number("inputRadius"), 1), inputs.number("inputAngle"))
      return inputs.moved { x, y, distance in
        let turn = distance < reach ? angle * (1 - distance / reach) * (1 - distance / reach) : 0
        return (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
      }
    },
    FilterKind(
      "CIBumpDistortion",
      [("inputCenter", CIVector(x: 150, y: 150)), ("inputRadius", 300.0), ("inputScale", 0.5)]
    ) { inputs in
      let (reach, amount) = (max(inputs.number("inputRadius"), 1), inputs.number("inputScale"))
      return inputs.moved { x, y, distance in
        guard distance < reach else { return (x, y) }
        let part = 1 - distance / reach
        let factor = 1 - amount * part * part
        return (x * factor, y * factor)
      }
    },
    FilterKind("CICrop", [("inputRectangle", CIVector(x: 0, y: 0, z: 300, w: 300))]) { inputs in
      inputs.image?.cropped(to: inputs.vector("inputRectangle").cgRectValue)
    },
    FilterKind("CILanczosScaleTransform", [("inputScale", 1.0), ("inputAspectRatio", 1.0)]) { inputs in
      let (scale, ratio) = (CGFloat(inputs.number("inputScale")), CGFloat(inputs.number("inputAspectRatio")))
      return inputs.image?.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    },
    FilterKind("CISourceOverCompositing", [], keys: ["inputBackgroundImage"]) { inputs in
      guard let top = inputs.image, let bottom = inputs.image("inputBackgroundImage") else { return inputs.image }
      return top.composited(over: bottom)
    },
    FilterKind("CIConstantColorGenerator", [("inputColor", CIColor.red)], takesImage: false) { inputs in
      (inputs["inputColor"] as? CIColor).map { CIImage(color: $0) }
    },
  ]

  private static func blur(_ inputs: FilterInputs, times: Int) -> CIImage? {
    let radius = inputs.number("inputRadius")
    guard let image = inputs.image, radius > 0 else { return inputs.image }
    let reach = CGFloat((radius * 3).rounded(.up))
    // The edges of an image that goes on beyond them stay as they are; others fade.
    let area = image.recipe.goesOn ? image.pictureExtent : image.extent.insetBy(dx: -reach, dy: -reach)
    guard let pixels = Pixels(image, in: area) else { return nil }
    let result = pixels.blurred(radius: radius, times: times).image
    return image.recipe.goesOn ? result.clampedToExtent() : result
  }

  private static func sharpen(_ inputs: FilterInputs, radius: Float, by amount: Float) -> CIImage? {
    inputs.onImage { pixels in
      let soft = pixels.blurred(radius: radius, times: 3)
      for index in pixels.values.indices {
        let color = pixels.values[index]
        pixels.values[index] = (color + (color - soft.values[index]) * amount).with(alpha: color.w)
      }
    }
  }
}

extension FilterInputs {
  /// The input image with its pixels moved: the closure says, of a place and its distance from the centre, where its colour
  /// comes from; both count from the centre.
  func moved(_ source: (Float, Float, Float) -> (Float, Float)) -> CIImage? {
    onImage { pixels in
      let middle = pixels.place(of: vector("inputCenter").cgPointValue)
      let old = pixels
      for row in 0..<old.height {
        for column in 0..<old.width {
          let (x, y) = (Float(column) - middle.x, Float(row) - middle.y)
          let from = source(x, y, hypot(x, y))
          pixels.values[row * old.width + column] = old.sample(middle.x + from.0, middle.y + from.1)
        }
      }
    }
  }
}

extension Pixels {
  /// The pixels blurred by averages over boxes, one after the other, that together spread as far as a normal distribution.
  func blurred(radius: Float, times: Int) -> Pixels {
    let halves = times == 1 ? [Int(radius.rounded())] : Self.halves(radius: radius, times: times)
    // Colours count by their alpha, lest clear pixels darken what is beside them.
    var work = values.map { ($0 * $0.w).with(alpha: $0.w) }
    for half in halves {
      work = Self.boxes(work, width: self.width, height: height, half: half)
      work = Self.turned(work, width: self.width, height: height)
      work = Self.boxes(work, width: height, height: self.width, half: half)
      work = Self.turned(work, width: height, height: self.width)
    }
    let result = work.map { $0.w > 0 ? ($0 / $0.w).with(alpha: $0.w) : .zero }
    return Pixels(width: self.width, height: height, values: result, origin: origin)
  }

  /// Half of the widths of boxes whose variances add up to the radius squared, as nearly as odd widths can.
  private static func halves(radius: Float, times: Int) -> [Int] {
    let count = Float(times)
    let ideal = (12 * radius * radius / count + 1).squareRoot()
    let half = max(Int(((ideal - 1) / 2).rounded(.down)), 0)
    let width = Float(2 * half + 1)
    let narrow = (12 * radius * radius - count * (width * width + 4 * width + 3)) / (-4 * width - 4)
    let narrowOnes = min(max(Int(narrow.rounded()), 0), times)
    return (0..<times).map { $0 < narrowOnes ? half : half + 1 }
  }

  private static func boxes(_ values: [SIMD4<Float>], width: Int, height: Int, half: Int) -> [SIMD4<Float>] {
    var result = values
    let share = 1 / Float(2 * half + 1)
    for row in 0..<height {
      let start = row * width
      func pixel(_ column: Int) -> SIMD4<Float> { values[start + min(max(column, 0), width - 1)] }
      var sum = SIMD4<Float>.zero
      for column in -half...half { sum += pixel(column) }
      for column in 0..<width {
        result[start + column] = sum * share
        sum += pixel(column + half + 1) - pixel(column - half)
      }
    }
    return result
  }

  private static func turned(_ values: [SIMD4<Float>], width: Int, height: Int) -> [SIMD4<Float>] {
    var result = values
    for row in 0..<height { for column in 0..<width { result[column * height + row] = values[row * width + column] } }
    return result
  }

  /// Gives each square the mean of its colours. Squares lie about a corner.
  mutating func pixellate(side: Int, corner: (x: Int, y: Int)) {
    func first(_ corner: Int) -> Int {
      let rest = corner % side
      return rest > 0 ? rest - side : rest
    }
    for top in stride(from: first(corner.y), to: height, by: side) {
      for left in stride(from: first(corner.x), to: width, by: side) {
        let rows = max(top, 0)..<min(top + side, height)
        let columns = max(left, 0)..<min(left + side, width)
        var sum = SIMD4<Float>.zero
        for row in rows { for column in columns { sum += values[row * width + column] } }
        let mean = sum / Float(max(rows.count * columns.count, 1))
        for row in rows { for column in columns { values[row * width + column] = mean } }
      }
    }
  }

  /// Multiplies each colour by what a closure says of its column and row.
  mutating func darken(_ factor: (Int, Int) -> Float) {
    for row in 0..<height {
      for column in 0..<width {
        let place = row * width + column
        let color = values[place]
        values[place] = (color * min(max(factor(column, row), 0), 2)).with(alpha: color.w)
      }
    }
  }
}
