// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation
public import Foundation

/// What it takes to read an item of the keychain.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// A finger, a face or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  /// A finger or face, of those known now or later.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  /// A finger or face, of those known when the item was made.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  /// One of the conditions is enough.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions have to hold.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A key may sign and decrypt.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// When an item can be read, and what it takes.
public final class SecAccessControl: Sendable {
  /// One of the values of `kSecAttrAccessible`.
  let protection: String
  let flags: SecAccessControlCreateFlags

  /// Whether people are asked for something.
  var asks: Bool {
    !flags.isDisjoint(with: [.userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode])
  }

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// Conditions for an item. Those that ask people for something can't be met here, where nobody has a passcode: the item is
/// refused when it is added, with the error that it could not be authenticated.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  guard let name = protection as? String else {
    error?.pointee = .passRetained(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
    return nil
  }
  return SecAccessControl(protection: name, flags: flags)
}
