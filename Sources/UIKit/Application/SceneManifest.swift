// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part of Info.plist that says which class is the scene's delegate.
struct SceneManifest {
  /// As written there, usually `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  let delegateClassName: String?

  init(bundle: Bundle) {
    self.init(infoDictionary: bundle.infoDictionary ?? [:])
  }

  init(infoDictionary: [String: Any]) {
    let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    delegateClassName = scenes?.first?["UISceneDelegateClassName"] as? String
  }

  /// Finds the class in the module of the app's delegate.
  @MainActor static func findClass(named name: String, near delegate: AnyObject?) -> AnyClass? {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let module = delegate.map { String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init) ?? "" }
    return NSClassFromString(name) ?? NSClassFromString("\(module ?? "").\(short)")
  }
}
