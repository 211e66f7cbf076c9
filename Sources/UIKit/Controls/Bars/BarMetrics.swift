// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lengths of iOS 26's bars, points. Those not marked were measured.
enum BarMetrics {
  /// The least room above the items where the device has no status bar.
  static let leastTop: CGFloat = 10
  /// The height in which items and the inline title stand.
  static let band: CGFloat = 44
  /// What is left free below the band.
  static let beneath: CGFloat = 10
  /// What a prompt adds above the band; not measured on iOS 26, but what it has always been.
  static let prompt: CGFloat = 30
  /// What a large title adds.
  static let largeTitle: CGFloat = 52
  /// From the edges of the screen, or of its safe area, to the items.
  static let side: CGFloat = 16
  /// Between platters.
  static let gap: CGFloat = 8
  /// From an item's contents to the ends of its platter.
  static let padding: CGFloat = 12
  /// The height of a toolbar's platters.
  static let toolbar: CGFloat = 48
  /// What is free below those of a navigation controller's toolbar, down to the edge of the screen.
  static let belowToolbar: CGFloat = 28
  /// From the sides of the screen to the platters of a navigation controller's toolbar.
  static let floatingSide: CGFloat = 28
  /// Between the platters of a toolbar.
  static let toolbarGap: CGFloat = 12
  /// How far content goes under the bar until it is darkened in full.
  static let scrollEdgeDistance: CGFloat = 80
  /// How much it is darkened then.
  static let scrollEdgeStrength: CGFloat = 37.0 / 255
  /// How much of the large title is left when the inline title begins to show; chosen.
  static let titleFade: CGFloat = 16
  /// Windows less high than this have no large titles.
  static let compactHeight: CGFloat = 415
}
