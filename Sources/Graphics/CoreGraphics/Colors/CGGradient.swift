// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A run of colours along a line, with a location 0…1 for each.
public final class CGGradient: Hashable, Sendable {
  /// One colour and where it stands.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBAColor

    package init(location: CGFloat, color: RGBAColor) {
      self.location = location
      self.color = color
    }
  }

  package let stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of `CGColor`s; without locations they are spread evenly from 0 to 1.
  ///
  /// Returns `nil` where there is no colour, or something else among them.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let given = colors
    let colors = given.compactMap { $0 as? CGColor }
    guard !colors.isEmpty, colors.count == given.count else { return nil }
    let stops = colors.enumerated().map { index, color in
      Stop(
        location: locations.map { $0[index] } ?? CGFloat(index) / CGFloat(max(colors.count - 1, 1)), color: color.rgba)
    }
    self.init(stops: stops)
  }

  /// Creates a gradient from `count` colours of as many components as the space has, each followed by an alpha value.
  ///
  /// Returns `nil` where there is no colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * (space.numberOfComponents + 1))
    }
    self.init(colorsSpace: space, colors: colors as NSArray, locations: locations)
  }

  public static func == (left: CGGradient, right: CGGradient) -> Bool {
    left === right || left.stops == right.stops
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
  }
}
