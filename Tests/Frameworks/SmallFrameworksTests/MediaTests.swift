// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import AVKit
import Foundation
import TesseraTesting
import Testing
import UIKit

/// Sound, films and cameras: there are none, and whoever asks is told.
@MainActor @Suite struct MediaTests {
  private let address = URL(fileURLWithPath: "/nowhere.mp4")

  @Test func noRecorderOfSoundsCanBeMade() {
    #expect(throws: AVError(.deviceNotConnected)) { try AVAudioRecorder(url: address, settings: [:]) }
    #expect(throws: Never.self) { try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default) }
    #expect(AVAudioSession.sharedInstance().category == .playback)
  }

  @Test func aFilmFailsAsAFileDoesThatNobodyCanRead() async {
    let item = AVPlayerItem(url: address)
    let told = Count(0)
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemFailedToPlayToEndTime, object: item, queue: nil
    ) { _ in told.value += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    let player = AVPlayer(playerItem: item)
    #expect(item.status == .unknown)
    player.play()
    player.play()
    #expect(item.status == .failed && item.error as? AVError == AVError(.decoderNotFound) && told.value == 1)
    #expect(player.rate == 0 && player.timeControlStatus == .paused)
  }

  @Test func thereIsNoCameraAndASessionTakesNone() async {
    #expect(AVCaptureDevice.default(for: .video) == nil && AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    let session = AVCaptureSession()
    session.addOutput(AVCaptureMetadataOutput())
    session.startRunning()
    #expect(!session.isRunning && session.outputs.count == 1)
  }

  @Test func timesAreFractionsOfSeconds() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300 && CMTimeGetSeconds(half + CMTimeMake(value: 1, timescale: 2)) == 1)
    #expect(half < CMTime(value: 1, timescale: 1) && half == CMTime(value: 1, timescale: 2))
    #expect(CMTime.indefinite.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isNumeric)
    #expect(!CMTime(seconds: 1, preferredTimescale: 0).isNumeric)
  }

  @Test func whereAFilmWouldBeThereIsASignAndAWayOut() throws {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: address)
    root.present(controller, animated: true)
    screen.advance(by: 1)
    let close = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(controller.view.subviews.contains { ($0 as? UIImageView)?.image != nil })
    close.sendActions(for: .touchUpInside)
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }
}

/// A number that a block of any thread counts up; here all are of one.
private final class Count: @unchecked Sendable {
  var value: Int
  init(_ value: Int) { self.value = value }
}
