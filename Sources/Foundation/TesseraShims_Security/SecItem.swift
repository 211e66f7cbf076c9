// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import TesseraShims_CoreFoundation

/// Adds a password to the keychain.
///
/// - Parameters:
///   - attributes: Its class, its attributes, the password by `kSecValueData`, and what `result` is to have.
///   - result: Gets what was asked for of the new item.
/// - Returns: `errSecSuccess`; `errSecDuplicateItem` where there is one with its account and service, or all that tells
///   internet passwords apart; `errSecUnimplemented` for keys, certificates and identities; `errSecParam` for what Apple's
///   refuses so.
@discardableResult public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  status { () throws(KeychainError) in
    let query = try KeychainQuery(attributes)
    let answer = try Keychain.current.add(query, at: Date())
    if let result { result.pointee = answer.map { $0 as AnyObject } }
  }
}

/// Looks for passwords.
///
/// - Parameters:
///   - query: The class and attributes that they have, how many are asked for, and what `result` is to have of them.
///   - result: Gets `Data` for the password alone, else a dictionary; an array of those where more than one is asked for.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` for what Apple's refuses so.
@discardableResult public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  status { () throws(KeychainError) in
    let query = try KeychainQuery(query)
    guard query.returned.isEmpty || result != nil else { throw KeychainError(errSecParam) }
    let answer = try Keychain.current.copyMatching(query)
    if let result { result.pointee = answer.map { $0 as AnyObject } }
  }
}

/// Changes all passwords that match.
///
/// - Parameters:
///   - query: The class and attributes that they have.
///   - attributesToUpdate: Their new attributes and password. Neither a class nor what an answer is to have.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, `errSecDuplicateItem` where two would become the same, or `errSecParam`
///   for what Apple's refuses so. Where it is no success nothing has changed.
@discardableResult public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  status { () throws(KeychainError) in
    try Keychain.current.update(KeychainQuery(query), with: attributesToUpdate, at: Date())
  }
}

/// Deletes all passwords that match.
///
/// - Parameter query: The class and attributes that they have. A limit other than all is `errSecParam`.
/// - Returns: `errSecSuccess`, `errSecItemNotFound`, or `errSecParam` for what Apple's refuses so.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  status { () throws(KeychainError) in try Keychain.current.delete(KeychainQuery(query)) }
}

private func status(_ body: () throws(KeychainError) -> Void) -> OSStatus {
  do throws(KeychainError) {
    try body()
    return errSecSuccess
  } catch {
    return error.status
  }
}
