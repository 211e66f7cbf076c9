// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How large the user wants text; the twelve sizes of Dynamic Type, smallest first.
///
/// It is here because text, devices and UIKit, which know nothing of each other, name the same sizes.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  // The raw values are those of `UIContentSizeCategory`.
  case extraSmall = "UICTContentSizeCategoryXS"
  case small = "UICTContentSizeCategoryS"
  case medium = "UICTContentSizeCategoryM"
  case large = "UICTContentSizeCategoryL"
  case extraLarge = "UICTContentSizeCategoryXL"
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// Whether it is one of the five sizes for people who need very large text.
  package var isAccessibilityCategory: Bool { index >= 7 }

  /// The name that devices, hosts and fixtures use: `extraSmall` … `accessibilityExtraExtraExtraLarge`.
  package var name: String { "\(self)" }

  /// The category of that name.
  package init?(name: String) {
    guard let category = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = category
  }

  /// The place among all, from 0.
  package var index: Int {
    // Every case is in its own list of cases.
    Self.allCases.firstIndex(of: self)!
  }
}
