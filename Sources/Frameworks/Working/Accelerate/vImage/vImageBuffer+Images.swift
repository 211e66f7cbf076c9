// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import Foundation

/// How the pixels of a picture lie in a buffer.
public struct vImage_CGImageFormat {
  public var bitsPerComponent: UInt32
  public var bitsPerPixel: UInt32
  public var colorSpace: Unmanaged<CGColorSpace>!
  public var bitmapInfo: CGBitmapInfo
  public var version: UInt32
  public var decode: UnsafePointer<CGFloat>!
  public var renderingIntent: CGColorRenderingIntent

  public init() {
    self.init(
      bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: CGBitmapInfo(), version: 0, decode: nil,
      renderingIntent: .defaultIntent)
  }

  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
    version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (self.colorSpace, self.bitmapInfo, self.version) = (colorSpace, bitmapInfo, version)
    (self.decode, self.renderingIntent) = (decode, renderingIntent)
  }

  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent else { return nil }
    self.init(
      bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
      colorSpace: Unmanaged.passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
      renderingIntent: renderingIntent)
  }

  /// The format of a picture's own.
  public init?(cgImage: CGImage) {
    guard let space = cgImage.colorSpace else { return nil }
    self.init(
      bitsPerComponent: cgImage.bitsPerComponent, bitsPerPixel: cgImage.bitsPerPixel, colorSpace: space,
      bitmapInfo: cgImage.bitmapInfo)
  }

  public var componentCount: Int { bitsPerComponent == 0 ? 0 : Int(bitsPerPixel / bitsPerComponent) }
}

/// Makes room for pixels, to be let go of with `free`. Rows are a multiple of 16 bytes apart.
@discardableResult public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
  _ pixelBits: UInt32,
  _ flags: vImage_Flags
) -> vImage_Error {
  let bytes = (Int(width) * Int(pixelBits) + 7) / 8
  let rowBytes = (bytes + 15) / 16 * 16
  buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
  guard flags & vImage_Flags(kvImageNoAllocate) == 0 else { return 16 }
  guard let memory = calloc(max(1, rowBytes * Int(height)), 1) else { return kvImageMemoryAllocationError }
  buf.pointee.data = memory
  return kvImageNoError
}

/// Draws a picture into a buffer that is made for it; formats that a bitmap context can have.
@discardableResult public func vImageBuffer_InitWithCGImage(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  if format.pointee.bitsPerComponent == 0, format.pointee.bitsPerPixel == 0 {
    guard let own = vImage_CGImageFormat(cgImage: image) else { return kvImageInvalidImageFormat }
    format.pointee = own
  }
  if flags & vImage_Flags(kvImageNoAllocate) == 0 {
    let error = vImageBuffer_Init(
      buf, vImagePixelCount(image.height), vImagePixelCount(image.width), format.pointee.bitsPerPixel, 0)
    guard error == kvImageNoError else { return error }
  }
  guard let context = context(over: buf.pointee, format.pointee) else {
    if flags & vImage_Flags(kvImageNoAllocate) == 0 { buf.pointee.free() }
    return kvImageInvalidImageFormat
  }
  context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  return kvImageNoError
}

/// A picture of a buffer's pixels, which it copies.
public func vImageCreateCGImageFromBuffer(
  _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!,
  _ userData: UnsafeMutableRawPointer!, _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
  guard let image = context(over: buf.pointee, format.pointee)?.makeImage() else {
    error?.pointee = kvImageInvalidImageFormat
    return nil
  }
  error?.pointee = kvImageNoError
  // With this flag the memory is the picture's, which has its own copy.
  if flags & vImage_Flags(kvImageNoAllocate) != 0 {
    if let callback { callback(userData, buf.pointee.data) } else { buf.pointee.free() }
  }
  return Unmanaged.passRetained(image)
}

private func context(over buffer: vImage_Buffer, _ format: vImage_CGImageFormat) -> CGContext? {
  let space = format.colorSpace?.takeUnretainedValue()
  return CGContext(
    data: buffer.data, width: Int(buffer.width), height: Int(buffer.height),
    bitsPerComponent: Int(format.bitsPerComponent), bytesPerRow: buffer.rowBytes,
    space: space ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: format.bitmapInfo.rawValue)
}

/// The flags as options.
extension vImage {
  public struct Options: OptionSet, Sendable {
    public let rawValue: vImage_Flags
    public init(rawValue: vImage_Flags) { self.rawValue = rawValue }
    init(_ value: Int) { rawValue = vImage_Flags(value) }
    public static let noFlags = Options(kvImageNoFlags)
    public static let leaveAlphaUnchanged = Options(kvImageLeaveAlphaUnchanged)
    public static let copyInPlace = Options(kvImageCopyInPlace)
    public static let backgroundColorFill = Options(kvImageBackgroundColorFill)
    public static let imageExtend = Options(kvImageEdgeExtend)
    public static let doNotTile = Options(kvImageDoNotTile)
    public static let highQualityResampling = Options(kvImageHighQualityResampling)
    public static let truncateKernel = Options(kvImageTruncateKernel)
    public static let printDiagnosticsToConsole = Options(kvImagePrintDiagnosticsToConsole)
    public static let noAllocate = Options(kvImageNoAllocate)
  }

  public enum Error: Int, Swift.Error, Sendable {
    case noError = 0
    case roiLargerThanInputBuffer = -21766
    case invalidKernelSize = -21767
    case invalidEdgeStyle = -21768
    case invalidOffsetX = -21769
    case invalidOffsetY = -21770
    case memoryAllocationError = -21771
    case nullPointerArgument = -21772
    case invalidParameter = -21773
    case bufferSizeMismatch = -21774
    case unknownFlagsBit = -21775
    case internalError = -21776
    case invalidRowBytes = -21777
    case invalidImageFormat = -21778
    case colorSyncIsAbsent = -21779
    case outOfPlaceOperationRequired = -21780
    case invalidImageObject = -21781
    case invalidCVImageFormat = -21782
    case unsupportedConversion = -21783
  }

  static func check(_ code: vImage_Error) throws {
    if code != kvImageNoError { throw Error(rawValue: code) ?? .internalError }
  }
}

public enum vImage {}

extension vImage_Buffer {
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }

  /// Room for pixels, to be let go of with ``free()``.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0 else { throw vImage.Error.invalidParameter }
    self.init()
    try vImage.check(
      vImageBuffer_Init(&self, vImagePixelCount(height), vImagePixelCount(width), bitsPerPixel, 0))
  }

  /// The pixels of a picture, to be let go of with ``free()``.
  public init(cgImage: CGImage, flags: vImage.Options = .noFlags) throws {
    guard let format = vImage_CGImageFormat(cgImage: cgImage) else { throw vImage.Error.invalidImageFormat }
    try self.init(cgImage: cgImage, format: format, flags: flags)
  }

  public init(cgImage: CGImage, format: vImage_CGImageFormat, flags: vImage.Options = .noFlags) throws {
    self.init()
    var format = format
    try vImage.check(vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, flags.rawValue))
  }

  /// A picture of the pixels, which it copies.
  public func createCGImage(format: vImage_CGImageFormat, flags: vImage.Options = .noFlags) throws -> CGImage {
    var (error, format, buffer) = (kvImageNoError, format, self)
    let image = vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, flags.rawValue, &error)
    try vImage.check(error)
    guard let image else { throw vImage.Error.internalError }
    return image.takeRetainedValue()
  }

  /// Copies the pixels to another buffer of the same size.
  public func copy(destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags: vImage.Options = .noFlags) throws {
    var source = self
    try vImage.check(vImageCopyBuffer(&source, &destinationBuffer, pixelSize, flags.rawValue))
  }

  /// Lets go of memory that came with the buffer.
  public func free() { Foundation.free(data) }
}

/// Copies pixels of so many bytes.
@discardableResult public func vImageCopyBuffer(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ pixelSize: Int, _ flags: vImage_Flags
) -> vImage_Error {
  let (input, output) = (src.pointee, dest.pointee)
  let error = input.error(makingSameSized: output)
  guard error == kvImageNoError else { return error }
  for y in 0..<Int(output.height) {
    memmove(output.data + y * output.rowBytes, input.data + y * input.rowBytes, Int(output.width) * pixelSize)
  }
  return kvImageNoError
}
