// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The properties of the kit's views that can be set by `appearance()`.
///
/// Setters note them with `noteCustomized(_:)`: on an ordinary view as set by hand, on a proxy as to be handed on.
struct CustomizedProperties: OptionSet, Sendable {
  let rawValue: UInt64

  static let backgroundColor = Self(rawValue: 1 << 0)
  static let tintColor = Self(rawValue: 1 << 1)
  static let font = Self(rawValue: 1 << 2)
  static let textColor = Self(rawValue: 1 << 3)
  static let titleColor = Self(rawValue: 1 << 4)
  static let titleShadowColor = Self(rawValue: 1 << 5)
  static let backgroundImage = Self(rawValue: 1 << 6)
  static let contentEdgeInsets = Self(rawValue: 1 << 7)
  static let barStyle = Self(rawValue: 1 << 8)
  static let isTranslucent = Self(rawValue: 1 << 9)
  static let barTintColor = Self(rawValue: 1 << 10)
  static let titleTextAttributes = Self(rawValue: 1 << 11)
  static let largeTitleTextAttributes = Self(rawValue: 1 << 12)
  static let shadowImage = Self(rawValue: 1 << 13)
  static let standardAppearance = Self(rawValue: 1 << 14)
  static let compactAppearance = Self(rawValue: 1 << 15)
  static let scrollEdgeAppearance = Self(rawValue: 1 << 16)
  static let compactScrollEdgeAppearance = Self(rawValue: 1 << 17)
  static let prefersLargeTitles = Self(rawValue: 1 << 18)
  static let separatorInset = Self(rawValue: 1 << 19)
  // Controls'.
  static let onTintColor = Self(rawValue: 1 << 40)
  static let thumbTintColor = Self(rawValue: 1 << 41)
  static let minimumTrackTintColor = Self(rawValue: 1 << 42)
  static let maximumTrackTintColor = Self(rawValue: 1 << 43)
  static let thumbImage = Self(rawValue: 1 << 44)
  static let minimumTrackImage = Self(rawValue: 1 << 45)
  static let maximumTrackImage = Self(rawValue: 1 << 46)
  static let selectedSegmentTintColor = Self(rawValue: 1 << 47)
  static let dividerImage = Self(rawValue: 1 << 48)
  static let contentPositionAdjustment = Self(rawValue: 1 << 49)
  static let progressTintColor = Self(rawValue: 1 << 50)
  static let trackTintColor = Self(rawValue: 1 << 51)
  static let progressImage = Self(rawValue: 1 << 52)
  static let trackImage = Self(rawValue: 1 << 53)
  static let color = Self(rawValue: 1 << 54)
  static let incrementImage = Self(rawValue: 1 << 55)
  static let decrementImage = Self(rawValue: 1 << 56)
  // Tab bars' and page controls'.
  static let pageIndicatorTintColor = Self(rawValue: 1 << 25)
  static let currentPageIndicatorTintColor = Self(rawValue: 1 << 26)
  static let unselectedItemTintColor = Self(rawValue: 1 << 27)
  static let selectionIndicatorImage = Self(rawValue: 1 << 28)
  static let itemPositioning = Self(rawValue: 1 << 29)
  static let itemWidth = Self(rawValue: 1 << 30)
  static let itemSpacing = Self(rawValue: 1 << 31)
}

extension UIView {
  /// Called by setters of properties that `appearance()` can set.
  func noteCustomized(_ properties: CustomizedProperties) { customized.formUnion(properties) }
}
