// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Puts the right forms into formats that have variables of `PluralText`, before Foundation formats what is left.
///
/// What comes out names every argument by its place, since variables may use one again or pass one over.
struct PluralFormat {
  private let arguments: [any CVarArg]
  private var next = 0
  /// Variables within each other, at most.
  private static let deepest = 8

  /// A format without variables; the same one where it has none.
  static func expand(_ format: String, _ arguments: [any CVarArg]) -> String {
    guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else { return format }
    var expansion = PluralFormat(arguments: arguments)
    return expansion.expand(format[...], own: nil, entry: nil, depth: 0)
  }

  private init(arguments: [any CVarArg]) { self.arguments = arguments }

  /// - Parameters:
  ///   - own: Which argument the text's own conversions stand for; `nil` where they take one after the other.
  ///   - entry: Where variables that name no entry are looked for.
  private mutating func expand(_ text: Substring, own: (index: Int, type: String)?, entry: PluralText?, depth: Int)
    -> String
  {
    var result = ""
    var rest = text
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
        continue
      }
      var place: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
        place = Int(digits).map { $0 - 1 }
        rest = rest[digits.endIndex...].dropFirst()
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = rest.dropFirst(2)[..<end]
        rest = rest[rest.index(after: end)...]
        let index = place ?? take()
        result += variable(name, index, entry: entry, depth: depth)
        continue
      }
      if rest.hasPrefix("arg"), let own {
        result += "%\(own.index + 1)$\(own.type)"
        rest = rest.dropFirst(3)
        continue
      }
      let index = place ?? own?.index ?? take()
      result += "%\(index + 1)$"
    }
    return result + rest
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func variable(_ text: Substring, _ index: Int, entry: PluralText?, depth: Int) -> String {
    let parts = text.split(separator: "|", maxSplits: 1)
    let found = parts.count == 2 ? Int(parts[0]).flatMap(PluralText.entry) : entry
    guard let found, depth < Self.deepest, let name = parts.last, arguments.indices.contains(index) else { return "" }
    let form = found.form(of: String(name), Self.number(arguments[index]))
    let type = found.variables[String(name)]?.valueType ?? "d"
    return expand(form[...], own: (index, type), entry: found, depth: depth + 1)
  }

  private static func number(_ value: any CVarArg) -> Double {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: 0
    }
  }
}
