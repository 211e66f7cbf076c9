// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct BadBytesTests {
  @Test func bytesThatEndTooSoonAreRefusedAtEveryPlace() {
    var values = RandomValues(seed: 4)
    for _ in 0..<300 {
      let message = values.appMessage()
      if case .image = message { continue }
      let bytes = message.encoded()
      for length in 0..<bytes.count {
        #expect(throws: CodecError.self) { try AppMessage(decoding: Array(bytes[..<length])) }
      }
    }
  }

  @Test func flippedBitsAreReadOrRefusedButNeverCrash() {
    var values = RandomValues(seed: 5)
    var refused = 0
    for _ in 0..<4_000 {
      var bytes = values.bool() ? values.appMessage().encoded() : values.hostMessage().encoded()
      for _ in 0..<values.int(1...4) {
        bytes[values.int(0...(bytes.count - 1))] ^= 1 << UInt8(values.int(0...7))
      }
      do { _ = try AppMessage(decoding: bytes) } catch { refused += 1 }
      do { _ = try HostMessage(decoding: bytes) } catch { refused += 1 }
    }
    #expect(refused > 1_000)
  }

  @Test func noiseIsReadOrRefusedButNeverCrashes() {
    var values = RandomValues(seed: 6)
    for _ in 0..<20_000 {
      let bytes = (0..<values.int(0...60)).map { _ in values.byte() }
      _ = try? AppMessage(decoding: [2] + bytes)
      _ = try? HostMessage(decoding: bytes)
    }
  }

  @Test func leftOverBytesAreRefused() {
    let bytes = AppMessage.statusBar(isHidden: false, isLight: true).encoded() + [9]
    #expect {
      try AppMessage(decoding: bytes)
    } throws: { error in
      (error as? CodecError)?.description == "At byte 3: expected the end of the message, found 1 more bytes."
    }
  }

  @Test func anotherVersionIsNamed() {
    let bytes = AppMessage.hello(version: 77, name: "Today").encoded()
    let words = "expected protocol version \(RenderProtocolVersion.current), found version 77"
    #expect {
      try AppMessage(decoding: bytes)
    } throws: { error in
      let error = error as? CodecError
      return error?.problem == .version && error?.offset == 1
        && error?.description.contains(words) == true
    }
  }

  @Test func hugeCountsAreRefusedBeforeMemoryIsTaken() throws {
    // A commit that says it has 2^60 changed layers.
    var writer = ByteWriter()
    writer.write(UInt8(2))
    writer.writeVarint(1)
    writer.write(true)
    writer.write(CGSize(width: 10, height: 10))
    writer.write(CGFloat(1))
    writer.write(LayerID(rawValue: 1))
    writer.write(0.0)
    writer.write(1.0)
    writer.writeVarint(1 << 60)
    #expect {
      try AppMessage(decoding: writer.bytes)
    } throws: { error in
      (error as? CodecError)?.problem == .tooLarge
        && "\(error)" == "At byte 9: expected at most 262144 changed layers, found 1152921504606846976."
    }
  }

  @Test func aCountThatTheRestCannotHoldIsRefused() {
    var reader = ByteReader([200, 1, 0, 0])
    #expect {
      try reader.readPath()
    } throws: { error in
      (error as? CodecError)?.problem == .truncated
    }
  }

  @Test func aTextThatIsNotUnicodeIsRefused() {
    var reader = ByteReader([2, 0xC3, 0x28])
    #expect {
      try reader.readString()
    } throws: { error in
      "\(error)" == "At byte 1: expected UTF-8, found bytes that are not."
    }
  }

  @Test func aNumberLongerThan64BitsIsRefused() {
    var reader = ByteReader(Array(repeating: 0xFF, count: 12))
    #expect(throws: CodecError.self) { try reader.readVarint() }
  }

  @Test func statesMayNotBeSavedWithoutEnd() {
    let list = DisplayList(operations: Array(repeating: .save, count: 300))
    var writer = ByteWriter()
    writer.write(list)
    var reader = ByteReader(writer.bytes)
    #expect {
      try reader.readDisplayList()
    } throws: { error in
      "\(error)" == "At byte 258: expected at most 256 saved states at a time, found 257."
    }
  }

  @Test func unknownTagsAreRefused() {
    var reader = ByteReader([UInt8(LayerChange.all.count)])
    #expect {
      try reader.readChange()
    } throws: { error in
      "\(error)" == "At byte 0: expected a layer property's tag, found \(LayerChange.all.count)."
    }
  }
}
