// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@Suite struct LayoutDescriptionCodecTests {
  private func item(_ index: Int) -> LayoutDescription.Box {
    LayoutDescription.Box(
      role: .item, depth: 2, frame: CGRect(x: 16, y: 50 * CGFloat(index), width: 361, height: 44),
      declared: ".fractionalWidth(1) × .estimated(44)", section: 0, items: index..<index + 1, traits: .fitsHeight)
  }

  private func bytes(_ boxes: [LayoutDescription.Box]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(
      LayoutDescription(
        collection: LayerID(rawValue: 9), className: "A", layoutName: "B",
        bounds: CGRect(x: 0, y: 0, width: 100, height: 100), boxes: boxes))
    return writer.bytes
  }

  private func error(_ bytes: [UInt8]) -> CodecError? {
    var reader = ByteReader(bytes)
    do {
      _ = try reader.readLayoutDescription()
      return nil
    } catch {
      return error
    }
  }

  @Test func textsTravelOnce() {
    let (one, many) = (bytes([item(0)]).count, bytes((0..<100).map(item)).count)
    // Every further box is numbers only.
    #expect((many - one) / 99 == 16)
  }

  @Test func aLayoutThatIsNotThereIsOneByte() throws {
    var writer = ByteWriter()
    writer.write(LayoutDescription())
    #expect(writer.bytes == [0])
    var reader = ByteReader(writer.bytes)
    #expect(try reader.readLayoutDescription() == LayoutDescription())
  }

  /// What is before the boxes, and then these bytes.
  private func message(texts: [String] = [""], count: UInt64 = 1, box: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(true)
    writer.writeFixed(UInt32(9))
    writer.write("A")
    writer.write("B")
    writer.write(CGRect.zero)
    writer.write(false)
    writer.writeVarint(UInt64(texts.count))
    for text in texts { writer.write(text) }
    writer.writeVarint(count)
    writer.write(box)
    return writer.bytes
  }

  @Test func boxesThatMeanNothingAreRefused() {
    // Role, traits, depth, a frame of zeros (48 each), three texts.
    let frame: [UInt8] = [48, 48, 48, 48]
    #expect(error(message(box: [3, 0, 0] + frame + [0, 0, 0])) == nil)
    #expect(error(message(box: [10, 0, 0] + frame + [0, 0, 0]))?.expected == "the role of a box")
    #expect(error(message(box: [0x83, 0, 0] + frame + [0, 0, 0]))?.expected == "the role of a box")
    #expect(error(message(box: [3, 16, 0] + frame + [0, 0, 0]))?.expected == "the traits of a box")
    #expect(error(message(box: [3, 0, 0] + frame + [0, 1, 0]))?.expected == "one of 1 texts")
    #expect(error(message(box: [0x23, 0, 0] + frame + [5, 0, 0, 0, 0]))?.expected == "one or more items")
    let nan: [UInt8] = [1, 0, 0, 0xC0, 0x7F]
    #expect(
      error(message(box: [3, 0, 0] + nan + frame.dropFirst() + [0, 0, 0]))?.expected
        == "the frame of a box that is finite")
    #expect(error(message(box: [3, 0, 0] + frame + [0, 0]))?.problem == .truncated)
  }

  @Test func countsAreBoundedBeforeMemoryIsTaken() {
    #expect(
      error(message(count: 2_001, box: []))?.description.contains("at most 2000 boxes of a layout, found 2001") == true)
    #expect(error(message(count: 2_000, box: [3]))?.problem == .truncated)
    #expect(error(message(texts: [String(repeating: "x", count: 1_025)], box: []))?.problem == .tooLarge)
    let huge: [UInt8] = [0x43, 0, 0, 48, 48, 48, 48] + Array(repeating: 0xFF, count: 7) + [0x7F, 0, 0, 0]
    #expect(error(message(box: huge))?.expected == "a section below 2^53")
  }

  @Test func pointsThatNobodyCanPointAtAreRefused() {
    let ask = HostMessage.ask(.layout(at: CGPoint(x: CGFloat.infinity, y: 0))).encoded()
    #expect(throws: CodecError.self) { try HostMessage(decoding: ask) }
    let question = Question.layout(at: CGPoint(x: 0, y: CGFloat.nan))
    let answer = AppMessage.answer(.layout(LayoutDescription()), to: question).encoded()
    #expect(throws: CodecError.self) { try AppMessage(decoding: answer) }
  }
}
