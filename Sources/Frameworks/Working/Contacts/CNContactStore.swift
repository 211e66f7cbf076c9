// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// What an app may do with contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

/// What is asked for.
public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

/// Why contacts cannot be had.
public struct CNError: Error, Equatable, Sendable, CustomNSError {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
    case policyViolation = 500

    /// Whether an error is one of these, of a kind.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? CNError)?.code == code }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "CNErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Access Denied"] }

  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var policyViolation: Code { .policyViolation }
}

public let CNErrorDomain = CNError.errorDomain

extension NSNotification.Name {
  /// Contacts were changed; not posted, since there are none.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The person's contacts. As where the person does not let the app see them: what is asked for ends in `CNError`.
open class CNContactStore: NSObject, @unchecked Sendable {
  private static let asked = Mutex(false)

  public override init() { super.init() }

  /// `notDetermined` until the app has asked, `denied` after that.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    asked.withLock { $0 } ? .denied : .notDetermined
  }

  /// Asks the person, who does not let the app see them.
  @preconcurrency open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Self.asked.withLock { $0 = true }
    DispatchQueue.global().async { completionHandler(false, CNError(.authorizationDenied)) }
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(.authorizationDenied) }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }
  open func defaultContainerIdentifier() -> String { "" }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}

/// Which contacts are wanted.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var unifyResults = true
  open var mutableObjects = false
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// What is to be changed.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// Contacts that belong together; there are none.
open class CNGroup: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}

/// Where contacts are kept; there is none.
open class CNContainer: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var name: String { "" }
}
