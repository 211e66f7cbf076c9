// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What a scroll view knows of its zooming, and the laws of it. Nothing of this was measured on iOS.

/// What is under way with the scale of a scroll view's content.
struct ZoomState {
  /// The recogniser of two fingers that zoom; only where people can zoom.
  var gesture: ScrollPinchGestureRecognizer?
  /// What two fingers are doing.
  var pinch: ZoomPinch?
  /// A change of scale that goes by itself.
  var flight: ZoomFlight?
  /// The center that zooming gave the zoomed view last, in the content's space.
  var placedCenter: CGPoint?
  /// Whether scale, size and offset are being changed together.
  var isApplying = false

  /// Whether the offset is zooming's to decide.
  var isUnderWay: Bool { pinch != nil || flight != nil || isApplying }
}

/// Two fingers that zoom.
struct ZoomPinch {
  /// The scale that the fingers asked for when they came.
  var start: CGFloat
  /// The middle of the fingers, from the top left of the bounds.
  var center: CGPoint
}

/// A scale and an offset that change together, so that one point of the content stands still on the screen.
struct ZoomFlight {
  /// Whether it goes back from beyond the limits, and not to where code asked for.
  var isBounce: Bool
  /// In seconds of the host's clock.
  var start: TimeInterval
  /// What it zooms about where a finger still drags, from the top left of the bounds.
  var center: CGPoint
  var scales: (from: CGFloat, to: CGFloat)
  var offsets: (from: CGPoint, to: CGPoint)

  func isOver(at time: TimeInterval) -> Bool { time - start >= ScrollEase.duration }

  func scale(at time: TimeInterval) -> CGFloat {
    isOver(at: time) ? scales.to : scales.from + (scales.to - scales.from) * progress(at: time)
  }

  func offset(at time: TimeInterval) -> CGPoint {
    if isOver(at: time) { return offsets.to }
    let share = progress(at: time)
    return CGPoint(
      x: offsets.from.x + (offsets.to.x - offsets.from.x) * share,
      y: offsets.from.y + (offsets.to.y - offsets.from.y) * share)
  }

  private func progress(at time: TimeInterval) -> CGFloat { ScrollEase.progress(at: max(0, time - start)) }
}

/// How the scale gives beyond its limits: as content gives at its edges, but in proportions, and at most to the double.
enum ZoomBand {
  private static let most: CGFloat = 0.6931

  static func shown(_ scale: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
    if scale > limits.upperBound {
      return limits.upperBound * exp(RubberBand.shown(log(scale / limits.upperBound), dimension: most))
    }
    if scale < limits.lowerBound {
      return limits.lowerBound * exp(-RubberBand.shown(log(limits.lowerBound / scale), dimension: most))
    }
    return scale
  }

  /// The scale that fingers must ask for to see `shown`; the inverse of `shown(_:in:)`.
  static func asked(_ shown: CGFloat, in limits: ClosedRange<CGFloat>) -> CGFloat {
    if shown > limits.upperBound {
      return limits.upperBound * exp(RubberBand.asked(log(shown / limits.upperBound), dimension: most))
    }
    if shown < limits.lowerBound {
      return limits.lowerBound * exp(-RubberBand.asked(log(limits.lowerBound / shown), dimension: most))
    }
    return shown
  }
}
