// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Told what becomes of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound. There is nothing here that sound comes out of: no player can be made, and whoever tries is told.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  open var isPlaying: Bool { false }
  open var duration: TimeInterval { 0 }
  open var numberOfChannels: Int { 0 }
  open private(set) var url: URL?

  public override init() { super.init() }
  public init(contentsOf url: URL) throws { throw AVError(.decoderNotFound) }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    throw AVError(.decoderNotFound)
  }
  public init(data: Data) throws { throw AVError(.decoderNotFound) }
  public init(data: Data, fileTypeHint utiString: String?) throws {
    throw AVError(.decoderNotFound)
  }

  /// `false`: nothing is heard.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// `false`: nothing is heard.
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Records sound. There is nothing here to record with: no recorder can be made, and whoever tries is told.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  public init(url: URL, settings: [String: Any]) throws { throw AVError(.deviceNotConnected) }
  @discardableResult open func prepareToRecord() -> Bool { false }
  @discardableResult open func record() -> Bool { false }
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
  open func pause() {}
  open func stop() {}
  @discardableResult open func deleteRecording() -> Bool { false }
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Told what becomes of a recording.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"

public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}
