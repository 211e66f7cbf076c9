// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// A part of a view that is asked for by name.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis a region gives way to what stands in a window's corner; windows here have nothing there.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    enum Kind: Hashable, Sendable {
      case safeArea, margins, readable
    }

    let kind: Kind

    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea)
    }

    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion { LayoutRegion(kind: .margins) }

    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readable)
    }
  }

  /// The guide of a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readable: readableContentGuide
    }
  }

  /// From the view's edges to those of a region.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable:
      let place = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: place.minY - bounds.minY, left: place.minX - bounds.minX, bottom: bounds.maxY - place.maxY,
        right: bounds.maxX - place.maxX)
    }
  }

  /// The same by the direction in which the interface reads.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(effectiveUserInterfaceLayoutDirection)
  }
}
