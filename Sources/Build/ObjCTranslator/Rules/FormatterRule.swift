// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Formatters that do less in Foundation on Linux: the least digits win over the most there may be, or hide them, and dates are
/// never "Today". Names of days and months are implicitly unwrapped on iOS; here they can't be missing, and not be unwrapped.
///
/// ## Before
///     formatter.maximumFractionDigits = 0
///     let first = formatter.monthSymbols![0]
///     let dates = DateFormatter()    // in a module that sets doesRelativeDateFormatting
/// ## After
///     formatter._tesseraMaximumFractionDigits = 0
///     let first = formatter.monthSymbols [0]
///     let dates = _TesseraRelativeDateFormatter()
struct FormatterRule: Rule {
  private static let symbols: Set<String> = [
    "eraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols",
    "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "weekdaySymbols", "shortWeekdaySymbols",
    "veryShortWeekdaySymbols", "standaloneWeekdaySymbols", "shortStandaloneWeekdaySymbols",
    "veryShortStandaloneWeekdaySymbols", "quarterSymbols", "shortQuarterSymbols",
  ]

  func apply(to module: ModuleContext) {
    let saysToday = module.files.contains { $0.scan.identifiers.contains("doesRelativeDateFormatting") }
    let digits = [
      "maximumFractionDigits": "_tesseraMaximumFractionDigits",
      "minimumFractionDigits": "_tesseraMinimumFractionDigits",
    ].filter { !module.hasProperty(named: $0.key) }
    for file in module.files where !file.isTranslated {
      for access in file.scan.accesses {
        guard let name = digits[access.declName.baseName.text], Self.isAssigned(access) else { continue }
        file.edits.replace(access.declName.baseName.offsets, with: name)
        file.requiredImports.append("TesseraShims_Foundation")
      }
      for access in file.scan.accesses where Self.symbols.contains(access.declName.baseName.text) {
        guard let force = access.parent?.as(ForceUnwrapExprSyntax.self) else { continue }
        file.blank(force.exclamationMark.offsets)
      }
      guard saysToday, module.declaration(named: "DateFormatter") == nil else { continue }
      for name in file.scan.dateFormatters {
        file.edits.replace(name.offsets, with: "_TesseraRelativeDateFormatter")
        file.requiredImports.append("TesseraShims_Foundation")
      }
    }
  }

  /// The name in `DateFormatter()`.
  static func dateFormatter(in call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName, name.text == "DateFormatter"
    else { return nil }
    return name
  }

  private static func isAssigned(_ access: MemberAccessExprSyntax) -> Bool {
    guard let list = access.parent?.as(ExprListSyntax.self), list.first?.id == access.id else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
