// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// An entry of a `.stringsdict`: a format with variables whose text depends on the number that they stand for.
///
/// Where Apple's strings carry such an entry with them unseen, ours name it in each variable: `%#@items@` becomes
/// `%#@7|items@`, by which formatting finds it again.
struct PluralText: Sendable {
  struct Variable: Sendable {
    var forms: [String: String]
    /// The letters of a conversion, such as `d` or `lld`.
    var valueType: String
  }

  var format: String
  var variables: [String: Variable]
  var language: String

  private static let known = Mutex<[PluralText]>([])
  /// So many different entries are kept at most; they stay, since strings may.
  private static let most = 100_000

  static func entry(_ number: Int) -> PluralText? { known.withLock { $0.indices.contains(number) ? $0[number] : nil } }

  /// Reads an entry; `nil` for what is none.
  ///
  /// - Parameter device: The name that device rules have for the kind of device, such as `iphone`.
  static func read(_ value: Any, language: String, device: String) -> String? {
    if let text = value as? String { return text }
    guard let entry = value as? [String: Any] else { return nil }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }?.value
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      guard let chosen = devices[device] ?? devices["other"] else { return nil }
      return read(chosen, language: language, device: device)
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = PluralText(format: format, variables: [:], language: language)
    for (name, value) in entry {
      guard let rule = value as? [String: Any] else { continue }
      text.variables[name] = Variable(
        forms: rule.compactMapValues { $0 as? String },
        valueType: rule["NSStringFormatValueTypeKey"] as? String ?? "d")
    }
    let found = text
    guard
      let number = known.withLock({ known -> Int? in
        guard known.count < most else { return nil }
        known.append(found)
        return known.count - 1
      })
    else { return format }
    return named(format, number)
  }

  /// A format whose variables name their entry.
  static func named(_ format: String, _ number: Int) -> String {
    var result = ""
    var rest = format[...]
    while let mark = rest.range(of: "#@") {
      result += rest[..<mark.upperBound] + "\(number)|"
      rest = rest[mark.upperBound...]
      guard let end = rest.firstIndex(of: "@") else { break }
      result += rest[...end]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The form for a value.
  func form(of name: String, _ value: Double) -> String {
    guard let forms = variables[name]?.forms else { return "" }
    if value == 0, let zero = forms["zero"] { return zero }
    let form = PluralRule.form(value, language: language)
    return forms[form.rawValue] ?? forms["other"] ?? ""
  }
}
