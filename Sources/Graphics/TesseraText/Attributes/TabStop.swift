// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Where text goes on after a tab. Lengths are points, counted from the side where reading starts.
package struct TabStop: Hashable, Sendable {
  /// How what follows the tab stands at the stop.
  package enum Alignment: Hashable, Sendable {
    /// It begins there.
    case leading
    /// It ends there.
    case trailing
    /// Its middle is there.
    case center
    /// The first of some characters begins there, as a decimal point does.
    case decimal(Set<Unicode.Scalar>)
  }

  package var location: CGFloat
  package var alignment: Alignment

  package init(location: CGFloat, alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}

extension ParagraphStyle {
  /// More stops than this are not looked at.
  private static let greatestNumberOfStops = 256

  /// The stops that can be computed with, in order.
  var saneTabStops: [TabStop] {
    guard !tabStops.isEmpty else { return [] }
    let finite = tabStops.prefix(Self.greatestNumberOfStops).filter { $0.location > 0 && $0.location < 1e6 }
    return finite.sorted { $0.location < $1.location }
  }

  /// The first stop after a place; behind the last one there is one at each multiple of the interval.
  func tabStop(after place: CGFloat) -> TabStop {
    if let stop = tabStops.first(where: { $0.location > place + LineBreaker.tolerance }) { return stop }
    return TabStop(location: ((place / defaultTabInterval).rounded(.down) + 1) * defaultTabInterval)
  }
}
