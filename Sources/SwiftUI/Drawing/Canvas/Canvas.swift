// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import ViewGraph
internal import ViewLayoutCore

/// A view that a closure draws.
public struct Canvas<Symbols> where Symbols: View {
  /// Views that the closure may draw, by their tags.
  public var symbols: Symbols
  /// Draws the view, given its size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing lies behind what is drawn.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run beside the main thread; here it never does.
  public var rendersAsynchronously: Bool

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(CanvasElement(view.value, inputs))
  }
}

/// The element of a canvas: its symbols are elements below that are drawn only where the closure says so.
final class CanvasElement<Symbols: View>: TypedElement<Canvas<Symbols>> {
  private var box: CanvasBox!
  private var child: TypedElement<Symbols>?

  override init(_ value: Canvas<Symbols>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Symbols.makeElement(value.symbols, _ViewInputs(below: self))
    box = CanvasBox(self)
    take()
  }

  private func take() {
    box.isOpaque = value.isOpaque
    box.renderer = value.renderer
    box.symbols = { [weak self] in self?.child?.items ?? [] }
    box.redraw()
  }

  override func update(_ new: Canvas<Symbols>) {
    super.update(new)
    child?.update(new.symbols)
    take()
  }

  override func environmentDidChange(readsDiffer: Bool) {
    super.environmentDidChange(readsDiffer: readsDiffer)
    box.redraw()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.redraw() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The box of a canvas: fills what it is given.
final class CanvasBox: Box {
  var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  var symbols: () -> [Item] = { [] }
  var isOpaque = false
  private let layer = CanvasLayer()

  override var algorithm: any LayoutAlgorithm { FillLayout() }

  /// Has the closure run again.
  func redraw() {
    layer.setNeedsDisplay()
    appearanceDidChange()
  }

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    if layer.bounds.size != drawing.frame(place).size { layer.setNeedsDisplay() }
    layer.contentsScale = drawing.grid.scale
    layer.isOpaque = isOpaque
    layer.render = { [weak self] context, size in self?.render(context, size) }
    drawing.add(layer, at: place)
  }

  private func render(_ base: CGContext, _ size: CGSize) {
    let found = CanvasSymbols()
    let host = viewHost
    found.find = { [weak self] id in
      MainActorValue.get { Unchecked(self?.symbol(id, scale: host?.environment.displayScale ?? 1)) }.value
    }
    var context = GraphicsContext(base, element.environmentValues, found)
    renderer(&context, size)
  }

  /// The view with a tag, drawn by its layers.
  private func symbol(_ id: AnyHashable, scale: CGFloat) -> (size: CGSize, draw: (CGContext, CGRect) -> Void)? {
    let item = symbols().first { item in
      item.traits[TagKey.self] as? AnyHashable == id || item.traits.id == id || item.traits.explicitID == id
    }
    guard let box = item?.box else { return nil }
    let size = box.size(in: .unspecified)
    box.place(at: .zero, in: .unspecified)
    var drawing = Drawing(origin: .zero, grid: PixelGrid(scale: scale), host: viewHost)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    box.show(into: &drawing, at: CGRect(origin: .zero, size: size))
    CATransaction.commit()
    let holder = CALayer()
    holder.frame = CGRect(origin: .zero, size: size)
    holder.show(drawing.list.map(\.layer))
    return (
      size,
      { context, rect in
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if size.width > 0, size.height > 0 {
          context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        }
        holder.render(in: context)
        context.restoreGState()
      }
    )
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(point) }
}

/// A layer that a closure draws.
private final class CanvasLayer: CALayer {
  var render: ((CGContext, CGSize) -> Void)?

  override func draw(in ctx: CGContext) { render?(ctx, bounds.size) }
}
