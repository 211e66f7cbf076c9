// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the lines between rows of a list are like. Lengths are points.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a line is seen.
  public enum Visibility: Int, Sendable {
    /// Where it parts two rows.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  let appearance: UICollectionLayoutListConfiguration.Appearance

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  /// Stands for the list's own insets: from where the row's text starts.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// Defaults to `automatic`: none above rows.
  public var topSeparatorVisibility: Visibility = .automatic
  /// Defaults to `automatic`: below every row of a plain list, and below all but the last row of a group.
  public var bottomSeparatorVisibility: Visibility = .automatic
  /// From the row's edges. Defaults to `automaticInsets`; a single side may be automatic.
  public var topSeparatorInsets = automaticInsets
  /// From the row's edges. Defaults to `automaticInsets`; a single side may be automatic.
  public var bottomSeparatorInsets = automaticInsets
  /// Defaults to the system's separator colour.
  public var color: UIColor = .separator
  /// In place of `color` while several rows are selected. Defaults to the system's separator colour.
  public var multipleSelectionColor: UIColor = .separator
  /// Done with what is behind the line; where it is vibrancy, `color` has it, else it takes the colour's place. Defaults
  /// to `nil`.
  public var visualEffect: UIVisualEffect?
}
