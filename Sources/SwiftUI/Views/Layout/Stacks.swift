// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// Views one below the other.
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameter spacing: The distance between neighbours, in points; `nil` leaves it to them.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension VStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerElement(view.value, inputs))
  }
}

extension VStack: LayoutContainer {
  var stackAxis: LayoutAxis? { .vertical }
  var algorithm: any LayoutAlgorithm { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

/// Views side by side, from the leading edge.
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameter spacing: The distance between neighbours, in points; `nil` leaves it to them.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerElement(view.value, inputs))
  }
}

extension HStack: LayoutContainer {
  var stackAxis: LayoutAxis? { .horizontal }
  var algorithm: any LayoutAlgorithm { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// Views one over the other, the last in front.
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerElement(view.value, inputs))
  }
}

extension ZStack: LayoutContainer {
  var algorithm: any LayoutAlgorithm { ViewLayoutCore.ZStackLayout(alignment: alignment.pair) }
}

/// The first of several views whose ideal size fits.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Creates a choice.
  ///
  /// - Parameter axes: The axes in which a view must fit; in others everything does.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerElement(view.value, inputs))
  }
}

extension ViewThatFits: LayoutContainer {
  var algorithm: any LayoutAlgorithm { FirstThatFitsLayout(axes.layoutAxes) }
  static var placesSomeChildren: Bool { true }
}

/// A view that takes up the room along the axis of its stack, or on both axes outside one.
public struct Spacer: Sendable {
  /// The least length, in points; `nil` for the default one, 8.
  public var minLength: CGFloat?

  public nonisolated init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension Spacer: LeafView {
  func makeBox(_ element: ViewElement) -> SpacerBox { SpacerBox(element) }

  func resolve(_ box: SpacerBox, _ environment: EnvironmentValues) {
    guard box.minLength != minLength else { return }
    box.minLength = minLength
    box.contentDidChange()
  }
}

/// The box of a spacer, which learns the axis of its stack.
final class SpacerBox: Box {
  var minLength: CGFloat?
  private var axis: LayoutAxis?

  override var algorithm: any LayoutAlgorithm { SpacerLayout(axis: axis, minLength: minLength) }
  override var defaultPriority: Double { -.infinity }

  override func setStackAxis(_ axis: LayoutAxis?) {
    guard axis != self.axis else { return }
    self.axis = axis
    contentDidChange()
  }
}

/// A line across the axis of its stack, one pixel thick.
public struct Divider {
  public nonisolated init() {}
}

extension Divider: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LeafElement(view.value, inputs))
  }
}

extension Divider: LeafView {
  func makeBox(_ element: ViewElement) -> DividerBox { DividerBox(element) }

  func resolve(_ box: DividerBox, _ environment: EnvironmentValues) {
    let thickness = environment.pixelLength
    if box.thickness != thickness {
      box.thickness = thickness
      box.contentDidChange()
    }
    box.paint = .color(UIColor.separator.resolvedCGColor(with: environment.traits))
  }
}

/// The box of a divider: horizontal but in horizontal stacks.
final class DividerBox: PaintedBox {
  var thickness: CGFloat = 1
  private var stackAxis: LayoutAxis?

  override var algorithm: any LayoutAlgorithm {
    DividerLayout(axis: stackAxis ?? .vertical, thickness: thickness)
  }

  override func setStackAxis(_ axis: LayoutAxis?) {
    guard axis != stackAxis else { return }
    stackAxis = axis
    contentDidChange()
  }
}
