// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A section of a compositional layout: one group, again and again.
public struct CompositionalSection: Sendable {
  /// The group.
  public var group: CompositionalItem
  /// Space between the section's edges, headers included, and its groups, in points.
  public var contentInsets: CompositionalInsets = .zero
  /// What the insets across the scrolling axis are counted from.
  public var contentInsetsReference: CompositionalInsetsReference = .automatic
  /// The gap between groups, in points; `0` by default.
  public var interGroupSpacing: CGFloat = 0
  /// How the groups scroll across the layout, if they do.
  public var orthogonalScrolling: CompositionalOrthogonalScrolling = .none
  /// Headers, footers and the like.
  public var boundarySupplementaries: [CompositionalBoundarySupplementary] = []
  /// Space between the section's start and its boundary views there, in points; `0` by default.
  public var startPadding: CGFloat = 0
  /// Whether boundary views keep within `contentInsets` across the scrolling axis; yes by default.
  public var supplementariesFollowContentInsets = true
  /// What the insets of boundary views are counted from; `automatic` is the section's own.
  public var supplementaryInsetsReference: CompositionalInsetsReference = .automatic
  /// Views behind the section.
  public var decorations: [CompositionalDecoration] = []

  /// Whether content decides any size in the section.
  public var isSelfSizing: Bool {
    group.isSelfSizing || boundarySupplementaries.contains { $0.size.width.isEstimated || $0.size.height.isEstimated }
  }

  /// Makes a section.
  public init(group: CompositionalItem) { self.group = group }
}

/// What insets across the scrolling axis are counted from.
public enum CompositionalInsetsReference: Hashable, Sendable {
  /// What the layout says; for the layout, the safe area.
  case automatic
  /// The container's edges.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins.
  case layoutMargins
  /// The readable width.
  case readableContent
}

/// How the groups of a section scroll across the layout.
public enum CompositionalOrthogonalScrolling: Hashable, Sendable {
  /// They do not: they follow each other along the layout.
  case none
  /// Freely.
  case continuous
  /// Freely, coming to rest with a group at the leading edge.
  case continuousGroupLeadingBoundary
  /// By the length of the section.
  case paging
  /// By a group, which comes to rest at the leading edge.
  case groupPaging
  /// By a group, which comes to rest in the middle.
  case groupPagingCentered
}

/// What holds for a whole compositional layout.
public struct CompositionalConfiguration: Sendable {
  /// The direction that the layout scrolls in; vertical by default.
  public var scrollDirection: CompositionalAxis = .vertical
  /// The gap between sections, in points; `0` by default.
  public var interSectionSpacing: CGFloat = 0
  /// What the insets of sections are counted from; `automatic` is the safe area.
  public var contentInsetsReference: CompositionalInsetsReference = .automatic
  /// Views before and after all sections.
  public var boundarySupplementaries: [CompositionalBoundarySupplementary] = []

  /// Whether content decides any size of what is before or after all sections.
  public var isSelfSizing: Bool {
    boundarySupplementaries.contains { $0.size.width.isEstimated || $0.size.height.isEstimated }
  }

  /// Makes a configuration.
  public init() {}
}

/// What a compositional layout is made for.
public struct CompositionalEnvironment: Hashable, Sendable {
  /// The size of the collection view, less what its scroll view insets along the scrolling axis, in points.
  public var containerSize: CGSize
  /// Pixels in a point.
  public var displayScale: CGFloat
  /// Whether leading is right.
  public var isRightToLeft: Bool
  /// How far the safe area is from the container's edges, in points. Only those across the scrolling axis are used.
  public var safeAreaInsets: CompositionalInsets
  /// How far the layout margins are from the container's edges, in points.
  public var layoutMargins: CompositionalInsets
  /// How far the readable width is from the container's edges, in points.
  public var readableInsets: CompositionalInsets

  /// Makes an environment.
  public init(
    containerSize: CGSize, displayScale: CGFloat, isRightToLeft: Bool = false,
    safeAreaInsets: CompositionalInsets = .zero, layoutMargins: CompositionalInsets = .zero,
    readableInsets: CompositionalInsets = .zero
  ) {
    (self.containerSize, self.displayScale, self.isRightToLeft) = (containerSize, displayScale, isRightToLeft)
    (self.safeAreaInsets, self.layoutMargins, self.readableInsets) = (safeAreaInsets, layoutMargins, readableInsets)
  }

  /// How far from the container's edges insets begin that are counted from a reference, in points.
  public func insets(from reference: CompositionalInsetsReference) -> CompositionalInsets {
    switch reference {
    case .automatic, .safeArea: safeAreaInsets
    case .none: .zero
    case .layoutMargins: layoutMargins
    case .readableContent: readableInsets
    }
  }
}
