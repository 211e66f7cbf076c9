// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// How long a column is across its items.
  public enum Size: Sendable {
    /// In points.
    case fixed(CGFloat)
    /// What is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit what is left, within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: GridItem.Size
  /// Points to the next column; `nil` for the standard distance.
  public var spacing: CGFloat?
  /// Where items stand in their cells; `nil` for the grid's own alignment.
  public var alignment: Alignment?

  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: LazyTrack {
    let size: LazyTrack.Size =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyTrack(size, spacing: spacing, alignment: alignment?.pair)
  }
}

/// Views in columns, made when they come near the visible part of a scroll view.
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameter spacing: The distance between lines, in points; `nil` for the standard one.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyElement(view.value, inputs))
  }
}

extension LazyVGrid: LazyContainerView {
  var plan: LazyPlan {
    LazyPlan(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center).pair, spacing: spacing,
      tracks: columns.map(\.track), pinned: pinnedViews)
  }
}

/// Views in rows from the leading edge, made when they come near the visible part of a scroll view.
public struct LazyHGrid<Content> where Content: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameter spacing: The distance between lines, in points; `nil` for the standard one.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyElement(view.value, inputs))
  }
}

extension LazyHGrid: LazyContainerView {
  var plan: LazyPlan {
    LazyPlan(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment).pair, spacing: spacing,
      tracks: rows.map(\.track), pinned: pinnedViews)
  }
}
