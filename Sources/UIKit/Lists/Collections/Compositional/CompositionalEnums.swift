// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// An edge or a corner of a rectangle, by reading direction.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// The alignment of boundary views; `none` stands at the top.
  var boundaryAlignment: CompositionalBoundarySupplementary.Alignment {
    switch self {
    case .none, .top: .top
    case .topLeading: .topLeading
    case .leading: .leading
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    case .trailing: .trailing
    case .topTrailing: .topTrailing
    }
  }
}

/// What insets of a compositional layout are counted from, across the direction in which it scrolls.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the layout's configuration says; for that, the safe area.
  case automatic = 0
  /// The edges of the collection view.
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4

  var value: CompositionalInsetsReference {
    switch self {
    case .automatic: .automatic
    case .none: .none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

/// How the groups of a section scroll across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// They do not: they follow each other along the layout.
  case none = 0
  /// Freely.
  case continuous = 1
  /// Freely, coming to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary = 2
  /// By the length of what is seen.
  case paging = 3
  /// By a group, which comes to rest at the leading edge.
  case groupPaging = 4
  /// By a group, which comes to rest in the middle.
  case groupPagingCentered = 5

  var value: CompositionalOrthogonalScrolling {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
