// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The slowest, the fastest and the usual pace of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Where speech may be interrupted.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate = 0
  case word = 1
}

/// How good a voice sounds.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// Whose voice it sounds like.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified = 0
  case male = 1
  case female = 2
}

/// A voice. The device has none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  open private(set) var language: String
  open var identifier: String { "" }
  open var name: String { "" }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open var voiceTraits: Traits { [] }
  open var audioFileSettings: [String: Any] { [:] }

  /// What is to be known of a voice.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let isNoveltyVoice = Traits(rawValue: 1)
    public static let isPersonalVoice = Traits(rawValue: 2)
  }

  /// The voice of a language: `nil`, as on a device where it is not installed.
  public init?(language languageCode: String?) { nil }
  /// The voice of an identifier: `nil`.
  public init?(identifier: String) { nil }

  /// The voices that are installed: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

/// Words to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  open private(set) var speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

/// Told how speech goes.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks, as on a device without voices: each utterance is over as soon as it has begun, and nothing is heard.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Told how speech goes, on the main queue.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// What waits to be spoken.
  private var waiting: [AVSpeechUtterance] = []
  private var isHeld = false

  open var isSpeaking: Bool { !waiting.isEmpty }
  open var isPaused: Bool { isHeld && isSpeaking }

  /// Puts words behind those that wait.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { goOn() }
  }

  /// Leaves out all that waits; `false` where nothing does.
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let cancelled = waiting
    waiting = []
    DispatchQueue.main.async { [self] in
      for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
    }
    return true
  }

  /// Waits before the next utterance; `false` where nothing is spoken.
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = waiting.first, !isHeld else { return false }
    isHeld = true
    DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didPause: first) }
    return true
  }

  /// Goes on where it was paused; `false` where it was not.
  @discardableResult open func continueSpeaking() -> Bool {
    guard let first = waiting.first, isHeld else { return false }
    isHeld = false
    DispatchQueue.main.async { [self] in
      delegate?.speechSynthesizer(self, didContinue: first)
      goOn()
    }
    return true
  }

  private func goOn() {
    DispatchQueue.main.async { [self] in
      guard let utterance = waiting.first, !isHeld else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
      guard waiting.first === utterance, !isHeld else { return }
      waiting.removeFirst()
      delegate?.speechSynthesizer(self, didFinish: utterance)
      if isSpeaking { goOn() }
    }
  }
}
