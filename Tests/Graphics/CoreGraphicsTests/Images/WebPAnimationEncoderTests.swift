// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CImageCodecs
import CoreGraphics
import Testing

@Suite struct WebPAnimationEncoderTests {
  private func frame(_ color: [UInt8]) -> Bitmap {
    Bitmap(width: 8, height: 6, pixels: Data((0..<48).flatMap { _ in color }))
  }

  private func animation() throws -> Data {
    let encoder = try WebPAnimationEncoder(width: 8, height: 6)
    try encoder.add(frame([0, 0, 255, 255]), at: 0)
    try encoder.add(frame([0, 255, 0, 255]), at: 0.1)
    // A frame at the same millisecond would never be seen.
    try encoder.add(frame([0, 0, 0, 255]), at: 0.1001)
    try encoder.add(frame([255, 0, 0, 255]), at: 0.2)
    return try encoder.finish(at: 0.25)
  }

  @Test func framesHaveTheirTimes() throws {
    let file = try animation()
    var durations: [Int32] = []
    file.withUnsafeBytes { bytes in
      var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
      let demuxer = WebPDemux(&data)
      defer { WebPDemuxDelete(demuxer) }
      var iterator = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0 else { return }
      repeat { durations.append(iterator.duration) } while WebPDemuxNextFrame(&iterator) != 0
      WebPDemuxReleaseIterator(&iterator)
    }
    #expect(durations == [100, 100, 50])
    let first = try CGImage(decoding: file).decoded()
    #expect((first.width, first.height) == (8, 6))
    #expect(first[3, 3][2] > 240)
  }

  @Test func theSameFramesGiveTheSameBytes() throws {
    #expect(try animation() == animation())
  }

  @Test(arguments: [(0, 6), (8, 0), (16_384, 6), (-1, 6)])
  func sizesThatWebPDoesNotHaveAreRefused(_ width: Int, _ height: Int) {
    let error = #expect(throws: WebPAnimationEncoder.Failure.self) {
      try WebPAnimationEncoder(width: width, height: height)
    }
    #expect(error?.description == "a recording of \(width) × \(height) pixels is not possible in WebP")
  }

  @Test func withoutFramesThereIsNoFile() throws {
    let encoder = try WebPAnimationEncoder(width: 8, height: 6)
    #expect(throws: WebPAnimationEncoder.Failure.self) { try encoder.finish(at: 1) }
  }
}
