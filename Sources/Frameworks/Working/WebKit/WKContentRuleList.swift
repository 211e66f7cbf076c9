// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Rules of what pages may load. Pages are shown as text and load nothing else: rules are checked and kept, and have nothing
/// to act on.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
  open private(set) var identifier: String
  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// Keeps rules, while the app runs.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let one = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  open class func `default`() -> WKContentRuleListStore! { one }
  /// A store of its own; nothing is written into the folder.
  public convenience init!(url: URL!) { self.init() }
  override init() { super.init() }

  /// Takes rules.
  ///
  /// - Parameter encodedContentRuleList: An array of JSON's, of objects with a trigger and an action; anything else fails.
  @preconcurrency open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = compile(identifier, encodedContentRuleList)
    DispatchQueue.main.async {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreCompileFailed) : nil)
    }
  }

  @discardableResult
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    guard let list = compile(identifier, encodedContentRuleList) else {
      throw WKError(.contentRuleListStoreCompileFailed)
    }
    return list
  }

  private func compile(_ identifier: String?, _ text: String?) -> WKContentRuleList? {
    guard let identifier, let text, let rules = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let rules = rules as? [[String: Any]], !rules.isEmpty,
      rules.allSatisfy({ rule in
        let (trigger, action) = (rule["trigger"] as? [String: Any], rule["action"] as? [String: Any])
        return trigger?["url-filter"] is String && action?["type"] is String
      })
    else { return nil }
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }

  @preconcurrency open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let list = identifier.flatMap { lists[$0] }
    DispatchQueue.main.async {
      completionHandler?(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
  }
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    guard let list = identifier.flatMap({ lists[$0] }) else { throw WKError(.contentRuleListStoreLookUpFailed) }
    return list
  }

  @preconcurrency open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!
  ) {
    let removed = identifier.flatMap { lists.removeValue(forKey: $0) }
    DispatchQueue.main.async { completionHandler?(removed == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil) }
  }
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    if identifier.flatMap({ lists.removeValue(forKey: $0) }) == nil {
      throw WKError(.contentRuleListStoreRemoveFailed)
    }
  }

  @preconcurrency open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: (@MainActor ([String]?) -> Void)!
  ) {
    let names = lists.keys.sorted()
    DispatchQueue.main.async { completionHandler?(names) }
  }
  open func availableIdentifiers() async -> [String]? { lists.keys.sorted() }
}
