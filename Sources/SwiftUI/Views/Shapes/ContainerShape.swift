// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The shape that views stand in, and how large it was drawn.
@MainActor final class ContainerOutline {
  nonisolated(unsafe) fileprivate(set) var shape: any InsettableShape
  /// The size that the container had when it was last drawn, in points.
  nonisolated(unsafe) fileprivate(set) var size: CGSize?

  nonisolated init(_ shape: any InsettableShape) { self.shape = shape }

  /// How far a rectangle of a size lies within the container: what both sides have in common, in points.
  nonisolated func inset(of inner: CGSize) -> CGFloat {
    guard let size else { return 0 }
    return max(min((size.width - inner.width) / 2, (size.height - inner.height) / 2), 0)
  }

  /// The container's shape in a smaller rectangle, moved inwards as far as that is smaller.
  nonisolated func path(in rect: CGRect) -> Path {
    let inset = inset(of: rect.size)
    func path<S: InsettableShape>(_ shape: S) -> Path {
      shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
    }
    return path(shape)
  }

  /// The radius of the container's corners, less how far a rectangle lies within; `nil` for other shapes.
  nonisolated func radius(in rect: CGRect) -> CGFloat? {
    let inset = inset(of: rect.size)
    let outer = rect.insetBy(dx: -inset, dy: -inset).size
    let radius: CGFloat
    switch shape {
    case is Rectangle: radius = 0
    case let shape as RoundedRectangle: radius = min(shape.cornerSize.width, min(outer.width, outer.height) / 2)
    case is Capsule, is Circle: radius = min(outer.width, outer.height) / 2
    default: return nil
    }
    return max(radius - inset, 0)
  }
}

/// A shape that follows the shape of what it stands in.
protocol ContainedShape: Shape {
  /// The outline in a rectangle; `nil` for a container without a shape.
  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path
}

private struct ContainerOutlineKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }

extension EnvironmentValues {
  /// The shape that views stand in.
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

/// Notes how large a container is.
struct ContainerOutlineModifier {
  let outline: ContainerOutline
}

extension ContainerOutlineModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    outline.size = place.size
    box.drawChildren(into: &drawing, at: place)
  }
}

/// A view with a shape for what stands in it.
private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  let shape: S
  @State private var outline: ContainerOutline

  nonisolated init(_ shape: S) {
    self.shape = shape
    _outline = State(initialValue: ContainerOutline(shape))
  }

  func body(content: Content) -> some View {
    outline.shape = shape
    return content.environment(\.containerOutline, outline).modifier(ContainerOutlineModifier(outline: outline))
  }
}

extension View {
  /// Sets the shape that container relative shapes in the view follow.
  public nonisolated func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    modifier(ContainerShapeModifier(shape))
  }
}

/// The shape of the container, moved inwards as far as the shape lies within it; a rectangle where the container has
/// none.
public struct ContainerRelativeShape: Shape {
  fileprivate var amount: CGFloat = 0

  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
}

extension ContainerRelativeShape: ContainedShape {
  nonisolated func path(in rect: CGRect, container: ContainerOutline?) -> Path {
    let rect = rect.insetBy(dx: amount, dy: amount)
    return container?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
