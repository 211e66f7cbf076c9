// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Some of Foundation's classes keep values of Core Foundation's types, and the compiler lets nobody inherit from a class of
/// which it can't read all. It can where the module is imported; of one name, as many others are the kit's too.
///
/// ## Before
///     import Foundation
///     class Worker: Thread {}
/// ## After
///     import Foundation; import func CoreFoundation.CFTreeGetTypeID
///     class Worker: Thread {}
///
/// Bundles and sessions have no `init()` on Linux, which those of tests are made with: bundles stand at the app's place then,
/// sessions have the default configuration.
struct SealedClassRule: Rule {
  /// The function that is imported; any of the module's would do.
  static let function = "CoreFoundation.CFTreeGetTypeID"

  private static let names: Set<String> = [
    "Bundle", "NSCondition", "NSKeyedUnarchiver", "NSLock", "NSNumber", "NSRecursiveLock", "NSRegularExpression",
    "RunLoop", "Thread",
  ]

  func apply(to module: ModuleContext) {
    for file in module.files where !file.isTranslated {
      let inherits = file.scan.types.contains { type in
        guard type.kind == .class, let root = ([type] + module.ancestors(of: type)).last?.inherited.first else {
          return false
        }
        return Self.names.contains(root) && module.declaration(named: root, in: nil) == nil
      }
      let isThere = file.scan.imports.contains { $0.path.trimmedDescription == Self.function }
      if inherits, !isThere { file.requiredImports.append("func " + Self.function) }
      for type in file.scan.types where type.kind == .class {
        guard let base = type.inherited.first, let maker = Self.makers[base],
          module.declaration(named: base, in: nil) == nil
        else { continue }
        initialize(type, with: maker, in: file)
      }
    }
  }

  /// What stands for `init()`.
  private static let makers = [
    "Bundle": "init(path: Bundle.main.bundlePath)!", "URLSession": "init(configuration: .default)",
  ]

  /// Has a class make itself as an `NSObject` does.
  private func initialize(_ type: TypeFact, with maker: String, in file: SourceFile) {
    let initializers = type.members.compactMap { $0.node.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty {
      let access = type.has("public") || type.has("open") ? "public " : ""
      file.addMember(access + "convenience init() { self.\(maker) }", to: type)
    }
    for initializer in initializers {
      if initializer.signature.parameterClause.parameters.isEmpty,
        let mark = initializer.modifiers.first(where: { $0.name.text == "override" })
      {
        file.blank(mark.offsets)
      }
      let calls = InitializerCalls.all(in: initializer)
      for call in calls where call.calledExpression.trimmedDescription == "super.init" && call.arguments.isEmpty {
        file.edits.replace(call.offsets, with: "super.\(maker)")
      }
      if calls.isEmpty, let body = initializer.body {
        let separator = body.statements.isEmpty ? " " : "; "
        file.edits.insert(separator + "super.\(maker) ", at: body.rightBrace.offsets.lowerBound)
      }
    }
  }

  /// Calls of `super.init` and `self.init`.
  private final class InitializerCalls: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax] = []

    static func all(in initializer: InitializerDeclSyntax) -> [FunctionCallExprSyntax] {
      let search = InitializerCalls(viewMode: .sourceAccurate)
      search.walk(initializer)
      return search.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["super.init", "self.init"].contains(node.calledExpression.trimmedDescription) { found.append(node) }
      return .visitChildren
    }
  }
}
