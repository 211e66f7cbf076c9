// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a solver knows that is not of the sections' making: the sizes that contents need, and how far sections are
/// scrolled across the layout. Handed to the next solver, it keeps things in place.
public struct CompositionalMeasurements: Sendable {
  var items: [Int: [Int: MeasuredItem]] = [:]
  var boundaries: [Int: [Int: CGSize]] = [:]
  var layoutBoundaries: [Int: CGSize] = [:]
  /// How far sections are scrolled across the layout, in points.
  public internal(set) var orthogonalOffsets: [Int: CGFloat] = [:]

  /// What sections that are scrolled by groups or pages stand at, if at anything.
  var rests: [Int: OrthogonalRest] = [:]

  /// Knows nothing.
  public init() {}

  /// Only how far sections are scrolled, for another room: those that stand at a group or a page will stand at it again.
  public var withoutSizes: CompositionalMeasurements {
    var rest = CompositionalMeasurements()
    (rest.orthogonalOffsets, rest.rests) = (orthogonalOffsets, rests)
    return rest
  }

  /// For the same room, where offsets are good as they are.
  public var inSameRoom: CompositionalMeasurements {
    var rest = self
    rest.rests = [:]
    return rest
  }

  /// What is known after items and sections went elsewhere; nil for those that are no more.
  public func moved(
    items newItem: (_ section: Int, _ item: Int) -> (section: Int, item: Int)?, sections newSection: (Int) -> Int?
  ) -> CompositionalMeasurements {
    var moved = CompositionalMeasurements()
    moved.layoutBoundaries = layoutBoundaries
    for (section, measured) in items {
      for (item, size) in measured {
        guard let place = newItem(section, item) else { continue }
        moved.items[place.section, default: [:]][place.item] = size
      }
    }
    for (section, sizes) in boundaries { if let place = newSection(section) { moved.boundaries[place] = sizes } }
    for (section, offset) in orthogonalOffsets {
      if let place = newSection(section) { moved.orthogonalOffsets[place] = offset }
    }
    return moved
  }
}

extension CompositionalSolver {
  /// What was measured and scrolled so far, and what is kept for sections that nobody has asked for yet.
  public var measurements: CompositionalMeasurements {
    var all = kept
    all.layoutBoundaries = boundarySizes
    for (section, layout) in layouts.enumerated() {
      guard let layout else { continue }
      let items = layout.groups.preferred
      all.items[section] = items.isEmpty ? nil : items
      all.boundaries[section] = layout.boundarySizes.isEmpty ? nil : layout.boundarySizes
      let isScrolled = layout.isOrthogonal && layout.orthogonalOffset != layout.initialOffset
      all.orthogonalOffsets[section] = isScrolled ? layout.orthogonalOffset : nil
      all.rests[section] = isScrolled ? CompositionalOrthogonalSection(layout, frame: .zero).rest : nil
    }
    return all
  }
}

/// What a section that is scrolled by groups or pages stands at.
enum OrthogonalRest: Hashable, Sendable {
  /// The group with this item.
  case group(item: Int)
  case page(Int)
}
