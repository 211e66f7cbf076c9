// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why sound or pictures cannot be had: here there is nothing that plays or records them.
public struct AVError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case deviceNotConnected = -11814
    case noDataCaptured = -11805
    case decodeFailed = -11821
    case mediaServicesWereReset = -11819
    case applicationIsNotAuthorizedToUseDevice = -11852
    case decoderNotFound = -11833
    case unsupportedOutputSettings = -11861
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case mediaDiscontinuity = -11812
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case exportFailed = -11820
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsNotAuthorized = -11835
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case operationNotSupportedForAsset = -11838
    case serverIncorrectlyConfigured = -11850
    case contentIsUnavailable = -11863
    case fileAlreadyExists = -11823
    case invalidSourceMedia = -11822
    case noSourceTrack = -11869
    case operationCancelled = -11878
    case contentNotUpdated = -11866
    case noLongerPlayable = -11867
    case failedToLoadMediaData = -11849
    case operationNotAllowed = -11862
    case operationInterrupted = -11847
    case sessionHardwareCostOverage = -11872

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "AVFoundationErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Tessera has nothing that plays or records sound and pictures."]
  }

  public static var unknown: Code { .unknown }
  public static var deviceNotConnected: Code { .deviceNotConnected }
  public static var noDataCaptured: Code { .noDataCaptured }
  public static var decodeFailed: Code { .decodeFailed }
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  public static var applicationIsNotAuthorizedToUseDevice: Code { .applicationIsNotAuthorizedToUseDevice }
  public static var decoderNotFound: Code { .decoderNotFound }
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  public static var outOfMemory: Code { .outOfMemory }
  public static var sessionNotRunning: Code { .sessionNotRunning }
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  public static var diskFull: Code { .diskFull }
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  public static var mediaChanged: Code { .mediaChanged }
  public static var maximumDurationReached: Code { .maximumDurationReached }
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  public static var deviceLockedForConfigurationByAnotherProcess: Code { .deviceLockedForConfigurationByAnotherProcess }
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  public static var exportFailed: Code { .exportFailed }
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  public static var fileFailedToParse: Code { .fileFailedToParse }
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  public static var contentIsProtected: Code { .contentIsProtected }
  public static var noImageAtTime: Code { .noImageAtTime }
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  public static var noSourceTrack: Code { .noSourceTrack }
  public static var operationCancelled: Code { .operationCancelled }
  public static var contentNotUpdated: Code { .contentNotUpdated }
  public static var noLongerPlayable: Code { .noLongerPlayable }
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  public static var operationNotAllowed: Code { .operationNotAllowed }
  public static var operationInterrupted: Code { .operationInterrupted }
}

public let AVFoundationErrorDomain = AVError.errorDomain

/// Kinds of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let metadata = AVMediaType("meta")
  public static let metadataObject = AVMediaType("mobj")
  public static let muxed = AVMediaType("muxx")
  public static let subtitle = AVMediaType("sbtl")
  public static let closedCaption = AVMediaType("clcp")
  public static let timecode = AVMediaType("tmcd")
  public static let depthData = AVMediaType("dpth")
}
