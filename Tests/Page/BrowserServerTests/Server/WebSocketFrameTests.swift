// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import BrowserServer

@Suite(.timeLimit(.minutes(15))) struct WebSocketFrameTests {
  /// The reading end of a connection that has those bytes in it and is then closed.
  private func input(_ bytes: [UInt8]) -> ConnectionInput {
    var pair: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    let writer = FileHandle(fileDescriptor: pair[1], closeOnDealloc: true)
    try? writer.write(contentsOf: Data(bytes))
    try? writer.close()
    return ConnectionInput(TCPConnection(descriptor: pair[0], now: { 0 }))
  }

  private func read(_ bytes: [UInt8], limit: Int = 1000) throws -> WebSocketFrame {
    var input = input(bytes)
    return try WebSocketFrame.read(from: &input, limit: limit, by: { 1 })
  }

  @Test func masksAreTakenOff() throws {
    // The example of RFC 6455, section 5.7.
    let frame = try read([0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
    #expect(frame == WebSocketFrame(opcode: .text, payload: Array("Hello".utf8)))
  }

  @Test func longerLengthsAreRead() throws {
    let payload = [UInt8](repeating: 7, count: 300)
    let mask: [UInt8] = [0, 0, 0, 0]
    #expect(try read([0x02, 0xFE, 0x01, 0x2C] + mask + payload).payload == payload)
    #expect(try read([0x02, 0xFF, 0, 0, 0, 0, 0, 0, 0x01, 0x2C] + mask + payload).payload == payload)
    #expect(try read([0x02, 0xFE, 0x01, 0x2C] + mask + payload).isFinal == false)
  }

  @Test(
    arguments: [
      // A reserved bit, an unknown opcode, no mask, a control frame in parts, a long control frame.
      [0xC2, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x82, 0x01, 7], [0x09, 0x80, 0, 0, 0, 0],
      [0x89, 0xFE, 0, 126],
    ] as [[UInt8]])
  func whatNoClientMaySendIsMalformed(_ bytes: [UInt8]) {
    #expect(throws: WebSocketFrame.Problem.malformed) { try read(bytes) }
  }

  @Test(
    arguments: [
      [0x82, 0xFE, 0x03, 0xE9], [0x82, 0xFF, 0, 0, 0, 0, 0, 0, 0x03, 0xE9],
      [0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ] as [[UInt8]])
  func aFrameThatIsTooLongIsRefusedByItsLengthAlone(_ bytes: [UInt8]) {
    #expect(throws: WebSocketFrame.Problem.tooLong) { try read(bytes) }
  }

  @Test(arguments: 0..<10) func aFrameThatEndsEarlyIsNone(_ count: Int) {
    let whole: [UInt8] = [0x82, 0x85, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    #expect(throws: WebSocketFrame.Problem.ended) { try read(Array(whole.prefix(count))) }
  }

  @Test func framesAreSentWithTheShortestLength() {
    #expect(WebSocketFrame(opcode: .binary, payload: [1, 2]).encoded() == [0x82, 2, 1, 2])
    #expect(
      WebSocketFrame(opcode: .binary, payload: [UInt8](repeating: 0, count: 126)).encoded().prefix(4) == [
        0x82, 126, 0, 126,
      ])
    #expect(
      WebSocketFrame(opcode: .binary, payload: [UInt8](repeating: 0, count: 65_536)).encoded().prefix(10) == [
        0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0,
      ])
    #expect(WebSocketFrame.close(code: 1002, reason: "no").encoded() == [0x88, 4, 0x03, 0xEA, 0x6E, 0x6F])
    #expect(WebSocketFrame.close(code: 1000, reason: String(repeating: "ä", count: 99)).payload.count == 124)
  }

  // MARK: - Heads

  @Test func headsAreTakenOneByOne() throws {
    var input = input(Array("A\r\nB: c\r\n\r\nD\n\nrest".utf8))
    #expect(try input.takeHead(limit: 100, by: 1) == Array("A\r\nB: c".utf8))
    #expect(try input.takeHead(limit: 100, by: 1) == Array("D".utf8))
    #expect(throws: TCPConnection.Failure.ended) { try input.takeHead(limit: 100, by: 1) }
  }

  @Test func aHeadWithoutEndIsGivenUpAtTheLimit() throws {
    var input = input([UInt8](repeating: 0x41, count: 50_000))
    #expect(try input.takeHead(limit: 16_384, by: 1) == nil)
  }

  @Test func whoTakesTooLongIsNotWaitedFor() {
    var pair: [Int32] = [0, 0]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair)
    defer { close(pair[1]) }
    let connection = TCPConnection(descriptor: pair[0], now: { 5 })
    #expect(throws: TCPConnection.Failure.timedOut) { try connection.read(atMost: 1, by: 5) }
  }
}
