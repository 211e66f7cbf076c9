// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Why there is no pass.
public struct PKPassKitError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = PKPassKitError
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError = 2
    case invalidSignature = 3
    case notEntitledError = 4
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  public static var invalidDataError: Code { .invalidDataError }
}

/// A ticket or a card. None can be read here: making one ends in ``PKPassKitError``.
///
/// Not an `NSObject`, whose `init()` may not be one that throws.
open class PKPass: @unchecked Sendable {
  public init(data: Data) throws {
    throw PKPassKitError(.unsupportedVersionError, userInfo: [NSLocalizedDescriptionKey: "Passes cannot be read here."])
  }

  open var serialNumber: String { "" }
  open var passTypeIdentifier: String { "" }
  open var organizationName: String { "" }
  open var localizedName: String { "" }
  open var localizedDescription: String { "" }
}

/// Where passes are kept. As on a device without a wallet.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  open func removePass(_ pass: PKPass) {}
}

/// Lets somebody keep passes. As on a device without a wallet: no such controller can be made.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  /// `nil`: there is no wallet.
  public init?(pass: PKPass) { return nil }
  /// `nil`: there is no wallet.
  public init?(passes: [PKPass]) { return nil }
  @available(*, unavailable, message: "A controller for passes is made with passes.")
  public required init?(coder: NSCoder) { nil }

  nonisolated open class func canAddPasses() -> Bool { false }
}

/// Told that somebody is done.
@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}

extension PKAddPassesViewControllerDelegate {
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {
    controller.dismiss(animated: true)
  }
}
