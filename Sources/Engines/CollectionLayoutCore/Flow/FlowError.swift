// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Input that a flow layout cannot be computed from: what is wrong, where, and what was expected.
public enum FlowError: Error, Equatable, Sendable, CustomStringConvertible {
  /// An item's width or height is negative or not finite. In a uniform section `item` is `0`.
  case invalidItemSize(CGSize, section: Int, item: Int)
  /// A header's or footer's reference width or height is negative or not finite.
  case invalidSupplementarySize(CGSize, kind: FlowElement.Kind, section: Int)
  /// A line or interitem spacing is not finite.
  case invalidSpacing(CGFloat, section: Int)
  /// A section inset is not finite.
  case invalidInsets(FlowInsets, section: Int)
  /// A section claims fewer than zero items.
  case negativeItemCount(Int, section: Int)
  /// The container's width or height is negative or not finite.
  case invalidContainerSize(CGSize)
  /// The display scale is not a positive finite number.
  case invalidDisplayScale(CGFloat)

  /// A sentence naming the culprit.
  public var description: String {
    switch self {
    case .invalidItemSize(let size, let section, let item):
      "negative sizes are not supported in the flow layout: the item at section \(section), item \(item) is "
        + "\(size.width) × \(size.height) points; a finite width and height of at least 0 were expected"
    case .invalidSupplementarySize(let size, let kind, let section):
      "negative sizes are not supported in the flow layout: the \(kind) of section \(section) is "
        + "\(size.width) × \(size.height) points; a finite width and height of at least 0 were expected"
    case .invalidSpacing(let spacing, let section):
      "the spacing of section \(section) in the flow layout is \(spacing) points; a finite number was expected"
    case .invalidInsets(let insets, let section):
      "the insets of section \(section) in the flow layout are top \(insets.top), left \(insets.left), "
        + "bottom \(insets.bottom), right \(insets.right) points; finite numbers were expected"
    case .negativeItemCount(let count, let section):
      "section \(section) of the flow layout has \(count) items; a count of at least 0 was expected"
    case .invalidContainerSize(let size):
      "the flow layout's container is \(size.width) × \(size.height) points; "
        + "a finite width and height of at least 0 were expected"
    case .invalidDisplayScale(let scale):
      "the flow layout's display scale is \(scale) pixels in a point; a positive finite number was expected"
    }
  }
}

extension CGSize {
  /// Whether a thing of this size can be laid out: both extents finite and not negative.
  var isLayoutable: Bool { width.isFinite && height.isFinite && width >= 0 && height >= 0 }
}

extension FlowMetrics {
  /// Throws unless a layout can be computed for these metrics.
  func validate() throws(FlowError) {
    guard containerSize.isLayoutable else { throw .invalidContainerSize(containerSize) }
    guard displayScale.isFinite, displayScale > 0 else { throw .invalidDisplayScale(displayScale) }
  }
}

extension FlowSection {
  /// Throws unless all that is known of the section before its sizes are asked can be laid out.
  func validate(section: Int) throws(FlowError) {
    guard items.count >= 0 else { throw .negativeItemCount(items.count, section: section) }
    if case .uniform(_, let size) = items, !size.isLayoutable {
      throw .invalidItemSize(size, section: section, item: 0)
    }
    guard headerSize.isLayoutable else {
      throw .invalidSupplementarySize(headerSize, kind: .header, section: section)
    }
    guard footerSize.isLayoutable else {
      throw .invalidSupplementarySize(footerSize, kind: .footer, section: section)
    }
    guard lineSpacing.isFinite else { throw .invalidSpacing(lineSpacing, section: section) }
    guard interitemSpacing.isFinite else { throw .invalidSpacing(interitemSpacing, section: section) }
    guard insets.top.isFinite, insets.left.isFinite, insets.bottom.isFinite, insets.right.isFinite else {
      throw .invalidInsets(insets, section: section)
    }
  }
}
