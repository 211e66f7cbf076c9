// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIWindowScene {
  /// How large or small a scene may be made; `nil` on phones, whose scenes fill the screen.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    guard traitCollection.userInterfaceIdiom == .pad else { return nil }
    if let storedSizeRestrictions { return storedSizeRestrictions }
    let made = UISceneSizeRestrictions()
    storedSizeRestrictions = made
    return made
  }

  /// What people may do with the window around a scene; there is none here.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  /// Whether the scene fills the screen.
  public var isFullScreen: Bool { area == nil }
}

/// How large or small a scene may be made. Kept: people cannot make scenes larger or smaller here.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  public var allowsFullScreen = true
}

/// What people may do with the window around a scene.
@preconcurrency @MainActor public final class UISceneWindowingBehaviors: NSObject {
  public var isClosable = true
  public var isMiniaturizable = true
}
