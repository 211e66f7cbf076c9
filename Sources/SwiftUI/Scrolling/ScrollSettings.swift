// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Whether bars show where the content of a scroll view is.
public struct ScrollIndicatorVisibility: Sendable {
  enum Kind: Sendable { case automatic, visible, hidden, never }
  let kind: Kind

  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }

  fileprivate var isShown: Bool { kind == .automatic || kind == .visible }
}

extension ScrollIndicatorVisibility: Equatable {}

/// What scrolling does to the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  enum Kind: Sendable { case automatic, immediately, interactively, never }
  let kind: Kind

  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
  /// It goes when scrolling begins.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
  /// It follows the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

/// Whether content gives when it is dragged past its edges.
public struct ScrollBounceBehavior: Sendable {
  enum Kind: Sendable { case automatic, always, basedOnSize }
  let kind: Kind

  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
  /// Only where there is something to scroll.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}

/// What margins are for.
public struct ContentMarginPlacement: Sendable {
  enum Kind: Sendable { case automatic, scrollContent, scrollIndicators }
  let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(kind: .automatic) }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollContent) }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(kind: .scrollIndicators) }
}

/// How scroll views below are set up.
struct ScrollSettings {
  fileprivate var verticalIndicators = ScrollIndicatorVisibility.automatic
  fileprivate var horizontalIndicators = ScrollIndicatorVisibility.automatic
  fileprivate var verticalBounce = ScrollBounceBehavior.automatic
  fileprivate var horizontalBounce = ScrollBounceBehavior.automatic
  fileprivate var keyboard = ScrollDismissesKeyboardMode.automatic
  var contentMargins = EdgeLengths.zero
  var indicatorMargins = EdgeLengths.zero
  var isClipDisabled = false
  var targetBehavior: (any ScrollTargetBehavior)?
  var anchors = ScrollAnchors()
  var phaseObservers: [ScrollPhaseObserver] = []
  var position: ScrollPositionBinding?
  var geometryObservers: [ScrollGeometryObserver] = []

  func showsIndicators(_ axis: Axis) -> Bool {
    (axis == .vertical ? verticalIndicators : horizontalIndicators).isShown
  }

  mutating func hideIndicators(_ axes: Axis.Set) {
    if axes.contains(.vertical) { verticalIndicators = .hidden }
    if axes.contains(.horizontal) { horizontalIndicators = .hidden }
  }

  /// Vertical content bounces by itself, horizontal content where there is something to scroll.
  func bouncesAlways(_ axis: Axis) -> Bool {
    switch (axis == .vertical ? verticalBounce : horizontalBounce).kind {
    case .automatic: axis == .vertical
    case .always: true
    case .basedOnSize: false
    }
  }

  var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    switch keyboard.kind {
    case .automatic, .never: .none
    case .immediately: .onDrag
    case .interactively: .interactive
    }
  }

  /// Whether something is set that scroll views in the content do not inherit.
  var isForOneView: Bool {
    position != nil || anchors != ScrollAnchors() || !geometryObservers.isEmpty || !phaseObservers.isEmpty
      || targetBehavior != nil
  }

  var forContent: ScrollSettings {
    var settings = self
    settings.position = nil
    settings.anchors = ScrollAnchors()
    settings.geometryObservers = []
    settings.phaseObservers = []
    settings.targetBehavior = nil
    return settings
  }
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private struct IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views move their content when they are dragged.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.verticalIndicators }
    set { scrollSettings.verticalIndicators = newValue }
  }

  /// The visibility of horizontal scroll indicators.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollSettings.horizontalIndicators }
    set { scrollSettings.horizontalIndicators = newValue }
  }

  /// What scrolling does to the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { scrollSettings.keyboard }
    set { scrollSettings.keyboard = newValue }
  }

  /// Whether content gives when it is dragged up or down past its edges.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.verticalBounce }
    set { scrollSettings.verticalBounce = newValue }
  }

  /// Whether content gives when it is dragged sideways past its edges.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.horizontalBounce }
    set { scrollSettings.horizontalBounce = newValue }
  }
}

extension View {
  /// Stops or allows scrolling by drags in scroll views in the view.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Shows or hides the bars of scroll views in the view.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      if axes.contains(.vertical) { settings.verticalIndicators = visibility }
      if axes.contains(.horizontal) { settings.horizontalIndicators = visibility }
    }
  }

  /// Says what scrolling in the view does to the keyboard.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.keyboard = mode }
  }

  /// Says whether content in the view gives when it is dragged past its edges.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      if axes.contains(.vertical) { settings.verticalBounce = behavior }
      if axes.contains(.horizontal) { settings.horizontalBounce = behavior }
    }
  }

  /// Lets content of scroll views in the view be seen outside their bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
  }

  /// Adds room around the content of scroll views in the view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { settings in
      for edge in LayoutEdge.allCases where edges.layoutEdges.contains(edge) {
        if placement.kind != .scrollIndicators { settings.contentMargins[edge] = insets.lengths[edge] }
        if placement.kind != .scrollContent { settings.indicatorMargins[edge] = insets.lengths[edge] }
      }
    }
  }

  /// Adds room around the content of scroll views in the view, in points; `nil` for none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Adds room on all sides of the content of scroll views in the view, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  /// Has scroll views in the view begin with a point of their content at the same point of what is seen.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.anchors = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  /// Says where content in the view comes to rest after a drag.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let behavior = Unchecked<any ScrollTargetBehavior>(behavior)
    return transformEnvironment(\.scrollSettings) { $0.targetBehavior = behavior.value }
  }
}

// MARK: - Refreshing

/// Refreshes what a view shows.
public struct RefreshAction: Sendable {
  let action: UncheckedAction

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async { await action.action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What pulling down refreshes; `nil` for nothing.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Has scroll views in the view refresh when they are pulled down.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: UncheckedAction(action)))
  }
}
