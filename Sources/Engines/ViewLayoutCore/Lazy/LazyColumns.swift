// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One entry of a lazy grid's description: `GridItem`. Lengths are points.
package struct LazyTrack: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  package var size: Size
  /// The gap after the columns of the entry, and between those of an adaptive one; `nil` for the standard 8.
  package var spacing: CGFloat?
  /// Where an item stands in its cell; `nil` for the grid's alignment on the track's axis and the centre on the other.
  package var alignment: AlignmentPair?

  package init(
    _ size: Size = .flexible(minimum: 10, maximum: .infinity), spacing: CGFloat? = nil, alignment: AlignmentPair? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column of a lazy grid, or a row of a horizontal one.
package struct LazyColumn: Hashable, Sendable {
  /// From the grid's leading or top edge, in points.
  package var start: CGFloat
  /// In points.
  package var length: CGFloat
  /// The entry that it comes from.
  package var track: Int
}

/// Works out the columns of a lazy grid.
package enum LazyColumns {
  /// The gap where none is given, in points.
  package static let standardSpacing: CGFloat = 8

  /// The columns in a proposed length.
  ///
  /// 1. Fixed entries have their length.
  /// 2. What is left is the proposal less them and all gaps between entries.
  /// 3. The others get in order what is left divided by the number of those still to come, held between their limits;
  ///    it is taken off if it is more than 0.
  /// 4. An adaptive entry of length *w* holds max(1, ⌊(*w* + *s*) / (min + *s*)⌋) equal columns of at most its maximum.
  ///
  /// Decisions: the maximum of an adaptive entry limits its columns, not the entry; without a proposal every entry that
  /// is not fixed has its minimum.
  package static func columns(_ tracks: [LazyTrack], in proposal: CGFloat?) -> [LazyColumn] {
    let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? standardSpacing) }
    var (left, waiting) = (proposal.map { $0 - gaps }, 0)
    for track in tracks {
      if case .fixed(let length) = track.size { left = left.map { $0 - length } } else { waiting += 1 }
    }
    var columns: [LazyColumn] = []
    var start: CGFloat = 0
    for (number, track) in tracks.enumerated() {
      let spacing = track.spacing ?? standardSpacing
      let end: CGFloat
      switch track.size {
      case .fixed(let length):
        columns.append(LazyColumn(start: start, length: length, track: number))
        end = start + length
      case .flexible(let minimum, let maximum):
        let length = take(&left, &waiting, minimum, maximum)
        columns.append(LazyColumn(start: start, length: length, track: number))
        end = start + length
      case .adaptive(let minimum, let maximum):
        let whole = take(&left, &waiting, minimum, .infinity)
        let fitting = ((whole + spacing) / (minimum + spacing)).rounded(.down)
        let count = fitting.isFinite && fitting > 1 ? Int(min(fitting, 10_000)) : 1
        let length = min(maximum, (whole - CGFloat(count - 1) * spacing) / CGFloat(count))
        for place in 0..<count {
          columns.append(
            LazyColumn(start: start + CGFloat(place) * (length + spacing), length: length, track: number))
        }
        end = start + CGFloat(count) * length + CGFloat(count - 1) * spacing
      }
      start = end + spacing
    }
    return columns
  }

  private static func take(
    _ left: inout CGFloat?, _ waiting: inout Int, _ minimum: CGFloat, _ maximum: CGFloat
  ) -> CGFloat {
    defer { waiting -= 1 }
    guard let offered = left else { return minimum }
    let length = min(max(offered / CGFloat(waiting), minimum), max(minimum, maximum))
    if length > 0, offered < .infinity { left = offered - length }
    return length
  }

  /// The length that a grid reports for a proposal: from the first column to the end of the last one.
  ///
  /// The grid is laid out in columns worked out anew for this length, which may be others.
  package static func length(of tracks: [LazyTrack], in proposal: CGFloat?) -> CGFloat {
    columns(tracks, in: proposal).last.map { max(0, $0.start + $0.length) } ?? 0
  }
}
