// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore

/// The traits to go by where nobody names any, on whatever thread.
enum AmbientTraits {
  /// The current traits, completed by the screen's; on other threads, those set there.
  static var current: UITraitCollection {
    guard MainQueue.isCurrent else { return UITraitCollection.current }
    let current = UITraitCollection.current
    guard current.displayScale == 0 else { return current }
    return MainActor.assumeIsolated {
      let screen = UIApplication.current.screen.traitCollection
      guard current.values != UITraitCollection.Values() else { return screen }
      return UITraitCollection(traitsFrom: [screen, current])
    }
  }

  /// Pixels per point under the given traits, the screen's where they do not say.
  static func scale(_ traits: UITraitCollection? = nil) -> CGFloat {
    let scale = (traits ?? current).displayScale
    if scale > 0 { return scale }
    let ambient = current.displayScale
    return ambient > 0 ? ambient : 1
  }

  /// The text size under the given traits, the screen's where they do not say.
  static func category(_ traits: UITraitCollection? = nil) -> UIContentSizeCategory {
    let category = (traits ?? current).preferredContentSizeCategory
    if category != .unspecified { return category }
    let ambient = current.preferredContentSizeCategory
    return ambient == .unspecified ? .large : ambient
  }
}
