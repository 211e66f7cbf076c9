// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A class whose instances can be given a look all at once, before they are shown.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  /// What all instances look like.
  static func appearance() -> Self
  /// What instances look like within containers of these classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
  /// What instances look like under these traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// What instances look like under these traits, within containers of these classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// A class that can be the container in `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  public class func appearance() -> Self { UIApplication.current.appearances.proxy(of: self, in: [], for: nil) }

  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.current.appearances.proxy(of: self, in: containerTypes, for: nil)
  }

  public class func appearance(for trait: UITraitCollection) -> Self {
    UIApplication.current.appearances.proxy(of: self, in: [], for: trait)
  }

  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.current.appearances.proxy(of: self, in: containerTypes, for: trait)
  }
}

extension UIViewController: UIAppearanceContainer {}
