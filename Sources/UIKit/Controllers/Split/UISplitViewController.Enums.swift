// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, by `viewControllers`, as before there were columns.
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    /// Between primary and secondary; of the style `tripleColumn` only.
    case supplementary = 1
    case secondary = 2
    /// Shown in place of all others where width is compact.
    case compact = 3
    /// More about what the secondary one shows; here it comes as a sheet, in all widths.
    case inspector = 4
  }

  /// How the split view that a view is in shows its columns.
  public enum LayoutEnvironment: Int, Sendable {
    /// The view is in none.
    case none = 0
    case expanded = 1
    case collapsed = 2
  }

  /// Which columns are seen beside or over the secondary one.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    @available(iOS, introduced: 8, deprecated: 14, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }

    @available(iOS, introduced: 8, deprecated: 14, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }

    @available(iOS, introduced: 8, deprecated: 14, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room where the mode is automatic.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// What the primary column stands on.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing: it is a column beside the others, with a line between.
    case none = 0
    /// A panel that floats over what is beside it.
    case sidebar = 1
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Where the mode can be another.
    case automatic = 0
    case never = 1
    case always = 2
  }
}

extension UISplitViewController.DisplayMode {
  /// How many columns are seen besides the secondary one.
  var count: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
