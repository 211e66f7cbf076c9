// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import CoreMedia
public import Foundation

/// How much of a film has come. Nothing does.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var events: [AVPlayerItemAccessLogEvent] { [] }
  open func extendedLogData() -> Data? { nil }
  open var extendedLogDataStringEncoding: UInt { String.Encoding.utf8.rawValue }
}

open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackSessionID: String? { nil }
  open var playbackType: String? { nil }
  open var playbackStartDate: Date? { nil }
  open var playbackStartOffset: TimeInterval { -1 }
  open var durationWatched: TimeInterval { 0 }
  open var startupTime: TimeInterval { -1 }
  open var segmentsDownloadedDuration: TimeInterval { 0 }
  open var transferDuration: TimeInterval { 0 }
  open var numberOfMediaRequests: Int { 0 }
  open var numberOfStalls: Int { 0 }
  open var numberOfDroppedVideoFrames: Int { 0 }
  open var numberOfServerAddressChanges: Int { 0 }
  open var numberOfBytesTransferred: Int64 { 0 }
  open var observedBitrate: Double { -1 }
  open var indicatedBitrate: Double { -1 }
  open var indicatedAverageBitrate: Double { -1 }
  open var averageVideoBitrate: Double { -1 }
  open var averageAudioBitrate: Double { -1 }
  open var switchBitrate: Double { -1 }
  open var observedBitrateStandardDeviation: Double { -1 }
  open var downloadOverdue: Int { 0 }
}

/// What went wrong with a film.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var events: [AVPlayerItemErrorLogEvent] { [] }
  open func extendedLogData() -> Data? { nil }
}

open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var date: Date? { nil }
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackSessionID: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}

/// A track of something that is played; there are none.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
  open var currentVideoFrameRate: Float { 0 }
}

/// What subtitles look like.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
  open private(set) var textMarkupAttributes: [String: Any]
  open private(set) var textSelector: String?
  public init?(textMarkupAttributes: [String: Any]) {
    (self.textMarkupAttributes, textSelector) = (textMarkupAttributes, nil)
    super.init()
  }
  public init?(textMarkupAttributes: [String: Any], textSelector: String?) {
    (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
    super.init()
  }
}

/// Whether a film goes on when the app is not seen.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses = 2
  case continuesIfPossible = 3
}

extension AVPlayerItem {
  /// `nil`: nothing has come.
  public func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// `nil`: the item's error says what went wrong.
  public func errorLog() -> AVPlayerItemErrorLog? { nil }
  /// `nil`: nothing is played.
  public func currentDate() -> Date? { nil }
  public var tracks: [AVPlayerItemTrack] { [] }
  public var canPlaySlowForward: Bool { false }
  public var canPlayReverse: Bool { false }
  public var canPlayFastReverse: Bool { false }
  public var canPlaySlowReverse: Bool { false }
  public var canStepForward: Bool { false }
  public var canStepBackward: Bool { false }
  /// Steps by frames of a film: there are none.
  public func step(byCount stepCount: Int) {}
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection(asset) }
  /// Chooses among options of a film; there are none.
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}

  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped
  public static let newAccessLogEntryNotification = NSNotification.Name.AVPlayerItemNewAccessLogEntry
  public static let newErrorLogEntryNotification = NSNotification.Name.AVPlayerItemNewErrorLogEntry
  public static let mediaSelectionDidChangeNotification = NSNotification.Name(
    "AVPlayerItemMediaSelectionDidChangeNotification")
}

extension NSNotification.Name {
  // None is posted: nothing is played.
  public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name("AVPlayerItemNewAccessLogEntry")
  public static let AVPlayerItemNewErrorLogEntry = NSNotification.Name("AVPlayerItemNewErrorLogEntry")
}

// What assets and films to be written are asked for.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
public let AVVideoAverageNonDroppableFrameRateKey = "AverageNonDroppableFrameRate"
public let AVVideoAllowFrameReorderingKey = "AllowFrameReordering"
public let AVVideoProfileLevelKey = "ProfileLevel"
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
public let AVVideoProfileLevelH264High40 = "H264_High_4_0"
public let AVVideoProfileLevelH264High41 = "H264_High_4_1"
