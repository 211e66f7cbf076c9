// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the device and the app give views, and what views give those below them.

private struct ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
private struct ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
private struct DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = nil }
private struct LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private struct IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct IsElevatedKey: EnvironmentKey { static let defaultValue = false }
private struct UndoManagerKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }
private struct RedactionReasonsKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

/// Whether views are drawn light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light
  case dark

  /// The scheme of a style of UIKit's; `nil` for none.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style of a scheme; unspecified for none.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// How strongly colours are told apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular

  /// The class of one of UIKit's; `nil` for none.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

/// How heavy text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Why content is not to be shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Shown as bars and boxes.
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// Whether views are drawn light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strongly colours are told apart.
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// The text size that the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The direction in which text is read and horizontal layouts run.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How heavy text is to be; `nil` where the person did not choose.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the view can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// What takes changes back in the view's window; `nil` outside a window.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// Why content is not to be shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether the view lies above the rest, as in a sheet, which changes some colours of the dark look.
  var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}

// MARK: - Traits

extension EnvironmentValues {
  /// The environment as UIKit has it, for colours, fonts, pictures and views.
  @MainActor var traits: UITraitCollection {
    let wanted = TraitSummary(
      scheme: colorScheme, contrast: colorSchemeContrast, size: dynamicTypeSize, direction: layoutDirection,
      scale: displayScale, isElevated: isElevated)
    return TraitCache.traits(wanted)
  }

  /// Takes over what UIKit's traits say.
  @MainActor mutating func apply(_ traits: UITraitCollection) {
    if let scheme = ColorScheme(traits.userInterfaceStyle) { set(\.colorScheme, scheme) }
    set(\.colorSchemeContrast, traits.accessibilityContrast == .high ? .increased : .standard)
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { set(\.dynamicTypeSize, size) }
    set(\.layoutDirection, traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    set(\.displayScale, traits.displayScale > 0 ? traits.displayScale : 1)
    set(\.horizontalSizeClass, UserInterfaceSizeClass(traits.horizontalSizeClass))
    set(\.verticalSizeClass, UserInterfaceSizeClass(traits.verticalSizeClass))
    switch traits.legibilityWeight {
    case .bold: set(\.legibilityWeight, .bold)
    case .regular: set(\.legibilityWeight, .regular)
    default: set(\.legibilityWeight, nil)
    }
    set(\.isElevated, traits.userInterfaceLevel == .elevated)
  }

  /// Takes over what UIKit's traits say otherwise than those around them.
  @MainActor mutating func apply(_ traits: UITraitCollection, changedFrom outer: UITraitCollection) {
    var (mine, around) = (EnvironmentValues(), EnvironmentValues())
    mine.apply(traits)
    around.apply(outer)
    func take<Value: Equatable>(_ path: WritableKeyPath<EnvironmentValues, Value>) {
      if mine[keyPath: path] != around[keyPath: path] { set(path, mine[keyPath: path]) }
    }
    take(\.colorScheme)
    take(\.colorSchemeContrast)
    take(\.dynamicTypeSize)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.legibilityWeight)
    take(\.isElevated)
  }

  /// Sets a value unless it is the same, so that the list of overrides stays short.
  private mutating func set<Value: Equatable>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    if self[keyPath: path] != value { self[keyPath: path] = value }
  }
}

private struct TraitSummary: Hashable {
  var scheme: ColorScheme
  var contrast: ColorSchemeContrast
  var size: DynamicTypeSize
  var direction: LayoutDirection
  var scale: CGFloat
  var isElevated: Bool
}

/// Trait collections by what they say; there are few.
@MainActor private enum TraitCache {
  private static var known: [TraitSummary: UITraitCollection] = [:]

  static func traits(_ summary: TraitSummary) -> UITraitCollection {
    if let traits = known[summary] { return traits }
    let made = UITraitCollection { traits in
      traits.userInterfaceStyle = summary.scheme == .dark ? .dark : .light
      traits.accessibilityContrast = summary.contrast == .increased ? .high : .normal
      traits.preferredContentSizeCategory = UIContentSizeCategory(summary.size)
      traits.layoutDirection = summary.direction == .rightToLeft ? .rightToLeft : .leftToRight
      traits.displayScale = summary.scale
      traits.userInterfaceLevel = summary.isElevated ? .elevated : .base
      traits.userInterfaceIdiom = .phone
    }
    if known.count > 256 { known.removeAll() }
    known[summary] = made
    return made
  }
}
