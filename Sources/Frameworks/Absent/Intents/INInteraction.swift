// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Why Siri does not do something.
public struct INIntentError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = INIntentError
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case noAppAvailable = 2005
    case requestTimedOut = 3001
    case missingInformation = 3002
    case invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000
    case extensionBringUpFailed = 5001
    case imageGeneric = 6000
    case voiceShortcutCreationFailed = 7000
    case voiceShortcutGetFailed = 7001
    case voiceShortcutDeleteFailed = 7002
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "IntentsErrorDomain" }
}

public let INIntentErrorDomain = INIntentError.errorDomain

/// What somebody wants.
open class INIntent: NSObject, @unchecked Sendable {
  open private(set) var identifier: String? = UUID().uuidString
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  public override init() { super.init() }
}

/// What came of it.
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
}

public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified = 0
  case ready = 1
  case inProgress = 2
  case success = 3
  case failure = 4
  case deferredToApplication = 5
  case userConfirmationRequired = 6
}

public enum INInteractionDirection: Int, Sendable {
  case unspecified = 0
  case outgoing = 1
  case incoming = 2
}

/// Something that was done in the app, for Siri to learn from. There is no Siri: giving it ends in an error.
open class INInteraction: NSObject, @unchecked Sendable {
  open private(set) var intent: INIntent
  open private(set) var intentResponse: INIntentResponse?
  open var intentHandlingStatus = INIntentHandlingStatus.unspecified
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?

  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
    super.init()
  }

  open func donate(completion: (((any Error)?) -> Void)? = nil) { Self.refuse(.donatingInteraction, completion) }
  open func donate() async throws { throw INIntentError(.donatingInteraction) }
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    refuse(.deletingAllInteractions, completion)
  }
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
    refuse(.deletingInteractionWithIdentifiers, completion)
  }
  open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
    refuse(.deletingInteractionWithGroupIdentifier, completion)
  }

  private static func refuse(_ code: INIntentError.Code, _ completion: (((any Error)?) -> Void)?) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(INIntentError(code)) }
  }
}

/// What Siri can be asked for by a phrase.
open class INShortcut: NSObject, @unchecked Sendable {
  open private(set) var intent: INIntent?
  open private(set) var userActivity: NSUserActivity?

  public init?(intent: INIntent) {
    (self.intent, userActivity) = (intent, nil)
    super.init()
  }
  public init(userActivity: NSUserActivity) {
    (intent, self.userActivity) = (nil, userActivity)
    super.init()
  }
}

/// A phrase that somebody has said; there is none.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  private override init() { super.init() }
  open var shortcut: INShortcut { INShortcut(userActivity: NSUserActivity(activityType: "")) }
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var invocationPhrase: String { "" }
}

/// Phrases and what they ask for. There are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  private static let one = INVoiceShortcutCenter()
  open class var shared: INVoiceShortcutCenter { one }

  private override init() { super.init() }

  open func getAllVoiceShortcuts(completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion([], nil) }
  }
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  /// Nobody is there to suggest them.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Whether an app may be asked by Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// What is set about Siri: apps may not be asked.
open class INPreferences: NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    nonisolated(unsafe) let handler = handler
    DispatchQueue.main.async { handler(.restricted) }
  }
  open class func siriLanguageCode() -> String { Locale.current.identifier }
}

/// Gives objects that answer intents. Extensions are not run here, so that none is asked.
open class INExtension: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any? { self }
}

extension NSUserActivity {
  /// What somebody could say for it.
  public var suggestedInvocationPhrase: String? {
    get { extras["suggestedInvocationPhrase"] as? String }
    set { extras["suggestedInvocationPhrase"] = newValue }
  }
  /// What the app is opened for by Siri: nothing.
  public var interaction: INInteraction? { nil }
}
