// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which subviews stand; `nil` for none.
  public var stackOrientation: Axis?
  public init() {}
}

/// A rule of an app's own that sizes a container and places its subviews.
public protocol Layout: Animatable {
  /// What is kept from question to question.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    var spacing = ViewSpacing(.none)
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .all) }
    return spacing
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// A container of views that the layout places.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    CustomLayoutView(layout: AnyLayout(self), content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Self.Subviews) {}
}

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  var preferences: SpacingPreferences

  init(_ preferences: SpacingPreferences) { self.preferences = preferences }

  public static let zero = ViewSpacing(.zero)
  public init() { preferences = .ordinary }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preferences.formUnion(other.preferences, edges: edges.layoutEdges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The preferred distance to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    preferences.distance(to: next.preferences, along: axis == .horizontal ? .horizontal : .vertical)
  }
}

/// The key of a value that views tell their layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

struct LayoutValueModifier<K: LayoutValueKey> {
  var value: K.Value
}

extension LayoutValueModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits[K.self] = value }
}

extension View {
  /// Tells the layout that the view stands in a value.
  public nonisolated func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    modifier(LayoutValueModifier<K>(value: value))
  }
}

/// A subview of a layout.
public struct LayoutSubview: Equatable {
  let proxy: ChildProxy
  let traits: Traits

  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { traits[K.self] as? K.Value ?? K.defaultValue }

  public var priority: Double { proxy.priority }
  public var spacing: ViewSpacing { ViewSpacing(proxy.spacing) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proxy.size(in: proposal.proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(proxy.dimensions(in: proposal.proposal))
  }

  /// Puts a point of the subview at a point of the layout.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    proxy.place(at: position, anchor: anchor.point, in: proposal.proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.proxy.child === b.proxy.child }
}

/// The subviews of a layout, in order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  let all: ArraySlice<LayoutSubview>
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { all.startIndex }
  public var endIndex: Int { all.endIndex }
  public subscript(index: Int) -> LayoutSubview { all[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(all: all[bounds], layoutDirection: layoutDirection)
  }

  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(all: ArraySlice(indices.map { all[$0] }), layoutDirection: layoutDirection)
  }
}

/// A layout of any type; subviews keep their identity when it becomes another.
public struct AnyLayout: Layout {
  public struct Cache {
    var value: Any?
    var kind: ObjectIdentifier?
  }

  private let layout: any Layout

  public init<L>(_ layout: L) where L: Layout {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The core's own rule, where the layout is one of the framework's.
  var builtIn: (any BuiltInLayout)? { layout as? any BuiltInLayout }
  var orientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// Calls `body` with the layout and its cache, which is made anew where it is another layout's.
  private func open<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (any Layout, inout Any) -> Result
  ) -> Result {
    let kind = ObjectIdentifier(type(of: layout))
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    var value: Any = cache.kind == kind ? cache.value ?? make(layout) : make(layout)
    cache.kind = kind
    defer { cache.value = value }
    return body(layout, &value)
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    open(&cache, subviews) { layout, value in
      func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        withCache(layout, &value) { layout.spacing(subviews: subviews, cache: &$0) }
      }
      return spacing(layout)
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    open(&cache, subviews) { layout, value in
      func size<L: Layout>(_ layout: L) -> CGSize {
        withCache(layout, &value) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
      }
      return size(layout)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    open(&cache, subviews) { layout, value in
      func place<L: Layout>(_ layout: L) {
        withCache(layout, &value) {
          layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      place(layout)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    open(&cache, subviews) { layout, value in
      func guideValue<L: Layout>(_ layout: L) -> CGFloat? {
        withCache(layout, &value) {
          layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return guideValue(layout)
    }
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    open(&cache, subviews) { layout, value in
      func guideValue<L: Layout>(_ layout: L) -> CGFloat? {
        withCache(layout, &value) {
          layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
      }
      return guideValue(layout)
    }
  }

  private func withCache<L: Layout, Result>(
    _ layout: L, _ value: inout Any, _ body: (inout L.Cache) -> Result
  ) -> Result {
    guard var cache = value as? L.Cache else { fatalError("the cache of \(L.self) is another layout's") }
    defer { value = cache }
    return body(&cache)
  }
}
