// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
public import Foundation
internal import Synchronization

public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVReturnAllocationFailed: CVReturn = -6662
public let kCVReturnUnsupported: CVReturn = -6663
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

public nonisolated(unsafe) let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public nonisolated(unsafe) let kCVPixelBufferWidthKey: CFString = "Width"
public nonisolated(unsafe) let kCVPixelBufferHeightKey: CFString = "Height"
public nonisolated(unsafe) let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
public nonisolated(unsafe) let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public nonisolated(unsafe) let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public nonisolated(unsafe) let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
public nonisolated(unsafe) let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
public nonisolated(unsafe) let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
public nonisolated(unsafe) let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"

/// How a buffer is held while its bytes are looked at.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: CVOptionFlags
  public init(rawValue: CVOptionFlags) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels in memory, of formats with one plane.
public final class CVBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  let bytes: UnsafeMutableRawPointer
  private let release: @Sendable () -> Void
  let locks = Mutex(0)

  init(
    _ width: Int, _ height: Int, _ format: OSType, _ bytesPerRow: Int, _ bytes: UnsafeMutableRawPointer,
    release: @escaping @Sendable () -> Void
  ) {
    (self.width, self.height, self.format, self.bytesPerRow, self.bytes) = (width, height, format, bytesPerRow, bytes)
    self.release = release
  }

  deinit { release() }

  /// How many bytes a pixel of a format has; `nil` for those that are not made here.
  static func bytesPerPixel(_ format: OSType) -> Int? {
    switch format {
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA,
      kCVPixelFormatType_OneComponent32Float, kCVPixelFormatType_DepthFloat32:
      4
    case kCVPixelFormatType_24RGB: 3
    case kCVPixelFormatType_OneComponent8: 1
    default: nil
    }
  }
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// Makes a buffer of zeros.
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  guard let size = CVBuffer.bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  // As on iOS, rows begin at multiples of 64 bytes.
  let (row, isTooWide) = width.multipliedReportingOverflow(by: size)
  let padded = isTooWide ? Int.max : (row &+ 63) & ~63
  let (count, isTooLarge) = padded.multipliedReportingOverflow(by: height)
  guard !isTooWide, padded >= row, !isTooLarge, let bytes = calloc(1, count) else { return kCVReturnAllocationFailed }
  nonisolated(unsafe) let owned = bytes
  pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, padded, bytes) { free(owned) }
  return kCVReturnSuccess
}

public typealias CVPixelBufferReleaseBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Makes a buffer of bytes that are somebody else's.
public func CVPixelBufferCreateWithBytes(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
  _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard width > 0, height > 0 else { return kCVReturnInvalidSize }
  guard let size = CVBuffer.bytesPerPixel(pixelFormatType) else { return kCVReturnInvalidPixelFormat }
  guard bytesPerRow >= width * size else { return kCVReturnInvalidArgument }
  nonisolated(unsafe) let (call, mark, bytes) = (releaseCallback, releaseRefCon, baseAddress)
  pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, bytesPerRow, baseAddress) { call?(mark, bytes) }
  return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
  pixelBuffer.locks.withLock { $0 += 1 }
  return kCVReturnSuccess
}

@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn {
  pixelBuffer.locks.withLock { count in
    guard count > 0 else { return kCVReturnError }
    count -= 1
    return kCVReturnSuccess
  }
}

/// Where the bytes are; `nil` while nobody holds the buffer.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.locks.withLock { $0 > 0 } ? pixelBuffer.bytes : nil
}
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// `false`: formats of several planes are not made here.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { planeIndex == 0 ? CVPixelBufferGetBaseAddress(pixelBuffer) : nil }
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.bytesPerRow : 0
}
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.width : 0
}
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
  planeIndex == 0 ? pixelBuffer.height : 0
}
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CGSize(width: imageBuffer.width, height: imageBuffer.height)
}
public func CVImageBufferGetEncodedSize(_ imageBuffer: CVImageBuffer) -> CGSize {
  CVImageBufferGetDisplaySize(imageBuffer)
}
public func CVImageBufferGetCleanRect(_ imageBuffer: CVImageBuffer) -> CGRect {
  CGRect(origin: .zero, size: CVImageBufferGetDisplaySize(imageBuffer))
}
