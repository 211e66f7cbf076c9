// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where the columns of a split view stand.
///
/// Lengths are points, in the split view's space with the primary column on the left; `mirrored(_:)` turns that round.
/// The figures that are not marked were measured on one pad of 820 × 1180 points.
struct SplitGeometry {
  /// Widths that an app asks for; `nil` leaves it to the system.
  struct Wishes {
    var preferred: CGFloat?
    var fraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?
  }

  var size: CGSize
  /// What the status bar takes.
  var top: CGFloat = 0
  var isTriple = false
  /// Whether the primary column floats over what is beside it.
  var floats = true
  var isMirrored = false
  var primaryWishes = Wishes()
  var supplementaryWishes = Wishes()
  var leastSecondary: CGFloat?
  var mode = UISplitViewController.DisplayMode.secondaryOnly

  static let margin: CGFloat = 10
  static let bottomMargin: CGFloat = 15
  static let line: CGFloat = 0.5
  static let secondaryMinimum: CGFloat = 464
  static let column: CGFloat = 320
  static let slimColumn: CGFloat = 240
  static let overColumn: CGFloat = 280
  /// From this width on one column is seen beside the secondary one; chosen between 393, where none was, and 600.
  static let leastWidthBeside: CGFloat = 500

  var secondaryMinimum: CGFloat { leastSecondary ?? Self.secondaryMinimum }

  // MARK: - Modes

  var hasRoomForOne: Bool { size.width >= Self.leastWidthBeside }

  var hasRoomForTwo: Bool {
    let primary = max(primaryWishes.minimum ?? 0, Self.slimColumn)
    let supplementary = max(supplementaryWishes.minimum ?? 0, Self.slimColumn)
    let needed = primary + supplementary + Self.margin + Self.line + max(secondaryMinimum, Self.secondaryMinimum)
    // Widths are whole pixels.
    return size.width >= needed - 0.25
  }

  /// The mode that is shown where one is wished for.
  ///
  /// - Parameter isFirst: Whether nothing was shown before, so that nothing can come over it.
  func resolved(
    _ wish: UISplitViewController.DisplayMode, behavior: UISplitViewController.SplitBehavior, isFirst: Bool
  ) -> UISplitViewController.DisplayMode {
    let one: UISplitViewController.DisplayMode = hasRoomForOne ? .oneBesideSecondary : .secondaryOnly
    switch wish {
    case .automatic:
      if behavior == .overlay { return .secondaryOnly }
      return isTriple && hasRoomForTwo ? .twoBesideSecondary : one
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary: return one
    case .oneOverSecondary: return isFirst ? .secondaryOnly : .oneOverSecondary
    case .twoBesideSecondary, .twoDisplaceSecondary: return isTriple && hasRoomForTwo ? .twoBesideSecondary : one
    case .twoOverSecondary:
      if isFirst { return .secondaryOnly }
      return isTriple ? .twoOverSecondary : .oneOverSecondary
    }
  }

  // MARK: - Widths

  private func width(_ wishes: Wishes, otherwise: CGFloat, cap: CGFloat) -> CGFloat {
    var width = wishes.preferred ?? wishes.fraction.map { $0 * size.width } ?? otherwise
    // A cap below what columns need counts for nothing: the secondary one is slimmer then. Chosen.
    width = min(width, max(cap, min(Self.slimColumn, size.width)))
    width = max(width, wishes.minimum ?? 0)
    return min(width, wishes.maximum ?? .infinity, size.width)
  }

  private var isOver: Bool { mode.isOver }

  var primaryWidth: CGFloat {
    let usual = isOver ? Self.overColumn : isTriple ? Self.slimColumn : Self.column
    let beside = isTriple ? Self.slimColumn : 0
    // What is over the others takes nothing from them.
    let cap = isOver ? size.width : size.width - leadingMargin - secondaryMinimum - beside
    return width(primaryWishes, otherwise: usual, cap: cap)
  }

  var supplementaryWidth: CGFloat {
    let taken = mode == .twoBesideSecondary ? primaryWidth + leadingMargin : 0
    let cap = size.width - taken - Self.line - secondaryMinimum
    return width(supplementaryWishes, otherwise: Self.column, cap: cap)
  }

  private var leadingMargin: CGFloat { floats ? Self.margin : Self.line }

  // MARK: - Places

  private func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: 0, width: max(width, 0), height: size.height)
  }

  private var showsPrimary: Bool { mode.count >= (isTriple ? 2 : 1) }

  var primary: CGRect {
    let width = primaryWidth
    guard floats else { return column(showsPrimary ? 0 : -width - Self.line, width) }
    return CGRect(
      x: showsPrimary ? Self.margin : -width - 2 * Self.margin, y: top, width: width,
      height: max(size.height - top - Self.bottomMargin, 0))
  }

  /// What the primary column takes of the one beside it, under which it goes on.
  private var primaryEnd: CGFloat { showsPrimary ? primaryWidth + leadingMargin : 0 }

  var supplementary: CGRect {
    guard mode.count >= 1 else { return column(-supplementaryWidth - Self.line, supplementaryWidth) }
    return floats ? column(0, primaryEnd + supplementaryWidth) : column(primaryEnd, supplementaryWidth)
  }

  /// What a floating column covers at the leading side.
  var supplementaryInset: CGFloat { floats ? primaryEnd : 0 }

  var secondary: CGRect {
    guard mode.count > 0, !isOver else { return column(0, size.width) }
    if isTriple { return column(supplementary.maxX + Self.line, size.width - supplementary.maxX - Self.line) }
    return floats ? column(0, size.width) : column(primaryEnd, size.width - primaryEnd)
  }

  var secondaryInset: CGFloat { floats && !isTriple && !isOver ? primaryEnd : 0 }

  /// Where lines stand between columns.
  var lines: [CGFloat] {
    guard mode.count > 0, !isOver else { return [] }
    var lines: [CGFloat] = []
    if !floats, showsPrimary { lines.append(primaryWidth) }
    if isTriple { lines.append(supplementary.maxX) }
    return lines
  }

  func mirrored(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
