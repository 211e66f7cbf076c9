// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public typealias vImagePixelCount = UInt
public typealias vImage_Error = Int
public typealias vImage_Flags = UInt32

public let kvImageNoError: vImage_Error = 0
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766

/// Numbers in rows.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer!
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  /// From one row to the next, in bytes.
  public var rowBytes: Int

  /// Why there is no buffer of a size.
  public struct InvalidSize: Error {}

  /// A buffer that its owner frees.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    guard width > 0, height > 0, bitsPerPixel > 0, width <= 1 << 20, height <= 1 << 20 else { throw InvalidSize() }
    self.width = vImagePixelCount(width)
    self.height = vImagePixelCount(height)
    rowBytes = (width * Int(bitsPerPixel) / 8 + 15) & ~15
    data = .allocate(byteCount: rowBytes * height, alignment: 16)
  }

  public func free() { data.deallocate() }
}

/// Widens half-precision numbers.
public func vImageConvert_Planar16FtoPlanarF(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
  for y in 0..<Int(target.height) {
    for x in 0..<Int(target.width) {
      let number = source.data.load(fromByteOffset: y * source.rowBytes + x * 2, as: Float16.self)
      target.data.storeBytes(of: Float(number), toByteOffset: y * target.rowBytes + x * 4, as: Float.self)
    }
  }
  return kvImageNoError
}
