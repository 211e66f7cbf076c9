// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Why nothing is translated.
public struct TranslationError: LocalizedError, Hashable, Sendable {
  private let name: String
  public static let unsupportedSourceLanguage = TranslationError(name: "The source language is not supported.")
  public static let unsupportedTargetLanguage = TranslationError(name: "The target language is not supported.")
  public static let unsupportedLanguagePairing = TranslationError(name: "The languages cannot be paired.")
  public static let unableToIdentifyLanguage = TranslationError(name: "The language cannot be told.")
  public static let nothingToTranslate = TranslationError(name: "There is nothing to translate.")
  public static let internalError = TranslationError(name: "The translation failed.")
  public static let notInstalled = TranslationError(name: "The languages are not installed.")
  public static let alreadyCancelled = TranslationError(name: "The session was cancelled.")

  public var errorDescription: String? { name }
  public static func ~= (left: TranslationError, right: any Error) -> Bool { right as? TranslationError == left }
}

/// Which languages are installed: none is.
public final class LanguageAvailability: Sendable {
  public enum Status: Hashable, Sendable {
    case installed
    case supported
    case unsupported
  }

  public init() {}
  public var supportedLanguages: [Locale.Language] { get async { [] } }
  /// `unsupported`.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
  /// `unsupported`.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}

/// Translates texts. No languages are installed: each call throws.
public class TranslationSession: @unchecked Sendable {
  /// From which language into which.
  public struct Configuration: Equatable, Sendable {
    public var source: Locale.Language?
    public var target: Locale.Language?
    public private(set) var version = 0
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }
    /// Asks for the translation again.
    public mutating func invalidate() { version += 1 }
  }

  public struct Request: Equatable, Sendable {
    public var sourceText: String
    public var clientIdentifier: String?
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  public struct Response: Equatable, Sendable {
    public let sourceLanguage: Locale.Language
    public let targetLanguage: Locale.Language
    public let sourceText: String
    public let targetText: String
    public let clientIdentifier: String?
  }

  public let sourceLanguage: Locale.Language?
  public let targetLanguage: Locale.Language?

  /// A session for languages that would have to be installed.
  public init(installedSource sourceLanguage: Locale.Language, target targetLanguage: Locale.Language? = nil) {
    (self.sourceLanguage, self.targetLanguage) = (sourceLanguage, targetLanguage)
  }

  public var isReady: Bool { get async { false } }
  public func translate(_ string: String) async throws -> Response { throw TranslationError.notInstalled }
  public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }
  public func prepareTranslation() async throws { throw TranslationError.notInstalled }
  public func cancel() {}
}
