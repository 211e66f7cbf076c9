// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import Synchronization

/// Why there is no call.
public struct CXErrorCodeIncomingCallError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CXErrorCodeIncomingCallError
    case unknown = 0
    case unentitled = 1
    case callUUIDAlreadyExists = 2
    case filteredByDoNotDisturb = 3
    case filteredByBlockList = 4
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
}

/// Why nothing is done with a call.
public struct CXErrorCodeRequestTransactionError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CXErrorCodeRequestTransactionError
    case unknown = 0
    case unentitled = 1
    case unknownCallProvider = 2
    case emptyTransaction = 3
    case unknownCallUUID = 4
    case callUUIDAlreadyExists = 5
    case invalidAction = 6
    case maximumCallGroupsReached = 7
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
}

/// Who is called.
open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable {
    case generic = 1
    case phoneNumber = 2
    case emailAddress = 3
  }

  open private(set) var type: HandleType
  open private(set) var value: String

  public init(type: HandleType, value: String) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
  }
  open override var hash: Int { value.hashValue }
}

/// What an app can do with calls.
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []

  public override init() { super.init() }
  public init(localizedName: String) {
    self.localizedName = localizedName
    super.init()
  }
}

/// What is new of a call.
open class CXCallUpdate: NSObject, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = false
  open var supportsGrouping = false
  open var supportsUngrouping = false
  open var supportsDTMF = false
  open var hasVideo = false

  public override init() { super.init() }
}

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1
  case remoteEnded = 2
  case unanswered = 3
  case answeredElsewhere = 4
  case declinedElsewhere = 5
}

/// Told what somebody wants to do with a call.
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Tells the system of an app's calls. As for an app that may not: there are none.
open class CXProvider: NSObject, @unchecked Sendable {
  private struct Listener: @unchecked Sendable {
    weak var delegate: (any CXProviderDelegate)?
    var queue: DispatchQueue?
  }

  open var configuration: CXProviderConfiguration
  private let listener = Mutex(Listener())

  public init(configuration: CXProviderConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    let new = Listener(delegate: delegate, queue: queue)
    listener.withLock { $0 = new }
    guard delegate != nil else { return }
    (queue ?? .main).async { [weak self] in if let self { new.delegate?.providerDidBegin(self) } }
  }

  /// Ends in an error: nobody is told of a call.
  /// Would report a call that a server announced to an extension: none is.
  open class func reportNewIncomingVoIPPushPayload(_ dictionaryPayload: [AnyHashable: Any]) async throws {
    throw CXErrorCodeIncomingCallError(.unknown)
  }

  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }

  // There is no call that these could be of.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  open var pendingTransactions: [CXTransaction] { [] }

  /// Ends the provider; its delegate hears that there are no calls.
  open func invalidate() {
    let old = listener.withLock { $0 }
    (old.queue ?? .main).async { [self] in
      old.delegate?.providerDidReset(self)
      listener.withLock { $0 = Listener() }
    }
  }
}
