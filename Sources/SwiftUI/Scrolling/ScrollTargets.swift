// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, @unchecked Sendable {
  /// The part of the content that will be seen.
  public var rect: CGRect
  /// The point of the part that is held to.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when a drag ends. Lengths are points, velocities points a second.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// What was seen when the finger was lifted.
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The views that scrolling aims at, in the content's coordinates.
  let targets: [CGRect]
  let isRightToLeft: Bool
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Says where content comes to rest after a drag.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content will come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)
}

/// Content comes to rest at multiples of what is seen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (start / length).rounded() * length : start
    }
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, context.containerSize.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, context.containerSize.height) }
  }
}

/// Content comes to rest with the edge of a view at the edge of what is seen.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one drag may go.
  public struct LimitBehavior: Sendable {
    enum Kind: Sendable { case automatic, always, alwaysByOne, never }
    let kind: Kind

    /// By one screen where there is room for one view across.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// Not farther than a few views.
    public static var always: LimitBehavior { LimitBehavior(kind: .always) }
    /// One view.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .alwaysByOne) }
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isVertical = context.axes.contains(.vertical)
    func start(_ rect: CGRect) -> CGFloat {
      if isVertical { return rect.minY }
      return context.isRightToLeft ? rect.maxX - context.containerSize.width : rect.minX
    }
    let starts = context.targets.map(start).sorted()
    guard !starts.isEmpty else { return }
    var wanted = start(target.rect)
    if limit.kind == .alwaysByOne || limit.kind == .always {
      let now = start(context.originalTarget.rect)
      let speed = isVertical ? context.velocity.dy : context.velocity.dx
      if speed > 0 { wanted = min(wanted, starts.first { $0 > now + 0.5 } ?? wanted) }
      if speed < 0 { wanted = max(wanted, starts.last { $0 < now - 0.5 } ?? wanted) }
    }
    guard let nearest = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { return }
    if isVertical { target.rect.origin.y = nearest } else { target.rect.origin.x = nearest }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// Makes the views in a container what scrolling aims at.
struct ScrollTargetLayoutModifier {
  var isEnabled: Bool
}

extension ScrollTargetLayoutModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var isScrollTargetLayout: Bool { isEnabled }
}

extension View {
  /// Makes the views in the container what scrolling aims at.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

// MARK: - Readers

/// Gives views a way to scroll to a view by its id.
public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// Scrolls to views by their ids.
public struct ScrollViewProxy {
  /// The reader's element.
  let scope: Scope

  final class Scope: @unchecked Sendable {
    @MainActor weak var element: ViewElement?
  }

  /// Scrolls until a view is seen.
  ///
  /// - Parameters:
  ///   - id: The id of the view: what `id(_:)` set, or its id in a `ForEach`.
  ///   - anchor: The point of the view that comes to the same point of what is seen; `nil` scrolls as little as needed.
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {
    nonisolated(unsafe) let id = AnyHashable(id)
    let scope = scope
    MainActorValue.get {
      guard let element = scope.element, !element.isRemoved, let host = element.host else { return }
      host.scrolling.request(ScrollRequest(scope: element, id: id, anchor: anchor), in: host)
    }
  }
}

extension ScrollViewReader: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ScrollReaderElement(view.value, inputs))
  }
}

/// The element of a reader of scroll views.
final class ScrollReaderElement<Content: View>: TypedElement<ScrollViewReader<Content>> {
  private let scope = ScrollViewProxy.Scope()
  private var runner = BodyRunner<ScrollViewReader<Content>>()
  private var child: TypedElement<Content>?

  override init(_ value: ScrollViewReader<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    scope.element = self
    child = Content.makeElement(makeContent(), _ViewInputs(below: self))
  }

  private func makeContent() -> Content {
    runner.run(value, of: self) { [scope] in $0.content(ScrollViewProxy(scope: scope)) }
  }

  override func update(_ new: ScrollViewReader<Content>) {
    super.update(new)
    clearDirty()
    rerun()
  }

  override func rerun() { child?.update(makeContent()) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}
