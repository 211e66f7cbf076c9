// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the tabs of a bar stand.
enum TabArrangement {
  /// Titles below pictures: phones held upright.
  case stacked
  /// Titles beside pictures: where height is compact.
  case compactInline
  /// Titles alone, at the top: pads.
  case inline
}

/// Lengths of iOS 26's tab bars, points. Those not marked were measured.
enum TabBarMetrics {
  /// From the platter's edges to its tabs, and how far neighbours overlap where titles are below.
  static let inset: CGFloat = 4
  static let overlap: CGFloat = 8
  /// From the middle of one tab to the next where there is room.
  static let pitch: CGFloat = 86
  /// What is left free beside a platter of many tabs, both sides together.
  static let besides: CGFloat = 42
  /// The box of pictures below which a title stands, its top, and the title's top in the tab.
  static let glyphBox: CGFloat = 28
  static let glyphTop: CGFloat = 5.5
  static let titleTop: CGFloat = 35
  /// Pictures that are symbols: points of text.
  static let symbolSize: CGFloat = 23
  /// Beside pictures: from the tab's start to the picture, on to the title, and from its end to the tab's.
  static let inlineLead: CGFloat = 6
  static let inlineGap: CGFloat = 8
  static let inlineTrail: CGFloat = 12
  /// Around titles that are alone.
  static let padding: CGFloat = 16
  /// What a bar at the top leaves free beneath it.
  static let beneathTopBar: CGFloat = 20
  /// Between a platter and a circle or an accessory beside it.
  static let gap: CGFloat = 8

  /// The height of a bar, down to the edge of the screen where it is at the bottom.
  static func height(_ arrangement: TabArrangement) -> CGFloat {
    switch arrangement {
    case .stacked: 83
    case .compactInline: 64
    case .inline: 44
    }
  }

  static func platterHeight(_ arrangement: TabArrangement) -> CGFloat { arrangement == .stacked ? 62 : 44 }

  static func titleSize(_ arrangement: TabArrangement) -> CGFloat {
    switch arrangement {
    case .stacked: 10
    case .compactInline: 12
    case .inline: 17
    }
  }

  /// The height of a badge, which is its least width.
  static func badge(_ arrangement: TabArrangement) -> CGFloat {
    switch arrangement {
    case .stacked: 20
    case .compactInline: 16
    case .inline: 18.5
    }
  }

  /// The badge's size of text. That on pads is chosen.
  static func badgeTextSize(_ arrangement: TabArrangement) -> CGFloat {
    switch arrangement {
    case .stacked: 13
    case .compactInline: 10
    case .inline: 12
    }
  }

  /// From the middle of the picture to the badge's start, and from the platter's top to the badge, titles below.
  static let badgeStart: CGFloat = 8.5
  static let badgeTop: CGFloat = 6
  /// A badge without text.
  static let emptyBadge: CGFloat = 18

  /// A bar that gave way to content: its one tab, and how far that is from the side. Not confirmed.
  static let minimized = CGSize(width: 76, height: 50)
  static let minimizedSide: CGFloat = 24

  // MARK: - Motion

  /// The lens goes from tab to tab by this spring; what a finger lifts grows by another, and so much. Measured in SwiftUI.
  static let travel = (response: 0.355, bounce: 0.1)
  static let lift = (response: 0.32, bounce: 0.4)
  static let follow = (response: 0.35, bounce: 0.0)
  static let liftedBy = CGSize(width: 20.6, height: 20)
  /// How long a finger rests until the lens comes to it, seconds.
  static let patience: TimeInterval = 0.15
  /// How far a finger goes until the lens follows it; chosen.
  static let slop: CGFloat = 10
}
