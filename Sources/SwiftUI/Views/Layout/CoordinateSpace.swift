// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A space in which places are told.
public enum CoordinateSpace {
  /// The window's.
  case global
  /// The view's own.
  case local
  /// That of a view above, by name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable, @unchecked Sendable {}

/// Something that stands for a space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of a view above, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of what is seen of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> Self {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(ScrollSpaceName(axis: axis))))
  }
}

/// The name of a scroll view's space.
private struct ScrollSpaceName: Hashable {
  let axis: Axis
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

struct CoordinateSpaceModifier {
  var space: CoordinateSpace
}

extension CoordinateSpaceModifier: BoxModifier {
  var namedSpace: CoordinateSpace? { space }
}

extension Box {
  /// The nearest box above with a named space.
  func space(_ space: CoordinateSpace) -> Box? {
    if case .named(let name) = space, let name = name.base as? ScrollSpaceName {
      return enclosingScroll(along: name.axis == .vertical ? .vertical : .horizontal)
    }
    var current: Box? = self
    while let box = current {
      if box.namedSpace == space { return box }
      current = box.parent
    }
    return nil
  }
}

extension View {
  /// Gives the view's coordinates a name for views below.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
  }

  /// Gives the view's coordinates a name for views below.
  @available(*, deprecated, message: "use coordinateSpace(_:) instead")
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
  }
}

/// A place of a view that was noted where it is, to be told in another's coordinates.
public struct Anchor<Value> {
  /// What of a view's bounds is noted.
  public struct Source {
    let value: (CGRect) -> Value
    let move: (Value, CGPoint) -> Value
  }

  let value: Value
  let move: (Value, CGPoint) -> Value

  /// The value in coordinates whose origin is at a point of the root.
  func convert(_ origin: CGPoint) -> Value { move(value, CGPoint(x: -origin.x, y: -origin.y)) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value == b.value }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(value: { $0 }, move: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) }, move: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func unit(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { point.point(in: $0) }, move: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { unit(p) }
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }, move: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }
  public static var topLeading: Anchor<CGPoint>.Source { unit(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unit(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unit(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unit(.leading) }
  public static var center: Anchor<CGPoint>.Source { unit(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unit(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unit(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unit(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unit(.bottomTrailing) }
}
