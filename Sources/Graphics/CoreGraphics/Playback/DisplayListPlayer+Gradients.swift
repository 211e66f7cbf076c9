// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension DisplayListPlayer {
  func drawLinear(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    // Never null; failures come as an error pattern, which draws nothing.
    let pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))!
    paint(pattern, gradient, options)
  }

  func drawRadial(
    _ gradient: CGGradient, from start: (center: CGPoint, radius: CGFloat), to end: (center: CGPoint, radius: CGFloat),
    options: CGGradientDrawingOptions
  ) {
    guard start.radius >= 0, end.radius >= 0, start != end else { return }
    let pattern = cairo_pattern_create_radial(
      Double(start.center.x), Double(start.center.y), Double(start.radius), Double(end.center.x), Double(end.center.y),
      Double(end.radius))!
    paint(pattern, gradient, options)
  }

  /// Paints a pattern over the whole clip and frees it.
  private func paint(_ pattern: OpaquePointer, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    defer { cairo_pattern_destroy(pattern) }
    gradient.addStops(to: pattern, options: options)
    render(bounds: nil) { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
    }
  }
}

extension CGGradient {
  /// Adds the colours to a Cairo gradient and says how it goes on beyond its ends.
  package func addStops(to pattern: OpaquePointer, options: CGGradientDrawingOptions) {
    let stops = stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map { Stop(location: min(max($0.element.location, 0), 1), color: $0.element.color) }
    guard let first = stops.first, let last = stops.last else { return }
    func add(_ location: CGFloat, _ color: RGBAColor, alpha: Float = 1) {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha * alpha))
    }
    let before = options.contains(.drawsBeforeStartLocation)
    let after = options.contains(.drawsAfterEndLocation)
    // Cairo extends both ends or none; an end that must stay empty is extended with a transparent colour.
    cairo_pattern_set_extend(pattern, before || after ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    if after, !before { add(0, first.color, alpha: 0) }
    if first.location > 0 || (after && !before) { add(0, first.color) }
    for stop in stops { add(stop.location, stop.color) }
    if last.location < 1 || (before && !after) { add(1, last.color) }
    if before, !after { add(1, last.color, alpha: 0) }
  }
}
