// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Where a scroll view is, or is to be.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Place: Equatable {
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  /// Where the program wants it; `nil` once it is there or the person moved it.
  var wanted: Place?
  private var seen: AnyHashable?
  private let type: Any.Type
  /// Whether the person put the scroll view where it is.
  public private(set) var isPositionedByUser = false

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.wanted == b.wanted && a.seen == b.seen && a.isPositionedByUser == b.isPositionedByUser
  }

  /// A position by the ids of views.
  public init<ID>(idType: ID.Type = ID.self) where ID: Hashable & Sendable { type = idType }

  public init<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable & Sendable {
    type = ID.self
    wanted = .id(AnyHashable(id), anchor)
  }

  /// A position by ids, at an edge at first.
  public init<ID>(idType: ID.Type = ID.self, edge: Edge) where ID: Hashable & Sendable {
    type = idType
    wanted = .edge(edge)
  }

  /// A position by ids, at a point of the content at first.
  public init<ID>(idType: ID.Type = ID.self, point: CGPoint) where ID: Hashable & Sendable {
    type = idType
    wanted = .point(x: point.x, y: point.y)
  }

  /// A position by ids, at a point of the content at first.
  public init<ID>(idType: ID.Type = ID.self, x: CGFloat, y: CGFloat) where ID: Hashable & Sendable {
    type = idType
    wanted = .point(x: x, y: y)
  }

  /// A position by ids, at a distance along one axis at first.
  public init<ID>(idType: ID.Type = ID.self, x: CGFloat) where ID: Hashable & Sendable {
    type = idType
    wanted = .point(x: x, y: nil)
  }

  /// A position by ids, at a distance along one axis at first.
  public init<ID>(idType: ID.Type = ID.self, y: CGFloat) where ID: Hashable & Sendable {
    type = idType
    wanted = .point(x: nil, y: y)
  }

  public init(edge: Edge) { self.init(idType: Never.self, edge: edge) }
  public init(point: CGPoint) { self.init(idType: Never.self, point: point) }
  public init(x: CGFloat, y: CGFloat) { self.init(idType: Never.self, x: x, y: y) }
  public init(x: CGFloat) { self.init(idType: Never.self, x: x) }
  public init(y: CGFloat) { self.init(idType: Never.self, y: y) }

  public mutating func scrollTo<ID>(id: ID, anchor: UnitPoint? = nil) where ID: Hashable & Sendable {
    want(.id(AnyHashable(id), anchor))
  }

  public mutating func scrollTo(edge: Edge) { want(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { want(.point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { want(.point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { want(.point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { want(.point(x: nil, y: y)) }

  private mutating func want(_ place: Place) {
    wanted = place
    isPositionedByUser = false
  }

  /// The edge that the scroll view was put at.
  public var edge: Edge? {
    if case .edge(let edge)? = wanted { edge } else { nil }
  }

  /// The point that the scroll view was put at.
  public var point: CGPoint? {
    if case .point(let x?, let y?)? = wanted { CGPoint(x: x, y: y) } else { nil }
  }

  /// The id of the view at the anchor.
  public var viewID: (any Hashable & Sendable)? {
    let id: AnyHashable? = if case .id(let id, _)? = wanted { id } else { seen }
    // Initialisers and `scrollTo` take ids that can be sent; those that were seen are of their type.
    return (id?.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
  }

  /// The id of the view at the anchor, if it is of a type.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable & Sendable {
    if case .id(let id, _)? = wanted { return id.base as? T }
    return seen?.base as? T
  }

  mutating func note(_ id: AnyHashable) {
    wanted = nil
    seen = id
    isPositionedByUser = true
  }
}

/// What a scroll view reads and writes of its position.
struct ScrollPositionBinding {
  var anchor: UnitPoint?
  /// Where the program wants the scroll view.
  var wanted: () -> ScrollPosition.Place?
  /// The view at the anchor is another one.
  var tell: (AnyHashable) -> Void
  /// The scroll view is where the program wanted it.
  var settle: () -> Void
  /// The wish when the binding was read, so that a new one is noticed.
  var snapshot: ScrollPosition.Place?
}

extension View {
  /// Binds the id of the view at the top, or at an anchor, of a scroll view whose content is a `scrollTargetLayout()`.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    let binding = Unchecked(Self.position(id, anchor))
    return transformEnvironment(\.scrollSettings) { $0.position = binding.value }
  }

  private nonisolated static func position<ID: Hashable>(
    _ id: Binding<ID?>, _ anchor: UnitPoint?
  ) -> ScrollPositionBinding {
    func wanted() -> ScrollPosition.Place? { id.wrappedValue.map { .id(AnyHashable($0), anchor) } }
    return ScrollPositionBinding(
      anchor: anchor, wanted: wanted,
      tell: { if let new = $0.base as? ID, id.wrappedValue != new { id.wrappedValue = new } }, settle: {},
      snapshot: wanted())
  }

  /// Binds where a scroll view in the view is.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    let binding = Unchecked(
      ScrollPositionBinding(
        anchor: anchor, wanted: { position.wrappedValue.wanted },
        tell: { id in
          var new = position.wrappedValue
          new.note(id)
          position.wrappedValue = new
        },
        settle: {
          var new = position.wrappedValue
          new.wanted = nil
          position.wrappedValue = new
        }, snapshot: position.wrappedValue.wanted))
    return transformEnvironment(\.scrollSettings) { $0.position = binding.value }
  }
}

/// Where the content of a scroll view is. Lengths are points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds of the scroll view in the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Compares a value of a scroll view's geometry with the last one.
struct ScrollGeometryObserver {
  let observe: @MainActor (ScrollGeometry, (@escaping @MainActor () -> Void) -> Void) -> Void
}

private final class LastValue<Value>: @unchecked Sendable {
  var value: Value?
}

/// Keeps the last value of a scroll view's geometry with the view's identity.
private struct ScrollGeometryReporter<Content: View, Value: Equatable>: View {
  let content: Content
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void
  @State private var last = LastValue<Value>()

  init(
    content: Content, transform: @escaping (ScrollGeometry) -> Value, action: @escaping (Value, Value) -> Void
  ) {
    self.content = content
    self.transform = transform
    self.action = action
  }

  var body: some View {
    let (transform, action, last) = (transform, action, last)
    content.transformEnvironment(\.scrollSettings) { settings in
      settings.geometryObservers.append(
        ScrollGeometryObserver { geometry, callBack in
          let new = transform(geometry)
          let old = last.value
          guard old != new else { return }
          last.value = new
          callBack { action(old ?? new, new) }
        })
    }
  }
}

extension View {
  /// Acts when a value of a scroll view's geometry is another one.
  public nonisolated func onScrollGeometryChange<T>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    let (transform, action) = (Unchecked(transform), Unchecked(action))
    return MainActorHost(content: self) { content in
      ScrollGeometryReporter(content: content, transform: transform.value, action: action.value)
    }
  }
}

/// A view whose wrapper is made when its body runs, as a modifier without isolation may not.
struct MainActorHost<Content, Wrapped> {
  let content: Content
  let wrap: @MainActor (Content) -> Wrapped

  nonisolated init(content: Content, wrap: @escaping @MainActor (Content) -> Wrapped) {
    self.content = content
    self.wrap = wrap
  }
}

extension MainActorHost: View where Content: View, Wrapped: View {
  var body: some View { wrap(content) }
}
