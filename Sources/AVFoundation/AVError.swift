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
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "AVFoundationErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Tessera has nothing that plays or records sound and pictures."]
  }
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
}
