// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A scene as the system remembers it, whether it is connected or not. It ends when people close it, or the app does.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene while it is connected.
  open internal(set) weak var scene: UIScene?
  open private(set) var role: Role
  /// What the app's delegate answered when the session was made.
  open internal(set) var configuration: UISceneConfiguration
  open private(set) var persistentIdentifier: String
  /// Whatever the app wants to keep with the session.
  open var userInfo: [String: Any]?
  /// What the scene was showing, to be shown when it is connected again: what its delegate's
  /// `stateRestorationActivity(for:)` answered last, or what the app put there.
  open var stateRestorationActivity: NSUserActivity? { didSet { isByDelegate = false } }
  /// Whether the activity is the delegate's answer, which its next one replaces even where that is `nil`.
  private var isByDelegate = false
  /// Counts the app's sessions from 1 on, as hosts call them.
  let number: UInt32

  init(role: Role, configuration: UISceneConfiguration, number: UInt32) {
    self.role = role
    self.configuration = configuration
    self.number = number
    persistentIdentifier = number == 1 ? "main" : "scene-\(number)"
    super.init()
  }

  /// Keeps what the scene's delegate says of its state now.
  func saveState() {
    guard let scene else { return }
    let activity = scene.delegate?.stateRestorationActivity(for: scene)
    guard activity != nil || isByDelegate else { return }
    stateRestorationActivity = activity
    isByDelegate = true
  }
}
