// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Pixels that a processor reads.
public protocol CIImageProcessorInput: AnyObject {
  /// The rectangle of the input that the pixels are of.
  var region: CGRect { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  /// The pixels, the uppermost row first.
  var baseAddress: UnsafeRawPointer { get }
}

/// Pixels that a processor writes.
public protocol CIImageProcessorOutput: AnyObject {
  /// The rectangle of the result that the pixels are of.
  var region: CGRect { get }
  var bytesPerRow: Int { get }
  var format: CIFormat { get }
  /// The pixels, the uppermost row first; zeros at first.
  var baseAddress: UnsafeMutableRawPointer { get }
}

/// Makes pixels from those of other pictures by code of an app's own. Subclasses say how by ``process(with:arguments:output:)``.
///
/// It runs once, when it is applied, on the main processor and for the whole rectangle. Pixels are of `BGRA8` or `RGBA8`.
open class CIImageProcessorKernel: NSObject {
  /// Makes the pixels of the output.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
  ) throws {}

  /// The rectangle of an input that a rectangle of the result needs: the same.
  open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

  /// How the pixels of an input are written. Defaults to `BGRA8`.
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  /// How the pixels of the result are written. Defaults to `BGRA8`.
  open class var outputFormat: CIFormat { .BGRA8 }
  /// Whether all pixels of the result are opaque. Defaults to `false`.
  open class var outputIsOpaque: Bool { false }
  /// Whether the pixels of inputs are there when the code runs: they always are.
  open class var synchronizeInputs: Bool { true }

  /// Runs the code for a rectangle.
  ///
  /// - Throws: what the code throws; an error where a format is neither `BGRA8` nor `RGBA8`, or the rectangle is empty or without
  ///   an end.
  public class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    let region = extent.integral
    guard !region.isEmpty, !region.isInfinite, region.width * region.height < 268_435_456 else {
      throw refusal("\(extent) has no pixels, or too many")
    }
    let context = CIContext()
    let read = try (inputs ?? []).enumerated().map { number, image in
      let wanted = roi(forInput: Int32(number), arguments: arguments, outputRect: region).integral
      let pixels = ProcessorPixels(wanted, try checked(formatForInput(at: Int32(number))))
      context.render(
        image, toBitmap: pixels.memory, rowBytes: pixels.bytesPerRow, bounds: wanted, format: pixels.format,
        colorSpace: nil)
      return ProcessorInput(pixels)
    }
    let output = ProcessorPixels(region, try checked(outputFormat))
    try process(with: read, arguments: arguments, output: ProcessorOutput(output))
    guard let picture = output.picture(isOpaque: outputIsOpaque) else { throw refusal("the result is no picture") }
    return CIImage(cgImage: picture).transformed(by: CGAffineTransform(translationX: region.minX, y: region.minY))
  }

  private class func checked(_ format: CIFormat) throws -> CIFormat {
    guard format == .BGRA8 || format == .RGBA8 else { throw refusal("pixels can be of BGRA8 or RGBA8 only") }
    return format
  }

  private class func refusal(_ words: String) -> NSError {
    NSError(domain: "CIImageProcessorKernel", code: 1, userInfo: [NSLocalizedDescriptionKey: "\(self): \(words)"])
  }
}

/// Pixels in memory.
private final class ProcessorPixels {
  let region: CGRect
  let bytesPerRow: Int
  let format: CIFormat
  let memory: UnsafeMutableRawPointer
  private let count: Int

  init(_ region: CGRect, _ format: CIFormat) {
    (self.region, self.format) = (region, format)
    bytesPerRow = Int(region.width) * 4
    count = max(4, bytesPerRow * Int(region.height))
    memory = .allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  deinit { memory.deallocate() }

  func picture(isOpaque: Bool) -> CGImage? {
    let isBGRA = format == .BGRA8
    let alpha: CGImageAlphaInfo =
      isBGRA
      ? (isOpaque ? .noneSkipFirst : .premultipliedFirst) : (isOpaque ? .noneSkipLast : .premultipliedLast)
    let order: CGBitmapInfo = isBGRA ? .byteOrder32Little : .byteOrder32Big
    guard let provider = CGDataProvider(data: Data(bytes: memory, count: count) as NSData) else { return nil }
    return CGImage(
      width: Int(region.width), height: Int(region.height), bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }
}

private final class ProcessorInput: CIImageProcessorInput {
  private let pixels: ProcessorPixels
  init(_ pixels: ProcessorPixels) { self.pixels = pixels }
  var region: CGRect { pixels.region }
  var bytesPerRow: Int { pixels.bytesPerRow }
  var format: CIFormat { pixels.format }
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(pixels.memory) }
}

private final class ProcessorOutput: CIImageProcessorOutput {
  private let pixels: ProcessorPixels
  init(_ pixels: ProcessorPixels) { self.pixels = pixels }
  var region: CGRect { pixels.region }
  var bytesPerRow: Int { pixels.bytesPerRow }
  var format: CIFormat { pixels.format }
  var baseAddress: UnsafeMutableRawPointer { pixels.memory }
}
