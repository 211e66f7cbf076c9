// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

public typealias CMItemCount = Int
public typealias CMItemIndex = Int
public typealias CMBlockBufferFlags = UInt32

public var kCMBlockBufferNoErr: OSStatus { 0 }
public var kCMBlockBufferStructureAllocationFailedErr: OSStatus { -12700 }
public var kCMBlockBufferBlockAllocationFailedErr: OSStatus { -12701 }
public var kCMBlockBufferBadCustomBlockSourceErr: OSStatus { -12702 }
public var kCMBlockBufferBadOffsetParameterErr: OSStatus { -12703 }
public var kCMBlockBufferBadLengthParameterErr: OSStatus { -12704 }
public var kCMBlockBufferBadPointerParameterErr: OSStatus { -12705 }
public var kCMBlockBufferEmptyBBufErr: OSStatus { -12706 }
public var kCMBlockBufferUnallocatedBlockErr: OSStatus { -12707 }

public var kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags { 1 << 0 }
public var kCMBlockBufferAlwaysCopyDataFlag: CMBlockBufferFlags { 1 << 1 }

/// Bytes of a sample, in one piece.
public final class CMBlockBuffer: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  /// The number of bytes.
  public let dataLength: Int
  /// The memory that goes with the buffer.
  private let owned: UnsafeMutableRawPointer?

  init(_ start: UnsafeMutableRawPointer, _ count: Int, owned: UnsafeMutableRawPointer?) {
    (self.start, dataLength, self.owned) = (start, count, owned)
  }

  deinit { free(owned) }

  /// A copy of the bytes.
  public func dataBytes() throws -> Data { Data(bytes: start, count: dataLength) }
}

/// Makes a buffer over memory, or of memory of its own where there is none.
///
/// - Parameters:
///   - memoryBlock: Is somebody else's where an allocator is named; freed with the buffer where none is.
///   - blockLength: In bytes.
///   - blockAllocator: What frees the memory; here code has to do so itself.
/// - Returns: `kCMBlockBufferBadLengthParameterErr` for parts outside of the memory.
@discardableResult public func CMBlockBufferCreateWithMemoryBlock(
  allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int,
  blockAllocator: CFAllocator?, customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int,
  flags: CMBlockBufferFlags, blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
  guard offsetToData >= 0, dataLength > 0, offsetToData + dataLength <= blockLength else {
    return kCMBlockBufferBadLengthParameterErr
  }
  guard let memory = memoryBlock ?? malloc(blockLength) else { return kCMBlockBufferBlockAllocationFailedErr }
  let isOwned = memoryBlock == nil || blockAllocator == nil
  blockBufferOut.pointee = CMBlockBuffer(memory + offsetToData, dataLength, owned: isOwned ? memory : nil)
  return kCMBlockBufferNoErr
}

/// Where the bytes are from an offset on.
@discardableResult public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
  guard offset >= 0, offset < theBuffer.dataLength else { return kCMBlockBufferBadOffsetParameterErr }
  lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
  totalLengthOut?.pointee = theBuffer.dataLength
  dataPointerOut?.pointee = (theBuffer.start + offset).assumingMemoryBound(to: CChar.self)
  return kCMBlockBufferNoErr
}

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.dataLength == 0 }

/// Copies bytes out of a buffer.
@discardableResult public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
  guard offsetToData >= 0, dataLength >= 0, offsetToData + dataLength <= theSourceBuffer.dataLength else {
    return kCMBlockBufferBadLengthParameterErr
  }
  memcpy(destination, theSourceBuffer.start + offsetToData, dataLength)
  return kCMBlockBufferNoErr
}

/// Copies bytes into a buffer.
@discardableResult public func CMBlockBufferReplaceDataBytes(
  with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int,
  dataLength: Int
) -> OSStatus {
  guard offsetIntoDestination >= 0, dataLength >= 0,
    offsetIntoDestination + dataLength <= destinationBuffer.dataLength
  else { return kCMBlockBufferBadLengthParameterErr }
  memcpy(destinationBuffer.start + offsetIntoDestination, sourceBytes, dataLength)
  return kCMBlockBufferNoErr
}
