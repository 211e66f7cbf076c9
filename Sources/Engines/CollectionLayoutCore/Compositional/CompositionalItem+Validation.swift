// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension CompositionalItem {
  /// How deep groups may be nested.
  static let deepestNesting = 16

  /// Whether the item is the place of a cell.
  var isCell: Bool { if case .cell = content { true } else { false } }

  /// Throws unless frames can be computed for the item and all within.
  func validate(section: Int, depth: Int = 0) throws(CompositionalError) {
    guard depth <= Self.deepestNesting else { throw .invalidNesting(section: section) }
    try size.validate(isCell ? "an item" : "a group", section: section)
    try contentInsets.validate("an inset of an item", section: section)
    for spacing in [edgeSpacing.leading, edgeSpacing.top, edgeSpacing.trailing, edgeSpacing.bottom] {
      try spacing?.minimum.validate("an edge spacing", section: section)
    }
    for supplementary in supplementaries {
      try supplementary.size.validate("a supplementary item", section: section)
      try supplementary.contentInsets.validate("an inset of a supplementary item", section: section)
      for anchor in [supplementary.containerAnchor, supplementary.itemAnchor] where anchor?.isFinite == false {
        throw .invalidNumber(.nan, place: "an anchor's offset", section: section)
      }
    }
    guard case .line(let line) = content else { return }
    try line.spacing?.minimum.validate("an inter-item spacing", section: section)
    switch line.rule {
    case .filling(let subitems):
      guard !subitems.isEmpty else { throw .emptyGroup(section: section) }
      guard subitems.count <= GroupSolver.mostSlots else { throw .groupTooLong(section: section) }
      for subitem in subitems { try subitem.validate(section: section, depth: depth + 1) }
    case .repeating(let subitem, let count), .dividing(let subitem, let count):
      guard count > 0 else { throw .invalidCount(count, section: section) }
      guard count <= GroupSolver.mostSlots else { throw .groupTooLong(section: section) }
      try subitem.validate(section: section, depth: depth + 1)
    }
  }
}

extension CompositionalSection {
  /// Throws unless frames can be computed for the section.
  func validate(section: Int) throws(CompositionalError) {
    guard !group.isCell else { throw .invalidNesting(section: section) }
    try group.validate(section: section)
    try contentInsets.validate("a content inset", section: section)
    try interGroupSpacing.validate("the inter-group spacing", section: section)
    try boundarySupplementaries.validate(section: section)
    for decoration in decorations { try decoration.contentInsets.validate("a decoration's inset", section: section) }
  }
}

extension [CompositionalBoundarySupplementary] {
  /// Throws unless frames can be computed for the boundary views of a section, or of the layout.
  func validate(section: Int?) throws(CompositionalError) {
    for item in self {
      try item.size.validate("a boundary supplementary item", section: section)
      try item.contentInsets.validate("an inset of a boundary supplementary item", section: section)
      try item.offset.x.validate("a boundary supplementary item's offset", section: section)
      try item.offset.y.validate("a boundary supplementary item's offset", section: section)
    }
  }
}

extension CompositionalEnvironment {
  /// Throws unless a layout can be computed for the environment.
  func validate() throws(CompositionalError) {
    guard containerSize.isLayoutable, max(containerSize.width, containerSize.height) <= .longestLayoutLength else {
      throw .invalidContainerSize(containerSize)
    }
    guard displayScale.isFinite, displayScale > 0 else { throw .invalidDisplayScale(displayScale) }
    for insets in [safeAreaInsets, layoutMargins, readableInsets] {
      try insets.validate("an inset of the environment", section: nil)
    }
  }
}

extension CompositionalSize {
  fileprivate func validate(_ place: String, section: Int?) throws(CompositionalError) {
    for dimension in [width, height] where !(0...CGFloat.longestLayoutLength ~= dimension.value) {
      throw .invalidDimension(dimension, place: place, section: section)
    }
  }
}

extension CompositionalInsets {
  fileprivate func validate(_ place: String, section: Int?) throws(CompositionalError) {
    for number in [top, leading, bottom, trailing] { try number.validate(place, section: section) }
  }
}

extension CGFloat {
  /// Far more than any layout, and little enough that no sum or product of such lengths leaves the numbers.
  static let longestLayoutLength: CGFloat = 1e12

  /// Throws unless the number is finite and within what can be computed with.
  func validate(_ place: @autoclosure () -> String, section: Int?) throws(CompositionalError) {
    guard isFinite, magnitude <= Self.longestLayoutLength else {
      throw .invalidNumber(self, place: place(), section: section)
    }
  }
}
