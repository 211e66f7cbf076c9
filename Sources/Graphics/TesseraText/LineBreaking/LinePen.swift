// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Adds up the widths of a line's characters in the order of reading, those of tabs by what follows them.
struct LinePen {
  private let style: ParagraphStyle
  private let indent: CGFloat
  /// How far the line reaches, in points from where its text begins.
  private(set) var x: CGFloat = 0
  /// The width of each tab so far.
  private(set) var tabs: [CGFloat] = []
  private var open: OpenTab?

  /// A tab whose width depends on what follows it.
  private struct OpenTab {
    var start: CGFloat
    var stop: TabStop
    var width: CGFloat = 0
    /// What of the width stands before the stop.
    var lead: CGFloat = 0
    var hasPoint = false

    mutating func add(_ advance: CGFloat, _ scalar: Unicode.Scalar) {
      width += advance
      switch stop.alignment {
      case .leading: break
      case .trailing: lead = width
      case .center: lead = width / 2
      case .decimal(let points):
        hasPoint = hasPoint || points.contains(scalar)
        if !hasPoint { lead = width }
      }
    }

    var advance: CGFloat { max(stop.location - start - lead, 0) }
  }

  /// Begins a line whose text starts `indent` points from where tab stops are counted.
  init(style: ParagraphStyle, indent: CGFloat) {
    self.style = style
    self.indent = indent
  }

  mutating func add(_ cluster: ShapedSegment.Cluster, _ scalar: @autoclosure () -> Unicode.Scalar) {
    if cluster.isTab {
      let place = indent + x
      let stop = style.tabStop(after: place)
      tabs.append(stop.location - place)
      x += stop.location - place
      open = stop.alignment == .leading ? nil : OpenTab(start: place, stop: stop)
    } else if open != nil {
      // The tab before grows smaller by what stands before its stop.
      open?.add(cluster.advance, scalar())
      guard let open else { return }
      tabs[tabs.count - 1] = open.advance
      x = open.start - indent + open.advance + open.width
    } else {
      x += cluster.advance
    }
  }

  /// How far the line would reach with one more character.
  func end(with cluster: ShapedSegment.Cluster, _ scalar: @autoclosure () -> Unicode.Scalar) -> CGFloat {
    guard cluster.isTab || open != nil else { return x + cluster.advance }
    var copy = self
    copy.add(cluster, scalar())
    return copy.x
  }
}
