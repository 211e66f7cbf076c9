// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The properties of the kit's views that can be set by `appearance()`.
///
/// Setters note them with `noteCustomized(_:)`: on an ordinary view as set by hand, on a proxy as to be handed on.
struct CustomizedProperties: OptionSet, Sendable {
  let rawValue: UInt32

  static let backgroundColor = Self(rawValue: 1 << 0)
  static let tintColor = Self(rawValue: 1 << 1)
  static let font = Self(rawValue: 1 << 2)
  static let textColor = Self(rawValue: 1 << 3)
  static let titleColor = Self(rawValue: 1 << 4)
  static let titleShadowColor = Self(rawValue: 1 << 5)
  static let backgroundImage = Self(rawValue: 1 << 6)
  static let contentEdgeInsets = Self(rawValue: 1 << 7)
  static let separatorInset = Self(rawValue: 1 << 31)
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
}

extension UIView {
  /// Called by setters of properties that `appearance()` can set.
  func noteCustomized(_ properties: CustomizedProperties) { customized.formUnion(properties) }
}
