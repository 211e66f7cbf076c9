// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a parameter of an initialiser is called from outside, and whether it can be left out.
public struct Parameter: Hashable, Sendable {
  public var label: String
  public var hasDefault: Bool
}

/// The public names of the kit.
public struct DeclaredNames: Sendable {
  /// Dotted: `UIView.ContentMode`.
  public var types: Set<String> = []
  /// What types inherit and conform to.
  public var parents: [String: Set<String>] = [:]
  public var members: [String: Set<String>] = [:]
  public var initialisers: [String: Set<[Parameter]>] = [:]
  /// Functions, constants and type aliases that belong to no type.
  public var globals: Set<String> = []
  /// The functions among them: calls of C's look like initialisers.
  public var functions: Set<String> = []

  public init() {}

  /// What has no symbol graph in the folder that is asked for.
  public struct MissingGraph: Error, CustomStringConvertible {
    public var description: String
  }

  /// Reads the graphs of the modules that apps import.
  ///
  /// - Parameter folder: Where `swift package dump-symbol-graph` has written them.
  public init(symbolGraphs folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for module in Self.kit {
      // `UIKit.symbols.json`, and what UIKit adds to Foundation: `UIKit@Foundation.symbols.json`.
      let graphs = files.filter { file in
        file.lastPathComponent.hasSuffix(".symbols.json")
          && file.lastPathComponent.prefix { $0 != "@" && $0 != "." } == module
      }
      guard !graphs.isEmpty else {
        throw MissingGraph(description: "\(folder.path): expected \(module).symbols.json; `make coverage` writes it")
      }
      for graph in graphs.sorted(by: { $0.path < $1.path }) { try add(Data(contentsOf: graph)) }
    }
  }

  static let kit = ["CoreGraphics", "QuartzCore", "UIKit", "CoreImage", "CoreLocation", "CoreMotion"]

  /// Adds what a graph declares and does not mark as unavailable.
  public mutating func add(_ graph: Data) throws {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: graph)
    var names: [String: String] = [:]
    for symbol in graph.symbols where !symbol.isUnavailable {
      let path = symbol.pathComponents.joined(separator: ".")
      if symbol.isType {
        names[symbol.identifier.precise] = path
        types.insert(path)
      } else if symbol.isInitialiser {
        initialisers[symbol.owner ?? "", default: []].insert(symbol.parameters)
      } else if let owner = symbol.owner {
        members[owner, default: []].insert(symbol.name)
      } else {
        globals.insert(symbol.name)
        if symbol.isFunction { functions.insert(symbol.name) }
      }
    }
    for relationship in graph.relationships where ["inheritsFrom", "conformsTo"].contains(relationship.kind) {
      guard let child = names[relationship.source] else { continue }
      let parent = names[relationship.target] ?? relationship.targetFallback.map(Self.withoutModule)
      if let parent { parents[child, default: []].insert(parent) }
    }
  }

  /// `Foundation.NSObject` is `NSObject`.
  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").dropFirst().joined(separator: ".")
  }

  // MARK: - Questions

  public func hasType(_ name: String) -> Bool {
    types.contains(name) || globals.contains(name) || Foundation.types.contains(name)
      || types.contains { $0.hasSuffix("." + name) }
      || members.values.contains { $0.contains(name) && name.first?.isUppercase == true }
  }

  public func hasMember(_ member: String, of owner: String) -> Bool {
    if Foundation.wholeTypes.contains(owner) { return true }
    if Foundation.members[owner]?.contains(member) == true { return true }
    return lineage(of: owner).contains { members[$0]?.contains(member) == true || types.contains("\($0).\(member)") }
  }

  /// - Parameter labels: As written in a call, without the colons; a trailing closure is not among them.
  public func hasInitialiser(_ labels: [String], hasTrailingClosure: Bool, of owner: String) -> Bool {
    if Foundation.wholeTypes.contains(owner) || functions.contains(owner) { return true }
    if let known = Foundation.initialisers[owner] { return known.contains(labels) }
    guard hasType(owner) else { return false }
    // Objects have the initialiser of `NSObject`.
    if labels.isEmpty, !hasTrailingClosure, lineage(of: owner).contains("NSObject") { return true }
    return lineage(of: owner).contains { type in
      initialisers[type]?.contains { Self.fits(labels, hasTrailingClosure, $0) } == true
    }
  }

  private static func fits(_ labels: [String], _ hasTrailingClosure: Bool, _ parameters: [Parameter]) -> Bool {
    var rest = labels[...]
    for (index, parameter) in parameters.enumerated() {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault, !(hasTrailingClosure && index == parameters.count - 1) {
        return false
      }
    }
    return rest.isEmpty
  }

  /// The type and all that it inherits.
  private func lineage(of type: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += parents[next] ?? []
    }
    return found
  }

  /// What Foundation on Linux brings of these names.
  private enum Foundation {
    static let wholeTypes: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect", "NSString"]
    static let types = wholeTypes.union([
      "NSAttributedString", "NSMutableAttributedString", "NSObject", "NSTextCheckingResult",
    ])
    /// The labels of initialisers; a trailing closure has none of them.
    static let initialisers: [String: Set<[String]>] = [
      "NSAttributedString": texts, "NSMutableAttributedString": texts, "NSAttributedString.Key": [["_"], ["rawValue"]],
      "NSTextCheckingResult.CheckingType": [[], ["rawValue"]],
    ]
    private static let texts: Set<[String]> = [[], ["string"], ["string", "attributes"], ["attributedString"]]
    static let members: [String: Set<String>] = [
      "NSAttributedString": text, "NSMutableAttributedString": text.union(changing),
      "NSObject": ["copy", "mutableCopy", "isEqual", "hash", "description", "debugDescription"],
      "NSTextCheckingResult": ["range", "resultType", "numberOfRanges", "regularExpression"],
    ]
    private static let text: Set<String> = [
      "attribute", "attributedSubstring", "attributes", "enumerateAttribute", "enumerateAttributes", "isEqual",
      "length", "string",
    ]
    private static let changing: Set<String> = [
      "addAttribute", "addAttributes", "append", "deleteCharacters", "insert", "mutableString", "removeAttribute",
      "replaceCharacters", "setAttributedString", "setAttributes",
    ]
  }
}
