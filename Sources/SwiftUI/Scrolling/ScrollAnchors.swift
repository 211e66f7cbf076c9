// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// Where content begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// What stays where it is when the content or the scroll view gets another size.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// Where content stands that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// The anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initial: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
}

extension View {
  /// Sets one of the anchors of scroll views in the view.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      switch role {
      case .initialOffset: settings.anchors.initial = anchor
      case .sizeChanges: settings.anchors.sizeChanges = anchor
      default: settings.anchors.alignment = anchor
      }
    }
  }
}
