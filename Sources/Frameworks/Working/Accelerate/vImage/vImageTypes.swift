// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreVideo

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32
public typealias Pixel_8 = UInt8
public typealias Pixel_F = Float
public typealias Pixel_16U = UInt16
public typealias Pixel_16F = UInt16
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
public typealias Pixel_FFFF = (Float, Float, Float, Float)
public typealias ResamplingFilter = UnsafeMutableRawPointer

/// Rows of pixels in memory, which is somebody else's.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// The distance of rows in bytes.
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

/// What a function of vImage's is to do; exactly one style for edges where it needs one.
public var kvImageNoFlags: Int { 0 }
public var kvImageLeaveAlphaUnchanged: Int { 1 }
public var kvImageCopyInPlace: Int { 2 }
public var kvImageBackgroundColorFill: Int { 4 }
public var kvImageEdgeExtend: Int { 8 }
public var kvImageDoNotTile: Int { 16 }
public var kvImageHighQualityResampling: Int { 32 }
public var kvImageTruncateKernel: Int { 64 }
public var kvImageGetTempBufferSize: Int { 128 }
public var kvImagePrintDiagnosticsToConsole: Int { 256 }
public var kvImageNoAllocate: Int { 512 }

public var kvImageNoError: Int { 0 }
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
public var kvImageInvalidKernelSize: Int { -21767 }
public var kvImageInvalidEdgeStyle: Int { -21768 }
public var kvImageInvalidOffset_X: Int { -21769 }
public var kvImageInvalidOffset_Y: Int { -21770 }
public var kvImageMemoryAllocationError: Int { -21771 }
public var kvImageNullPointerArgument: Int { -21772 }
public var kvImageInvalidParameter: Int { -21773 }
public var kvImageBufferSizeMismatch: Int { -21774 }
public var kvImageUnknownFlagsBit: Int { -21775 }
public var kvImageInternalError: Int { -21776 }
public var kvImageInvalidRowBytes: Int { -21777 }
public var kvImageInvalidImageFormat: Int { -21778 }
public var kvImageColorSyncIsAbsent: Int { -21779 }
public var kvImageOutOfPlaceOperationRequired: Int { -21780 }
public var kvImageInvalidImageObject: Int { -21781 }
public var kvImageInvalidCVImageFormat: Int { -21782 }
public var kvImageUnsupportedConversion: Int { -21783 }

extension vImage_Buffer {
  func row<Channel>(_ y: Int, of type: Channel.Type) -> UnsafeMutablePointer<Channel> {
    (data + y * rowBytes).assumingMemoryBound(to: Channel.self)
  }

  var hasMemory: Bool { data != nil || width == 0 || height == 0 }

  /// Why one buffer cannot be made of another of the same size, or `kvImageNoError`.
  func error(makingSameSized other: vImage_Buffer) -> vImage_Error {
    guard hasMemory, other.hasMemory else { return kvImageNullPointerArgument }
    return width >= other.width && height >= other.height ? kvImageNoError : kvImageRoiLargerThanInputBuffer
  }
}

/// Runs through each pixel of the destination.
@inline(__always) func eachPixel<A, B>(
  _ source: UnsafePointer<vImage_Buffer>, _ from: Int, _ destination: UnsafePointer<vImage_Buffer>, _ to: Int,
  _ change: (UnsafeMutablePointer<A>, UnsafeMutablePointer<B>) -> Void
) -> vImage_Error {
  let (input, output) = (source.pointee, destination.pointee)
  let error = input.error(makingSameSized: output)
  guard error == kvImageNoError else { return error }
  for y in 0..<Int(output.height) {
    let (a, b) = (input.row(y, of: A.self), output.row(y, of: B.self))
    for x in 0..<Int(output.width) { change(a + x * from, b + x * to) }
  }
  return kvImageNoError
}
