// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pixels of an image while a filter works on them: rows from the top, components 0…1, colours not multiplied by alpha.
struct Pixels {
  let width: Int
  let height: Int
  var values: [SIMD4<Float>]
  /// Where the pixels lie in the image's space.
  let origin: CGPoint

  init(width: Int, height: Int, values: [SIMD4<Float>], origin: CGPoint) {
    (self.width, self.height, self.values, self.origin) = (width, height, values, origin)
  }

  /// The pixels of an image within a rectangle; `nil` where there are none, or too many.
  init?(_ image: CIImage, in rect: CGRect) {
    let area = rect.integral
    guard let picture = CIContext().createCGImage(image, from: area), let bitmap = try? picture.decoded() else {
      return nil
    }
    (width, height, origin) = (bitmap.width, bitmap.height, area.origin)
    values = bitmap.pixels.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      (0..<bitmap.width * bitmap.height).map { index in
        let place = index * 4
        let alpha = Float(bytes[place + 3]) / 255
        guard alpha > 0 else { return SIMD4(0, 0, 0, 0) }
        let scale = 1 / (255 * alpha)
        return SIMD4(
          Float(bytes[place + 2]) * scale, Float(bytes[place + 1]) * scale, Float(bytes[place]) * scale, alpha)
      }
    }
  }

  /// An image of the pixels.
  var image: CIImage {
    var data = Data(count: width * height * 4)
    data.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      for (index, value) in values.enumerated() {
        let color = value.clamped(lowerBound: .zero, upperBound: .one)
        let scale = color.w * 255
        let place = index * 4
        bytes[place] = UInt8((color.z * scale).rounded())
        bytes[place + 1] = UInt8((color.y * scale).rounded())
        bytes[place + 2] = UInt8((color.x * scale).rounded())
        bytes[place + 3] = UInt8(scale.rounded())
      }
    }
    var recipe = CIImage.Recipe()
    recipe.picture = CGImage(Bitmap(width: width, height: height, pixels: data))
    recipe.transform = CGAffineTransform(translationX: origin.x, y: origin.y)
    recipe.extent = CGRect(x: origin.x, y: origin.y, width: CGFloat(width), height: CGFloat(height))
    return CIImage(recipe: recipe)
  }

  /// The pixel in a column and a row from the top; those at the edges go on beyond them.
  func edged(_ column: Int, _ row: Int) -> SIMD4<Float> {
    values[min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)]
  }

  /// The colour at a place between pixels' middles.
  func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (x - left, y - top)
    let upper = edged(column, row) * (1 - across) + edged(column + 1, row) * across
    let lower = edged(column, row + 1) * (1 - across) + edged(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }

  /// The column and row of a place of the image's space.
  func place(of point: CGPoint) -> (x: Float, y: Float) {
    (Float(point.x - origin.x) - 0.5, Float(height) - Float(point.y - origin.y) - 0.5)
  }
}

extension SIMD4 where Scalar == Float {
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }
}
