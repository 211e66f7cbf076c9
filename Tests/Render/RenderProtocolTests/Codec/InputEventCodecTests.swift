// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

/// Bytes that pages of older versions send must keep their meaning.
struct InputEventCodecTests {
  private func bytes(_ event: InputEvent) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(event)
    return writer.bytes
  }

  @Test func aFingersPhaseIsAByteOfItsOwn() {
    let event = InputEvent.touches([.init(identifier: 3, phase: .ended, location: .zero)], time: 0)
    #expect(Array(bytes(event).dropFirst(2).prefix(3)) == [1, 3, 3])
  }

  @Test func aPointersKindStandsAboveItsPhase() {
    let event = InputEvent.touches(
      [.init(identifier: 3, phase: .moved, location: .zero, kind: .secondaryPointer)], time: 0)
    #expect(Array(bytes(event).dropFirst(2).prefix(3)) == [1, 3, 0x31])
  }

  @Test func hoverIsTheSeventhEvent() {
    #expect(bytes(.hover(location: .zero, phase: .exited, time: 0)).first == 6)
    #expect(bytes(.hover(location: .zero, phase: .exited, time: 0)).last == 2)
  }

  @Test(arguments: [0x05, 0x40, 0xFF] as [UInt8]) func unknownPhasesAndKindsAreRefused(_ byte: UInt8) {
    var message = bytes(.touches([.init(identifier: 3, phase: .began, location: .zero)], time: 0))
    message[4] = byte
    var reader = ByteReader(message)
    #expect(throws: CodecError.self) { try reader.readInputEvent() }
  }
}
