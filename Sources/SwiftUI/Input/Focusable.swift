// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What the focus is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Keys do what a touch does.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Keys change the view.
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// An invisible view of UIKit's that has the keyboard in a view's place.
private struct FocusHolder: HostedControl {
  let isFocusable: Bool

  @MainActor final class Coordinator {
    var focus: FieldFocus?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> FocusHolderView {
    let view = FocusHolderView()
    context.coordinator.focus = FieldFocus(view)
    view.didChange = { [coordinator = context.coordinator] in coordinator.focus?.didChange($0) }
    return view
  }

  func updateUIView(_ view: FocusHolderView, context: Context) {
    view.mayFocus = isFocusable && context.environment.isEnabled
    if let root = context.updateRoot { context.coordinator.focus?.update(context.environment, root: root) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: FocusHolderView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
}

/// A view that takes keys, but no touches.
private final class FocusHolderView: UIView {
  var didChange: ((Bool) -> Void)?
  var mayFocus = true { didSet { if !mayFocus, isFirstResponder { _ = resignFirstResponder() } } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeFirstResponder: Bool { mayFocus }

  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became { didChange?(true) }
    return became
  }

  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned { didChange?(false) }
    return resigned
  }
}

extension View {
  /// Lets the view have the focus of a hardware keyboard, which a focus state gives it; keys then come to
  /// `onKeyPress(_:action:)`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    focusable(isFocusable, interactions: .automatic)
  }

  /// Lets the view have the focus of a hardware keyboard.
  ///
  /// - Parameter interactions: What the focus is for; keys reach the view in any case.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    background { FocusHolder(isFocusable: isFocusable) }
  }

  /// Shows or hides the ring around a view that has the focus. No ring is drawn without the person's wish for full
  /// keyboard access, so nothing is seen of it here.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
  /// Whether views show that they have the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }
}
