// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The place of an element in a list: the list's side of its layout attributes.
@MainActor struct ListPlace: @preconcurrency Equatable {
  let section: ListSection
  let role: ListRole
  /// Whether nothing of the same card is above.
  var isFirst = false
  /// Whether nothing of the same card is below.
  var isLast = false
  /// Whether a footer follows the last row.
  var isBeforeFooter = false
  /// Whether a header sticks to the top of the screen.
  var isPinned = false

  static func == (one: ListPlace, other: ListPlace) -> Bool {
    one.section === other.section && one.role == other.role && one.isFirst == other.isFirst
      && one.isLast == other.isLast && one.isBeforeFooter == other.isBeforeFooter && one.isPinned == other.isPinned
  }

  /// The corners that the card rounds here.
  var roundedCorners: CACornerMask {
    guard role.environment == .insetGrouped, role.part == .row else { return [] }
    return .card(isFirst: isFirst, isLast: isLast)
  }
}
