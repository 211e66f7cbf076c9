// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation
internal import UIKit

/// Why nothing can be found.
public struct CSIndexError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CSIndexError
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "CSIndexErrorDomain" }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var indexingUnsupported: Code { .indexingUnsupported }

  static var none: CSIndexError {
    CSIndexError(.indexingUnsupported, userInfo: [NSLocalizedDescriptionKey: "Indexing is not supported."])
  }
}

/// What the system's search finds of an app. As on a device without such a search: nothing is taken.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let one = CSSearchableIndex(name: "")

  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public init(name: String) { super.init() }

  open class func `default`() -> CSSearchableIndex { one }
  open class func isIndexingAvailable() -> Bool { false }

  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    refuse(completionHandler)
  }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw CSIndexError.none }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw CSIndexError.none }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { refuse(completionHandler) }
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    throw CSIndexError.none
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
  open func deleteAllSearchableItems() async throws { throw CSIndexError.none }

  private func refuse(_ completionHandler: (((any Error)?) -> Void)?) {
    nonisolated(unsafe) let completionHandler = completionHandler
    DispatchQueue.main.async { completionHandler?(CSIndexError.none) }
  }
}

/// Asked to hand over everything anew; never is.
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// Something of an app's that could be found.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  /// Defaults to a month from now.
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    expirationDate = Date(timeIntervalSinceNow: 30 * 24 * 60 * 60)
    super.init()
  }
}

/// The activity of opening what was found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Where such an activity has the name of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity of looking for more in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlight.query"
/// Where such an activity has what was looked for.
public let CSSearchQueryString = "kCSSearchQueryString"
