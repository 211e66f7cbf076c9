// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A view in a frame whose lengths follow from those of the container: the nearest scroll view, or the host.
struct ContainerFrameView<Content: View> {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  /// The frame's length for a length of the container, in points.
  let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerFrameView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ContainerFrameElement(view.value, inputs))
  }
}

/// The element of a view in a frame relative to a container: each item has its own.
final class ContainerFrameElement<Content: View>: TypedElement<ContainerFrameView<Content>> {
  private var child: TypedElement<Content>?
  private var boxes: [ObjectIdentifier: ContainerFrameBox] = [:]

  override init(_ value: ContainerFrameView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
  }

  override func update(_ new: ContainerFrameView<Content>) {
    super.update(new)
    for box in boxes.values { apply(to: box) }
    child?.update(new.content)
  }

  private func apply(to box: ContainerFrameBox) {
    (box.axes, box.alignment, box.length) = (value.axes, value.alignment, value.length)
    box.contentDidChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    let old = boxes
    boxes = [:]
    return (child?.items ?? []).map { item in
      let key = ObjectIdentifier(item.box)
      let box = old[key] ?? ContainerFrameBox(self, child: item.box)
      boxes[key] = box
      box.adopt(item.box)
      if old[key] == nil { apply(to: box) }
      var item = item
      item.box = box
      return item
    }
  }
}

/// The box of a view in a frame relative to a container.
final class ContainerFrameBox: UnaryBox {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

  override init(_ element: ViewElement, child: Box) {
    super.init(element, child: child)
    element.host?.scrolling.containerFrames.add(self)
  }

  override var algorithm: any LayoutAlgorithm {
    let size = container
    return FrameLayout(
      width: axes.contains(.horizontal) ? max(length(size.width, .horizontal), 0) : nil,
      height: axes.contains(.vertical) ? max(length(size.height, .vertical), 0) : nil, alignment: alignment.pair)
  }

  /// The size of the container at the last layout, in points.
  private var container: CGSize {
    if let scroll = enclosingScroll(along: nil), scroll.frame.size != .zero { return scroll.contentRoom }
    return element.host?.safeRect.size ?? .zero
  }
}

extension View {
  /// Gives the view the lengths of its container on some axes.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives the view some of the equal parts of its container; the spacing between parts is points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      containerRelativeLength(length, count: max(count, 1), span: span, spacing: spacing)
    }
  }

  /// Gives the view lengths that follow from those of its container, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View { ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length) }
}
