// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CKitZlib
public import Foundation

extension NSData {
  /// How data is made smaller.
  public enum CompressionAlgorithm: Int, Sendable {
    /// Deflate as RFC 1951 has it, without the head and the sum of zlib's files.
    case zlib = 3
    @available(*, unavailable, message: "LZFSE is Apple's and not here; use zlib")
    case lzfse = 0
    @available(*, unavailable, message: "LZ4 is not here; use zlib")
    case lz4 = 1
    @available(*, unavailable, message: "LZMA is not here; use zlib")
    case lzma = 2
  }

  /// The bytes made smaller.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try made(Deflate.compressed(self as Data))
  }

  /// The bytes as they were before they were made smaller; data that never was is an error.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    try made(Deflate.decompressed(self as Data))
  }

  private func made(_ data: Data?) throws -> NSData {
    guard let data else { throw CocoaError(CocoaError.Code(rawValue: 5377)) }
    return NSData(data: data)
  }
}

extension NSMutableData {
  /// Makes the bytes smaller.
  public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
    setData(try compressed(using: algorithm) as Data)
  }

  /// Takes that back.
  public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
    setData(try decompressed(using: algorithm) as Data)
  }
}

/// Deflate without a head, in one go.
private enum Deflate {
  static func compressed(_ data: Data) -> Data? {
    var stream = z_stream()
    guard deflateInit2_(&stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK else {
      return nil
    }
    defer { deflateEnd(&stream) }
    return run(&stream, data) { deflate($0, Z_FINISH) }
  }

  static func decompressed(_ data: Data) -> Data? {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    return run(&stream, data) { inflate($0, Z_NO_FLUSH) }
  }

  private static var size: Int32 { Int32(MemoryLayout<z_stream>.size) }
  /// More than this nobody means.
  private static let limit = 1 << 30

  /// Runs to the end of the stream; `nil` where it has none.
  private static func run(
    _ stream: inout z_stream, _ data: Data, _ step: (UnsafeMutablePointer<z_stream>) -> Int32
  ) -> Data? {
    var input = [UInt8](data)
    var output = [UInt8](repeating: 0, count: 1 << 16)
    var result = Data()
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = uInt(input.count)
      while true {
        let (status, count) = output.withUnsafeMutableBufferPointer { output in
          stream.next_out = output.baseAddress
          stream.avail_out = uInt(output.count)
          let status = step(&stream)
          return (status, output.count - Int(stream.avail_out))
        }
        result.append(contentsOf: output.prefix(count))
        if status == Z_STREAM_END { return result }
        guard status == Z_OK, count > 0 || stream.avail_in > 0, result.count < limit else { return nil }
      }
    }
  }
}
