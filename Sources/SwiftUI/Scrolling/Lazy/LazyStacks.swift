// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A view whose rows are made when they come near the visible part of a scroll view.
protocol LazyContainerView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  var plan: LazyPlan { get }
}

extension LazyContainerView {
  /// How several views of one row are laid out: as in a stack of the container's kind.
  var rowLayout: any LayoutAlgorithm {
    let plan = plan
    let alignment = plan.axis == .vertical ? plan.alignment.horizontal : plan.alignment.vertical
    return StackLayout(axis: plan.axis, alignment: alignment, spacing: plan.spacing ?? LazyColumns.standardSpacing)
  }
}

/// The element of a lazy container.
final class LazyElement<V: LazyContainerView>: TypedElement<V> {
  private let rule: LazyRowRule
  private var child: TypedElement<V.Content>?
  private var box: LazyBox!

  override init(_ value: V, _ inputs: _ViewInputs) {
    rule = LazyRowRule(value.rowLayout)
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.lazyRows = rule
    child = V.Content.makeElement(value.content, inputs)
    box = LazyBox(self, plan: value.plan) { [unowned self] in
      var rows = LazyRowList()
      child?.collectRows(into: &rows)
      return rows
    }
  }

  override func update(_ new: V) {
    super.update(new)
    rule.layout = new.rowLayout
    box.set(new.plan)
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.rowsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// Views one below the other, made when they come near the visible part of a scroll view.
public struct LazyVStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameter spacing: The distance between neighbours, in points; `nil` for the standard one.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyElement(view.value, inputs))
  }
}

extension LazyVStack: LazyContainerView {
  var plan: LazyPlan {
    LazyPlan(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center).pair, spacing: spacing,
      pinned: pinnedViews)
  }
}

/// Views side by side, made when they come near the visible part of a scroll view.
public struct LazyHStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Creates a stack.
  ///
  /// - Parameter spacing: The distance between neighbours, in points; `nil` for the standard one.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(LazyElement(view.value, inputs))
  }
}

extension LazyHStack: LazyContainerView {
  var plan: LazyPlan {
    LazyPlan(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment).pair, spacing: spacing,
      pinned: pinnedViews)
  }
}

/// The views of a lazy container that stay at the edge of the visible part.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
