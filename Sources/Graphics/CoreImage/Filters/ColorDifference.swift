// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far apart the colours of two images are, pixel by pixel: what a filter named `CILabDeltaE` makes of them.
final class ColorDifference: CIImage {
  private let width: Int
  private let height: Int
  /// Euclidean distances in L*a*b*, row by row from the top.
  let distances: [Float]

  init(_ first: CGImage, _ second: CGImage) {
    width = min(first.width, second.width)
    height = min(first.height, second.height)
    let (left, right) = (Self.pixels(of: first, width, height), Self.pixels(of: second, width, height))
    var distances = [Float](repeating: 0, count: width * height)
    // Most pixels of pictures that are compared are the same.
    for index in distances.indices where left[index] != right[index] {
      let (a, b) = (LabColor(left[index]), LabColor(right[index]))
      distances[index] = a.distance(to: b)
    }
    self.distances = distances
    super.init()
  }

  override var extent: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// The distance at a pixel, 0 outside of the images.
  func distance(x: Int, y: Int) -> Float { x < width && y < height ? distances[y * width + x] : 0 }

  /// The first rows and columns of a picture, four bytes a pixel with red in the lowest.
  private static func pixels(of image: CGImage, _ width: Int, _ height: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: width * height)
    guard !pixels.isEmpty, let space = CGColorSpace(name: CGColorSpace.sRGB) else { return pixels }
    pixels.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    return pixels
  }
}

extension FilterKind {
  static let differences = [
    FilterKind("CILabDeltaE", [], keys: ["inputImage2"]) { inputs in
      func picture(_ image: CIImage?) -> CGImage? {
        image.flatMap { $0.cgImage ?? CIContext().createCGImage($0, from: $0.extent) }
      }
      guard let first = picture(inputs.image), let second = picture(inputs["inputImage2"] as? CIImage) else {
        return nil
      }
      return ColorDifference(first, second)
    }
  ]
}

/// A colour of sRGB as CIE 1976 has it, under D65.
struct LabColor {
  var lightness: Float
  var a: Float
  var b: Float

  init(_ pixel: UInt32) {
    func linear(_ shift: UInt32) -> Float {
      let value = Float((pixel >> shift) & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func root(_ value: Float) -> Float { value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116 }
    let (red, green, blue) = (linear(0), linear(8), linear(16))
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Float {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}
