// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_CoreFoundation
internal import Synchronization

/// The passwords and keys of an app: a file in its home, which nobody but its owner may read.
///
/// They are as safe as that file: nothing is encrypted, since there is no passcode to do it with.
package final class Keychain: Sendable {
  /// The app's.
  static var current: Keychain { forTests ?? shared }
  /// One of a test's own, in place of the app's.
  @TaskLocal package static var forTests: Keychain?

  private static let shared = Keychain(
    folder: URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/Keychains", isDirectory: true))

  /// Where everything is kept; it is read anew each time, so that there is one truth.
  package let file: URL
  private let isBusy = Mutex(())

  /// - Parameter folder: It is made when something is stored.
  package init(folder: URL) { file = folder.appendingPathComponent("keychain.plist") }

  // MARK: - What apps ask for

  func copyMatching(_ query: KeychainQuery) throws(KeychainError) -> Any? {
    let items = try read().items.filter(query.matches)
    guard let first = items.first else { throw KeychainError(errSecItemNotFound) }
    if query.returned.contains(.reference), query.kind != .key { throw KeychainError(errSecUnimplemented) }
    guard !query.returned.isEmpty else { return nil }
    switch query.limit ?? .one {
    case .one:
      guard let answer = first.answer(query.returned) else { throw KeychainError(errSecItemNotFound) }
      return answer
    case .some(let count): return items.prefix(count).compactMap { $0.answer(query.returned) }
    case .all: return items.compactMap { $0.answer(query.returned) }
    }
  }

  func add(_ query: KeychainQuery, at now: Date) throws(KeychainError) -> Any? {
    guard let kind = query.kind, kind.isStored else { throw KeychainError(errSecUnimplemented) }
    if query.returned.contains(.reference), kind != .key { throw KeychainError(errSecUnimplemented) }
    if kind == .key, query.data == nil || query.attributes[kSecAttrKeyType] == nil { throw KeychainError(errSecParam) }
    guard query.row == nil, !query.matchesAnySynchronizable else { throw KeychainError(errSecParam) }
    return try change { (content) throws(KeychainError) in
      var item = KeychainItem(kind: kind, row: content.next, attributes: query.attributes, data: query.data)
      let group = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
      let defaults: [String: ItemValue] = ["agrp": .text(group), "pdmn": .text("ak"), "sync": .number(0)]
      item.attributes.merge(defaults) { own, _ in own }
      item.attributes.merge(["cdat": .date(now), "mdat": .date(now)]) { own, _ in own }
      let identity = item.identity
      if content.items.contains(where: { $0.kind == kind && $0.identity == identity }) {
        throw KeychainError(errSecDuplicateItem)
      }
      content.items.append(item)
      content.next += 1
      return item.answer(query.returned)
    }
  }

  func update(_ query: KeychainQuery, with changes: CFDictionary, at now: Date) throws(KeychainError) {
    guard query.returned.isEmpty else { throw KeychainError(errSecParam) }
    // Apple's takes attributes and the password here, and neither a class nor what functions answer.
    guard var changes = texts(changes), changes.keys.allSatisfy({ $0.utf8.count == 4 || $0 == kSecValueData }) else {
      throw KeychainError(errSecParam)
    }
    changes[kSecClass] = query.kind?.rawValue
    let new = try KeychainQuery(changes)
    guard !new.matchesAnySynchronizable else { throw KeychainError(errSecParam) }
    _ = try change { (content) throws(KeychainError) in
      let chosen = content.items.indices.filter { query.matches(content.items[$0]) }
      guard !chosen.isEmpty else { throw KeychainError(errSecItemNotFound) }
      for index in chosen {
        content.items[index].attributes.merge(new.attributes) { $1 }
        if new.attributes["mdat"] == nil { content.items[index].attributes["mdat"] = .date(now) }
        if let data = new.data { content.items[index].data = data }
      }
      for index in chosen {
        let item = content.items[index]
        let others = content.items.filter { $0.row != item.row && $0.kind == item.kind }
        if others.contains(where: { $0.identity == item.identity }) { throw KeychainError(errSecDuplicateItem) }
      }
      return nil
    }
  }

  func delete(_ query: KeychainQuery) throws(KeychainError) {
    guard !query.hasMatches, query.limit == nil || query.limit == .all else { throw KeychainError(errSecParam) }
    guard query.row == nil || query.attributes.isEmpty else { throw KeychainError(errSecParam) }
    _ = try change { (content) throws(KeychainError) in
      let count = content.items.count
      content.items.removeAll(where: query.matches)
      if content.items.count == count { throw KeychainError(errSecItemNotFound) }
      return nil
    }
  }

  // MARK: - The file

  struct Content {
    var items: [KeychainItem] = []
    /// The number of the next item.
    var next = 1
  }

  private func change(
    _ body: (inout Content) throws(KeychainError) -> Any?
  ) throws(KeychainError) -> Any? {
    var answer: Any?
    let failure: KeychainError? = isBusy.withLock { _ in
      do throws(KeychainError) {
        var content = try read()
        answer = try body(&content)
        try write(content)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    return answer
  }

  private func read() throws(KeychainError) -> Content {
    guard FileManager.default.fileExists(atPath: file.path) else { return Content() }
    guard let bytes = FileManager.default.contents(atPath: file.path) else { throw KeychainError(errSecNotAvailable) }
    guard let stored = try? PropertyListSerialization.propertyList(from: bytes, format: nil) as? [String: Any],
      let items = stored["items"] as? [Any]
    else {
      putAside()
      return Content()
    }
    var content = Content(items: items.compactMap(KeychainItem.init))
    let highest = content.items.map(\.row).max() ?? 0
    content.next = max(stored["next"] as? Int ?? 0, highest < .max ? highest + 1 : highest, 1)
    return content
  }

  /// A file that cannot be read makes room for a new one, as a broken database does on iOS; it is kept beside it.
  private func putAside() {
    let broken = file.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: broken)
    try? FileManager.default.moveItem(at: file, to: broken)
    FileHandle.standardError.write(Data("Keychain: the file was broken and is now \(broken.path)\n".utf8))
  }

  private func write(_ content: Content) throws(KeychainError) {
    let stored: [String: Any] = ["version": 1, "next": content.next, "items": content.items.map(\.stored)]
    let temporary = file.appendingPathExtension("new")
    do {
      let bytes = try PropertyListSerialization.data(fromPropertyList: stored, format: .xml, options: 0)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Nobody else may read it, not even for a moment: it is its owner's before anything is in it.
      try? FileManager.default.removeItem(at: temporary)
      let place = open(temporary.path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      guard place >= 0 else { throw CocoaError(.fileWriteNoPermission) }
      let handle = FileHandle(fileDescriptor: place, closeOnDealloc: true)
      try handle.write(contentsOf: bytes)
      try handle.close()
      guard rename(temporary.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      throw KeychainError(errSecIO)
    }
  }
}

extension KeychainItem {
  /// What a function answers of it: data alone as such, all else in a dictionary. `nil` where that is nothing.
  func answer(_ returned: KeychainQuery.Returned) -> Any? {
    if returned == .data { return data }
    if returned == .reference { return key }
    if returned == .persistentReference { return persistentReference }
    guard !returned.isEmpty else { return nil }
    var answer: [String: Any] = [:]
    if returned.contains(.attributes) {
      answer = attributes.mapValues(\.plain)
      answer[kSecClass] = kind.rawValue
    }
    if returned.contains(.reference), let key { answer[kSecValueRef] = key }
    if returned.contains(.data), let data { answer[kSecValueData] = data }
    if returned.contains(.persistentReference) { answer[kSecValuePersistentRef] = persistentReference }
    return answer
  }
}
