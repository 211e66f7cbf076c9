// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What can be closed: a page of a stack, a sheet, a popover.
final class DismissTarget: @unchecked Sendable {
  private let action: @MainActor () -> Void

  @MainActor init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  @MainActor func dismiss() { action() }
}

/// Closes what a view stands in; read from the environment as `dismiss`.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  nonisolated let target: DismissTarget?

  nonisolated init(target: DismissTarget?) { self.target = target }

  /// Closes the nearest sheet or popover, or goes back from the page; does nothing where there is none.
  public func callAsFunction() { target?.dismiss() }
}

/// Whether a view is presented, in the older form.
public struct PresentationMode {
  fileprivate let target: DismissTarget?

  /// Whether the view stands in something that was presented or pushed.
  public var isPresented: Bool { target != nil }

  /// Closes what the view stands in.
  public mutating func dismiss() {
    let target = target
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { target?.dismiss() }
    } else {
      DispatchQueue.main.async { target?.dismiss() }
    }
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(target: nil) }
}

extension EnvironmentValues {
  /// Closes what the view stands in.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in something that was presented or pushed.
  public var isPresented: Bool { dismiss.target != nil }

  /// A binding to whether the view is presented.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(target: dismiss.target))
  }
}
