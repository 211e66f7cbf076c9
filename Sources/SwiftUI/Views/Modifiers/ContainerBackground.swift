// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// Whether the container is the page or the window that the view stands in.
  let isScreen: Bool

  private init(_ name: String, isScreen: Bool) {
    self.name = name
    self.isScreen = isScreen
  }

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement("navigation", isScreen: true)
  /// The page of a column.
  public static let navigationSplitView = ContainerBackgroundPlacement("navigationSplitView", isScreen: true)
  /// A window.
  public static let window = ContainerBackgroundPlacement("window", isScreen: true)

  /// A container of another framework's, which the view does not stand in.
  package static func absent(_ name: String) -> ContainerBackgroundPlacement {
    ContainerBackgroundPlacement(name, isScreen: false)
  }
}

/// Fills the page or the window around a view.
struct ContainerBackgroundModifier<Secondary: View> {
  var secondary: Secondary
  var alignment: Alignment
  var placement: ContainerBackgroundPlacement
}

extension ContainerBackgroundModifier: SecondaryModifier {
  static var isBehind: Bool { true }

  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    if placement.isScreen, let area = box.viewHost?.bounds, area.width > 0, area.height > 0 {
      let proposal = Proposal(area.size)
      let size = box.secondary.size(in: proposal)
      box.secondary.place(at: .zero, in: proposal)
      box.secondary.show(
        into: &drawing,
        at: CGRect(
          x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height))
    }
    box.drawPrimary(into: &drawing, at: place)
  }
}

extension View {
  /// Fills the container that the view stands in with a style, behind it.
  public nonisolated func containerBackground<S>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Shows other views behind this one, as large as the container that it stands in.
  public nonisolated func containerBackground<V>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(ContainerBackgroundModifier(secondary: content(), alignment: alignment, placement: container))
  }
}
