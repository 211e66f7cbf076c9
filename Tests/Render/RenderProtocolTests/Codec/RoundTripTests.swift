// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct RoundTripTests {
  @Test func everyNumberKeepsItsBits() throws {
    var values = RandomValues(seed: 1)
    for _ in 0..<20_000 {
      let value = values.double()
      var writer = ByteWriter()
      writer.write(value)
      var reader = ByteReader(writer.bytes)
      #expect(try reader.readDouble().bitPattern == value.bitPattern, "\(value)")
      #expect(reader.remaining == 0)
    }
  }

  @Test(arguments: [
    (0.0, 1), (-16.0, 1), (207.0, 1), (208.0, 3), (-17.0, 2), (0.5, 2), (1.0 / 3, 2), (100.0 / 3, 3), (0.1, 9),
    (1e300, 9), (0.015625, 5),
  ])
  func aNumberTakesAsFewBytesAsItNeeds(value: Double, size: Int) {
    var writer = ByteWriter()
    writer.write(value)
    #expect(writer.bytes.count == size)
  }

  @Test func aColourOfWholeLevelsTakesFiveBytesAndOthersStayExact() throws {
    var writer = ByteWriter()
    writer.write(RGBAColor(red: 1, green: 0, blue: 128.0 / 255, alpha: 0.2))
    #expect(writer.bytes == [0, 255, 0, 128, 51])
    let odd = RGBAColor(red: 0.3, green: 1.5, blue: -1, alpha: 1)
    writer = ByteWriter()
    writer.write(odd)
    var reader = ByteReader(writer.bytes)
    #expect(try reader.readColor() == odd)
  }

  @Test(arguments: LayerChange.all)
  func everyChangeIsReadBackAsItWas(property: AnyLayerProperty) throws {
    var values = RandomValues(seed: UInt64(property.number) + 100)
    for _ in 0..<200 {
      let change = values.change(of: property)
      var writer = ByteWriter()
      writer.write(change)
      var reader = ByteReader(writer.bytes)
      #expect(try reader.readChange() == change)
      #expect(reader.remaining == 0)
    }
  }

  @Test(arguments: 0..<15)
  func everyDrawingOperationIsReadBackAsItWas(kind: Int) throws {
    var values = RandomValues(seed: UInt64(kind) + 200)
    for _ in 0..<200 {
      let list = DisplayList(operations: [values.operation(kind)])
      var writer = ByteWriter()
      writer.write(list)
      var reader = ByteReader(writer.bytes)
      #expect(try reader.readDisplayList() == list)
      #expect(reader.remaining == 0)
    }
  }

  @Test func everyMessageOfAnAppIsReadBackAsItWas() throws {
    var values = RandomValues(seed: 2)
    for _ in 0..<3_000 {
      let message = values.appMessage()
      #expect(try AppMessage(decoding: message.encoded()) == message)
    }
  }

  @Test func everyMessageOfAHostIsReadBackAsItWas() throws {
    var values = RandomValues(seed: 3)
    for _ in 0..<3_000 {
      let message = values.hostMessage()
      #expect(try HostMessage(decoding: message.encoded()) == message)
    }
  }

  @Test func aScrollStepIsAFewBytes() {
    let commit = Commit(
      number: 100_000, isFull: false, screenSize: CGSize(width: 393, height: 852), screenScale: 3,
      root: LayerID(rawValue: 1),
      deltas: [LayerDelta(layer: LayerID(rawValue: 4_000), changes: [.boundsOrigin(CGPoint(x: 0, y: 12_345.0 / 3))])],
      removed: [], time: 12_345.678_9, rate: 1)
    #expect(AppMessage.commit(commit).encoded().count == 33)
  }
}
