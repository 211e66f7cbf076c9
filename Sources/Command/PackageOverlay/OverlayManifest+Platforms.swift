// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension OverlayManifest {
  /// Functions of the footer that make of what holds on iOS what holds here.
  ///
  /// What a condition says can't be asked of it, but seen in it.
  static func platforms(_ package: PackageDescription) -> String {
    let features =
      isAtLeast("5.8", package)
      ? """

          case "enableUpcomingFeature": return value.first.map { .enableUpcomingFeature($0) }
          case "enableExperimentalFeature": return value.first.map { .enableExperimentalFeature($0) }
      """ : ""
    return """
      func tesseraField(_ name: String, of value: Any) -> Any? {
        for child in Mirror(reflecting: value).children {
          if child.label == name { return child.value }
          if ["some", "data", "condition"].contains(child.label), let found = tesseraField(name, of: child.value) {
            return found
          }
        }
        return nil
      }
      func tesseraPlatforms(_ value: Any) -> [Platform]? { tesseraField("platforms", of: value) as? [Platform] }
      func tesseraDependency(_ dependency: Target.Dependency) -> Target.Dependency {
        switch dependency {
        case .targetItem(let name, let condition?) where tesseraPlatforms(condition)?.contains(.iOS) == true:
          return .target(name: name)
        case .byNameItem(let name, let condition?) where tesseraPlatforms(condition)?.contains(.iOS) == true:
          return .byName(name: name)
        case .productItem(let name, let package, let aliases, let condition?)
        where tesseraPlatforms(condition)?.contains(.iOS) == true:
          return .productItem(name: name, package: package, moduleAliases: aliases, condition: nil)
        default: return dependency
        }
      }
      func tesseraIsBuiltIn(_ dependency: Target.Dependency) -> Bool {
        let known = [\(KnownLibraries.builtIn.map { "\"\($0)\"" }.joined(separator: ", "))]
        switch dependency {
        case .productItem(let name, _, _, _): return known.contains(name)
        case .byNameItem(let name, _): return known.contains(name)
        default: return false
        }
      }
      func tesseraSetting(_ setting: SwiftSetting) -> SwiftSetting? {
        guard let platforms = tesseraPlatforms(setting) else { return setting }
        let configuration = tesseraField("config", of: setting).map { "\\($0)" } ?? "debug"
        guard platforms.contains(.iOS), configuration.contains("nil") || configuration.contains("debug") else {
          return nil
        }
        let value = tesseraField("value", of: setting) as? [String] ?? []
        switch tesseraField("name", of: setting) as? String {
        case "define": return value.first.map { .define($0) }
        case "unsafeFlags": return .unsafeFlags(value)\(features)
        default: return setting
        }
      }
      func tesseraIsFramework(_ setting: LinkerSetting) -> Bool {
        tesseraField("name", of: setting) as? String == "linkedFramework"
      }
      """
  }
}
