// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Takes out what is for systems that are older than the kit, and names what newer ones lack, and what is for newer ones: on
/// Linux the compiler takes each version of iOS for one that is there.
///
/// What iOS is said not to have goes too: it names what only other systems have.
///
/// A branch that stands for a value is only emptied: a function may have to return, a constant to be set.
///
/// ## Before
///     if #available(iOS 13, *) { modern() } else { old() }
///     let size = if #available(iOS 13, *) { 2 } else { 1 }
///     if #available(iOS 99, *), isOn { later() }
///     @available(iOS, unavailable) extension FallEvent: Described {}
/// ## After
///     do { modern() };
///     let size = if #available(iOS 13, *) { 2 } else { fatalError() }
///     if false, isOn { later() }
///
struct AvailabilityRule: Rule {
  /// The system that the kit says it is, as `UIDevice.systemVersion` has it.
  static let version = [26, 1]

  /// A statement of which one branch is run whatever happens, or none.
  struct Decision {
    var whole: Range<Int>
    var live: Range<Int>?
    /// Whether a block takes the statement's place; behind `else` there is one already.
    var opensBlock: Bool
    /// What follows a block: `do { … }` goes on with a `catch` or `while`.
    var end = ""
  }

  func apply(to module: ModuleContext) {
    for file in module.files {
      for range in file.scan.deadBranches { file.replaceKeepingLines(range, with: "{ fatalError() }") }
      for (range, answer) in file.scan.futureQuestions { file.replaceKeepingLines(range, with: "\(answer)") }
      for range in file.scan.unavailable { file.blank(range) }
      for decision in file.scan.decisions {
        guard let live = decision.live else {
          file.replaceKeepingLines(decision.whole, with: "")
          continue
        }
        let (start, end) = (decision.whole.lowerBound..<live.lowerBound, live.upperBound..<decision.whole.upperBound)
        file.replaceKeepingLines(start, with: decision.opensBlock ? "do " : "")
        if !decision.end.isEmpty || !end.isEmpty { file.replaceKeepingLines(end, with: decision.end) }
      }
    }
  }

  /// Whether a declaration is said not to be on iOS. What stands for another, or has to be there, stays.
  static func isUnavailable(_ node: DeclSyntax) -> Bool {
    guard let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes, !attributes.isEmpty,
      !node.is(InitializerDeclSyntax.self),
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(where: { $0.name.text == "override" }) != true
    else { return false }
    return attributes.contains { attribute in
      guard let arguments = attribute.as(AttributeSyntax.self)?.arguments?.as(AvailabilityArgumentListSyntax.self)
      else {
        return false
      }
      let words = arguments.prefix(2).map { $0.argument.trimmedDescription }
      return words == ["iOS", "unavailable"]
    }
  }

  /// What becomes of a statement, `nil` where it stands for a value.
  static func decision(_ node: IfExprSyntax, live: Syntax?) -> Decision? {
    if node.parent?.is(IfExprSyntax.self) == true {
      return live.map { Decision(whole: node.offsets, live: $0.offsets, opensBlock: false) }
    }
    guard node.parent?.is(ExpressionStmtSyntax.self) == true,
      let item = node.parent?.parent?.as(CodeBlockItemSyntax.self),
      let items = item.parent?.as(CodeBlockItemListSyntax.self), items.count > 1
    else { return nil }
    let opensBlock = live?.is(IfExprSyntax.self) == false
    return Decision(
      whole: node.offsets, live: live?.offsets, opensBlock: opensBlock,
      end: opensBlock && item.semicolon == nil ? ";" : "")
  }

  /// Whether conditions are nothing but a question about the system, with its answer; `nil` where there is more.
  static func answer(_ conditions: ConditionElementListSyntax) -> Bool? {
    guard conditions.count == 1 else { return nil }
    return conditions.first?.condition.as(AvailabilityConditionSyntax.self).map(answer)
  }

  /// The answer to a question about the system.
  static func answer(_ question: AvailabilityConditionSyntax) -> Bool {
    (question.availabilityKeyword.tokenKind == .poundAvailable) != isOfFuture(question)
  }

  /// Whether a newer system than the kit is asked for. Systems that are not named are new enough.
  static func isOfFuture(_ question: AvailabilityConditionSyntax) -> Bool {
    let asked = question.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
      .first { $0.platform.text == "iOS" || $0.platform.text == "iOSApplicationExtension" }
    let numbers = asked?.version?.trimmedDescription.split(separator: ".").map { Int($0) ?? .max } ?? []
    return version.lexicographicallyPrecedes(Array(numbers.reversed().drop { $0 == 0 }.reversed()))
  }
}
