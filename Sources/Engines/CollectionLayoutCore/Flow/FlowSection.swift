// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How many items a section has and where their sizes come from.
public enum FlowItems {
  /// `count` items of one size, in points. Costs the same time and memory whatever the count.
  case uniform(count: Int, size: CGSize)
  /// `count` items, each of the size, in points, that the closure returns for its index within the section.
  ///
  /// The closure is called once per item, in order, when the section is first needed, and again only after
  /// `FlowSolver.invalidate(section:)`. It must not call back into the solver.
  case sized(count: Int, size: (Int) -> CGSize)

  /// The size of an item when nobody says otherwise: 50 × 50 points.
  public static let defaultSize = CGSize(width: 50, height: 50)

  /// The number of items.
  public var count: Int {
    switch self {
    case .uniform(let count, _), .sized(let count, _): count
    }
  }
}

/// The inputs of one section of a flow layout.
public struct FlowSection {
  /// The items. Defaults to none.
  public var items: FlowItems
  /// The margins around the items, in points, which the header and the footer ignore. Defaults to none.
  public var insets: FlowInsets
  /// The distance between neighbouring lines, in points. Defaults to `10`. May be negative, to let lines overlap; a
  /// line never starts before the one preceding it.
  public var lineSpacing: CGFloat
  /// The least distance between neighbours on one line, in points. Defaults to `10`. The real one may be larger.
  public var interitemSpacing: CGFloat
  /// The header's reference size, in points. Defaults to zero. Only the extent along the scrolling axis counts (the
  /// header spans the container across it); if that is zero, there is no header.
  public var headerSize: CGSize
  /// The footer's reference size, in points, read as `headerSize` is. Defaults to zero, which means no footer.
  public var footerSize: CGSize
  /// Whether the items' sizes are measured from their cells, so that those in `items` are provisional.
  ///
  /// Defaults to `false`. UIKit keeps the minimum spacing on the last line of such a section even if its items turn
  /// out alike. Measured sizes are handed over with `FlowSolver.setSize(_:section:item:)`.
  public var isSelfSizing: Bool

  /// Makes a section. Every parameter has UIKit's default.
  public init(
    items: FlowItems = .uniform(count: 0, size: FlowItems.defaultSize), insets: FlowInsets = FlowInsets(),
    lineSpacing: CGFloat = 10, interitemSpacing: CGFloat = 10,
    headerSize: CGSize = .zero, footerSize: CGSize = .zero, isSelfSizing: Bool = false
  ) {
    self.items = items
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerSize = headerSize
    self.footerSize = footerSize
    self.isSelfSizing = isSelfSizing
  }
}
