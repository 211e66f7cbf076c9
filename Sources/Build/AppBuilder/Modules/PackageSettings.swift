// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a package's targets are compiled, from what `swift package dump-package` says of its manifest.
struct PackageSettings {
  /// The language modes that the manifest names.
  private let modes: [String]
  private let toolsVersion: String
  /// The settings of each target, as the manifest has them.
  private let targets: [String: [[String: Any]]]

  /// - Parameter dump: The JSON of the manifest; `nil` where SwiftPM did not give it.
  init(dump: Data?, toolsVersion: String, modes: [String]?) {
    self.toolsVersion = toolsVersion
    let manifest = dump.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    self.modes = modes ?? manifest?["swiftLanguageVersions"] as? [String] ?? []
    var targets: [String: [[String: Any]]] = [:]
    for target in manifest?["targets"] as? [[String: Any]] ?? [] {
      guard let name = target["name"] as? String else { continue }
      targets[name] = target["settings"] as? [[String: Any]]
    }
    self.targets = targets
  }

  /// The newest mode that is named; that of the tools where none is.
  private var languageMode: String {
    let major = modes.compactMap { Int($0.prefix { $0 != "." }) }.max() ?? Int(toolsVersion.prefix { $0 != "." }) ?? 5
    return major >= 6 ? "6" : major < 5 ? "4" : "5"
  }

  func settings(of target: String) -> AppSettings {
    var settings = AppSettings()
    settings.languageMode = languageMode
    settings.conditions = ["DEBUG", "SWIFT_PACKAGE"]
    for setting in targets[target] ?? [] where setting["tool"] as? String == "swift" && Self.holds(setting) {
      for (kind, value) in setting["kind"] as? [String: [String: Any]] ?? [:] {
        guard let text = value["_0"] as? String else { continue }
        switch kind {
        case "define": settings.conditions.append(text)
        case "enableUpcomingFeature", "enableExperimentalFeature": settings.features.append(text)
        case "swiftLanguageMode": settings.languageMode = text.hasPrefix("6") ? "6" : text.hasPrefix("4") ? "4" : "5"
        case "defaultIsolation": settings.isOnMainActor = text == "MainActor"
        default: break
        }
      }
    }
    return settings
  }

  /// Whether a setting is meant for iOS and builds for debugging.
  private static func holds(_ setting: [String: Any]) -> Bool {
    guard let condition = setting["condition"] as? [String: Any] else { return true }
    let platforms = condition["platformNames"] as? [String] ?? []
    let configuration = condition["config"] as? String ?? "debug"
    return (platforms.isEmpty || platforms.contains("ios")) && configuration == "debug"
  }
}
