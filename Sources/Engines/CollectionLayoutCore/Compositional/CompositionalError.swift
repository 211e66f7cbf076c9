// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Input that a compositional layout cannot be computed from: what is wrong, where, and what was expected.
public enum CompositionalError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A dimension is negative, not finite or beyond 1e12. `place` says whose.
  case invalidDimension(CompositionalDimension, place: String, section: Int?)
  /// A spacing, an inset, an offset or a custom frame is not finite, or a spacing turns the order of groups about.
  case invalidNumber(CGFloat, place: String, section: Int?)
  /// A group holds no items: no subitems, or a custom group without frames.
  case emptyGroup(section: Int)
  /// A group repeats its item fewer than once.
  case invalidCount(Int, section: Int)
  /// Groups are nested deeper than 16, or a section's group is the place of a cell.
  case invalidNesting(section: Int)
  /// A group would hold more than 10,000 items.
  case groupTooLong(section: Int)
  /// A section claims fewer than zero items.
  case negativeItemCount(Int, section: Int)
  /// The section provider gave no section.
  case missingSection(Int)
  /// The container's width or height is negative, not finite or beyond 1e12.
  case invalidContainerSize(CGSize)
  /// The display scale is not a positive finite number.
  case invalidDisplayScale(CGFloat)
  /// There is no such section, item or view.
  case noSuchElement(CompositionalElement.ID)

  /// A sentence naming the culprit.
  public var description: String {
    switch self {
    case .invalidDimension(let dimension, let place, let section):
      "\(place)\(Self.of(section)) in the compositional layout has the dimension \(dimension); "
        + "a finite number of at least 0 was expected"
    case .invalidNumber(let number, let place, let section):
      "\(place)\(Self.of(section)) in the compositional layout is \(number); "
        + "a finite number was expected, and a pitch of groups of at least 0"
    case .emptyGroup(let section):
      "a group of section \(section) in the compositional layout has no items; at least one was expected"
    case .invalidCount(let count, let section):
      "a group of section \(section) in the compositional layout repeats its item \(count) times; "
        + "a count of at least 1 was expected"
    case .invalidNesting(let section):
      "the group of section \(section) in the compositional layout is not a group, or nested deeper than "
        + "\(CompositionalItem.deepestNesting)"
    case .groupTooLong(let section):
      "a group of section \(section) in the compositional layout would hold more than \(GroupSolver.mostSlots) items"
    case .negativeItemCount(let count, let section):
      "section \(section) of the compositional layout has \(count) items; a count of at least 0 was expected"
    case .missingSection(let section):
      "the section provider of the compositional layout gave no section for index \(section)"
    case .invalidContainerSize(let size):
      "the compositional layout's container is \(size.width) × \(size.height) points; "
        + "a finite width and height of at least 0 were expected"
    case .invalidDisplayScale(let scale):
      "the compositional layout's display scale is \(scale) pixels in a point; a positive finite number was expected"
    case .noSuchElement(let id):
      "the compositional layout has no \(id)"
    }
  }

  private static func of(_ section: Int?) -> String { section.map { " of section \($0)" } ?? "" }
}
