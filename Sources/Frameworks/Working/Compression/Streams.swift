// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CKitZlib
internal import Foundation

/// How bytes are made fewer. `COMPRESSION_ZLIB` works here; a stream of another fails at its beginning.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public var COMPRESSION_LZ4: compression_algorithm { compression_algorithm(0x100) }
public var COMPRESSION_LZ4_RAW: compression_algorithm { compression_algorithm(0x101) }
/// Deflate at level 5, without a header.
public var COMPRESSION_ZLIB: compression_algorithm { compression_algorithm(0x205) }
public var COMPRESSION_LZMA: compression_algorithm { compression_algorithm(0x306) }
public var COMPRESSION_LZBITMAP: compression_algorithm { compression_algorithm(0x702) }
public var COMPRESSION_LZFSE: compression_algorithm { compression_algorithm(0x801) }
public var COMPRESSION_BROTLI: compression_algorithm { compression_algorithm(0xB02) }

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public var COMPRESSION_STREAM_ENCODE: compression_stream_operation { compression_stream_operation(0) }
public var COMPRESSION_STREAM_DECODE: compression_stream_operation { compression_stream_operation(1) }

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// No more bytes come after these.
public var COMPRESSION_STREAM_FINALIZE: compression_stream_flags { compression_stream_flags(1) }

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public var COMPRESSION_STATUS_OK: compression_status { compression_status(0) }
public var COMPRESSION_STATUS_ERROR: compression_status { compression_status(-1) }
/// All is written.
public var COMPRESSION_STATUS_END: compression_status { compression_status(1) }

/// Bytes that come in and go out a piece at a time.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  public var state: UnsafeMutableRawPointer?

  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int,
    state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size, self.state) = (src_ptr, src_size, state)
  }
}

/// Begins a stream.
///
/// - Returns: `COMPRESSION_STATUS_ERROR` for algorithms other than `COMPRESSION_ZLIB`.
@discardableResult public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  guard algorithm == COMPRESSION_ZLIB, let deflater = Deflater(operation) else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(deflater).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Reads and writes as much as there is room for, and moves the stream's pointers on.
@discardableResult public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let deflater = Unmanaged<Deflater>.fromOpaque(state).takeUnretainedValue()
  return deflater.process(
    &stream.pointee, isLast: UInt32(bitPattern: flags) & COMPRESSION_STREAM_FINALIZE.rawValue != 0)
}

/// Ends a stream.
@discardableResult public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<Deflater>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}

/// 0: no room is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
/// 0: no room is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Makes bytes fewer.
///
/// - Returns: The number of bytes written; 0 where they have no room, or where the algorithm is not here.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  guard compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, algorithm) == COMPRESSION_STATUS_OK else {
    return 0
  }
  defer { compression_stream_destroy(&stream) }
  let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
  return status == COMPRESSION_STATUS_END ? dst_size - stream.dst_size : 0
}

/// Makes bytes what they were.
///
/// - Returns: The number of bytes written, at most as many as there is room for; 0 for what is not compressed so.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  var stream = compression_stream(
    dst_ptr: dst_buffer, dst_size: dst_size, src_ptr: src_buffer, src_size: src_size, state: nil)
  guard compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, algorithm) == COMPRESSION_STATUS_OK else {
    return 0
  }
  defer { compression_stream_destroy(&stream) }
  let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
  return status == COMPRESSION_STATUS_ERROR ? 0 : dst_size - stream.dst_size
}

/// The library's stream behind one of ours.
private final class Deflater {
  private let isEncoding: Bool
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var isAtEnd = false

  init?(_ operation: compression_stream_operation) {
    isEncoding = operation == COMPRESSION_STREAM_ENCODE
    stream.initialize(to: z_stream())
    let size = Int32(MemoryLayout<z_stream>.size)
    // A negative number of bits of window means that there is no header.
    let status =
      isEncoding
      ? deflateInit2_(stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, size)
    guard status == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    if isEncoding { deflateEnd(stream) } else { inflateEnd(stream) }
    stream.deallocate()
  }

  func process(_ ours: inout compression_stream, isLast: Bool) -> compression_status {
    if isAtEnd { return COMPRESSION_STATUS_END }
    stream.pointee.next_in = UnsafeMutablePointer(mutating: ours.src_ptr)
    stream.pointee.avail_in = UInt32(clamping: ours.src_size)
    stream.pointee.next_out = ours.dst_ptr
    stream.pointee.avail_out = UInt32(clamping: ours.dst_size)
    let (given, room) = (stream.pointee.avail_in, stream.pointee.avail_out)
    let status = isEncoding ? deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
    let (read, written) = (Int(given - stream.pointee.avail_in), Int(room - stream.pointee.avail_out))
    (ours.src_ptr, ours.src_size) = (ours.src_ptr + read, ours.src_size - read)
    (ours.dst_ptr, ours.dst_size) = (ours.dst_ptr + written, ours.dst_size - written)
    switch status {
    case Z_STREAM_END:
      isAtEnd = true
      return COMPRESSION_STATUS_END
    // Nothing to read or no room to write; a stream that is cut short is no stream.
    case Z_BUF_ERROR where !isEncoding && isLast && ours.src_size == 0 && ours.dst_size > 0:
      return COMPRESSION_STATUS_ERROR
    case Z_OK, Z_BUF_ERROR: return COMPRESSION_STATUS_OK
    default: return COMPRESSION_STATUS_ERROR
    }
  }
}
