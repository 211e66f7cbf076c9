// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lengths of iOS 26's bars, points. Those not marked were measured.
enum BarMetrics {
  /// The least room above the items where the device has no status bar, and the same where height is compact.
  static let leastTop: CGFloat = 10
  static let leastTopInCompactHeight: CGFloat = 24
  /// The height in which items and the inline title stand.
  static let band: CGFloat = 44
  /// What is left free below the band.
  static let beneath: CGFloat = 10
  /// What a prompt adds above the band.
  static let prompt: CGFloat = 32
  /// Between platters, and between them and a title that has no room in the middle.
  static let gap: CGFloat = 12
  /// How near a title in the middle may come to platters.
  static let clearance: CGFloat = 8
  /// From a word to the ends of its platter: in a navigation bar, and in a toolbar.
  static let padding: CGFloat = 16
  static let toolbarPadding: CGFloat = 12
  /// Pictures that share a platter: the least width that counts, what each has around it, what is between two of them,
  /// and what the platter has more.
  static let leastPicture: CGFloat = 22
  static let aroundPicture: CGFloat = 14
  static let betweenPictures: CGFloat = 16
  static let aroundPictures: CGFloat = 4
  /// From the sides of the screen to the platters of a navigation controller's toolbar.
  static let floatingSide: CGFloat = 28
  /// What is free above those.
  static let aboveToolbar: CGFloat = 10
  /// A search field among buttons: from the edge, its width, and its width while somebody searches.
  static let inlineSearchSide: CGFloat = 15
  static let inlineSearch: CGFloat = 240
  static let activeInlineSearch: CGFloat = 280
  /// The least width of one beside the tabs of a pad; chosen.
  static let leastInlineSearch: CGFloat = 100
  /// How far content goes under the bar until it is veiled in full.
  static let scrollEdgeDistance: CGFloat = 80
  /// How much content below pinned headers is darkened then, at the top.
  static let scrollEdgeStrength: CGFloat = 0.15
  /// Seconds in which the inline title comes and goes; measured in SwiftUI.
  static let titleFade: TimeInterval = 0.23
  /// Windows less high than this have no large titles.
  static let compactHeight: CGFloat = 415

  /// From the sides of a bar, or of its safe area, to the items and to a large title.
  static func side(width: CGFloat, isCompactHeight: Bool, hasSafeSides: Bool) -> CGFloat {
    // Sideways it was measured on a phone without a notch only; with one the room beside it is chosen.
    if isCompactHeight { return hasSafeSides ? 16 : 38 }
    return width > 402 ? 20 : 16
  }

  /// The height of a toolbar's platters.
  @MainActor static func toolbar(_ traits: UITraitCollection) -> CGFloat { traits.userInterfaceIdiom == .pad ? 44 : 48 }

  /// What is free below the platters of a navigation controller's toolbar, down to the edge of the screen.
  @MainActor static func belowToolbar(_ traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 25 }
    return traits.verticalSizeClass == .compact ? 24 : 28
  }

  // MARK: - Text

  /// The size of inline titles and of words on platters: that of headlines, which stops growing at "xxL".
  @MainActor static func textSize(_ traits: UITraitCollection) -> CGFloat {
    let category = min(traits.preferredContentSizeCategory, .extraExtraLarge)
    return UIFont.preferredFont(
      forTextStyle: .headline, compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
    ).pointSize
  }

  @MainActor static func largeTitleFont(_ traits: UITraitCollection) -> UIFont {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  /// What a line below a large title adds to a bar, points; chosen.
  @MainActor static func largeSubtitle(of item: UINavigationItem) -> CGFloat {
    guard item.hasLargeSubtitle else { return 0 }
    return (item.largeSubtitleView?.sizeInBar.height ?? 20.5).rounded(.up) + 2
  }

  /// The same with the line that an item has below its title.
  @MainActor static func largeTitle(
    _ traits: UITraitCollection, _ item: UINavigationItem
  ) -> (height: CGFloat, top: CGFloat) {
    let (height, top) = largeTitle(traits)
    return (height + largeSubtitle(of: item), top)
  }

  /// What a large title adds to a bar, and how far below the inline part it begins. Measured at "L" (52), "xxxL" (54) and
  /// the second of the sizes for accessibility (61.5).
  @MainActor static func largeTitle(_ traits: UITraitCollection) -> (height: CGFloat, top: CGFloat) {
    let scale = max(traits.displayScale, 1)
    let line = (largeTitleFont(traits).lineHeight * scale).rounded(.up) / scale
    // From 48 points on the label fills the zone, which grows with it.
    return line < 47 ? (52, 3.5) : (max(54, line + 4), 0)
  }
}
