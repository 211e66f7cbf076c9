// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraHost

@Suite struct MissingKeysTests {
  @Test(arguments: [true, false]) func whatTheArchiveDoesNotSayIsNil(isSecure: Bool) throws {
    #expect(MissingKeys.isInstalled)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: ArchivedCard("a", next: ArchivedCard(nil)), requiringSecureCoding: isSecure)
    let decoder = try NSKeyedUnarchiver(forReadingFrom: data)
    decoder.requiresSecureCoding = false
    #expect(decoder.decodeObject(forKey: "root of another name") == nil)
    let card = try #require(decoder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedCard)
    #expect(card.read == [true, true, true, true] && card.title == "a")
    #expect(card.next?.read == [true, true, true, true] && card.next?.title == nil && decoder.error == nil)
  }
}

/// An object that reads more than older versions of it wrote.
final class ArchivedCard: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  var title: String?
  var next: ArchivedCard?
  var read: [Bool] = []

  init(_ title: String?, next: ArchivedCard? = nil) { (self.title, self.next) = (title, next) }

  init?(coder: NSCoder) {
    read = [
      coder.decodeObject(forKey: "new") == nil, coder.decodeObject(of: NSString.self, forKey: "new") == nil,
      coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "new") == nil,
      coder.decodePropertyList(forKey: "new") == nil,
    ]
    title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
    next = coder.decodeObject(forKey: "next") as? ArchivedCard
  }

  func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(next, forKey: "next")
  }
}
