// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part of Info.plist that says what an app begins with: which class is the scene's delegate, which storyboard is
/// shown.
struct SceneManifest {
  /// As written there, usually `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  let delegateClassName: String?
  /// The storyboard of the scene; `nil` where the app makes its windows itself.
  let sceneStoryboardName: String?
  /// The storyboard of an app without scenes.
  private let mainStoryboardName: String?
  private let hasScenes: Bool

  init(bundle: Bundle) {
    self.init(infoDictionary: bundle.infoDictionary ?? [:])
  }

  init(infoDictionary: [String: Any]) {
    let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    delegateClassName = scenes?.first?["UISceneDelegateClassName"] as? String
    sceneStoryboardName = Self.name(scenes?.first?["UISceneStoryboardFile"])
    hasScenes = scenes?.isEmpty == false
    mainStoryboardName = Self.name(infoDictionary["UIMainStoryboardFile"])
    let idioms = [("~ipad", UIUserInterfaceIdiom.pad), ("~iphone", .phone)]
    ownStoryboards = Dictionary(
      uniqueKeysWithValues: idioms.compactMap { ending, idiom in
        Self.name(infoDictionary["UIMainStoryboardFile" + ending]).map { (idiom, $0) }
      })
  }

  private let ownStoryboards: [UIUserInterfaceIdiom: String]

  /// The storyboard that an app without scenes begins with on a device.
  func mainStoryboardName(on idiom: UIUserInterfaceIdiom) -> String? {
    hasScenes ? nil : ownStoryboards[idiom] ?? mainStoryboardName
  }

  /// A name that is written, with or without its ending.
  private static func name(_ value: Any?) -> String? {
    guard let text = value as? String, !text.isEmpty else { return nil }
    return text.hasSuffix(".storyboard") ? String(text.dropLast(".storyboard".count)) : text
  }

  /// Finds the class in the module of the app's delegate.
  @MainActor static func findClass(named name: String, near delegate: AnyObject?) -> AnyClass? {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let module = delegate.map { String(reflecting: type(of: $0)).split(separator: ".").first.map(String.init) ?? "" }
    return NSClassFromString(name) ?? NSClassFromString("\(module ?? "").\(short)")
  }
}
