// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// One thing that a box shows: a layer, or the layer of a view.
@MainActor enum Drawn {
  case layer(CALayer)
  case view(UIView)

  var layer: CALayer {
    switch self {
    case .layer(let layer): layer
    case .view(let view): view.layer
    }
  }

  var view: UIView? {
    if case .view(let view) = self { view } else { nil }
  }
}

/// The layers of a group under way: boxes add theirs from the back to the front.
@MainActor struct Drawing {
  /// The top left corner of the layer that will hold the others, in the root's coordinates.
  let origin: CGPoint
  /// The pixels that frames are put on.
  let grid: PixelGrid
  /// What shows the boxes.
  private(set) weak var host: ViewHost?
  private(set) var list: [Drawn] = []

  init(origin: CGPoint, grid: PixelGrid, host: ViewHost?) {
    self.origin = origin
    self.grid = grid
    self.host = host
  }

  mutating func add(_ drawn: Drawn) { list.append(drawn) }
  mutating func add(_ drawn: [Drawn]) { list += drawn }

  /// Adds a layer at a rectangle of the root, on whole pixels.
  mutating func add(_ layer: CALayer, at place: CGRect) {
    layer.animateWithTree()
    Drawing.setFrame(of: layer, grid.frame(place, inContainerAt: origin))
    list.append(.layer(layer))
  }

  /// An empty drawing for a group whose layer stands at a rectangle of the root.
  func group(at place: CGRect) -> Drawing { Drawing(origin: place.origin, grid: grid, host: host) }

  /// A rectangle of the root in the coordinates of the layer that holds the others, on whole pixels.
  func frame(_ place: CGRect) -> CGRect { grid.frame(place, inContainerAt: origin) }

  /// Places a layer that may be transformed.
  static func setFrame(of layer: CALayer, _ frame: CGRect) {
    let anchor = layer.anchorPoint
    layer.bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
    layer.position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}

/// A layer that holds others, or a view's where views are among them; kept by the box of an effect.
@MainActor final class GroupLayer {
  private var plain: CALayer?
  private var view: GroupView?

  /// The layer that shows the group.
  private(set) var layer = CALayer()
  /// The angle in radians that the layer was turned by last.
  var angle = 0.0

  /// Fills the group and adds it to a drawing.
  ///
  /// A view is taken only where a view lies below, so that order, clipping and opacity stay right.
  func add(
    _ content: Drawing, at place: CGRect, to drawing: inout Drawing, configure: (CALayer) -> Void
  ) {
    let hasViews = content.list.contains { $0.view != nil }
    let drawn: Drawn
    if hasViews {
      let view = view ?? GroupView()
      self.view = view
      plain = nil
      layer = view.layer
      drawn = .view(view)
      view.show(content.list)
    } else {
      let plain = plain ?? CALayer()
      plain.animateWithTree()
      self.plain = plain
      view = nil
      layer = plain
      drawn = .layer(plain)
      plain.show(content.list.map(\.layer))
    }
    configure(layer)
    Drawing.setFrame(of: layer, drawing.frame(place))
    drawing.add(drawn)
  }
}

extension CALayer {
  /// Makes the layers the sublayers, touching nothing where they are already.
  func show(_ layers: [CALayer]) {
    let now = sublayers ?? []
    guard now.count != layers.count || !zip(now, layers).allSatisfy({ $0 === $1 }) else { return }
    sublayers = layers
  }
}

/// A plain view that holds the views and layers of a group, and is not hit itself.
final class GroupView: UIView {
  private var shownViews: [UIView] = []

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard LayerAnimator.shared.isActive else { return super.action(for: layer, forKey: event) }
    return LayerAnimator.shared.action(for: layer, forKey: event)
  }

  /// Makes what was drawn the content of the view, in order.
  func show(_ list: [Drawn]) { shownViews = showDrawn(list, replacing: shownViews) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

extension UIView {
  /// Makes layers and views the content of this view, in order, in place of the views and layers that were shown
  /// before; other layers stay in front.
  func showDrawn(_ list: [Drawn], replacing old: [UIView], oldLayers: [CALayer]? = nil) -> [UIView] {
    let views = list.compactMap(\.view)
    let kept = Set(views.map { ObjectIdentifier($0) })
    for view in old where !kept.contains(ObjectIdentifier(view)) && view.superview === self {
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self { addSubview(view) }
    let layers = list.map(\.layer)
    guard let oldLayers else {
      layer.show(layers)
      return views
    }
    let own = Set((oldLayers + layers).map { ObjectIdentifier($0) })
    layer.show(layers + (layer.sublayers ?? []).filter { !own.contains(ObjectIdentifier($0)) })
    return views
  }
}
