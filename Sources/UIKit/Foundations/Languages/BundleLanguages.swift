// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Gives Foundation's bundles the languages of the session.
///
/// Foundation on Linux goes by no language at all: it takes the first folder there is, knows no plurals, and stops the
/// process where a bundle has no development language. Its methods are found through the class's table, whoever calls
/// them, so their places there are given to the methods of `BundleStandIn`. They are told by the addresses of Foundation's
/// own; one that is not found stays as it was.
package enum BundleLanguages {
  /// Does it, once.
  package static func install() { _ = installedCount }

  /// Foundation's names of the methods, in the order in which `BundleStandIn` declares them.
  private static let names = [
    "$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF",
    "$s10Foundation6BundleC22preferredLocalizationsSaySSGvg",
    "$s10Foundation6BundleC13localizationsSaySSGvg",
    "$s10Foundation6BundleC23developmentLocalizationSSSgvg",
    "$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg",
    "$s10Foundation6BundleC6object20forInfoDictionaryKeyypSgSS_tF",
    "$s10Foundation6BundleC3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF",
    "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF",
    "$s10Foundation6BundleC4path11forResource6ofTypeSSSgAG_AGtF",
    "$s10Foundation6BundleC4path11forResource6ofType11inDirectorySSSgAH_A2HtF",
  ]

  package static var wantedCount: Int { names.count }

  /// How many methods were given away.
  package static let installedCount: Int = {
    let (base, count) = table(of: Bundle.self)
    let (ours, ourCount) = table(of: BundleStandIn.self)
    // Its methods come last in its table, with its initialiser after them.
    let first = ourCount - names.count - 1
    guard first > 0 else { return 0 }
    var installed = 0
    for (offset, name) in names.enumerated() {
      guard let symbol = dlsym(nil, name), ours[first + offset] != 0 else { continue }
      let address = UInt(bitPattern: symbol)
      guard let index = (0..<count).first(where: { base[$0] == address }) else { continue }
      base[index] = ours[first + offset]
      installed += 1
    }
    return installed
  }()

  /// The words of a class's metadata: without Objective-C, two of kind and superclass and two of sizes, then how many bytes
  /// the whole has and how many of them are before the first word.
  private static func table(of type: AnyClass) -> (words: UnsafeMutablePointer<UInt>, count: Int) {
    let words = unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    let sizes = UnsafeRawPointer(words).advanced(by: 4 * MemoryLayout<UInt>.size)
    let bytes = sizes.load(as: UInt32.self)
    let before = sizes.load(fromByteOffset: 4, as: UInt32.self)
    guard bytes > before, bytes - before < 1 << 14 else { return (words, 0) }
    return (words, Int(bytes - before) / MemoryLayout<UInt>.size)
  }
}

/// Has the methods that stand in for those of `Bundle`, in which `self` is a bundle. It is never made, and it may not ask a
/// bundle for what it replaces.
package class BundleStandIn {
  private final var bundle: Bundle { unsafeBitCast(self, to: Bundle.self) }

  package func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    StringTables.text(key, value: value, table: tableName, in: bundle)
  }

  package var preferredLocalizations: [String] {
    let chosen = StringTables.chosen(in: bundle)
    return chosen.isEmpty ? [StringTables.development(of: bundle)] : chosen
  }

  package var localizations: [String] { StringTables.languages(of: bundle) }

  package var developmentLocalization: String? { StringTables.development(of: bundle) }

  package var localizedInfoDictionary: [String: Any]? { StringTables.all("InfoPlist", in: bundle) }

  package func object(forInfoDictionaryKey key: String) -> Any? {
    StringTables.all("InfoPlist", in: bundle)[key] ?? bundle.infoDictionary?[key]
  }

  package func url(forResource name: String?, withExtension ext: String?) -> URL? {
    BundleFiles.find(name, ext, subpath: nil, in: bundle)
  }

  package func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
    BundleFiles.find(name, ext, subpath: subpath, in: bundle)
  }

  package func path(forResource name: String?, ofType ext: String?) -> String? {
    BundleFiles.find(name, ext, subpath: nil, in: bundle)?.path
  }

  package func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    BundleFiles.find(name, ext, subpath: subpath, in: bundle)?.path
  }

  package init() {}
}

/// Stands in front of `Bundle.preferredLocalizations(from:)`, by a name of `CFoundationDoors`.
@_silgen_name("tessera_preferred_localizations")
package func tesseraPreferredLocalizations(_ available: [String]) -> [String] {
  PreferredLanguages.choose(from: available, for: PreferredLanguages.current, development: "en")
}

/// Stands in front of `Bundle.preferredLocalizations(from:forPreferences:)`, by a name of `CFoundationDoors`.
@_silgen_name("tessera_preferred_localizations_for")
package func tesseraPreferredLocalizations(_ available: [String], for wanted: [String]?) -> [String] {
  PreferredLanguages.choose(from: available, for: wanted ?? PreferredLanguages.current, development: "en")
}

/// Files of bundles by name.
enum BundleFiles {
  /// A file for every language before those of the languages wanted, and those before the ones of `Base`.
  static func find(_ name: String?, _ ending: String?, subpath: String?, in bundle: Bundle) -> URL? {
    guard let root = bundle.resourceURL else { return nil }
    let languages = StringTables.chosen(in: bundle) + ["Base", StringTables.development(of: bundle)]
    let places = [root] + languages.map { root.appendingPathComponent("\($0).lproj", isDirectory: true) }
    let ending = ending.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    for place in places {
      let folder = subpath.flatMap { $0.isEmpty ? nil : place.appendingPathComponent($0, isDirectory: true) } ?? place
      if let name, !name.isEmpty {
        let file = folder.appendingPathComponent(ending.isEmpty ? name : "\(name).\(ending)")
        if FileManager.default.fileExists(atPath: file.path) { return file }
      } else if !ending.isEmpty {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if let found = names.sorted().first(where: { $0.hasSuffix(".\(ending)") }) {
          return folder.appendingPathComponent(found)
        }
      }
    }
    return nil
  }
}
