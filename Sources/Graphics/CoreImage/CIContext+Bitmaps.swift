// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the components of pixels lie in memory.
public struct CIFormat: Hashable, Sendable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }

  /// Red, green, blue and alpha, a byte each.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red and alpha, a byte each.
  public static let BGRA8 = CIFormat(rawValue: 25)
  /// Alpha, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(rawValue: 23)
  /// Alpha alone.
  public static let A8 = CIFormat(rawValue: 11)
  /// Red alone.
  public static let R8 = CIFormat(rawValue: 10)
  /// Red alone, as a half-precision number: what colours of more than a byte's range, such as differences, are written in.
  public static let Rh = CIFormat(rawValue: 27)
  /// Red alone, as a number of single precision.
  public static let Rf = CIFormat(rawValue: 28)

  /// The components of a pixel, each by where it lies in pixels of blue, green, red and alpha.
  var components: [Int] {
    switch self {
    case .RGBA8: [2, 1, 0, 3]
    case .ARGB8: [3, 2, 1, 0]
    case .A8: [3]
    case .R8: [2]
    default: [0, 1, 2, 3]
    }
  }
}

extension CIContext {
  /// Writes the pixels of a rectangle, row by row from its top, colours multiplied by alpha.
  ///
  /// - Parameters:
  ///   - data: Room for as many rows as the rectangle is high.
  ///   - rowBytes: From the start of a row to the start of the next, in bytes.
  ///   - bounds: In the image's space.
  ///   - colorSpace: Values are sRGB's, whatever it says.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    switch format {
    case .Rh: return renderNumbers(image, to: data, rowBytes, bounds) { Float16($0) }
    case .Rf: return renderNumbers(image, to: data, rowBytes, bounds) { $0 }
    default: break
    }
    guard let bitmap = try? createCGImage(image, from: bounds)?.decoded() else { return }
    let components = format.components
    bitmap.pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      for row in 0..<bitmap.height {
        var place = row * rowBytes
        for column in 0..<bitmap.width where place + components.count <= (row + 1) * rowBytes {
          for component in components {
            data.storeBytes(
              of: source[(row * bitmap.width + column) * 4 + component], toByteOffset: place, as: UInt8.self)
            place += 1
          }
        }
      }
    }
  }

  private func renderNumbers<Number>(
    _ image: CIImage, to data: UnsafeMutableRawPointer, _ rowBytes: Int, _ bounds: CGRect, _ make: (Float) -> Number
  ) {
    let difference = image as? ColorDifference
    let bitmap = difference == nil ? try? createCGImage(image, from: bounds)?.decoded() : nil
    func red(_ column: Int, _ row: Int) -> Float {
      if let difference { return difference.distance(x: column + Int(bounds.minX), y: row) }
      guard let bitmap, column < bitmap.width, row < bitmap.height else { return 0 }
      return Float(bitmap.pixels[(row * bitmap.width + column) * 4 + 2]) / 255
    }
    let step = MemoryLayout<Number>.stride
    for row in 0..<Int(bounds.height) {
      for column in 0..<Int(bounds.width) where (column + 1) * step <= rowBytes {
        data.storeBytes(of: make(red(column, row)), toByteOffset: row * rowBytes + column * step, as: Number.self)
      }
    }
  }

  /// The pixels of a rectangle, whatever format and colour space are asked for.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// The picture as the bytes of a JPEG file.
  public func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[CIImageRepresentationOption(rawValue: "kCGImageDestinationLossyCompressionQuality")]
    return (try? createCGImage(image, from: image.extent)?.decoded())?.jpegData(
      quality: CGFloat(quality as? Double ?? 0.9))
  }

  /// The picture as the bytes of a PNG file.
  public func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    try? createCGImage(image, from: image.extent)?.pngData()
  }

  /// Forgets what was kept; nothing is.
  public func clearCaches() {}
}

/// How a file is written.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
