// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The information property list of an app, made as Xcode makes it.
///
/// The target's file, with the settings that it names put in; above it what the settings say by themselves, where the
/// target asks for that.
package struct InfoPlist {
  /// What is made, as an XML property list.
  package let data: Data

  /// - Throws: Where the target names a file that is not there or is no property list.
  package init(of target: ProjectTarget, files: ProjectFiles) throws(ProjectError) {
    var entries: [String: Any] = [:]
    if let name = target.settings["INFOPLIST_FILE"], !name.isEmpty {
      let path = FilePath.join(target.settings["SRCROOT"] ?? "/", name)
      var finder = FileFinder(files)
      guard let bytes = files.read(path) ?? finder.find(path).flatMap(files.read) else {
        throw ProjectError(file: path, expected: "the information property list of \(target.name)")
      }
      guard
        let read = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
      else { throw ProjectError(file: path, expected: "a property list whose root is a dictionary") }
      entries = Self.expand(read, by: target.settings, depth: 0) as? [String: Any] ?? [:]
    }
    for (key, value) in Self.usual(target.settings) where entries[key] == nil { entries[key] = value }
    if target.settings.isOn("GENERATE_INFOPLIST_FILE") {
      entries.merge(Self.generated(target.settings)) { $1 }
    }
    do {
      data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    } catch {
      throw ProjectError(file: target.name, expected: "values that a property list can have")
    }
  }

  /// Property lists within each other, at most.
  private static let deepest = 32

  private static func expand(_ value: Any, by settings: BuildSettings, depth: Int) -> Any {
    guard depth < deepest else { return "" }
    switch value {
    case let text as String: return settings.expand(text)
    case let list as [Any]: return list.map { expand($0, by: settings, depth: depth + 1) }
    case let table as [String: Any]:
      return Dictionary(
        table.map { (settings.expand($0), expand($1, by: settings, depth: depth + 1)) }, uniquingKeysWith: { $1 })
    default: return value
    }
  }

  private static func usual(_ settings: BuildSettings) -> [String: Any] {
    let values = [
      "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleExecutable": "PRODUCT_MODULE_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleName": "PRODUCT_NAME",
      "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
      "CFBundleVersion": "CURRENT_PROJECT_VERSION",
      "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]
    return values.compactMapValues { settings[$0] }
  }

  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    let prefix = "INFOPLIST_KEY_"
    var entries: [String: Any] = [:]
    for name in settings.keys(beginningWith: prefix) {
      guard let text = settings[name], !text.isEmpty else { continue }
      var key = String(name.dropFirst(prefix.count))
      if key.hasSuffix("_Generation") {
        if text == "YES" { entries[String(key.dropLast("_Generation".count))] = [String: Any]() }
        continue
      }
      if key.hasSuffix("_iPhone") { key = key.dropLast("_iPhone".count) + "~iphone" }
      if key.hasSuffix("_iPad") { key = key.dropLast("_iPad".count) + "~ipad" }
      entries[key] = value(text, key: key)
    }
    return entries
  }

  private static let lists = [
    "UIBackgroundModes", "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations", "UIAppFonts",
  ]

  private static func value(_ text: String, key: String) -> Any {
    if lists.contains(where: { key == $0 || key.hasPrefix($0 + "~") }) { return BuildSettings.split(text) }
    return switch text {
    case "YES": true
    case "NO": false
    default: text
    }
  }
}
