// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Makes `#if` choose what an iOS build in the simulator chooses.
///
/// Modules that Tessera ships under other names count as importable; all else is left to the compiler.
///
/// ## Before
///     #if os(iOS) || os(tvOS)
///     #if os(Linux)
///     #if targetEnvironment(simulator)
///     #if canImport(os)
///     #if canImport(SwiftUI)      with a name in the branch that our SwiftUI lacks
/// ## After
///     #if true || os(tvOS)
///     #if false
///     #if true
///     #if true
///     #if false
struct BuildConditionRule: Rule {
  func apply(to module: ModuleContext) {
    for file in module.files {
      for condition in file.scan.conditions { replaceAtoms(in: Syntax(condition), of: file, options: module.options) }
    }
  }

  private func replaceAtoms(in node: Syntax, of file: SourceFile, options: TranslationOptions) {
    if let call = node.as(FunctionCallExprSyntax.self) {
      if let value = Self.replacement(for: call, options: options) {
        file.replaceKeepingLines(call.offsets, with: value ? "true" : "false")
      }
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { replaceAtoms(in: child, of: file, options: options) }
  }

  /// The value of a platform test that the Linux compiler would answer otherwise than an iOS build.
  private static func replacement(for call: FunctionCallExprSyntax, options: TranslationOptions) -> Bool? {
    switch (call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) {
    case ("os", "iOS"): true
    case ("os", "Linux"): false
    case ("targetEnvironment", "simulator"): options.isSimulator ? true : nil
    // Those that have another name here; what the project has by such a name the compiler finds itself.
    case ("canImport", let name) where AppleModules.renamed.contains(moduleName(name)):
      options.modules?.contains(moduleName(name)) == true ? nil : true
    case ("canImport", "CDispatch"): false
    case ("canImport", let name) where moduleName(name) == "SwiftUI" && options.modules?.contains("SwiftUI") != true:
      branch(of: call).map(SwiftUINames.needsAbsent) == true ? false : nil
    default: nil
    }
  }

  /// What is compiled where a condition holds that contains a call.
  private static func branch(of call: FunctionCallExprSyntax) -> IfConfigClauseSyntax.Elements? {
    sequence(first: Syntax(call), next: \.parent).lazy.compactMap { $0.as(IfConfigClauseSyntax.self) }.first?.elements
  }

  /// The module in `canImport(os.log)` or `canImport(CoreData, _version: 1)`.
  private static func moduleName(_ arguments: String) -> String {
    String(arguments.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  // MARK: - Evaluation

  /// Whether a condition holds in a translated build; `nil` where only the compiler knows.
  static func evaluate(_ condition: ExprSyntax, options: TranslationOptions) -> Bool? {
    evaluate(condition) { evaluate($0, options: options) }
  }

  /// - Parameter answer: What a platform test such as `os(iOS)` gives.
  static func evaluate(_ condition: ExprSyntax, answer: (FunctionCallExprSyntax) -> Bool?) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(call) }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return evaluate(prefix.expression, answer: answer).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return evaluate(only.expression, answer: answer)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements)[...], answer: answer)
    }
    return nil
  }

  private static func evaluate(_ call: FunctionCallExprSyntax, options: TranslationOptions) -> Bool? {
    if let value = replacement(for: call, options: options) { return value }
    switch (call.calledExpression.trimmedDescription, call.arguments.trimmedDescription) {
    case ("os", _): return false
    case ("targetEnvironment", _): return false
    case ("canImport", let name) where name == "Foundation" || AppleModules.ofTheKit.contains(moduleName(name)):
      return true
    case ("canImport", let name) where AppleModules.missing.contains(name): return false
    case ("canImport", let name): return options.modules.map { $0.contains(name) }
    default: return nil
    }
  }

  /// Modules of Apple's that iOS has not.
  private static let ofOtherSystems: Set<String> = ["AppKit", "Carbon", "Cocoa", "TVUIKit", "WatchKit"]

  /// Whether a condition that does not hold here would, were all of iOS's modules there.
  static func holdsOnApples(_ condition: ExprSyntax, options: TranslationOptions) -> Bool {
    evaluate(condition) { call in
      let name = moduleName(call.arguments.trimmedDescription)
      let isOfApple = call.calledExpression.trimmedDescription == "canImport" && AppleModules.missing.contains(name)
      return isOfApple && !ofOtherSystems.contains(name) ? true : evaluate(call, options: options)
    } == true
  }

  /// A sequence of operands joined by `||` and `&&`, of which `&&` binds tighter.
  private static func evaluate(_ elements: ArraySlice<ExprSyntax>, answer: (FunctionCallExprSyntax) -> Bool?) -> Bool? {
    for (name, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      guard parts.count > 1 else { continue }
      let values = parts.map { evaluate($0, answer: answer) }
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    guard elements.count == 1, let only = elements.first else { return nil }
    return evaluate(only, answer: answer)
  }
}

extension SourceFile {
  /// Lines between the `#if` lines that a declaration stood in.
  func wrap(_ lines: [String], in conditions: [ConditionFact]) -> [String] {
    words(of: conditions).map { "#if " + $0 } + lines + conditions.map { _ in "#endif" }
  }

  /// Conditions as the compiler sees them, each in one line.
  func words(of conditions: [ConditionFact]) -> [String] {
    conditions.map { condition in
      let text = rendered(condition.range).split(whereSeparator: \.isNewline).joined(separator: " ")
      return condition.isNegated ? "!(\(text))" : text
    }
  }
}
