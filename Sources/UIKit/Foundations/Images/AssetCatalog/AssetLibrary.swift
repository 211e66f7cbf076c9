// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The asset catalogs of bundles, each read once, when something is first looked up in it.
package enum AssetLibrary {
  private struct State {
    var searchPaths: [URL] = []
    /// Catalogs by the folder that holds them.
    var catalogs: [URL: [AssetCatalog]] = [:]
    /// What the main bundle's catalogs say of the accent colour; outer `nil` where nobody has asked.
    var accent: UIColor??
  }

  private static let state = Mutex(State())

  /// Folders that are looked in for the main bundle's assets before its own: they hold `.xcassets` folders and pictures,
  /// or are such a folder. For tests and tools.
  package static var searchPaths: [URL] {
    get { state.withLock { $0.searchPaths } }
    set {
      state.withLock {
        $0.searchPaths = newValue
        $0.accent = nil
      }
    }
  }

  /// Forgets what was read, so that changed files are read anew.
  package static func reload() {
    state.withLock {
      $0.catalogs = [:]
      $0.accent = nil
    }
    AssetSets.forget()
    ImageFiles.forget()
  }

  /// The tint of an app whose views ask for none: the catalog's colour that the property list names, which Xcode calls
  /// `AccentColor`. `nil` where there is none, or where it is an empty one.
  static var accent: UIColor? {
    if let known = state.withLock({ $0.accent }) { return known }
    let name = Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"
    let accent = set(.color, name, in: nil).flatMap { ColorSet.isEmpty($0) ? nil : UIColor(named: name) }
    state.withLock { $0.accent = .some(accent) }
    return accent
  }

  /// The folder of a set.
  static func set(_ kind: AssetCatalog.Kind, _ name: String, in bundle: Bundle?) -> URL? {
    for folder in folders(of: bundle) {
      for catalog in catalogs(in: folder) {
        if let set = catalog.set(kind, name) { return set }
      }
    }
    return nil
  }

  /// Where a bundle's pictures and catalogs are.
  static func folders(of bundle: Bundle?) -> [URL] {
    let own = (bundle ?? .main).resourceURL.map { [$0] } ?? []
    return bundle == nil || bundle == .main ? searchPaths + own : own
  }

  private static func catalogs(in folder: URL) -> [AssetCatalog] {
    if let known = state.withLock({ $0.catalogs[folder] }) { return known }
    let found: [URL]
    if folder.pathExtension == "xcassets" {
      found = [folder]
    } else {
      found = ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
        .filter { $0.pathExtension == "xcassets" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
    if found.isEmpty {
      let compiled = folder.appendingPathComponent("Assets.car")
      if FileManager.default.fileExists(atPath: compiled.path) {
        AssetWarnings.warn(
          "Asset catalog: \(compiled.path) is compiled by Apple's tools and can't be read; put the .xcassets folder that "
            + "it was made from beside it.")
      }
    }
    let catalogs = found.map(AssetCatalog.init)
    state.withLock { $0.catalogs[folder] = catalogs }
    return catalogs
  }

  /// The language in which the main bundle speaks, as `en` or `en-GB`.
  static var language: String? { Bundle.main.preferredLocalizations.first }
}

/// The sets that were read, with what their `Contents.json` says.
enum AssetSets {
  private struct State {
    var images: [URL: ImageSet?] = [:]
    var colors: [URL: ColorSet?] = [:]
    var symbols: [URL: SymbolSet?] = [:]
  }

  private static let state = Mutex(State())

  static func image(_ url: URL) -> ImageSet? {
    if let known = state.withLock({ $0.images[url] }) { return known }
    let set = ImageSet(url)
    state.withLock { $0.images[url] = .some(set) }
    return set
  }

  static func color(_ url: URL) -> ColorSet? {
    if let known = state.withLock({ $0.colors[url] }) { return known }
    let set = ColorSet(url)
    state.withLock { $0.colors[url] = .some(set) }
    return set
  }

  static func symbol(_ url: URL) -> SymbolSet? {
    if let known = state.withLock({ $0.symbols[url] }) { return known }
    let set = SymbolSet(url)
    state.withLock { $0.symbols[url] = .some(set) }
    return set
  }

  static func forget() {
    state.withLock { $0 = State() }
  }
}
