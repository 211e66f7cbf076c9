// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// The name of a view that a page grows out of.
struct ZoomSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The views that pages grow out of, by their names.
@MainActor final class ZoomSources {
  private struct Source {
    weak var view: UIView?
  }

  private var sources: [ZoomSourceKey: Source] = [:]

  func add(_ view: UIView, for key: ZoomSourceKey) { sources[key] = Source(view: view) }
  func view(for key: ZoomSourceKey) -> UIView? { sources[key]?.view }
}

extension HostFamily {
  /// A transition in which a page grows out of the view of a name, and goes back into it.
  func zoom(from key: ZoomSourceKey) -> UIViewController.Transition {
    .zoom { [weak self] _ in self?.zoomSources.view(for: key) }
  }
}

/// How a page or a presented screen comes and goes.
@MainActor @preconcurrency public protocol NavigationTransition: Sendable {
  /// What the page grows out of. Ours alone.
  nonisolated var _source: _NavigationTransitionSource { get }
}

extension NavigationTransition {
  public nonisolated var _source: _NavigationTransitionSource { _NavigationTransitionSource(key: nil) }
}

/// What a page grows out of.
public struct _NavigationTransitionSource: Sendable {
  let key: Unchecked<ZoomSourceKey>?

  init(key: ZoomSourceKey?) { self.key = key.map { Unchecked($0) } }
}

/// As the place has it: a page comes from the side, a sheet from below.
public struct AutomaticNavigationTransition: NavigationTransition {
  public nonisolated init() {}
}

/// The page grows out of a view, and goes back into it.
public struct ZoomNavigationTransition: NavigationTransition {
  public nonisolated let _source: _NavigationTransitionSource
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The page grows out of the view that `matchedTransitionSource(id:in:)` names so.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(
      _source: _NavigationTransitionSource(key: ZoomSourceKey(id: AnyHashable(sourceID), namespace: namespace)))
  }
}

/// Draws a view into one of UIKit's that pages grow out of.
struct TransitionSourceModifier {
  let key: ZoomSourceKey
}

extension TransitionSourceModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let view = box.kept as? GroupView ?? GroupView()
    box.kept = view
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    view.show(content.list)
    let frame = drawing.frame(place)
    if view.frame != frame { view.frame = frame }
    drawing.add(.view(view))
    drawing.host?.family.zoomSources.add(view, for: key)
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? { box.kept as? GroupView }
}

/// What a view that pages grow out of looks like while they do.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A configuration that leaves the view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  init() {}
}

extension View {
  /// Sets how the page, or the presented screen, that the view is comes and goes.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    page { $0.zoomSource = style._source.key?.value }
  }

  /// Names the view as one that pages grow out of.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(key: ZoomSourceKey(id: AnyHashable(id), namespace: namespace)))
  }

  /// Names the view as one that pages grow out of, as it looks; the configuration changes nothing.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { matchedTransitionSource(id: id, in: namespace) }
}
