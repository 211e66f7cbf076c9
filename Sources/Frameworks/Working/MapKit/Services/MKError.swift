// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Why a service of the map's gave nothing.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "There are no map services here."]
  }

  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}

public let MKErrorDomain = "MKErrorDomain"

/// Answers as a device does that reaches no server: soon, and with an error.
enum MapServices {
  static func refuse<Answer>(_ completionHandler: @escaping @MainActor (Answer?, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(nil, MKError(.serverFailure)) }
  }
}
