// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The texts of bundles in their languages: `.strings` and `.stringsdict` files, each read once.
package enum StringTables {
  private struct Key: Hashable {
    var folder: String
    var table: String
    var language: String
    var device: String
  }

  private static let tables = Mutex<[Key: [String: String]]>([:])
  private static let languages = Mutex<[String: [String]]>([:])
  private static let mostTables = 2_000

  /// Forgets what was read, so that changed files are read anew.
  package static func reload() {
    tables.withLock { $0 = [:] }
    languages.withLock { $0 = [:] }
  }

  /// The text for a key in the language that suits best, else in the bundle's own, else `value`, else the key itself.
  ///
  /// - Parameter table: The file's name without its ending; `nil` or empty for `Localizable`.
  package static func text(_ key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    if let found = find(key, table: table, in: bundle) { return found }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The text for a key; `nil` where no table of that name has it.
  static func find(_ key: String, table: String, in bundle: Bundle) -> String? {
    guard let root = bundle.resourceURL else { return nil }
    let development = development(of: bundle)
    let chosen = chosen(in: bundle)
    var tried: Set<String> = []
    for language in chosen + [development, "Base"] where tried.insert(language).inserted {
      let folder = root.appendingPathComponent("\(language).lproj", isDirectory: true)
      if let text = read(table, in: folder, language: language == "Base" ? development : language)[key] { return text }
    }
    // A bundle that is the folder of one language, as apps make that switch languages themselves.
    let own = root.pathExtension == "lproj" ? root.deletingPathExtension().lastPathComponent : development
    return read(table, in: root, language: own)[key]
  }

  /// The languages that a bundle has texts in, by the names of its folders, sorted; `Base` is one.
  static func languages(of bundle: Bundle) -> [String] {
    guard let root = bundle.resourceURL else { return [] }
    if let known = languages.withLock({ $0[root.path] }) { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let found = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    languages.withLock { $0[root.path] = found }
    return found
  }

  static func development(of bundle: Bundle) -> String {
    bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The bundle's languages that suit the person's, best first.
  static func chosen(in bundle: Bundle) -> [String] {
    PreferredLanguages.choose(
      from: languages(of: bundle), for: PreferredLanguages.current, development: development(of: bundle))
  }

  /// All texts of a table in the language that suits best.
  static func all(_ table: String, in bundle: Bundle) -> [String: String] {
    guard let root = bundle.resourceURL, let language = chosen(in: bundle).first else { return [:] }
    return read(table, in: root.appendingPathComponent("\(language).lproj", isDirectory: true), language: language)
  }

  // MARK: - Reading

  private static var device: String {
    let isPad = AmbientTraits.current.userInterfaceIdiom == .pad
    return isPad ? "ipad" : "iphone"
  }

  private static func read(_ table: String, in folder: URL, language: String) -> [String: String] {
    guard !table.contains("..") else { return [:] }
    let device = device
    let key = Key(folder: folder.path, table: table, language: language, device: device)
    if let known = tables.withLock({ $0[key] }) { return known }
    var texts: [String: String] = [:]
    let plain = folder.appendingPathComponent("\(table).strings")
    if let data = data(plain) {
      do {
        texts = try StringsReader.read(data)
      } catch {
        AssetWarnings.warn("Strings: \(plain.path) can't be read: \(error)")
      }
    }
    let plurals = folder.appendingPathComponent("\(table).stringsdict")
    if let data = data(plurals) {
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let list = list as? [String: Any] {
        for (name, value) in list {
          if let text = PluralText.read(value, language: language, device: device) { texts[name] = text }
        }
      } else {
        AssetWarnings.warn("Strings: \(plurals.path) is no property list of a dictionary.")
      }
    }
    let found = texts
    tables.withLock { tables in
      if tables.count >= mostTables { tables = [:] }
      tables[key] = found
    }
    return found
  }

  private static func data(_ file: URL) -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return AssetContents.data(file, most: StringsReader.mostBytes, expected: "texts")
  }
}
