// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why nothing is felt.
public struct CHHapticError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CHHapticError
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidEngineParameter = -4816
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  public static var engineNotRunning: Code { .engineNotRunning }
  public static var notSupported: Code { .notSupported }
  public static var invalidPatternPlayer: Code { .invalidPatternPlayer }
  public static var invalidPatternData: Code { .invalidPatternData }
  public static var invalidEventDuration: Code { .invalidEventDuration }
  public static var fileNotFound: Code { .fileNotFound }

  static var none: CHHapticError {
    CHHapticError(.notSupported, userInfo: [NSLocalizedDescriptionKey: "Haptics are not supported on this device."])
  }
}

/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What the device can make felt.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private final class NoCapability: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Makes patterns felt. As on a device without the motor for it: an engine cannot be made.
///
/// Not an `NSObject`, whose `init()` may not be one that throws, as this class's does.
open class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  public typealias CompletionHandler = ((any Error)?) -> Void
  public typealias StoppedHandler = (StoppedReason) -> Void
  public typealias ResetHandler = () -> Void
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  open var stoppedHandler: StoppedHandler = { _ in }
  open var resetHandler: ResetHandler = {}
  open var playsHapticsOnly = false
  open var playsAudioOnly = false
  open var isMutedForAudio = false
  open var isMutedForHaptics = false
  open var isAutoShutdownEnabled = false
  open var currentTime: TimeInterval { 0 }

  /// What the device can make felt: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws ``CHHapticError/notSupported``.
  public init() throws { throw CHHapticError.none }

  // Nobody has an engine to call these on.
  open func start(completionHandler: CompletionHandler?) { completionHandler?(CHHapticError.none) }
  open func start() throws { throw CHHapticError.none }
  open func start() async throws { throw CHHapticError.none }
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  open func stop() async throws {}
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError.none }
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError.none
  }
  open func playPattern(from fileURL: URL) throws { throw CHHapticError.none }
  open func playPattern(from data: Data) throws { throw CHHapticError.none }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  func cancel() throws
}

/// Plays a pattern, again and from anywhere.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var completionHandler: CHHapticEngine.CompletionHandler { get set }
  var isLoopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
}
