// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a window may be resized.
public struct WindowResizability: Sendable {
  private let number: Int

  public static let automatic = WindowResizability(number: 0)
  /// As its content may be.
  public static let contentSize = WindowResizability(number: 1)
  /// At least as large as its content must be.
  public static let contentMinSize = WindowResizability(number: 2)
}

extension Scene {
  /// Sets the size of new windows, in points. A window on an iPhone fills the screen.
  public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Sets the size of new windows, in points. A window on an iPhone fills the screen.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Sets where new windows stand. A window on an iPhone fills the screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Sets how windows may be resized. A window on an iPhone fills the screen.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says which URLs and activities open a window of this kind; with one window they all come to it.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension View {
  /// Says which URLs and activities come to the view's window; with one window they all do.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { modifier(EmptyModifier()) }
}

/// Opens a window; read from the environment as `openWindow`.
///
/// Does nothing where an app has one window, as on an iPhone.
@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  private func open() {
    guard UIApplication.shared.supportsMultipleScenes else { return }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
  }

  /// Opens a window of a group.
  public func callAsFunction(id: String) { open() }

  /// Opens a window for a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { open() }

  /// Opens a window of a group for a value.
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable { open() }
}

/// Closes a window; read from the environment as `dismissWindow`.
///
/// Does nothing where an app has one window, as on an iPhone.
@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  nonisolated init() {}

  /// Closes the window around.
  public func callAsFunction() {}

  /// Closes a window of a group.
  public func callAsFunction(id: String) {}

  /// Closes a window for a value.
  public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable {}

  /// Closes a window of a group for a value.
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}

extension EnvironmentValues {
  /// Opens a window, where the device has several.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window, where the device has several.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app may have several windows; not on an iPhone.
  public var supportsMultipleWindows: Bool { MainActorValue.get { UIApplication.shared.supportsMultipleScenes } }
}
