// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Empties branches for systems that are older than the kit: they name what newer systems lack.
///
/// ## Before
///     if #available(iOS 13, *) { modern() } else { old() }
/// ## After
///     if #available(iOS 13, *) { modern() } else { fatalError() }
struct AvailabilityRule: Rule {
  /// The system that the kit says it is, as `UIDevice.systemVersion` has it.
  static let version = [26, 1]

  func apply(to module: ModuleContext) {
    for file in module.files {
      for range in file.scan.deadBranches { file.replaceKeepingLines(range, with: "{ fatalError() }") }
    }
  }

  /// Whether conditions are nothing but a question about the system, with its answer; `nil` where there is more.
  static func answer(_ conditions: ConditionElementListSyntax) -> Bool? {
    guard conditions.count == 1, let question = conditions.first?.condition.as(AvailabilityConditionSyntax.self)
    else { return nil }
    let asked = question.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
      .first { $0.platform.text == "iOS" || $0.platform.text == "iOSApplicationExtension" }
    let numbers = asked?.version?.trimmedDescription.split(separator: ".").map { Int($0) ?? .max } ?? []
    // Systems that are not named are new enough.
    guard !version.lexicographicallyPrecedes(numbers) else { return nil }
    return question.availabilityKeyword.tokenKind == .poundAvailable
  }
}
