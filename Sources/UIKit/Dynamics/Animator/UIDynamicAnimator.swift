// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import BodyDynamics

/// Moves items by physics: what falls, is pushed, springs and collides as its behaviors say.
///
/// An animator sets the `center` of its items in each frame, and `transform` where they turn; lengths are points of the
/// reference view's space. Time goes in steps of a 120th of a second, by the clock of the view's application. When
/// nothing moves any more the animator pauses, and goes on as soon as something is changed.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose space the items stand in; `nil` for a collection view layout, or for items that are no views.
  open private(set) weak var referenceView: UIView?

  /// Told when the animator pauses and goes on.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  weak var layout: UICollectionViewLayout?
  var storedBehaviors: [UIDynamicBehavior] = []
  var bodies = DynamicBodies()
  var clock = DynamicClock()
  private var ticker: DynamicTicker?
  private var names = 0

  /// An animator for items that are no views.
  public override init() {
    super.init()
  }

  /// An animator for views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator for the attributes of a layout, which it invalidates in each frame.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    self.layout = layout
  }

  // MARK: - Behaviors

  /// In the order in which they were added.
  open var behaviors: [UIDynamicBehavior] { storedBehaviors }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !storedBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    storedBehaviors.append(behavior)
    behavior.attach(to: self)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = storedBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    storedBehaviors.remove(at: index)
    behavior.detach()
  }

  open func removeAllBehaviors() {
    let all = storedBehaviors
    storedBehaviors = []
    for behavior in all { behavior.detach() }
  }

  // MARK: - Items

  /// The items that meet a rectangle of the reference view, in the order in which they came.
  open func items(in rect: CGRect) -> [any UIDynamicItem] { bodies.items { $0.shownFrame.intersects(rect) } }

  /// Takes over where an item stands after the app has moved, turned or resized it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.update(item, item.body)
    wake()
  }

  /// The attributes that the animator moves for an item of its layout; `nil` for an item that it does not move.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    bodies.attributes(.cell(indexPath))
  }

  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bodies.attributes(.supplementary(kind, indexPath))
  }

  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bodies.attributes(.decoration(decorationViewKind, indexPath))
  }

  // MARK: - Time

  /// Whether the animator moves items now.
  open var isRunning: Bool { ticker != nil }

  /// For how long the animator has moved items, in seconds.
  open var elapsedTime: TimeInterval { clock.elapsed }

  // MARK: - For behaviors

  func keepBody(of item: any UIDynamicItem) { bodies.keep(item, item.body) }
  func releaseBody(of item: any UIDynamicItem) { bodies.release(item) }

  /// Tells joints and groups apart.
  func newName() -> Int {
    names += 1
    return names
  }

  /// Goes on, since something was changed.
  func wake() {
    bodies.world.wake()
    guard ticker == nil, !bodies.isEmpty else { return }
    let application = (referenceView ?? layout?.collectionView ?? bodies.firstView).owningApplication
    let ticker = DynamicTicker(animator: self)
    self.ticker = ticker
    clock.start(at: application.now)
    application.frameTickers.start(ticker)
    delegate?.dynamicAnimatorWillResume(self)
  }

  func tick(to time: TimeInterval, _ ticker: DynamicTicker) -> Bool {
    guard self.ticker === ticker else { return false }
    step(to: time)
    guard bodies.isEmpty || bodies.world.isAtRest else { return true }
    self.ticker = nil
    delegate?.dynamicAnimatorDidPause(self)
    // The delegate may have woken it, with another ticker.
    return false
  }
}

/// What an animator tells of itself.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Something moves, or may move, again.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Nothing moves any more.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves an animator on with the frames of an application, and does not keep it alive.
@MainActor final class DynamicTicker: FrameTicker {
  private weak var animator: UIDynamicAnimator?

  init(animator: UIDynamicAnimator) {
    self.animator = animator
  }

  func tick(to time: TimeInterval) -> Bool { animator?.tick(to: time, self) ?? false }
}
