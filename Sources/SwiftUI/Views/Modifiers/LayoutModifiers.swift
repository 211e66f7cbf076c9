// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

struct PaddingModifier {
  var edges: Edge.Set
  var insets: EdgeInsets
}

extension PaddingModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm {
    PaddingLayout(insets.lengths, edges: edges.layoutEdges)
  }
}

extension View {
  /// Adds room on some sides: 16 points where no length is said.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingLayout.standardLength
    return modifier(
      PaddingModifier(
        edges: edges, insets: EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }

  /// Adds room on the sides, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds room on all sides, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

struct FrameModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
}

extension FrameModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm {
    FrameLayout(width: width, height: height, alignment: alignment.pair)
  }
}

struct FlexibleFrameModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment
}

extension FlexibleFrameModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm {
    FlexibleFrameLayout(
      width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
      height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment.pair)
  }
}

extension View {
  /// Puts the view into a frame of a size, in points; sides that are `nil` are the view's own.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

  /// Puts the view into a frame whose size has limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}

struct FixedSizeModifier {
  var axes: LayoutAxes
}

extension FixedSizeModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm { FixedSizeLayout(axes) }
}

extension View {
  /// Gives the view its ideal size on some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: LayoutAxes = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

/// How content fills a frame of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  case fit
  case fill
}

struct AspectRatioModifier {
  var ratio: CGFloat?
  var mode: ContentMode
}

extension AspectRatioModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm {
    AspectRatioLayout(ratio, mode: mode == .fit ? .fit : .fill)
  }
}

extension View {
  /// Gives the view a ratio of width to height; `nil` for that of its ideal size.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }

  /// Gives the view the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

struct PositionModifier {
  var point: CGPoint
}

extension PositionModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm { PositionLayout(point) }
}

extension View {
  /// Puts the view's centre at a point of the frame that it is given.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(PositionModifier(point: position)) }

  /// Puts the view's centre at a point of the frame that it is given.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

struct GuideModifier {
  var key: AlignmentKey
  var value: (ViewDimensions) -> CGFloat
}

extension GuideModifier: BoxModifier {
  func algorithm(_ environment: EnvironmentValues) -> any LayoutAlgorithm {
    GuideLayout(key) { [value] in value(ViewDimensions($0)) }
  }
}

extension View {
  /// Sets the view's guide, in points of its own coordinates.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: g.key, value: computeValue)) }

  /// Sets the view's guide, in points of its own coordinates.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: g.key, value: computeValue)) }
}

struct OffsetModifier {
  var offset: CGSize
}

extension OffsetModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let x = box.isRightToLeft ? -offset.width : offset.width
    box.drawChildren(into: &drawing, at: place.offsetBy(dx: x, dy: offset.height))
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    CGPoint(x: point.x - (box.isRightToLeft ? -offset.width : offset.width), y: point.y - offset.height)
  }
}

extension View {
  /// Moves the view, in points, without a change to the layout.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

  /// Moves the view, in points, without a change to the layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

// MARK: - What containers are told

struct LayoutPriorityModifier {
  var priority: Double
}

extension LayoutPriorityModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits[LayoutPriorityKey.self] = priority }
}

struct ZIndexModifier {
  var index: Double
}

extension ZIndexModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits.zIndex = index }
}

/// Marks a tag among the traits of an item.
enum TagKey {}

struct TagModifier<Value: Hashable> {
  var value: Value
}

extension TagModifier: TraitModifier {
  func apply(to traits: inout Traits) { traits[TagKey.self] = AnyHashable(value) }
}

extension View {
  /// Sets how early the view's stack gives it room. Defaults to 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(priority: value))
  }

  /// Sets the place among the siblings in drawing order. Defaults to 0.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(index: value)) }

  /// Tells the view from others, in a selection.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    modifier(TagModifier(value: tag))
  }
}
