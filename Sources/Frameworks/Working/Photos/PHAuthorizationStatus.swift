// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Whether an app may see the library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// It must not, and nobody can change that.
  case restricted = 1
  case denied = 2
  case authorized = 3
  /// Some pictures; never, here.
  case limited = 4
}

/// What an app wants to do with the library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite = 2
}

/// What a picture is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// More of what a picture is.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Where a picture comes from.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// Why something was not done with the library.
public struct PHPhotosError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case identifierNotFound = 3201
    case changeNotSupported = 3300
    case invalidResource = 3302
    case accessRestricted = 3310
    case accessUserDenied = 3311

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? PHPhotosError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }

  public static let errorDomain = "PHPhotosErrorDomain"
  public var errorCode: Int { code.rawValue }

  public static var userCancelled: Code { .userCancelled }
  public static var identifierNotFound: Code { .identifierNotFound }
  public static var changeNotSupported: Code { .changeNotSupported }
  public static var invalidResource: Code { .invalidResource }
  public static var accessRestricted: Code { .accessRestricted }
  public static var accessUserDenied: Code { .accessUserDenied }

  public static var internalError: Code { .internalError }
}
