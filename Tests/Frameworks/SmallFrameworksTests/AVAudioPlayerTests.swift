// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

@testable import AVFoundation

/// Sounds that have their length and are not heard.
@MainActor @Suite struct AVAudioPlayerTests {
  private final class Listener: NSObject, AVAudioPlayerDelegate {
    var ends = 0
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends += flag ? 1 : 100 }
  }

  private func little(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) } }
  private func big(_ value: Int, _ bytes: Int) -> [UInt8] { little(value, bytes).reversed() }

  /// Eight-bit silence of one channel, 8,000 numbers a second.
  private func wave(seconds: Double) -> Data {
    let length = Int(seconds * 8000)
    var bytes = Array("RIFF".utf8) + little(36 + length, 4) + Array("WAVEfmt ".utf8) + little(16, 4)
    bytes += little(1, 2) + little(1, 2) + little(8000, 4) + little(8000, 4) + little(1, 2) + little(8, 2)
    bytes += Array("data".utf8) + little(length, 4) + [UInt8](repeating: 128, count: length)
    return Data(bytes)
  }

  @Test func aSoundGoesOnWithTimeAndTellsItsEnd() throws {
    let screen = TestScreen(.iPhone16)
    screen.activate()
    let player = try AVAudioPlayer(data: wave(seconds: 2))
    let listener = Listener()
    player.delegate = listener
    #expect(player.duration == 2 && player.numberOfChannels == 1 && player.prepareToPlay() && !player.isPlaying)
    #expect(player.play() && player.isPlaying)
    screen.advance(by: 1.5)
    #expect(abs(player.currentTime - 1.5) < 0.001 && listener.ends == 0)
    player.pause()
    screen.advance(by: 5)
    #expect(!player.isPlaying && abs(player.currentTime - 1.5) < 0.001)
    player.play()
    screen.advance(by: 0.6)
    #expect(!player.isPlaying && listener.ends == 1 && player.currentTime == 0)
  }

  @Test func loopsAreCountedAndTheirTimeBeginsAnew() throws {
    let screen = TestScreen(.iPhone16)
    screen.activate()
    let player = try AVAudioPlayer(data: wave(seconds: 1))
    let listener = Listener()
    player.delegate = listener
    player.numberOfLoops = 1
    player.play()
    screen.advance(by: 1.25)
    #expect(player.isPlaying && abs(player.currentTime - 0.25) < 0.001)
    player.currentTime = 0.75
    screen.advance(by: 2)
    #expect(!player.isPlaying && listener.ends == 1)
  }

  @Test func lengthsStandInTheHeadsOfFiles() throws {
    // AIFF: a rate of 44,100 as a number of ten bytes.
    let aiff = Data(
      Array("FORM".utf8) + big(46, 4) + Array("AIFFCOMM".utf8) + big(18, 4) + big(2, 2) + big(88200, 4) + big(16, 2)
        + [0x40, 0x0E, 0xAC, 0x44, 0, 0, 0, 0, 0, 0])
    #expect(SoundFile(aiff)?.duration == 2 && SoundFile(aiff)?.channels == 2)
    // CAF: four bytes a packet of one frame, 8,000 a second.
    let rate = Int(bitPattern: UInt(Double(8000).bitPattern))
    var caf = Array("caff".utf8) + big(0x10000, 4) + Array("desc".utf8) + big(32, 8) + big(rate, 8)
    caf += Array("lpcm".utf8) + big(0, 4) + big(4, 4) + big(1, 4) + big(2, 4) + big(16, 4)
    caf += Array("data".utf8) + big(-1, 8) + big(0, 4) + [UInt8](repeating: 0, count: 16000)
    #expect(SoundFile(Data(caf))?.duration == 0.5)
    // MPEG-4: 3,000 parts of a thousandth.
    var head = big(0, 4) + big(0, 4) + big(0, 4) + big(1000, 4) + big(3000, 4) + [UInt8](repeating: 0, count: 80)
    head = big(head.count + 8, 4) + Array("mvhd".utf8) + head
    let movie = big(16, 4) + Array("ftypM4A ".utf8) + big(0, 4) + big(head.count + 8, 4) + Array("moov".utf8) + head
    #expect(SoundFile(Data(movie))?.duration == 3)
    // MP3: ten frames of 128 kilobits at 44,100, behind a tag.
    let frame = [0xFF, 0xFB, 0x90, 0x00] + [UInt8](repeating: 0, count: 413)
    let mp3 = Array("ID3".utf8) + [3, 0, 0] + big(0, 4) + (0..<10).flatMap { _ in frame }
    let found = try #require(SoundFile(Data(mp3)))
    #expect(abs(found.duration - 10 * 1152.0 / 44100) < 0.0001 && found.channels == 2)
  }

  @Test func whatIsNoSoundThrowsAndHeadsThatLieDoNoHarm() {
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("not a sound at all".utf8)) }
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3")) }
    let good = wave(seconds: 0.1)
    for length in 0..<64 { _ = SoundFile(good.prefix(length)) }
    for place in 0..<44 {
      var bad = good
      bad[place] = 0xFF
      _ = SoundFile(bad)
    }
  }
}
