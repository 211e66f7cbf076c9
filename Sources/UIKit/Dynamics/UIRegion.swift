// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A part of the plane about a middle: a circle, a rectangle, or what is made of others.
@preconcurrency @MainActor open class UIRegion: NSObject, @preconcurrency NSCopying {
  private enum Form {
    case infinite
    case circle(CGFloat)
    case rectangle(CGSize)
    indirect case inverse(Form)
    indirect case union(Form, Form)
    indirect case difference(Form, Form)
    indirect case intersection(Form, Form)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .infinite: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let form): !form.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .difference(let a, let b): a.contains(point) && !b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private var form = Form.infinite

  /// Everything.
  public override init() {
    super.init()
  }

  /// Everything.
  open class var infinite: UIRegion { UIRegion() }

  /// A circle, points.
  public convenience init(radius: CGFloat) {
    self.init()
    form = .circle(radius)
  }

  /// A rectangle with its middle at the region's, points.
  public convenience init(size: CGSize) {
    self.init()
    form = .rectangle(size)
  }

  private convenience init(_ form: Form) {
    self.init()
    self.form = form
  }

  /// What the region does not have.
  open func inverse() -> UIRegion { UIRegion(.inverse(form)) }
  open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(form, region.form)) }
  /// What the other region does not have of this one.
  open func difference(from region: UIRegion) -> UIRegion { UIRegion(.difference(form, region.form)) }
  open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(form, region.form)) }

  /// Whether a point, from the region's middle, is in it.
  open func contains(_ point: CGPoint) -> Bool { form.contains(point) }

  open func copy(with zone: NSZone? = nil) -> Any { UIRegion(form) }
}
