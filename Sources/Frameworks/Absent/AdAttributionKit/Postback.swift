// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why nobody is told of what an advertisement led to.
public enum AdAttributionKitError: Error, Hashable, Sendable {
  case invalidImpressionJWSHeaderOrPayload
  case invalidImpressionJWSSignature
  case missingImpression
  case impressionExpired
  case invalidConversionValue
  case missingAttributionView
  case malformedURL
  case networkError
  case unsupported
  case unknown
}

/// How much an app is worth to an advertiser, roughly.
public enum CoarseConversionValue: String, Hashable, Codable, Sendable {
  case low
  case medium
  case high
}

/// What is told to those who showed an advertisement. As on a device to which no advertisement led: there is none.
public enum Postback {
  /// Throws ``AdAttributionKitError/missingImpression``.
  public static func updateConversionValue(_ value: Int, lockPostback: Bool) async throws {
    throw AdAttributionKitError.missingImpression
  }

  /// Throws ``AdAttributionKitError/missingImpression``.
  public static func updateConversionValue(
    _ value: Int, coarseConversionValue: CoarseConversionValue, lockPostback: Bool
  ) async throws { throw AdAttributionKitError.missingImpression }
}
