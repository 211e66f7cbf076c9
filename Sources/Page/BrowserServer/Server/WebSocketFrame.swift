// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A frame of RFC 6455.
struct WebSocketFrame: Hashable, Sendable {
  enum Opcode: UInt8, Sendable {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  /// Why a stream is closed, in the protocol's numbers.
  enum CloseCode {
    static let normal: UInt16 = 1000
    static let protocolError: UInt16 = 1002
    static let unsupportedData: UInt16 = 1003
    static let invalidPayload: UInt16 = 1007
    static let policyViolation: UInt16 = 1008
    static let tooBig: UInt16 = 1009
  }

  enum Problem: Error, Hashable {
    /// Something that no client may send.
    case malformed
    case tooLong
    case ended
  }

  var isFinal = true
  var opcode: Opcode
  var payload: [UInt8]

  /// Reads a client's frame; its length is looked at before any memory is taken for it.
  ///
  /// - Parameters:
  ///   - limit: Bytes of a payload.
  ///   - deadline: When a frame that begins now must be there, on the connection's clock.
  static func read(
    from input: inout ConnectionInput, limit: Int, by deadline: () -> Double
  ) throws(Problem) -> WebSocketFrame {
    // Between frames a tab may sleep as long as it likes.
    do { try input.wait(by: nil) } catch { throw .ended }
    let end = deadline()
    let head = try take(2, from: &input, by: end)
    guard head[0] & 0x70 == 0, let opcode = Opcode(rawValue: head[0] & 0x0F), head[1] & 0x80 != 0 else {
      throw .malformed
    }
    let isFinal = head[0] & 0x80 != 0
    var length = UInt64(head[1] & 0x7F)
    if opcode.isControl, length > 125 || !isFinal { throw .malformed }
    if length >= 126 {
      length = try take(length == 126 ? 2 : 8, from: &input, by: end).reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard length <= UInt64(limit) else { throw .tooLong }
    let mask = try take(4, from: &input, by: end)
    var payload = try take(Int(length), from: &input, by: end)
    for index in payload.indices { payload[index] ^= mask[index % 4] }
    return WebSocketFrame(isFinal: isFinal, opcode: opcode, payload: payload)
  }

  private static func take(
    _ count: Int, from input: inout ConnectionInput, by end: Double
  ) throws(Problem) -> [UInt8] {
    do { return try input.take(count, by: end) } catch { throw .ended }
  }

  /// A whole message or a control frame, as servers send it: without a mask.
  func encoded() -> [UInt8] {
    var bytes = [(isFinal ? 0x80 : 0) | opcode.rawValue]
    let count = payload.count
    switch count {
    case ..<126: bytes.append(UInt8(count))
    case ..<65_536: bytes += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
    default: bytes += [127] + (0..<8).map { UInt8(truncatingIfNeeded: count >> (56 - 8 * $0)) }
    }
    return bytes + payload
  }

  /// A close frame; a reason is cut to what such a frame may hold.
  static func close(code: UInt16, reason: String) -> WebSocketFrame {
    var text = reason
    while text.utf8.count > 123 { text.removeLast() }
    return WebSocketFrame(opcode: .close, payload: [UInt8(code >> 8), UInt8(code & 0xFF)] + Array(text.utf8))
  }
}
