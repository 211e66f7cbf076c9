// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A view of the kit's own on a control of UIKit's.
protocol HostedControl: UIViewRepresentable, ForgetfulView {}

extension EnvironmentValues {
  /// The colour of controls; `nil` for their own.
  @MainActor var tintColor: UIColor? { tint.map { UIColor(cgColor: $0.paint(self).color) } }

  /// The font of the environment as UIKit has it.
  @MainActor var uiFont: UIFont { effectiveFont.resolve(traits).font }

  /// The colour of text as UIKit has it; `nil` where no style is set.
  @MainActor var uiForeground: UIColor? {
    foregroundStyles == nil ? nil : UIColor(cgColor: foregroundPaint().color)
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether controls show their labels.
  public internal(set) var labelsVisibility: Visibility {
    get { areLabelsHidden ? .hidden : .automatic }
    set { areLabelsHidden = newValue == .hidden }
  }

  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  /// Hides the labels of controls in the view; they are still read.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or hides the labels of controls in the view; they are still read.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.areLabelsHidden, visibility == .hidden)
  }
}

/// A control with its label before it, as wide as there is room.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    HStack(spacing: 8) {
      if !areLabelsHidden {
        ControlLabel(label)
        Spacer(minLength: 0)
      }
      control.background {
        if areLabelsHidden { label.modifier(SpokenOnlyModifier()) }
      }
    }
    .modifier(ControlLabelModifier())
  }
}

/// Makes what is read before a control the control's label.
struct ControlLabelModifier {}

extension ControlLabelModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var labelsControl: Bool { true }
}

/// A view that is read and not seen, and takes no room.
struct SpokenOnlyModifier {}

extension SpokenOnlyModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm { NoRoomLayout() }
  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {}
  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { false }
}

/// Takes no room and says nothing about distances.
struct NoRoomLayout: LayoutAlgorithm {
  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize { .zero }
  func freeLength(_ axis: LayoutAxis, at proposal: CGFloat?, of children: LayoutChildren) -> CGFloat? { 0 }
  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {}
  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .none }
}
