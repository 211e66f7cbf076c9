// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something to be done.
open class CXAction: NSObject, @unchecked Sendable {
  open private(set) var uuid = UUID()
  open private(set) var timeoutDate = Date.distantFuture
  open private(set) var isComplete = false

  public override init() { super.init() }

  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}

/// Something to be done with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
  open private(set) var callUUID: UUID

  public init(call callUUID: UUID) {
    self.callUUID = callUUID
    super.init()
  }
}

/// To call somebody.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false

  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// To take a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// To end a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// To let a call wait.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool

  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}

/// Not to be heard.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool

  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}

/// What is to be done together.
open class CXTransaction: NSObject, @unchecked Sendable {
  open private(set) var uuid = UUID()
  open private(set) var actions: [CXAction] = []
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

  public override init() { super.init() }
  public init(actions: [CXAction]) {
    self.actions = actions
    super.init()
  }
  public init(action: CXAction) {
    actions = [action]
    super.init()
  }

  open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Asks the system to do something with calls. It does nothing for an app that may not, and says so.
open class CXCallController: NSObject, @unchecked Sendable {
  open private(set) var callObserver = CXCallObserver()
  private let queue: DispatchQueue

  public override convenience init() { self.init(queue: .main) }
  public init(queue: DispatchQueue) {
    self.queue = queue
    super.init()
  }

  open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    let error = Self.error(for: transaction)
    queue.async { completion(error) }
  }
  open func request(_ transaction: CXTransaction) async throws { throw Self.error(for: transaction) }
  open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(action: action), completion: completion)
  }
  open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
    request(CXTransaction(actions: actions), completion: completion)
  }

  private static func error(for transaction: CXTransaction) -> CXErrorCodeRequestTransactionError {
    CXErrorCodeRequestTransactionError(transaction.actions.isEmpty ? .emptyTransaction : .unentitled)
  }
}

/// A call; there is none.
open class CXCall: NSObject, @unchecked Sendable {
  open private(set) var uuid: UUID
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }

  init(uuid: UUID) {
    self.uuid = uuid
    super.init()
  }
}

/// Told of calls.
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Watches calls, of which there are none.
open class CXCallObserver: NSObject, @unchecked Sendable {
  open var calls: [CXCall] { [] }

  public override init() { super.init() }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
