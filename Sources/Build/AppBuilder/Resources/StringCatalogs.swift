// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Makes the tables that apps read of the string catalogs in a built app, as Xcode does: `Localizable.xcstrings` becomes a
/// `Localizable.strings` and a `Localizable.stringsdict` for each language.
package struct StringCatalogs {
  private static let mostBytes = 32 << 20

  let progress: (String) -> Void
  /// Whether the catalogs stay, and tables that are there are made anew: for bundles that are built again in their place.
  let staysInPlace: Bool

  package init(staysInPlace: Bool = false, progress: @escaping (String) -> Void) {
    (self.staysInPlace, self.progress) = (staysInPlace, progress)
  }

  /// Works on the catalogs in a built bundle; those of an app are gone then.
  package func convert(in bundle: URL) {
    guard let walk = FileManager.default.enumerator(at: bundle, includingPropertiesForKeys: nil) else { return }
    let files = walk.compactMap { $0 as? URL }.filter { $0.pathExtension == "xcstrings" }
    for file in files.sorted(by: { $0.path < $1.path }) {
      var folder = file.deletingLastPathComponent()
      if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
      do {
        let data = try Data(contentsOf: file)
        guard data.count <= Self.mostBytes else { throw Failure(expected: "at most \(Self.mostBytes >> 20) MB") }
        for (language, tables) in try Self.tables(data) {
          try tables.write(
            file.deletingPathExtension().lastPathComponent, to: folder.appendingPathComponent("\(language).lproj"),
            replacing: staysInPlace)
        }
        if !staysInPlace { try FileManager.default.removeItem(at: file) }
      } catch {
        progress("\(file.lastPathComponent) is left out: \(error)")
      }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var expected: String
    var description: String { "expected \(expected)" }
  }

  /// What a catalog says in one language.
  struct Tables {
    var texts: [String: String] = [:]
    /// In the form of a `.stringsdict`.
    var rules: [String: Any] = [:]

    fileprivate func write(_ name: String, to folder: URL, replacing: Bool) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (ending, table) in [("strings", texts as [String: Any]), ("stringsdict", rules)] where !table.isEmpty {
        let file = folder.appendingPathComponent("\(name).\(ending)")
        // A table that the app has itself is the app's.
        guard replacing || !FileManager.default.fileExists(atPath: file.path) else { continue }
        try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0).write(to: file)
      }
    }
  }

  // MARK: - Reading

  /// The tables of a catalog by language.
  static func tables(_ data: Data) throws -> [String: Tables] {
    guard let catalog = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = catalog["strings"] as? [String: Any]
    else { throw Failure(expected: "an object with \"strings\"") }
    var result: [String: Tables] = [catalog["sourceLanguage"] as? String ?? "en": Tables()]
    for (key, entry) in strings {
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let value = value as? [String: Any], !language.contains("/") else { continue }
        if let text = text(value), value["substitutions"] == nil {
          result[language, default: Tables()].texts[key] = text
        } else if let rule = rule(value, key: key) {
          result[language, default: Tables()].rules[key] = rule
        }
      }
    }
    return result
  }

  private static func text(_ value: [String: Any]) -> String? {
    (value["stringUnit"] as? [String: Any])?["value"] as? String
  }

  /// A text that depends on numbers or the device.
  private static func rule(_ value: [String: Any], key: String) -> Any? {
    if let parts = value["substitutions"] as? [String: Any], let text = text(value) {
      return substituted(text, parts)
    }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: Any] {
      let texts = devices.compactMapValues { value in
        (value as? [String: Any]).flatMap { text($0) ?? rule($0, key: key) }
      }
      return ["NSStringDeviceSpecificRuleType": texts]
    }
    guard let plurals = variations["plural"] as? [String: Any] else { return nil }
    let forms = forms(plurals)
    let conversion = conversion(forms["other"] ?? key) ?? conversion(key) ?? (1, "lld")
    let place = conversion.place > 1 ? "\(conversion.place)$" : ""
    return [
      "NSStringLocalizedFormatKey": "%\(place)#@value@", "value": variable(forms, conversion.type),
    ]
  }

  private static func forms(_ plurals: [String: Any]) -> [String: String] {
    plurals.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func variable(_ forms: [String: String], _ type: String) -> [String: String] {
    forms.mapValues { $0.replacingOccurrences(of: "%arg", with: "%\(type)") }.merging([
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": type,
    ]) { $1 }
  }

  private static func substituted(_ text: String, _ parts: [String: Any]) -> [String: Any] {
    var format = text
    var result: [String: Any] = [:]
    for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
      guard let part = part as? [String: Any], let variations = part["variations"] as? [String: Any],
        let plurals = variations["plural"] as? [String: Any]
      else { continue }
      result[name] = variable(forms(plurals), part["formatSpecifier"] as? String ?? "lld")
      if let place = part["argNum"] as? Int {
        format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(place)$#@\(name)@")
      }
    }
    result["NSStringLocalizedFormatKey"] = format
    return result
  }

  /// The first conversion of a whole number in a format: which argument it takes, from 1, and its letters.
  static func conversion(_ format: String) -> (place: Int, type: String)? {
    var rest = format[...]
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      guard rest.first != "%" else {
        rest = rest.dropFirst()
        continue
      }
      var place = next
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if rest[digits.endIndex...].first == "$", let given = Int(digits) {
        place = given
        rest = rest[digits.endIndex...].dropFirst()
      }
      let flags = rest.prefix { "0123456789.+- '#".contains($0) }
      let type = rest[flags.endIndex...].prefix { "hlqzjt".contains($0) }
      guard let letter = rest[type.endIndex...].first else { return nil }
      if "diuxXo".contains(letter) { return (place, String(type) + String(letter)) }
      next += 1
      rest = rest[type.endIndex...].dropFirst()
    }
    return nil
  }
}
