// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What content prefers of the system around it.
struct SystemWishes: Equatable {
  /// Whether the bar at the bottom edge, by which apps are left, goes away.
  var hidesOverlays: Bool?
  /// The edges where the app's gestures come before the system's.
  var deferringEdges: UIRectEdge?
}

/// What the content of a controller prefers of the system around it.
enum SystemWishesKey: PreferenceKey {
  static var defaultValue: SystemWishes { SystemWishes() }

  static func reduce(value: inout SystemWishes, nextValue: () -> SystemWishes) {
    let next = nextValue()
    value.hidesOverlays = next.hidesOverlays ?? value.hidesOverlays
    if let edges = next.deferringEdges { value.deferringEdges = (value.deferringEdges ?? []).union(edges) }
  }
}

extension View {
  /// Shows or hides what the system shows in front of the view: the bar at the bottom edge.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    transformPreference(SystemWishesKey.self) {
      if visibility != .automatic, $0.hidesOverlays == nil { $0.hidesOverlays = visibility == .hidden }
    }
  }

  /// Has the app's gestures come before the system's at some edges of the screen.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View {
    transformPreference(SystemWishesKey.self) {
      var sides: UIRectEdge = []
      if edges.contains(.top) { sides.insert(.top) }
      if edges.contains(.bottom) { sides.insert(.bottom) }
      if edges.contains(.leading) { sides.insert(.left) }
      if edges.contains(.trailing) { sides.insert(.right) }
      $0.deferringEdges = ($0.deferringEdges ?? []).union(sides)
    }
  }
}
