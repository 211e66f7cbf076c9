// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The public names of the kit.
public struct DeclaredNames: Sendable {
  /// Dotted: `UIView.ContentMode`.
  public var types: Set<String> = []
  /// What types inherit and conform to, by their last names.
  public var parents: [String: Set<String>] = [:]
  public var members: [String: Set<String>] = [:]
  public var initialisers: [String: Set<[Parameter]>] = [:]
  /// Functions, constants and type aliases that belong to no type.
  public var globals: Set<String> = []
  var publicEnums: Set<String> = []

  public init() {}

  /// Reads the modules that apps import.
  public init(kitIn tree: SourceTree) throws {
    for module in Self.kit {
      for path in tree.files(in: "Sources/\(module)", endings: ["swift"]) { add(try tree.text(path)) }
    }
  }

  static let kit = ["CoreGraphics", "QuartzCore", "UIKit", "CoreMotion"]

  public mutating func add(_ source: String) {
    var scanner = DeclarationScanner(CodeText(source))
    scanner.names.publicEnums = publicEnums
    scanner.run()
    let found = scanner.names
    types.formUnion(found.types)
    globals.formUnion(found.globals)
    publicEnums.formUnion(found.publicEnums)
    parents.merge(found.parents) { $0.union($1) }
    members.merge(found.members) { $0.union($1) }
    initialisers.merge(found.initialisers) { $0.union($1) }
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
    if Foundation.wholeTypes.contains(owner) { return true }
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
