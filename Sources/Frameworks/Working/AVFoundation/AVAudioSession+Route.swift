// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where sound comes in or goes out; there is nothing.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
}

/// The way of sound: it has none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

extension AVAudioSession {
  /// What sound comes in or goes out by.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headphones = Port(rawValue: "Headphones")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let HDMI = Port(rawValue: "HDMIOutput")
    public static let displayPort = Port(rawValue: "DisplayPort")
    public static let lineIn = Port(rawValue: "LineIn")
    public static let lineOut = Port(rawValue: "LineOut")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let virtual = Port(rawValue: "Virtual")
  }

  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  public var availableInputs: [AVAudioSessionPortDescription]? { nil }
  /// Numbers a second; nothing is heard.
  public var sampleRate: Double { 0 }
  public func setPreferredSampleRate(_ sampleRate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
}

@available(swift, obsoleted: 4.2)
public var AVAudioSessionPortHeadphones: AVAudioSession.Port { .headphones }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionPortBuiltInSpeaker: AVAudioSession.Port { .builtInSpeaker }
