// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A layout of the framework's own, which the core knows.
protocol BuiltInLayout {
  var algorithm: any LayoutAlgorithm { get }
}

/// Views that a layout places.
struct CustomLayoutView<Content: View> {
  var layout: AnyLayout
  var content: Content
}

extension CustomLayoutView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CustomLayoutElement(view.value, inputs))
  }
}

/// The element of views that a layout places.
final class CustomLayoutElement<Content: View>: TypedElement<CustomLayoutView<Content>> {
  private var child: TypedElement<Content>?
  private var box: CustomLayoutBox!

  override init(_ value: CustomLayoutView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
    box = CustomLayoutBox(self, layout: value.layout) { [unowned self] in child?.items ?? [] }
  }

  override func update(_ new: CustomLayoutView<Content>) {
    super.update(new)
    box.layout = new.layout
    box.contentDidChange()
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.itemsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The box of views that a layout places.
final class CustomLayoutBox: ContainerBox {
  var layout: AnyLayout
  private let kept = CacheBox()

  /// What a layout keeps.
  final class CacheBox {
    var cache = AnyLayout.Cache()
  }

  init(_ element: ViewElement, layout: AnyLayout, items: @escaping () -> [Item]) {
    self.layout = layout
    super.init(element, items: items)
  }

  override var stackAxis: LayoutAxis? {
    layout.orientation.map { $0 == .horizontal ? .horizontal : .vertical }
  }

  override var algorithm: any LayoutAlgorithm {
    if let algorithm = layout.builtIn?.algorithm { return algorithm }
    return CustomAlgorithm(
      layout: layout, traits: currentItems.map(\.traits), kept: kept,
      direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }
}

/// Asks a layout of an app's own.
struct CustomAlgorithm: LayoutAlgorithm {
  let layout: AnyLayout
  let traits: [Traits]
  let kept: CustomLayoutBox.CacheBox
  let direction: LayoutDirection

  private func subviews(_ children: LayoutChildren, _ recorder: PlacementRecorder? = nil) -> LayoutSubviews {
    let all = zip(children, traits).enumerated().map { index, pair in
      LayoutSubview(proxy: ChildProxy(pair.0, index: index, recorder: recorder), traits: pair.1)
    }
    return LayoutSubviews(all: ArraySlice(all), layoutDirection: direction)
  }

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews(children), cache: &kept.cache)
  }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    let recorder = PlacementRecorder(count: children.count)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: ProposedViewSize(proposal),
      subviews: subviews(children, recorder), cache: &kept.cache)
    recorder.emit(children, size: size, emit: emit)
  }

  func spacing(of children: LayoutChildren) -> SpacingPreferences {
    layout.spacing(subviews: subviews(children), cache: &kept.cache).preferences
  }

  func explicitGuide(
    _ key: AlignmentKey, in proposal: Proposal, size: CGSize, of children: LayoutChildren
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
        subviews: subviews(children), cache: &kept.cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: ProposedViewSize(proposal),
        subviews: subviews(children), cache: &kept.cache)
    return own ?? mergedGuide(key, in: proposal, size: size, of: children)
  }
}

/// The rule of a horizontal stack.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    builtInSize(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    builtInPlace(bounds, proposal, subviews)
  }
}

extension HStackLayout: BuiltInLayout {
  var algorithm: any LayoutAlgorithm { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// The rule of a vertical stack.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    builtInSize(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    builtInPlace(bounds, proposal, subviews)
  }
}

extension VStackLayout: BuiltInLayout {
  var algorithm: any LayoutAlgorithm { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

/// The rule of a stack in depth.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    builtInSize(proposal, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    builtInPlace(bounds, proposal, subviews)
  }
}

extension ZStackLayout: BuiltInLayout {
  var algorithm: any LayoutAlgorithm { ViewLayoutCore.ZStackLayout(alignment: alignment.pair) }
}

extension BuiltInLayout {
  func builtInSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    algorithm.size(in: proposal.proposal, of: subviews.map(\.proxy.child))
  }

  func builtInPlace(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    algorithm.place(subviews.map(\.proxy.child), in: proposal.proposal, size: bounds.size) { index, origin, proposal in
      subviews[subviews.startIndex + index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(proposal))
    }
  }
}
