// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How bytes are made fewer. `.zlib` works here; a filter of another fails when it is made.
public enum Algorithm: CaseIterable, Sendable {
  case lzfse
  case zlib
  case lz4
  case lzma
  case brotli
  case lzbitmap

  public var rawValue: compression_algorithm {
    switch self {
    case .lzfse: COMPRESSION_LZFSE
    case .zlib: COMPRESSION_ZLIB
    case .lz4: COMPRESSION_LZ4
    case .lzma: COMPRESSION_LZMA
    case .brotli: COMPRESSION_BROTLI
    case .lzbitmap: COMPRESSION_LZBITMAP
    }
  }

  public init?(rawValue: compression_algorithm) {
    guard let algorithm = Algorithm.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = algorithm
  }
}

public enum FilterOperation: Sendable {
  case compress
  case decompress
}

public enum FilterError: Error, Sendable {
  case invalidState
  case invalidData
}

/// A stream as a class, with room of its own for what comes out.
private final class Filter {
  private let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
  private let room: UnsafeMutablePointer<UInt8>
  private let size: Int
  private(set) var isAtEnd = false

  init(_ operation: FilterOperation, _ algorithm: Algorithm, size: Int) throws {
    (room, self.size) = (.allocate(capacity: max(1, size)), max(1, size))
    stream.initialize(to: compression_stream(dst_ptr: room, dst_size: 0, src_ptr: room, src_size: 0, state: nil))
    let way = operation == .compress ? COMPRESSION_STREAM_ENCODE : COMPRESSION_STREAM_DECODE
    guard compression_stream_init(stream, way, algorithm.rawValue) == COMPRESSION_STATUS_OK else {
      throw FilterError.invalidState
    }
  }

  deinit {
    if stream.pointee.state != nil { compression_stream_destroy(stream) }
    stream.deallocate()
    room.deallocate()
  }

  /// Gives pieces of what comes out of bytes that come in.
  func process(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, _ write: (Data) throws -> Void) throws {
    stream.pointee.src_ptr = bytes.baseAddress ?? UnsafePointer(room)
    stream.pointee.src_size = bytes.count
    while !isAtEnd {
      (stream.pointee.dst_ptr, stream.pointee.dst_size) = (room, size)
      let flags = isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0
      let status = compression_stream_process(stream, flags)
      guard status != COMPRESSION_STATUS_ERROR else { throw FilterError.invalidData }
      isAtEnd = status == COMPRESSION_STATUS_END
      let written = size - stream.pointee.dst_size
      if written > 0 { try write(Data(bytes: room, count: written)) }
      if written < size, stream.pointee.src_size == 0, !isLast || isAtEnd { return }
      if isLast, written == 0, !isAtEnd { throw FilterError.invalidData }
    }
  }
}

/// Compresses or decompresses what is written to it, and hands it on.
public class OutputFilter {
  private var filter: Filter?
  private let write: (Data?) throws -> Void

  /// - Parameters:
  ///   - bufferCapacity: The largest size of a piece, in bytes.
  ///   - writeFunc: Gets pieces, and `nil` at the end.
  /// - Throws: ``FilterError/invalidState`` for algorithms other than `.zlib`.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    filter = try Filter(operation, algorithm, size: bufferCapacity)
    write = writeFunc
  }

  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    guard let filter else { throw FilterError.invalidState }
    try [UInt8](data).withUnsafeBufferPointer { try filter.process($0, isLast: false) { try write($0) } }
  }

  /// Writes what is left, and `nil`.
  public func finalize() throws {
    guard let filter else { return }
    self.filter = nil
    try filter.process(UnsafeBufferPointer(start: nil, count: 0), isLast: true) { try write($0) }
    try write(nil)
  }
}

/// Compresses or decompresses what it reads.
public class InputFilter<D: DataProtocol> {
  private let filter: Filter
  private let read: (Int) throws -> D?
  private let size: Int
  private var ready = Data()
  private var isRead = false

  /// - Parameters:
  ///   - bufferCapacity: How many bytes are read at a time.
  ///   - readFunc: Gives so many bytes at most; `nil` or none at the end.
  /// - Throws: ``FilterError/invalidState`` for algorithms other than `.zlib`.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    filter = try Filter(operation, algorithm, size: bufferCapacity)
    (read, size) = (readFunc, bufferCapacity)
  }

  /// So many bytes, fewer at the end, `nil` after it.
  public func readData(ofLength count: Int) throws -> Data? {
    precondition(count > 0, "An input filter is asked for a byte at least.")
    while ready.count < count, !filter.isAtEnd, !isRead {
      let piece = try read(size)
      isRead = piece?.isEmpty != false
      try [UInt8](piece.map { [UInt8]($0) } ?? []).withUnsafeBufferPointer {
        try filter.process($0, isLast: isRead) { ready.append($0) }
      }
    }
    guard !ready.isEmpty else { return nil }
    let part = ready.prefix(count)
    ready = Data(ready.dropFirst(part.count))
    return Data(part)
  }
}
