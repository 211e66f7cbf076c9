// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Lets its items hit each other and boundaries. Items of different behaviors pass through each other.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// What items hit.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    var name: AnyHashable?
    var identifier: (any NSCopying)?
    var path: UIBezierPath
    var lines: [(Vector, Vector)]
  }

  private(set) var name = 0
  private var boundaries: [Boundary] = []
  private var referenceInsets: UIEdgeInsets?

  public init(items: [any UIDynamicItem]) {
    super.init()
    for item in items { addItem(item) }
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { storedItems }
  open func addItem(_ item: any UIDynamicItem) { addStored(item) }
  open func removeItem(_ item: any UIDynamicItem) { removeStored(item) }

  /// What the items hit. Defaults to everything.
  open var collisionMode: Mode = .everything {
    didSet { wake() }
  }

  /// Told when items begin to touch something and when they part.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: - Boundaries

  /// Whether the edges of the reference view, or of a layout's collection view, are a boundary. Defaults to `false`.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      guard newValue != (referenceInsets != nil) else { return }
      referenceInsets = newValue ? .zero : nil
      wake()
    }
  }

  /// Makes a boundary of the reference view's edges, moved inwards; it follows the view's size.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    wake()
  }

  /// Adds a boundary along a path, in the place of one with the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    let path = UIBezierPath(cgPath: bezierPath.cgPath)
    boundaries.append(
      Boundary(
        name: Self.name(identifier), identifier: identifier, path: path, lines: path.cgPath.straightLines))
    wake()
  }

  /// Adds a boundary along a line, in the place of one with the same name.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.name == Self.name(identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.name == Self.name(identifier) }
    wake()
  }

  /// In the order in which they were added; `nil` where there is none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  open func removeAllBoundaries() {
    boundaries = []
    wake()
  }

  private static func name(_ identifier: any NSCopying) -> AnyHashable? { identifier as? AnyHashable }

  // MARK: - For the animator

  override func didAttach(to animator: UIDynamicAnimator) {
    if name == 0 { name = animator.newName() }
  }

  override func collisions(_ animator: UIDynamicAnimator) -> CollisionGroup? {
    var group = CollisionGroup(id: name, members: storedItems.compactMap(animator.bodies.number))
    group.hitsBodies = collisionMode.contains(.items)
    guard collisionMode.contains(.boundaries) else { return group }
    if let referenceInsets, let view = animator.referenceView ?? animator.layout?.collectionView {
      let isLayout = animator.referenceView == nil
      let whole = isLayout ? CGRect(origin: .zero, size: view.contentSizeOfList) : view.bounds
      let lines = UIBezierPath(rect: whole.inset(by: referenceInsets)).cgPath.straightLines
      group.walls += lines.map { Wall(from: $0.0, to: $0.1, boundary: -1) }
    }
    for (index, boundary) in boundaries.enumerated() {
      group.walls += boundary.lines.map { Wall(from: $0.0, to: $0.1, boundary: index) }
    }
    return group
  }

  func tell(_ event: TouchEvent, _ item: any UIDynamicItem, other: (any UIDynamicItem)?) {
    guard let delegate = collisionDelegate else { return }
    switch event {
    case .began(let touch, let place):
      if let other {
        delegate.collisionBehavior(self, beganContactFor: item, with: other, at: place.point)
      } else if touch.boundary != nil {
        delegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier(touch), at: place.point)
      }
    case .ended(let touch):
      if let other {
        delegate.collisionBehavior(self, endedContactFor: item, with: other)
      } else if touch.boundary != nil {
        delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier(touch))
      }
    }
  }

  private func identifier(_ touch: Touch) -> (any NSCopying)? {
    touch.boundary.flatMap { boundaries.indices.contains($0) ? boundaries[$0].identifier : nil }
  }
}

extension UIView {
  /// The size of what a list shows; of other views their own.
  fileprivate var contentSizeOfList: CGSize { (self as? UICollectionView)?.contentSize ?? bounds.size }
}

/// Told of what the items of a collision behavior touch. Places are in the reference view's space.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// - Parameter identifier: `nil` for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// - Parameter identifier: `nil` for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
