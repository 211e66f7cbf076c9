// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreImage
public import Foundation

/// How a context writes pixels. Of Core Image's formats there is one.
public struct CIFormat: Hashable, Sendable {
  private let name: String

  /// The red component alone, as a half-precision number.
  public static let Rh = CIFormat(name: "Rh")
}

public let kCIInputExtentKey = "inputExtent"

extension CIContextOption {
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

extension CIImage {
  /// The image that a filter makes of this one and of its parameters. There is `CILabDeltaE`; another stops the process.
  public func applyingFilter(_ filterName: String, parameters: [String: Any]) -> CIImage {
    guard filterName == "CILabDeltaE" else { fatalError("there is no filter \(filterName) for libraries of snapshots") }
    guard let first = cgImage, let second = (parameters["inputImage2"] as? CIImage)?.cgImage else {
      fatalError("CILabDeltaE compares two images that are pictures")
    }
    return ColorDifference(first, second)
  }
}

extension CIContext {
  /// Writes an image's pixels, row by row from the top. Only differences of colours are written.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    guard let image = image as? ColorDifference else {
      fatalError("only the result of CILabDeltaE is written into a bitmap")
    }
    for y in 0..<Int(bounds.height) {
      for x in 0..<Int(bounds.width) {
        data.storeBytes(
          of: Float16(image.distance(x: x, y: y)), toByteOffset: y * rowBytes + x * MemoryLayout<Float16>.stride,
          as: Float16.self)
      }
    }
  }
}

public protocol CIImageProcessorInput {
  var metalTexture: (any MTLTexture)? { get }
}

public protocol CIImageProcessorOutput {
  var metalTexture: (any MTLTexture)? { get }
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// Needs a graphics processor, of which there is none: whoever asks for one first does not come here.
open class CIImageProcessorKernel: NSObject {
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    fatalError("there is no graphics processor: MTLCreateSystemDefaultDevice() is nil")
  }
}
