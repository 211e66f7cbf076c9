// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Lets a view reach under the safe area where it touches it.
struct IgnoresSafeAreaModifier {
  var regions: SafeAreaRegions
  var edges: Edge.Set
}

extension IgnoresSafeAreaModifier: BoxModifier {
  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.child.show(into: &drawing, at: grown(box, place))
  }

  func placeOfChild(_ box: ModifierBox<Self>, in place: CGRect) -> CGRect? { grown(box, place) }

  /// The view's rectangle, laid out anew in what it reaches over.
  @MainActor private func grown(_ box: ModifierBox<Self>, _ place: CGRect) -> CGRect {
    guard let host = box.viewHost else { return place }
    let area = host.extended(place, edges, for: box, regions: regions)
    guard area != place else { return place }
    let proposal = Proposal(area.size)
    let size = box.child.size(in: proposal)
    box.child.place(at: .zero, in: proposal)
    return CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
  }
}

extension View {
  /// Lets the view reach under the safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges)) }

  /// Lets the view reach under the safe area at some edges.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.all, edges: edges)
  }
}

/// Shows a view at an edge, beside the modified one.
struct SafeAreaInsetModifier<Secondary: View> {
  var secondary: Secondary
  var edge: LayoutEdge
  var guide: AlignmentKey
  var spacing: CGFloat?
}

extension SafeAreaInsetModifier: SecondaryModifier {
  var alignment: Alignment { .center }
  var layout: any LayoutAlgorithm { SafeAreaInsetLayout(edge: edge, alignment: guide, spacing: spacing) }

  func draw(_ box: SecondaryBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    box.drawPrimary(into: &drawing, at: place)
    box.drawSecondary(into: &drawing, at: place)
  }
}

extension View {
  /// Shows other views at the top or the bottom, beside this one; spacing is points.
  public nonisolated func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(), edge: edge == .top ? .top : .bottom, guide: alignment.key, spacing: spacing))
  }

  /// Shows other views at a side, beside this one; spacing is points.
  public nonisolated func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    modifier(
      SafeAreaInsetModifier(
        secondary: content(), edge: edge == .leading ? .leading : .trailing, guide: alignment.key, spacing: spacing))
  }

  /// Shows a bar of other views at the top or the bottom, beside this one; spacing is points.
  ///
  /// Content that scrolls under the bar is not blurred beside it.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Shows a bar of other views at a side, beside this one; spacing is points.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Adds the room that content of a window has at its sides: 16 points, 20 in wide windows.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds the room that content of a window has at its sides: 16 points, 20 in wide windows.
  public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    modifier(ScenePaddingModifier(edges: edges))
  }

  /// Adds room on some sides, in points; 16 where no length is said.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds room on the sides, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Adds room on all sides, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// The room beside the content of a window.
public struct ScenePadding: Equatable, Sendable {
  private let number: Int

  public static let minimum = ScenePadding(number: 0)
}

/// Adds the room that content of a window has.
private struct ScenePaddingModifier: ViewModifier {
  let edges: Edge.Set
  @Environment(\.horizontalSizeClass) private var width

  func body(content: Content) -> some View { content.padding(edges, width == .regular ? 20 : 16) }
}
