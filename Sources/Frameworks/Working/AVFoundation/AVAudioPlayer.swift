// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import QuartzCore
internal import Synchronization

/// Told what becomes of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound, as on a device that is set to silent: nothing is heard, and everything else happens. The sound has its
/// file's length, goes on with time, and its delegate is told of its end.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Kept: nothing is heard.
  open var volume: Float = 1
  /// Kept: nothing is heard.
  open var pan: Float = 0
  /// How fast the sound goes, from 0.5 to 2, where `enableRate`.
  open var rate: Float = 1 {
    willSet { settle() }
    didSet { wait() }
  }
  open var enableRate = false
  /// How often the sound comes again; a negative number for until it is stopped.
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  open private(set) var isPlaying = false
  open private(set) var duration: TimeInterval
  open private(set) var numberOfChannels: Int
  open private(set) var url: URL?
  open private(set) var data: Data?
  /// What is known of the sound's form.
  open var settings: [String: Any] { [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: numberOfChannels] }
  private let sampleRate: Double

  /// Seconds of the sound that had been played when it began to play or was last moved, all loops counted.
  private var played: TimeInterval = 0
  private var began: TimeInterval = 0
  /// Counts the times that playing begins or changes, so that an end that was waited for is known to be another's.
  private var turn = 0

  public override init() {
    (duration, numberOfChannels, sampleRate) = (0, 0, 0)
    super.init()
  }

  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }

  /// - Throws: An error of `NSOSStatusErrorDomain` for a file that is not there or is no sound.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    guard let data = try? Data(contentsOf: url) else { throw Self.error(2_003_334_207) }
    guard let file = SoundFile(data) else { throw Self.error(1_954_115_647) }
    (duration, numberOfChannels, sampleRate) = (file.duration, file.channels, file.sampleRate)
    self.url = url
    super.init()
  }

  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }

  /// - Throws: An error of `NSOSStatusErrorDomain` for bytes that are no sound.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    guard let file = SoundFile(data) else { throw Self.error(1_954_115_647) }
    (duration, numberOfChannels, sampleRate) = (file.duration, file.channels, file.sampleRate)
    self.data = data
    super.init()
  }

  private static func error(_ code: Int) -> NSError { NSError(domain: "NSOSStatusErrorDomain", code: code) }

  /// Where in the sound it is, seconds.
  open var currentTime: TimeInterval {
    get {
      guard duration > 0 else { return 0 }
      return isPlaying ? progress.truncatingRemainder(dividingBy: duration) : min(played, duration)
    }
    set {
      played = min(max(newValue, 0), duration)
      began = CACurrentMediaTime()
      wait()
    }
  }

  /// The time by which `play(atTime:)` goes.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  private var speed: Double { enableRate ? Double(min(max(rate, 0.5), 2)) : 1 }
  private var progress: TimeInterval { played + max(CACurrentMediaTime() - began, 0) * speed }

  /// Always `true`: there is nothing to be prepared.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Begins or goes on.
  @discardableResult open func play() -> Bool { play(atTime: deviceCurrentTime) }

  /// Begins or goes on at a time of `deviceCurrentTime`'s clock.
  @discardableResult open func play(atTime time: TimeInterval) -> Bool {
    guard duration > 0, !isPlaying else { return isPlaying }
    if played >= duration { played = 0 }
    SilentSounds.tell()
    isPlaying = true
    began = max(time, CACurrentMediaTime())
    wait()
    return true
  }

  /// Stays where it is.
  open func pause() {
    guard isPlaying else { return }
    played = currentTime
    isPlaying = false
    turn += 1
  }

  /// Stays where it is.
  open func stop() { pause() }

  /// Kept: nothing is heard.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

  /// Nothing is heard: -160 decibels.
  open func updateMeters() {}
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Notes how far it has come, before it goes on otherwise.
  private func settle() {
    guard isPlaying else { return }
    (played, began) = (progress, CACurrentMediaTime())
  }

  /// Waits for the end.
  private func wait() {
    turn += 1
    guard isPlaying, numberOfLoops >= 0 else { return }
    let (turn, left) = (turn, duration * Double(numberOfLoops + 1) - progress + max(began - CACurrentMediaTime(), 0))
    DispatchQueue.main.asyncAfter(deadline: .now() + max(left / speed, 0)) { [weak self] in self?.end(turn) }
  }

  private func end(_ turn: Int) {
    guard isPlaying, self.turn == turn else { return }
    // Where the app's time goes slower than the machine's, it is not over yet.
    guard numberOfLoops >= 0, progress >= duration * Double(numberOfLoops + 1) - 0.001 else { return wait() }
    isPlaying = false
    played = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// Says once that there is no sound.
private enum SilentSounds {
  private static let isTold = Mutex(false)

  static func tell() {
    let isFirst = isTold.withLock { isTold in
      defer { isTold = true }
      return !isTold
    }
    guard isFirst else { return }
    FileHandle.standardError.write(Data("AVFoundation: Tessera plays sounds without their being heard.\n".utf8))
  }
}

/// Records sound. There is nothing here to record with: no recorder can be made, and whoever tries is told.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open private(set) var url: URL
  open private(set) var settings: [String: Any]
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
