// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import AVKit
import CoreImage
import CoreMedia
import CoreVideo
import Foundation
import TesseraTesting
import Testing
import UIKit

/// Parts of sound and film that work, or fail as without the means.
@MainActor @Suite struct MediaPartsTests {
  /// Four frames of two channels, 16 bits.
  private func wave(_ values: [Int16]) -> Data {
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let sound = values.flatMap { little(Int($0), 2) }
    let format = little(1, 2) + little(2, 2) + little(8_000, 4) + little(32_000, 4) + little(4, 2) + little(16, 2)
    let body = Array("WAVEfmt ".utf8) + little(16, 4) + format + Array("data".utf8) + little(sound.count, 4) + sound
    return Data(Array("RIFF".utf8) + little(body.count, 4) + body)
  }

  @Test func soundIsReadOfAWave() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).wav")
    defer { try? FileManager.default.removeItem(at: url) }
    try wave([0, 16_384, -16_384, 0, 32_767, -32_768, 1, 2]).write(to: url)
    let file = try AVAudioFile(forReading: url)
    #expect(file.length == 4 && file.fileFormat.sampleRate == 8_000 && file.fileFormat.channelCount == 2)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 3))
    try file.read(into: buffer)
    let channels = try #require(buffer.floatChannelData)
    #expect(buffer.frameLength == 3 && file.framePosition == 3)
    #expect((0..<3).map { channels[0][$0] } == [0, -0.5, 32_767.0 / 32_768])
    #expect((0..<3).map { channels[1][$0] } == [0.5, 0, -1])
    #expect(throws: (any Error).self) { try AVAudioFile(forReading: url.appendingPathComponent("none")) }
  }

  @Test func whatWaitsForAnEngineIsLetGoWhenItIsStopped() async throws {
    let engine = AVAudioEngine()
    let node = AVAudioPlayerNode()
    engine.attach(node)
    engine.connect(node, to: engine.mainMixerNode, format: nil)
    #expect(throws: AVError.self) { try engine.start() }
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      node.scheduleBuffer(buffer) { done.resume() }
      node.play()
      node.stop()
    }
    #expect(!node.isPlaying && engine.attachedNodes == [node])
  }

  @Test func timesAreKeptInValues() {
    let time = CMTime(value: 7, timescale: 600)
    let range = CMTimeRange(start: time, duration: .positiveInfinity)
    #expect(NSValue(time: time).timeValue == time && NSValue(timeRange: range).timeRangeValue == range)
    #expect(CMTimeRange(start: .zero, duration: CMTime(value: 1, timescale: 1)).containsTime(time))
  }

  @Test func filmsAreNotReadNorWritten() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mov"))
    let export = try #require(AVAssetExportSession(asset: asset, presetName: AVAssetExportPresetHighestQuality))
    await export.export()
    #expect(export.status == .failed && export.error is AVError)
    var error: NSError?
    #expect(
      asset.statusOfValue(forKey: "duration", error: &error) == .failed && error?.domain == AVFoundationErrorDomain)
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
    #expect(AVPictureInPictureController(playerLayer: AVPlayerLayer(player: nil)) == nil)
  }

  @Test func aShapeFitsInTheMiddle() {
    let fitting = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 2), insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(fitting == CGRect(x: 10, y: 35, width: 100, height: 50))
  }

  @Test func pixelsLieInMemoryWhileTheyAreHeld() throws {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(kCFAllocatorDefault, 3, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    #expect(CVPixelBufferGetBaseAddress(buffer) == nil && CVPixelBufferGetBytesPerRow(buffer) == 64)
    CVPixelBufferLockBaseAddress(buffer, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
    bytes[64 + 4] = 200
    #expect(bytes[0] == 0 && bytes[68] == 200 && CVPixelBufferGetDataSize(buffer) == 128)
    CVPixelBufferUnlockBaseAddress(buffer, [])
    #expect(
      CVPixelBufferCreate(nil, 3, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made) != kCVReturnSuccess)
  }

  @Test func aButtonSaysThatThereIsNoOtherPlaceToPlayAt() throws {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    let picker = AVRoutePickerView(frame: CGRect(x: 100, y: 200, width: 44, height: 44))
    root.view.addSubview(picker)
    screen.show(root)
    let button = try #require(picker.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    screen.advance(by: 1)
    #expect((root.presentedViewController as? UIAlertController)?.title == "AirPlay")
  }

  @Test func picturesComeOutOfBuffersAndGoIntoThem() throws {
    var made: CVPixelBuffer?
    #expect(CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnSuccess)
    let buffer = try #require(made)
    CVPixelBufferLockBaseAddress(buffer, [])
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
    for (place, value) in [(0, UInt8(255)), (3, 255), (4, 0), (6, 255), (7, 255)] { bytes[place] = value }
    let image = CIImage(cvPixelBuffer: buffer)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    CIContext().render(CIImage(color: .green).cropped(to: image.extent), to: buffer)
    #expect((0..<4).map { bytes[$0] } == [0, 255, 0, 255])
    CIContext().render(image, to: buffer)
    #expect((0..<8).map { bytes[$0] } == [255, 0, 0, 255, 0, 0, 255, 255])
    CVPixelBufferUnlockBaseAddress(buffer, [])
  }
}
