// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which scene is to be shown, and for what.
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
  open private(set) var role: UISceneSession.Role
  /// `nil` for a new scene.
  open private(set) var session: UISceneSession?
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?

  /// Asks for a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
    super.init()
  }

  /// Asks for the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
    super.init()
  }
}

/// How a scene is to be closed.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How a scene with windows is to be closed.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// Kept: windows are gone at once here, whatever they are closed for.
  open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
  /// What became of what a window was for, which iOS shows by how the window goes.
  public enum DismissalAnimation: Int, Sendable {
    case standard = 1
    case commit
    case decline
  }
}
