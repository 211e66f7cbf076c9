// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Security
import Testing

/// What iOS developers write around the keychain: one class with strings by their keys.
private final class KeychainWrapper {
  enum Failure: Error, Equatable {
    case noPassword
    case unhandled(status: OSStatus)
  }

  private let service: String
  init(service: String) { self.service = service }

  private func query(_ account: String?) -> [String: Any] {
    var query: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
    ]
    if let account = account { query[kSecAttrAccount as String] = account }
    return query
  }

  func set(_ value: String, for account: String) throws {
    let data = value.data(using: .utf8)!
    var status = SecItemCopyMatching(query(account) as CFDictionary, nil)
    switch status {
    case errSecSuccess:
      status = SecItemUpdate(query(account) as CFDictionary, [kSecValueData as String: data] as CFDictionary)
    case errSecItemNotFound:
      var item = query(account)
      item[kSecValueData as String] = data
      item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
      status = SecItemAdd(item as CFDictionary, nil)
    default: break
    }
    guard status == errSecSuccess else { throw Failure.unhandled(status: status) }
  }

  func string(for account: String) throws -> String {
    var query = self.query(account)
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    query[kSecReturnAttributes as String] = kCFBooleanTrue
    query[kSecReturnData as String] = kCFBooleanTrue!
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    guard status != errSecItemNotFound else { throw Failure.noPassword }
    guard status == noErr else { throw Failure.unhandled(status: status) }
    guard let existing = item as? [String: Any], let data = existing[kSecValueData as String] as? Data,
      let value = String(data: data, encoding: .utf8)
    else { throw Failure.noPassword }
    return value
  }

  func accounts() -> [String] {
    var query = self.query(nil)
    query[kSecMatchLimit as String] = kSecMatchLimitAll
    query[kSecReturnAttributes as String] = true
    var result: AnyObject?
    let status = withUnsafeMutablePointer(to: &result) {
      SecItemCopyMatching(query as CFDictionary, UnsafeMutablePointer($0))
    }
    guard status == errSecSuccess, let items = result as? [[String: Any]] else { return [] }
    return items.compactMap { $0[kSecAttrAccount as String] as? String }
  }

  func remove(_ account: String) -> Bool { SecItemDelete(query(account) as CFDictionary) == errSecSuccess }

  func removeAll() {
    for kind in [
      kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity,
    ] {
      SecItemDelete([kSecClass: kind] as CFDictionary)
    }
  }
}

@Suite struct KeychainTests {
  /// Runs a body on a keychain of its own.
  private func withKeychain(_ body: (Keychain) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Keychain-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let keychain = Keychain(folder: folder.appendingPathComponent("Keychains"))
    try Keychain.$forTests.withValue(keychain) { try body(keychain) }
  }

  private func add(_ attributes: [CFString: Any]) -> OSStatus {
    SecItemAdd(attributes as CFDictionary, nil)
  }

  private func copy(_ query: [CFString: Any]) -> (status: OSStatus, answer: AnyObject?) {
    var answer: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &answer)
    return (status, answer)
  }

  private let login: [CFString: Any] = [
    kSecClass: kSecClassGenericPassword, kSecAttrService: "mail", kSecAttrAccount: "ann",
    kSecValueData: Data("secret".utf8),
  ]

  // MARK: - As it is used

  @Test func aWrapperKeepsChangesAndForgetsStrings() throws {
    try withKeychain { keychain in
      let (mail, chat) = (KeychainWrapper(service: "mail"), KeychainWrapper(service: "chat"))
      #expect(throws: KeychainWrapper.Failure.noPassword) { try mail.string(for: "ann") }
      try mail.set("one", for: "ann")
      try mail.set("two", for: "bob")
      try chat.set("three", for: "ann")
      try mail.set("four", for: "ann")
      #expect(try mail.string(for: "ann") == "four" && chat.string(for: "ann") == "three")
      #expect(mail.accounts() == ["ann", "bob"])
      #expect(mail.remove("ann") && !mail.remove("ann") && mail.accounts() == ["bob"])
      // Another process finds what is left, in the same file.
      let later = Keychain(folder: keychain.file.deletingLastPathComponent())
      #expect(try Keychain.$forTests.withValue(later) { try mail.string(for: "bob") } == "two")
      mail.removeAll()
      #expect(mail.accounts().isEmpty && chat.accounts().isEmpty)
    }
  }

  @Test func whatIsStoredIsItsOwnersAlone() throws {
    try withKeychain { keychain in
      #expect(!FileManager.default.fileExists(atPath: keychain.file.path))
      #expect(add(login) == errSecSuccess)
      let attributes = try FileManager.default.attributesOfItem(atPath: keychain.file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      let folder = keychain.file.deletingLastPathComponent()
      #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["keychain.plist"])
    }
  }

  @Test(arguments: ["", "not a list", "<plist version=\"1.0\"><array/></plist>"])
  func aBrokenFileMakesRoomAndIsKept(text: String) throws {
    try withKeychain { keychain in
      let folder = keychain.file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: keychain.file)
      #expect(copy(login).status == errSecItemNotFound && add(login) == errSecSuccess)
      #expect(copy(login).status == errSecSuccess)
      #expect(try Data(contentsOf: keychain.file.appendingPathExtension("broken")) == Data(text.utf8))
    }
  }

  @Test func aFolderThatCannotBeMadeIsAnError() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Keychain-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    Keychain.$forTests.withValue(Keychain(folder: file.appendingPathComponent("Keychains"))) {
      #expect(add(login) == errSecIO && copy(login).status == errSecItemNotFound)
    }
  }

  // MARK: - What is the same item

  @Test func accountAndServiceTellGenericPasswordsApart() throws {
    try withKeychain { _ in
      #expect(add(login) == errSecSuccess)
      var other = login
      other[kSecValueData] = Data("other".utf8)
      other[kSecAttrLabel] = "Label"
      #expect(add(other) == errSecDuplicateItem)
      other[kSecAttrService] = "chat"
      #expect(add(other) == errSecSuccess)
      other[kSecAttrSynchronizable] = true
      #expect(add(other) == errSecSuccess)
      other[kSecAttrAccessGroup] = "group.other"
      #expect(add(other) == errSecSuccess)
      // Without an account and a service there is one.
      #expect(add([kSecClass: kSecClassGenericPassword]) == errSecSuccess)
      #expect(add([kSecClass: kSecClassGenericPassword, kSecAttrAccount: ""]) == errSecDuplicateItem)
    }
  }

  @Test func serverPortAndPathTellInternetPasswordsApart() throws {
    try withKeychain { _ in
      var site: [CFString: Any] = [
        kSecClass: kSecClassInternetPassword, kSecAttrServer: "example.org", kSecAttrAccount: "ann",
        kSecAttrProtocol: kSecAttrProtocolHTTPS, kSecValueData: Data([1]),
      ]
      #expect(add(site) == errSecSuccess)
      site[kSecAttrPort] = 0
      #expect(add(site) == errSecDuplicateItem)
      site[kSecAttrPort] = UInt16(8080)
      #expect(add(site) == errSecSuccess)
      site[kSecAttrPath] = "/a"
      #expect(add(site) == errSecSuccess)
      let found = copy([
        kSecClass: kSecClassInternetPassword, kSecAttrPort: 8080, kSecMatchLimit: kSecMatchLimitAll,
        kSecReturnAttributes: true,
      ])
      let items = try #require(found.answer as? [[String: Any]])
      #expect(items.map { $0[kSecAttrPath as String] as? String } == [nil, "/a"])
    }
  }

  @Test func anUpdateMustNotMakeTwoTheSame() throws {
    try withKeychain { _ in
      var bob = login
      bob[kSecAttrAccount] = "bob"
      #expect(add(login) == errSecSuccess && add(bob) == errSecSuccess)
      let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "bob"] as CFDictionary
      #expect(SecItemUpdate(query, [kSecAttrAccount: "ann"] as CFDictionary) == errSecDuplicateItem)
      #expect(SecItemUpdate(query, [kSecAttrAccount: "cy", kSecAttrLabel: "C"] as CFDictionary) == errSecSuccess)
      #expect(SecItemUpdate(query, [kSecAttrLabel: "C"] as CFDictionary) == errSecItemNotFound)
      let names = copy([
        kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true,
      ])
      #expect((names.answer as? [[String: Any]])?.map { $0["acct"] as? String } == ["ann", "cy"])
    }
  }

  // MARK: - What is answered

  @Test func theAnswerIsWhatWasAskedFor() throws {
    try withKeychain { _ in
      var added: CFTypeRef?
      var asked = login
      asked[kSecReturnPersistentRef] = true
      #expect(SecItemAdd(asked as CFDictionary, &added) == errSecSuccess)
      let reference = try #require(added as? Data)

      var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "mail"]
      #expect(copy(query).status == errSecSuccess && copy(query).answer == nil)
      query[kSecReturnData] = true
      #expect(copy(query).answer as? Data == Data("secret".utf8))
      query[kSecMatchLimit] = kSecMatchLimitAll
      #expect(copy(query).answer as? [Data] == [Data("secret".utf8)])
      query[kSecMatchLimit] = 1
      query[kSecReturnAttributes] = true
      let both = try #require(copy(query).answer as? [String: Any])
      #expect(both[kSecValueData as String] as? Data == Data("secret".utf8))
      #expect(both[kSecAttrAccount as String] as? String == "ann")
      #expect(both[kSecClass as String] as? String == kSecClassGenericPassword as String)
      #expect(both[kSecAttrAccessible as String] as? String == kSecAttrAccessibleWhenUnlocked as String)
      #expect(both[kSecAttrSynchronizable as String] as? Bool == false && both[kSecAttrCreationDate as String] is Date)

      let found = copy([kSecValuePersistentRef: reference, kSecReturnData: true])
      #expect(found.answer as? Data == Data("secret".utf8))
      #expect(SecItemDelete([kSecValuePersistentRef: reference] as CFDictionary) == errSecSuccess)
      #expect(copy([kSecValuePersistentRef: reference, kSecReturnData: true]).status == errSecItemNotFound)
    }
  }

  @Test func itemsThatGoToOtherDevicesAreAskedForByName() throws {
    try withKeychain { _ in
      var shared = login
      shared[kSecAttrSynchronizable] = kCFBooleanTrue
      #expect(add(shared) == errSecSuccess)
      var query: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
      #expect(copy(query).status == errSecItemNotFound)
      query[kSecAttrSynchronizable] = kSecAttrSynchronizableAny
      #expect(copy(query).status == errSecSuccess)
      query[kSecAttrSynchronizable] = true
      #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    }
  }

  @Test func dictionariesOfObjectsAreReadAsOthers() throws {
    try withKeychain { _ in
      var query = [String: AnyObject]()
      query[kSecClass as String] = kSecClassGenericPassword
      query[kSecAttrAccount as String] = "ann" as AnyObject?
      query[kSecValueData as String] = Data("x".utf8) as AnyObject?
      query[kSecReturnData as String] = kCFBooleanTrue
      var answer: AnyObject?
      #expect(SecItemAdd(query as CFDictionary, &answer) == errSecSuccess && answer as? Data == Data("x".utf8))
      let all: NSMutableDictionary = [kSecClass: kSecClassGenericPassword]
      #expect(SecItemDelete(all as CFDictionary) == errSecSuccess)
    }
  }

  @Test func whatAppleRefusesIsRefused() throws {
    try withKeychain { _ in
      #expect(add(login) == errSecSuccess)
      let query: [CFString: Any] = [kSecClass: kSecClassGenericPassword]
      #expect(copy([kSecAttrAccount: "ann"]).status == errSecParam && copy([kSecClass: "none"]).status == errSecParam)
      #expect(
        SecItemCopyMatching([kSecClass: kSecClassGenericPassword, kSecReturnData: true] as CFDictionary, nil)
          == errSecParam)
      #expect(copy([kSecClass: kSecClassGenericPassword, kSecAttrServer: "a"]).status == errSecNoSuchAttr)
      #expect(add([kSecClass: kSecClassGenericPassword, kSecValueData: "text"]) == errSecParam)
      var one = query
      one[kSecMatchLimit] = kSecMatchLimitOne
      #expect(SecItemDelete(one as CFDictionary) == errSecParam)
      one[kSecMatchLimit] = kSecMatchLimitAll
      #expect(SecItemUpdate(query as CFDictionary, login as CFDictionary) == errSecParam)
      var asking = query
      asking[kSecReturnAttributes] = true
      #expect(SecItemUpdate(asking as CFDictionary, [kSecAttrLabel: "L"] as CFDictionary) == errSecParam)
      #expect(add([kSecClass: kSecClassCertificate, kSecValueData: Data()]) == errSecUnimplemented)
      #expect(add([kSecClass: kSecClassKey, kSecValueData: Data()]) == errSecParam)
      #expect(copy([kSecClass: kSecClassKey]).status == errSecItemNotFound)
      #expect(
        SecItemDelete(one as CFDictionary) == errSecSuccess && SecItemDelete(one as CFDictionary) == errSecItemNotFound)
    }
  }

  // MARK: - Beside the keychain

  @Test func aStatusIsSaidInWords() {
    #expect(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
        == "The specified item could not be found in the keychain.")
    #expect(SecCopyErrorMessageString(12_345, nil) == nil)
  }

  @Test func randomBytesFillWhatTheyAreGiven() {
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count - 1, &bytes) == errSecSuccess)
    #expect(Set(bytes).count > 8 && bytes.last == 0)
    var data = Data(count: 32)
    let status = data.withUnsafeMutableBytes { SecRandomCopyBytes(kSecRandomDefault, 32, $0.baseAddress!) }
    #expect(status == errSecSuccess && data != Data(count: 32))
  }
}
