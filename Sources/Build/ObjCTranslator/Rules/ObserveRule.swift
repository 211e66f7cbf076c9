// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Key-value observing: a key path doesn't tell its property's name on Linux, so the name is added to the call.
///
/// What can be observed is what tells of its changes: the module's own `@objc dynamic` properties
/// (``DynamicPropertyRule``), UIKit's observable ones and perhaps those of other modules, of which a warning speaks.
///
/// ## Before
///     scrollView.observe(\.contentOffset, options: [.new]) { view, change in … }
///     player.publisher(for: \.rate).sink { … }
///     observe(\.player?.rate) { … }
///     willChangeValue(for: \.total)
/// ## After
///     scrollView.observe(\.contentOffset, _tesseraKey: "contentOffset", options: [.new]) { view, change in … }
///     player.publisher(for: \.rate, _tesseraKey: "rate").sink { … }
///     observe(\.player?.rate, _tesseraKey: "player.rate") { … }
///     willChangeValue(forKey: "total")
struct ObserveRule: Rule {
  static let names: Set<String> = ["observe", "publisher", "willChangeValue", "didChangeValue"]

  func apply(to module: ModuleContext) {
    // An app that has a method of that shape itself means it.
    let isOwn = module.files.flatMap(\.scan.types).flatMap(\.members).contains {
      $0.kind == .function && $0.name == "observe" && $0.labels.first == "_" && $0.labels.contains("options")
    }
    for file in module.files {
      for call in file.scan.observingCalls {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if labels.first == "for", Self.name(of: call) == "publisher" {
          // Publishers of notifications are made by a name.
          guard labels == ["for"] || labels == ["for", "options"],
            call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
          else { continue }
          translateObservation(call, in: file, module: module)
        } else if labels == ["for"] {
          translateNotice(call, in: file, module: module)
        } else if !isOwn, Self.isObservation(call, labels: labels) {
          translateObservation(call, in: file, module: module)
        }
      }
    }
  }

  private static func name(of call: FunctionCallExprSyntax) -> String? {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
    return (access ?? call.calledExpression.as(DeclReferenceExprSyntax.self))?.baseName.text
  }

  private static func isObservation(_ call: FunctionCallExprSyntax, labels: [String]) -> Bool {
    guard labels.first == "_", Set(labels.dropFirst()).isSubset(of: ["options", "changeHandler"]),
      call.trailingClosure != nil || labels.last == "changeHandler"
    else { return false }
    return call.arguments.first?.expression.is(KeyPathExprSyntax.self) == true || labels.count > 1
  }

  private func translateObservation(_ call: FunctionCallExprSyntax, in file: SourceFile, module: ModuleContext) {
    guard let argument = call.arguments.first?.expression else { return }
    guard let name = observableName(argument, what: "observe", in: file, module: module) else { return }
    file.edits.insert(", _tesseraKey: \"\(name)\"", at: argument.offsets.upperBound)
    file.requiredImports.append("UIKit")
  }

  private func translateNotice(_ call: FunctionCallExprSyntax, in file: SourceFile, module: ModuleContext) {
    guard let argument = call.arguments.first, let path = argument.expression.as(KeyPathExprSyntax.self),
      let name = Self.properties(path).last
    else { return }
    file.replaceKeepingLines(argument.offsets, with: "forKey: \"\(name)\"")
    file.requiredImports.append("UIKit")
  }

  private func observableName(
    _ argument: ExprSyntax, what: String, in file: SourceFile, module: ModuleContext
  ) -> String? {
    let offset = argument.offsets.lowerBound
    guard let path = argument.as(KeyPathExprSyntax.self) else {
      module.report(
        "the key path must stand in the call, so that its name is known: observe(\\.property, …)", at: offset, in: file)
      return nil
    }
    let names = Self.properties(path)
    guard !names.isEmpty,
      path.components.allSatisfy({
        $0.component.is(KeyPathPropertyComponentSyntax.self) || $0.component.is(KeyPathOptionalComponentSyntax.self)
      })
    else {
      module.report(
        "only properties can be observed, and chains of them: observe(\\.property.other, …)", at: offset, in: file)
      return nil
    }
    if let unknown = names.first(where: { !isTold($0, module: module) }) {
      module.report(
        "nobody is known to tell of changes of '\(unknown)', so that its observers may only be given the initial value; "
          + "declare it '@objc dynamic var', or override it in a subclass and use its didSet", severity: .warning,
        at: offset, in: file)
    }
    return names.joined(separator: ".")
  }

  private func isTold(_ name: String, module: ModuleContext) -> Bool {
    module.observableProperties[name] != nil || module.options.observableProperties.contains(name)
  }

  /// The names in a key path, without the types it may begin with.
  private static func properties(_ path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap { $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text }
      .map(ObjCName.plain).drop { $0.first?.isUppercase == true }.map { $0 }
  }
}
