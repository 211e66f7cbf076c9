// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What moves the content of a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger lies on it, and may be about to move it.
  case tracking
  /// A finger.
  case interacting
  /// The swing that a finger left.
  case decelerating
  /// An animation towards a target.
  case animating

  /// Whether the content moves, or may.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase of a scroll view is another one.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points per second, where a finger has let it go.
  public let velocity: CGVector?
}

/// Hears of the phases of a scroll view.
struct ScrollPhaseObserver {
  let action: @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension View {
  /// Acts when the first scroll view in the view is moved by something else, or comes to rest.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

  /// Acts when the first scroll view in the view is moved by something else, or comes to rest.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    let action = Unchecked(action)
    return transformEnvironment(\.scrollSettings) {
      $0.phaseObservers.append(ScrollPhaseObserver { action.value($0, $1, $2) })
    }
  }

  /// Acts when enough of the view is seen in its scroll view, and when that is no longer so.
  ///
  /// - Parameter threshold: The share of the view that is enough, 0…1. Defaults to 0.5.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      MainActorValue.get { proxy.visibleShare >= max(threshold, 1e-6) }
    } action: { old, new in
      // A view that was never seen has not gone.
      if old != new || new { action(new) }
    }
  }
}

extension GeometryProxy {
  /// The share of the view that its scroll view shows.
  @MainActor fileprivate var visibleShare: Double {
    guard let box, let host = box.viewHost, let place = host.rect(of: box), place.width > 0, place.height > 0 else {
      return 0
    }
    guard let scroll = box.enclosingScroll(along: nil), let seen = host.viewport(of: scroll) else { return 1 }
    let part = place.intersection(seen)
    guard !part.isNull else { return 0 }
    return Double(part.width * part.height / (place.width * place.height))
  }
}
