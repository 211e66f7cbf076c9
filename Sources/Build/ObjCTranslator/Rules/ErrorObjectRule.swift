// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Structures and enumerations that are errors. On iOS their objects, `error as NSError`, are cast back to them; the kit does
/// so for those that say they may be.
///
/// ## Before
///     enum LoadError: Error { case gone }
/// ## After
///     enum LoadError: Error, _TesseraErrorOfSwift { case gone }
struct ErrorObjectRule: Rule {
  private static let names: Set<String> = ["Error", "LocalizedError", "CustomNSError", "RecoverableError"]

  func apply(to module: ModuleContext) {
    // Nobody has objects of errors in modules that know nothing of Foundation.
    guard module.files.contains(where: { !$0.scan.imports.isEmpty }) else { return }
    let types = module.files.filter { !$0.isTranslated && !$0.hasSyntaxError }.flatMap(\.scan.types)
    var done: Set<String> = []
    for type in types where [.struct, .enum].contains(type.kind) && isError(type, in: module) {
      if !type.isLocal { done.insert(type.qualifiedName) }
      conform(type)
    }
    for type in types where type.kind == .extension && isError(type, in: module) {
      guard let declared = module.declaration(named: type.qualifiedName), [.struct, .enum].contains(declared.kind),
        type.node.as(ExtensionDeclSyntax.self)?.genericWhereClause == nil, done.insert(declared.qualifiedName).inserted
      else { continue }
      conform(type)
    }
  }

  private func isError(_ type: TypeFact, in module: ModuleContext) -> Bool {
    type.inherited.contains { name in
      let plain = name.split(separator: ".").last.map(String.init) ?? name
      return Self.names.contains(plain) || !Self.names.isDisjoint(with: module.refinedProtocols(of: name))
    }
  }

  private func conform(_ type: TypeFact) {
    type.file.conform(type, to: ["_TesseraErrorOfSwift"])
    type.file.requiredImports.append("TesseraShims_Foundation")
  }
}
