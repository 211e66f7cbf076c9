// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A text size that a person can choose.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether the size is one of those beyond the ordinary ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of a category of UIKit's; `nil` where it specifies none.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let found = Self.categories.first(where: { $0.category == uiSizeCategory }) else { return nil }
    self = found.size
  }

  fileprivate static let categories: [(size: DynamicTypeSize, category: UIContentSizeCategory)] = [
    (.xSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large), (.xLarge, .extraLarge),
    (.xxLarge, .extraExtraLarge), (.xxxLarge, .extraExtraExtraLarge), (.accessibility1, .accessibilityMedium),
    (.accessibility2, .accessibilityLarge), (.accessibility3, .accessibilityExtraLarge),
    (.accessibility4, .accessibilityExtraExtraLarge), (.accessibility5, .accessibilityExtraExtraExtraLarge),
  ]
}

extension UIContentSizeCategory {
  /// The category of a text size.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = DynamicTypeSize.categories.first { $0.size == dynamicTypeSize }?.category ?? .unspecified
  }

  /// The category of a size in SwiftUI's older form.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self.init(sizeCategory.map(\.dynamicTypeSize))
  }
}

/// A text size that a person can choose, in its older form.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those beyond the ordinary ones.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) {
    self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
  }

  var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize < rhs.dynamicTypeSize }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize <= rhs.dynamicTypeSize }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize > rhs.dynamicTypeSize }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.dynamicTypeSize >= rhs.dynamicTypeSize }
}

extension EnvironmentValues {
  /// The text size that the person chose, in its older form.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}

/// Holds the text size of a view to a range.
struct DynamicTypeLimit {
  var least = DynamicTypeSize.xSmall
  var greatest = DynamicTypeSize.accessibility5
}

extension DynamicTypeLimit: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    let size = environment.dynamicTypeSize
    let held = min(max(size, least), greatest)
    if held != size { environment.dynamicTypeSize = held }
  }
}

extension View {
  /// Gives the view a text size.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Holds the view's text size to a range.
  public nonisolated func dynamicTypeSize<T>(_ range: T) -> some View
  where T: RangeExpression, T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
    return modifier(
      DynamicTypeLimit(least: sizes.first ?? .xSmall, greatest: sizes.last ?? .accessibility5))
  }
}
