// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Protocols that every object is given by `NSObject`. Some of Foundation's classes, which derive from it on iOS, do not on
/// Linux: they are given them too, where the protocol's extensions do all that it asks for.
///
/// ## Before
///     extension NSObject: Namespaced {}
/// ## After
///     extension NSObject: Namespaced {}; extension FileManager: Namespaced {}; extension NotificationCenter: …
struct RootConformanceRule: Rule {
  private static let rootless = ["FileManager", "NotificationCenter", "ProcessInfo"]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated && !file.hasSyntaxError {
      for type in file.scan.types where type.kind == .extension && type.name == "NSObject" {
        guard let node = type.node.as(ExtensionDeclSyntax.self), type.members.isEmpty, node.genericWhereClause == nil,
          node.attributes.isEmpty
        else { continue }
        let protocols = type.inherited.filter { isFree($0, in: module) }
        guard !protocols.isEmpty else { continue }
        let list = protocols.joined(separator: ", ")
        file.edits.insert(
          Self.rootless.map { "; extension \($0): \(list) {}" }.joined(), at: node.memberBlock.offsets.upperBound)
      }
    }
  }

  /// Whether a protocol of the module's own asks nothing of a type that its extensions do not do for any.
  private func isFree(_ name: String, in module: ModuleContext) -> Bool {
    guard let declared = module.declaration(named: name), declared.kind == .protocol,
      !declared.attributes.contains("objc"),
      Set(declared.inherited).isSubset(of: ["AnyObject", "class", "Any"])
    else { return false }
    let done = (module.extensions[name] ?? []).filter { type in
      guard let clause = type.node.as(ExtensionDeclSyntax.self)?.genericWhereClause else { return true }
      return ["where Self: AnyObject", "where Self: Any"].contains(clause.trimmedDescription)
    }
    let names = Set(done.flatMap(\.members).map(\.fullName))
    return declared.members.allSatisfy { $0.kind != .initializer && names.contains($0.fullName) }
  }
}
