// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Compression
import Foundation
import Testing
import TesseraShims_Foundation

@Suite struct CompressionTests {
  private let text = Data(String(repeating: "Tessera packs these words again and again. ", count: 400).utf8)

  /// Runs bytes through a stream with little room.
  private func run(_ operation: compression_stream_operation, _ data: Data, room: Int = 64) -> Data? {
    let output = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    defer { output.deallocate() }
    var stream = compression_stream(
      dst_ptr: output, dst_size: 0, src_ptr: UnsafePointer(output), src_size: 0, state: nil)
    guard compression_stream_init(&stream, operation, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK else { return nil }
    defer { compression_stream_destroy(&stream) }
    return data.withUnsafeBytes { bytes in
      stream.src_ptr = bytes.bindMemory(to: UInt8.self).baseAddress!
      stream.src_size = data.count
      var result = Data()
      while true {
        (stream.dst_ptr, stream.dst_size) = (output, room)
        let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        guard status != COMPRESSION_STATUS_ERROR else { return nil }
        result.append(output, count: room - stream.dst_size)
        if status == COMPRESSION_STATUS_END { return result }
      }
    }
  }

  @Test func bytesComeBackFromAStream() throws {
    let packed = try #require(run(COMPRESSION_STREAM_ENCODE, text))
    #expect(packed.count < text.count / 20)
    #expect(run(COMPRESSION_STREAM_DECODE, packed) == text)
    // The same form as Foundation's.
    #expect(try Data(referencing: NSData(data: packed).decompressed(using: .zlib)) == text)
  }

  @Test func bytesThatWereNeverPackedAreRefused() {
    #expect(run(COMPRESSION_STREAM_DECODE, Data([0xFF, 0xFF, 0xFF, 0xFF])) == nil)
    let packed = run(COMPRESSION_STREAM_ENCODE, text) ?? Data()
    #expect(run(COMPRESSION_STREAM_DECODE, packed.dropLast(8)) == nil)
  }

  @Test(arguments: [COMPRESSION_LZFSE, COMPRESSION_LZ4, COMPRESSION_LZMA, COMPRESSION_BROTLI])
  func otherAlgorithmsFailAtTheirBeginning(algorithm: compression_algorithm) {
    var byte: UInt8 = 0
    withUnsafeMutablePointer(to: &byte) { byte in
      var stream = compression_stream(dst_ptr: byte, dst_size: 1, src_ptr: byte, src_size: 0, state: nil)
      #expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, algorithm) == COMPRESSION_STATUS_ERROR)
      #expect(compression_encode_buffer(byte, 1, byte, 1, nil, algorithm) == 0)
    }
    #expect(throws: FilterError.self) { try OutputFilter(.compress, using: .lzfse) { _ in } }
  }

  @Test func aBufferWithoutRoomIsZeroBytes() {
    let (source, packed, back) = (
      [UInt8](text), UnsafeMutablePointer<UInt8>.allocate(capacity: text.count),
      UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    )
    defer {
      packed.deallocate()
      back.deallocate()
    }
    #expect(compression_encode_buffer(packed, 4, source, source.count, nil, COMPRESSION_ZLIB) == 0)
    let count = compression_encode_buffer(packed, text.count, source, source.count, nil, COMPRESSION_ZLIB)
    #expect(count > 0)
    #expect(compression_decode_buffer(back, text.count, packed, count, nil, COMPRESSION_ZLIB) == text.count)
    #expect(Data(bytes: back, count: text.count) == text)
  }

  @Test(arguments: [16, 65_536]) func filtersReadAndWriteInPieces(capacity: Int) throws {
    var packed = Data()
    var ended = false
    let output = try OutputFilter(.compress, using: .zlib, bufferCapacity: capacity) { piece in
      if let piece { packed.append(piece) } else { ended = true }
    }
    for start in stride(from: 0, to: text.count, by: 1000) {
      try output.write(text[start..<min(start + 1000, text.count)])
    }
    try output.finalize()
    #expect(ended)
    var rest = packed
    let input = try InputFilter(.decompress, using: .zlib, bufferCapacity: capacity) { count -> Data? in
      let piece = rest.prefix(count)
      rest = Data(rest.dropFirst(piece.count))
      return Data(piece)
    }
    var result = Data()
    while let piece = try input.readData(ofLength: 777) { result.append(piece) }
    #expect(result == text)
  }
}
