// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// What a height may depend on.
  @dynamicMemberLookup public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  enum Kind: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(String)
  }

  let kind: Kind
  private let custom: Unchecked<((Context) -> CGFloat?)>?

  init(_ kind: Kind, custom: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.custom = custom.map { Unchecked($0) }
  }

  /// About half the screen; not where height is compact.
  public static let medium = PresentationDetent(.medium)
  /// The whole screen.
  public static let large = PresentationDetent(.large)
  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// A height that is worked out.
  public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
    PresentationDetent(.custom(String(reflecting: type))) { D.height(in: $0) }
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    case .custom(let name): .init(name)
    }
  }

  @MainActor var uiDetent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let fraction): return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): return .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
    case .custom:
      let custom = custom
      return .custom(identifier: identifier) { context in
        var environment = EnvironmentValues()
        environment.apply(context.containerTraitCollection)
        return custom?.value(Context(maxDetentValue: context.maximumDetentValue, environment: environment))
      }
    }
  }
}

/// Works out a height at which a sheet rests.
public protocol CustomPresentationDetent {
  /// The height in points; `nil` where there is none.
  static func height(in context: Self.Context) -> CGFloat?
  typealias Context = PresentationDetent.Context
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic
    case disabled
    case enabled(PresentationDetent?)
  }
  let kind: Kind

  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled(nil))
  /// Usable up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .enabled(detent))
  }
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)

  @MainActor func undimmed(
    _ detents: [PresentationDetent]
  ) -> UISheetPresentationController.Detent.Identifier? {
    guard case .enabled(let last) = kind else { return nil }
    return (last ?? detents.max { $0.order < $1.order } ?? .large).identifier
  }
}

extension PresentationDetent {
  /// Roughly how high the detent is among others.
  fileprivate var order: CGFloat {
    switch kind {
    case .large: .infinity
    case .medium: 430
    case .fraction(let fraction): 860 * fraction
    case .height(let height): height
    case .custom: 0
    }
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Sendable {
  enum Kind: Sendable { case automatic, noAdaptation, popover, sheet, cover }
  let kind: Kind

  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .noAdaptation)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .cover)
}

/// What swipes on the content of a sheet do first.
public struct PresentationContentInteraction: Equatable, Sendable {
  enum Kind: Sendable { case automatic, resizes, scrolls }
  let kind: Kind

  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// They make the sheet higher.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// They scroll the content.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

/// What views want of the sheet that they stand in.
struct SheetTraits: NestedTraits {
  /// From the lowest up as they were written; the order does not matter to UIKit.
  var detents: [PresentationDetent]?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var cornerRadius: CGFloat?
  var background: AnyShapeStyle?
  var isDismissDisabled: Bool?
  var interaction: PresentationBackgroundInteraction?
  var adaptation: PresentationAdaptation?
  var verticalAdaptation: PresentationAdaptation?
  var contentScrolls: Bool?
  var sizing: _PresentationSize?

  func within(_ outer: SheetTraits) -> SheetTraits {
    var joined = self
    joined.detents = detents ?? outer.detents
    joined.selection = selection ?? outer.selection
    joined.dragIndicator = dragIndicator ?? outer.dragIndicator
    joined.cornerRadius = cornerRadius ?? outer.cornerRadius
    joined.background = background ?? outer.background
    joined.isDismissDisabled = isDismissDisabled ?? outer.isDismissDisabled
    joined.interaction = interaction ?? outer.interaction
    joined.adaptation = adaptation ?? outer.adaptation
    joined.verticalAdaptation = verticalAdaptation ?? outer.verticalAdaptation
    joined.contentScrolls = contentScrolls ?? outer.contentScrolls
    joined.sizing = sizing ?? outer.sizing
    return joined
  }
}

enum SheetKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }
  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) { value = nextValue().within(value) }
}

extension View {
  private nonisolated func sheetTraits(_ change: (inout SheetTraits) -> Void) -> some View {
    var traits = SheetTraits()
    change(&traits)
    return modifier(NestedPreference<SheetKey>(traits: traits))
  }

  /// Sets the heights at which the sheet rests.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetTraits { $0.detents = Array(detents) }
  }

  /// Sets the heights at which the sheet rests, with a binding to the one it has.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    sheetTraits {
      $0.detents = Array(detents)
      $0.selection = selection
    }
  }

  /// Shows or hides the grabber of the sheet.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetTraits { $0.dragIndicator = visibility }
  }

  /// Sets how round the sheet's corners are, in points; `nil` for the system's.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetTraits { $0.cornerRadius = cornerRadius }
  }

  /// Fills the background of the sheet.
  public nonisolated func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    sheetTraits { $0.background = AnyShapeStyle(style) }
  }

  /// Says whether what lies behind the sheet can be used.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { sheetTraits { $0.interaction = interaction } }

  /// Says what swipes on the content do first.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    sheetTraits { $0.contentScrolls = behavior.kind == .scrolls }
  }

  /// Says what a popover becomes where width or height is compact.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    sheetTraits {
      $0.adaptation = adaptation
      $0.verticalAdaptation = adaptation
    }
  }

  /// Says what a popover becomes where width is compact, and where height is.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    sheetTraits {
      $0.adaptation = horizontalAdaptation
      $0.verticalAdaptation = verticalAdaptation
    }
  }

  /// Sets how large the sheet is on an iPad; sheets of an iPhone fill the width.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    sheetTraits { $0.sizing = sizing._sizing }
  }

  /// Keeps people from swiping the sheet away.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetTraits { $0.isDismissDisabled = isDisabled }
  }
}
