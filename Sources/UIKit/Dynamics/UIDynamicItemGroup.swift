// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Several items that an animator moves as one piece, each at its place in it.
///
/// Pieces meet others by the smallest convex outline around all items.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// What the group is made of.
  open private(set) var items: [any UIDynamicItem]
  private let size: CGSize
  private var storedCenter: CGPoint
  private var storedTransform = CGAffineTransform.identity
  /// Where each item stands in the group, from its middle, and how it is turned there.
  private let places: [(offset: CGPoint, transform: CGAffineTransform)]

  /// Groups items where they stand.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let whole = items.reduce(CGRect.null) { $0.union($1.shownFrame) }
    let frame = whole.isNull ? .zero : whole
    size = frame.size
    storedCenter = CGPoint(x: frame.midX, y: frame.midY)
    places = items.map {
      (CGPoint(x: $0.center.x - frame.midX, y: $0.center.y - frame.midY), $0.transform)
    }
    super.init()
  }

  open var center: CGPoint {
    get { storedCenter }
    set {
      storedCenter = newValue
      moveItems()
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      storedTransform = newValue
      moveItems()
    }
  }

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }

  open var collisionBoundingPath: UIBezierPath {
    let whole = UIBezierPath()
    for (item, place) in zip(items, places) {
      let path = item.outline
      path.apply(place.transform.concatenating(CGAffineTransform(translationX: place.offset.x, y: place.offset.y)))
      whole.append(path)
    }
    return whole
  }

  private func moveItems() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(storedTransform)
      item.center = CGPoint(x: storedCenter.x + offset.x, y: storedCenter.y + offset.y)
      let transform = place.transform.concatenating(storedTransform)
      if item.transform != transform { item.transform = transform }
    }
  }
}

extension UIDynamicItem {
  /// The smallest upright rectangle around the item, in the reference view's space.
  var shownFrame: CGRect {
    let size = bounds.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  /// What others hit, about the item's middle.
  var outline: UIBezierPath {
    switch collisionBoundsType {
    case .rectangle: outlineOfBounds
    case .ellipse: UIBezierPath(ovalIn: outlineOfBounds.bounds)
    case .path: collisionBoundingPath
    }
  }

  /// How far the item is turned, in radians.
  var angle: CGFloat { atan2(transform.b, transform.a) }

  /// The item as it stands, at rest. An item without an area counts as one of a point.
  var body: Body {
    let size = CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1))
    let shape: Shape? =
      switch collisionBoundsType {
      case .rectangle: nil
      case .ellipse: .ellipse(width: size.width, height: size.height)
      case .path: .hull(collisionBoundingPath.cgPath.corners)
      }
    return Body(
      position: Vector(center), angle: angle, shape: shape ?? .box(width: size.width, height: size.height))
  }
}

extension Vector {
  /// What is no number becomes 0.
  init(_ point: CGPoint) { self.init(point.x.isFinite ? point.x : 0, point.y.isFinite ? point.y : 0) }
  init(_ vector: CGVector) { self.init(vector.dx.isFinite ? vector.dx : 0, vector.dy.isFinite ? vector.dy : 0) }
  init(_ offset: UIOffset) { self.init(CGPoint(x: offset.horizontal, y: offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}

extension CGPath {
  /// The corners of the path, its curves as lines.
  var corners: [Vector] {
    flattened(threshold: 0.5).elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): Vector(point)
      default: nil
      }
    }
  }

  /// The lines that the path is made of.
  var straightLines: [(Vector, Vector)] {
    var lines: [(Vector, Vector)] = []
    var (current, start) = (Vector.zero, Vector.zero)
    for element in flattened(threshold: 0.5).elements {
      switch element {
      case .move(let point):
        current = Vector(point)
        start = current
      case .line(let point):
        let end = Vector(point)
        if end != current { lines.append((current, end)) }
        current = end
      default:
        if start != current { lines.append((current, start)) }
        current = start
      }
    }
    return lines
  }
}
