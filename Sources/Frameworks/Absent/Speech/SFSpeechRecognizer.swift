// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import AVFoundation
public import Foundation

/// Whether an app may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case restricted = 2
  case authorized = 3
}

/// Told whether speech can be recognised.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Writes down what is said. As where the person does not let the app listen: nothing is recognised.
///
/// Not an `NSObject`, whose `init()` may not be one that fails, as this class's is.
open class SFSpeechRecognizer: @unchecked Sendable {
  open private(set) var locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = OperationQueue.main
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

  public convenience init?() { self.init(Locale.current) }
  public convenience init?(locale: Locale) { self.init(locale) }
  private init(_ locale: Locale) {
    self.locale = locale
  }

  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  @preconcurrency open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.denied) } }

  /// Ends in an error.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let told = Told(handler: resultHandler)
    queue.addOperation {
      told.handler(
        nil,
        NSError(
          domain: "kAFAssistantErrorDomain", code: 1700,
          userInfo: [NSLocalizedDescriptionKey: "User denied access to speech recognition"]))
    }
    return SFSpeechRecognitionTask()
  }

  private struct Told: @unchecked Sendable {
    let handler: (SFSpeechRecognitionResult?, (any Error)?) -> Void
  }
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting = 0
  case running = 1
  case finishing = 2
  case canceling = 3
  case completed = 4
}

/// Something that is being recognised; it is over as soon as it has begun.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { false }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { nil }
  open func finish() {}
  open func cancel() {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified = 0
  case dictation = 1
  case search = 2
  case confirmation = 3
}

/// What is to be recognised.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var interactionIdentifier: String?
}

/// A file that is to be recognised.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open private(set) var url: URL
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// What is heard bit by bit.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// What was recognised; nothing ever is.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}

/// Words.
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}

/// A word.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
