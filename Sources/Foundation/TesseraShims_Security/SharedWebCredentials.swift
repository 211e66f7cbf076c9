// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import TesseraShims_CoreFoundation

// Passwords that an app shares with its web sites. There is no iCloud Keychain: as on a device where it is off, none is
// found, and none can be added.

/// The password of a shared credential.
public nonisolated(unsafe) let kSecSharedPassword: CFString = "spwd"

/// Adds, changes or removes a shared password; the error is `errSecMissingEntitlement`, since no site lists the app.
@preconcurrency public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  DispatchQueue.global().async {
    completionHandler(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecMissingEntitlement)))
  }
}

/// Asks for shared passwords; the error is `errSecItemNotFound`, and there are none.
@preconcurrency public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  DispatchQueue.global().async {
    completionHandler(nil, NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound)))
  }
}

/// A password that is hard to guess: four groups of three letters and digits, with hyphens between.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  // Without letters that are taken for others.
  let letters = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let groups = (0..<4).map { _ in String((0..<3).map { _ in letters[Int.random(in: 0..<letters.count)] }) }
  return groups.joined(separator: "-") as NSString
}
