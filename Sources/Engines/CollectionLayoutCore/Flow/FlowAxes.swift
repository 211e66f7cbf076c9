// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A size with the axes named by their role instead of by direction, in points.
struct FlowExtent: Hashable {
  /// The extent on the axis that lines run along.
  var across: CGFloat
  /// The extent on the scrolling axis.
  var along: CGFloat
}

/// A stretch of one axis, in points.
struct FlowSpan: Hashable {
  var start: CGFloat
  var end: CGFloat

  func widened(by margin: CGFloat) -> FlowSpan { FlowSpan(start: start - margin, end: end + margin) }
}

/// The insets of a section with the axes named by their role, in points.
struct FlowMargins: Hashable {
  var acrossStart: CGFloat
  var acrossEnd: CGFloat
  var alongStart: CGFloat
  var alongEnd: CGFloat
}

/// Translates between the directions of the screen and the roles that the solver computes with, so that horizontal
/// scrolling is vertical scrolling with the axes exchanged.
struct FlowAxes {
  let metrics: FlowMetrics
  let isVertical: Bool
  /// The length available to a line before section insets, in points.
  let lineLength: CGFloat

  init(_ metrics: FlowMetrics) {
    self.metrics = metrics
    isVertical = metrics.scrollDirection == .vertical
    lineLength = isVertical ? metrics.containerSize.width : metrics.containerSize.height
  }

  /// One pixel, in points.
  var pixel: CGFloat { 1 / metrics.displayScale }

  func extent(_ size: CGSize) -> FlowExtent {
    isVertical
      ? FlowExtent(across: size.width, along: size.height) : FlowExtent(across: size.height, along: size.width)
  }

  func margins(_ insets: FlowInsets) -> FlowMargins {
    isVertical
      ? FlowMargins(
        acrossStart: insets.left, acrossEnd: insets.right, alongStart: insets.top, alongEnd: insets.bottom)
      : FlowMargins(
        acrossStart: insets.top, acrossEnd: insets.bottom, alongStart: insets.left, alongEnd: insets.right)
  }

  /// The size on screen of content that is `along` points long.
  func contentSize(along: CGFloat) -> CGSize {
    isVertical ? CGSize(width: lineLength, height: along) : CGSize(width: along, height: lineLength)
  }

  /// The width, in points, that mirroring turns about: the content's, or the container's where that is wider.
  func mirrorWidth(contentAlong: CGFloat) -> CGFloat {
    isVertical ? lineLength : max(contentAlong, metrics.containerSize.width)
  }

  /// The frame on screen, mirrored about `mirrorWidth` if that is given, its origin on the pixel grid.
  func frame(across: CGFloat, along: CGFloat, extent: FlowExtent, mirrorWidth: CGFloat?) -> CGRect {
    let size =
      isVertical
      ? CGSize(width: extent.across, height: extent.along) : CGSize(width: extent.along, height: extent.across)
    var x = isVertical ? across : along
    let y = isVertical ? along : across
    if let mirrorWidth { x = mirrorWidth - x - size.width }
    return CGRect(origin: CGPoint(x: snapped(x), y: snapped(y)), size: size)
  }

  /// The stretch of the scrolling axis that `rect` covers, before mirroring; nil if it has no extent there to speak of.
  func alongSpan(of rect: CGRect, mirrorWidth: CGFloat?) -> FlowSpan? {
    guard !rect.isNull else { return nil }
    let span =
      isVertical
      ? FlowSpan(start: rect.minY, end: rect.maxY) : FlowSpan(start: rect.minX, end: rect.maxX)
    guard !span.start.isNaN, !span.end.isNaN else { return nil }
    guard !isVertical, let mirrorWidth else { return span }
    return FlowSpan(start: mirrorWidth - span.end, end: mirrorWidth - span.start)
  }

  /// The position moved to the nearest pixel, upwards from halfway.
  ///
  /// A little more than half a pixel is added, because a sum that is exactly halfway on paper may come out a few
  /// units in the last place below.
  func snapped(_ position: CGFloat) -> CGFloat {
    let snapped = (position * metrics.displayScale + 0.5 + 1e-6).rounded(.down) / metrics.displayScale
    return snapped == 0 ? 0 : snapped
  }
}

extension CGRect {
  /// Whether the two rectangles share more than an edge; an empty one counts as the point or line that it is.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
