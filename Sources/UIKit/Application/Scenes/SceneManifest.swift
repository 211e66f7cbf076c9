// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part of Info.plist that says what an app begins with: which class is the scene's delegate, which storyboard is
/// shown, whether there may be several scenes, and which URLs are the app's.
struct SceneManifest {
  /// A scene that is described there.
  struct Scene: Hashable {
    let name: String?
    /// As written there, usually `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    let delegateClassName: String?
    let sceneClassName: String?
    /// The storyboard of the scene; `nil` where the app makes its windows itself.
    let storyboardName: String?
  }

  private let scenes: [Scene]
  let supportsMultipleScenes: Bool
  /// The schemes of `CFBundleURLTypes`, in lower case.
  let urlSchemes: Set<String>
  /// The storyboard of an app without scenes.
  private let mainStoryboardName: String?

  init(bundle: Bundle) {
    self.init(infoDictionary: bundle.infoDictionary ?? [:])
  }

  init(infoDictionary: [String: Any]) {
    let manifest = infoDictionary["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]] ?? []
    scenes = entries.map { entry in
      Scene(
        name: entry["UISceneConfigurationName"] as? String,
        delegateClassName: entry["UISceneDelegateClassName"] as? String,
        sceneClassName: entry["UISceneClassName"] as? String, storyboardName: Self.name(entry["UISceneStoryboardFile"]))
    }
    supportsMultipleScenes = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool == true
    let types = infoDictionary["CFBundleURLTypes"] as? [[String: Any]] ?? []
    urlSchemes = Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    mainStoryboardName = Self.name(infoDictionary["UIMainStoryboardFile"])
    let idioms = [("~ipad", UIUserInterfaceIdiom.pad), ("~iphone", .phone)]
    ownStoryboards = Dictionary(
      uniqueKeysWithValues: idioms.compactMap { ending, idiom in
        Self.name(infoDictionary["UIMainStoryboardFile" + ending]).map { (idiom, $0) }
      })
  }

  /// What is said of the scene of that name, or of the first.
  func scene(named name: String?) -> Scene? { scenes.first { $0.name == name } ?? scenes.first }

  private let ownStoryboards: [UIUserInterfaceIdiom: String]

  /// The storyboard that an app without scenes begins with on a device.
  func mainStoryboardName(on idiom: UIUserInterfaceIdiom) -> String? {
    scenes.isEmpty ? ownStoryboards[idiom] ?? mainStoryboardName : nil
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
