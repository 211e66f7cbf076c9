// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FlowSolver {
  /// The frame of an item, in points, in content coordinates.
  public func frame(section: Int, item: Int) -> CGRect {
    checkItem(section, item)
    know(sections: section + 1)
    guard let lines = bodies[section] else { fatalError("section \(section) was solved and has no lines") }
    return frame(of: lines.place(of: item), in: section, mirrorWidth: mirrorWidth)
  }

  /// The frame of a section's header, in points, in content coordinates; nil if it has none.
  ///
  /// This is where the header belongs, wherever pinning may put it.
  public func headerFrame(section: Int) -> CGRect? {
    supplementaryFrame(.header, section: section, visible: nil, mirrorWidth: knownMirrorWidth(through: section))
  }

  /// The frame of a section's footer, in points, in content coordinates; nil if it has none.
  ///
  /// This is where the footer belongs, wherever pinning may put it.
  public func footerFrame(section: Int) -> CGRect? {
    supplementaryFrame(.footer, section: section, visible: nil, mirrorWidth: knownMirrorWidth(through: section))
  }

  /// The frame of a section's header kept within `visibleBounds`, in points, in content coordinates; nil if the section
  /// has no header. The metrics' pinning flags are not consulted.
  ///
  /// The header stays at the leading edge of the visible bounds until the end of its section pushes it out.
  public func pinnedHeaderFrame(section: Int, visibleBounds: CGRect) -> CGRect? {
    let mirrorWidth = knownMirrorWidth(through: section)
    let visible = axes.alongSpan(of: visibleBounds, mirrorWidth: mirrorWidth)
    return supplementaryFrame(.header, section: section, visible: visible, mirrorWidth: mirrorWidth)
  }

  /// The frame of a section's footer kept within `visibleBounds`, in points, in content coordinates; nil if the section
  /// has no footer. The metrics' pinning flags are not consulted.
  ///
  /// The footer stays at the trailing edge of the visible bounds until the start of its section pushes it out.
  public func pinnedFooterFrame(section: Int, visibleBounds: CGRect) -> CGRect? {
    let mirrorWidth = knownMirrorWidth(through: section)
    let visible = axes.alongSpan(of: visibleBounds, mirrorWidth: mirrorWidth)
    return supplementaryFrame(.footer, section: section, visible: visible, mirrorWidth: mirrorWidth)
  }

  /// The number of items in a section.
  public func itemCount(section: Int) -> Int {
    checkSection(section)
    return sections[section].items.count
  }

  // MARK: - Places within a section, for sections that are solved

  func headerExtent(of section: Int) -> CGFloat { axes.extent(sections[section].headerSize).along }
  func footerExtent(of section: Int) -> CGFloat { axes.extent(sections[section].footerSize).along }
  func linesExtent(of section: Int) -> CGFloat { bodies[section]?.extent ?? 0 }

  /// The length of a section on the scrolling axis, in points. Negative insets cannot make it less than nothing.
  func extent(of section: Int) -> CGFloat {
    let margins = axes.margins(sections[section].insets)
    return max(
      0,
      headerExtent(of: section) + margins.alongStart + linesExtent(of: section) + margins.alongEnd
        + footerExtent(of: section))
  }

  /// Where a section's lines start on the scrolling axis, in points.
  func linesStart(of section: Int) -> CGFloat {
    starts[section] + headerExtent(of: section) + axes.margins(sections[section].insets).alongStart
  }

  func frame(of place: FlowPlace, in section: Int, mirrorWidth: CGFloat?) -> CGRect {
    axes.frame(
      across: axes.margins(sections[section].insets).acrossStart + place.across,
      along: linesStart(of: section) + place.along, extent: place.extent, mirrorWidth: mirrorWidth)
  }

  /// The frame of a header or a footer, pinned to `visible` unless that is nil; nil if there is no such view.
  func supplementaryFrame(
    _ kind: FlowElement.Kind, section: Int, visible: FlowSpan?, mirrorWidth: CGFloat?
  ) -> CGRect? {
    let isHeader = kind == .header
    let extent = isHeader ? headerExtent(of: section) : footerExtent(of: section)
    guard extent > 0 else { return nil }
    var along = starts[section]
    if isHeader {
      if let visible {
        let limit = max(along, starts[section + 1] - extent)
        along = min(max(along, visible.start), limit)
      }
    } else {
      let limit = along
      along =
        linesStart(of: section) + linesExtent(of: section) + axes.margins(sections[section].insets).alongEnd
      if let visible {
        along = max(min(along, visible.end - extent), min(along, limit))
      }
    }
    return axes.frame(
      across: 0, along: along, extent: FlowExtent(across: axes.lineLength, along: extent), mirrorWidth: mirrorWidth)
  }

  // MARK: - Preconditions

  /// The width to mirror about, in points; nil if nothing is mirrored. Needs all sections when scrolling horizontally.
  var mirrorWidth: CGFloat? {
    guard metrics.isMirrored else { return nil }
    return axes.mirrorWidth(contentAlong: axes.isVertical ? 0 : contentExtent)
  }

  private func knownMirrorWidth(through section: Int) -> CGFloat? {
    checkSection(section)
    know(sections: section + 1)
    return mirrorWidth
  }

  func checkSection(_ section: Int) {
    guard sections.indices.contains(section) else {
      fatalError("the flow layout has \(sections.count) sections; section \(section) was asked for")
    }
  }

  func checkItem(_ section: Int, _ item: Int) {
    checkSection(section)
    let count = sections[section].items.count
    guard item >= 0, item < count else {
      fatalError("section \(section) of the flow layout has \(count) items; item \(item) was asked for")
    }
  }
}
