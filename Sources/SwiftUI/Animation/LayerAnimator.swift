// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Animates what changes of layers while a tree is drawn: the actions of all layers that boxes draw into.
@MainActor final class LayerAnimator: NSObject, CALayerDelegate {
  static let shared = LayerAnimator()

  /// The element whose box is drawn now.
  private var element: ViewElement?
  private var known: Transaction?
  /// The host whose tree is drawn.
  fileprivate var drawnHost: ViewHost? { element?.host }
  /// Whether a tree is drawn whose changes may be animated.
  private(set) var isActive = false

  /// Runs `body`, in which changes of layers are animated by the transactions of their elements.
  func run(_ body: () -> Void) {
    let was = isActive
    isActive = true
    CATransaction.setDisableActions(false)
    body()
    CATransaction.setDisableActions(true)
    isActive = was
  }

  /// Runs `body`, in which changes of layers are those of an element.
  func draw(_ element: ViewElement, _ body: () -> Void) {
    let (outer, outerKnown) = (self.element, known)
    (self.element, known) = (element, nil)
    body()
    (self.element, known) = (outer, outerKnown)
  }

  /// The transaction of what is drawn now; `nil` outside animated drawing.
  var transaction: Transaction? {
    guard isActive, let element else { return nil }
    if let known { return known }
    let found = element.transaction
    known = found
    return found
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard isActive, let transaction, layer.superlayer != nil else { return NSNull() }
    return LayerChange(of: layer, key: event, in: transaction) ?? NSNull()
  }
}

extension CALayer {
  /// Has changes of the layer animated while a tree is drawn.
  func animateWithTree() {
    if delegate == nil { delegate = LayerAnimator.shared }
  }
}

/// One change of a layer's property: the action that animates it, or stops what moves it.
@MainActor final class LayerChange: CAAction {
  private let layer: CALayer
  private let property: AnimatedProperty
  private let transaction: Transaction
  private let old: Any?
  private let shown: Any?

  /// What layers never animate here: anchors, scales, and the size of text, which is laid out anew at once.
  private static let excluded: Set<AnimatedProperty> = [
    .anchorPoint, .contentsScale, .isHidden, .contents, .contentsCenter, .contentsRect, .sublayerTransform,
  ]

  init?(of layer: CALayer, key: String, in transaction: Transaction) {
    guard let property = AnimatedProperty(keyPath: key), !Self.excluded.contains(property),
      !(property == .bounds && layer is TextLayer)
    else { return nil }
    self.layer = layer
    self.property = property
    self.transaction = transaction
    old = layer.value(forKeyPath: key)
    shown = Self.shownValue(of: property, key, of: layer) ?? old
  }

  private static func shownValue(of property: AnimatedProperty, _ key: String, of layer: CALayer) -> Any? {
    guard layer.animationKeys()?.isEmpty == false else { return nil }
    switch property.definition.place {
    case .shape, .gradient: return layer.presentation()?.value(forKeyPath: key)
    default: return layer.shownValue(of: property).appValue(of: property)
    }
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let new = layer.value(forKeyPath: event)
    var motion = PropertyMotion(layer: layer, keyPath: event, property: property)
    guard let animation = transaction.animation else { return motion.stop() }
    if PropertyMotion.additive.contains(property), let from = PropertyMotion.numbers(old),
      let to = PropertyMotion.numbers(new),
      let seen = PropertyMotion.numbers(shown)
    {
      // Frames are sums, whose last digits vary.
      if zip(from, to).allSatisfy({ abs($0 - $1) < 1e-6 }) { return }
      motion.add(zip(from, to).map { $0 - $1 }, shown: zip(seen, to).map { $0 - $1 }, animation)
    } else {
      motion.replace(from: shown ?? NSNull(), to: new ?? NSNull(), animation)
    }
    LayerAnimator.shared.note(animation, transaction)
  }
}

extension LayerAnimator {
  /// Turns a layer by an angle in radians, which may go round more than once.
  func turn(_ layer: CALayer, from old: Double, to new: Double, by transform: CATransform3D) {
    guard isActive, let transaction, layer.superlayer != nil else { return layer.transform = transform }
    let motion = PropertyMotion(layer: layer, keyPath: "transform.rotation.z", property: .rotationZ)
    let wasDisabled = CATransaction.disableActions()
    CATransaction.setDisableActions(true)
    layer.transform = transform
    CATransaction.setDisableActions(wasDisabled)
    guard old != new else { return }
    guard let animation = transaction.animation else { return motion.stop() }
    motion.add([old - new], shown: [old - new], animation)
    note(animation, transaction)
  }

  /// Whether a layer is on screen and may be on its way to be clear.
  func shows(_ layer: CALayer) -> Bool { isActive && layer.superlayer != nil }

  /// Has a layer that comes where nothing was shown take on its colour.
  func appear(_ layer: CALayer, _ keyPath: String, _ property: AnimatedProperty, _ color: CGColor) {
    guard isActive, let transaction, let animation = transaction.animation else { return }
    PropertyMotion(layer: layer, keyPath: keyPath, property: property)
      .replace(from: color.copy(alpha: 0) ?? color, to: color, animation)
    note(animation, transaction)
  }

  /// Fades from what a layer shows into what it shows from now on.
  func fade(_ layer: CALayer) {
    guard isActive, let transaction, layer.superlayer != nil, let animation = transaction.animation,
      element?.environmentValues.contentTransition.isFade == true
    else { return }
    let plan = AnimationPlan(animation)
    guard plan.duration.isFinite else { return }
    let transition = CATransition()
    transition.duration = max(plan.logicalDuration, 1e-6)
    layer.add(transition, forKey: kCATransition)
    note(animation, transaction)
  }

  /// Brings a layer's opacity to a value, also of a layer that is not in a tree yet.
  func fade(_ layer: CALayer, from old: Double, to new: Double, _ transaction: Transaction) {
    let shown = layer.superlayer == nil ? old : nil
    let from: Any = shown ?? layer.shownValue(of: .opacity).appValue(of: .opacity) ?? old
    layer.opacity = Float(new)
    let motion = PropertyMotion(layer: layer, keyPath: "opacity", property: .opacity)
    guard let animation = transaction.animation else { return motion.stop() }
    motion.replace(from: from, to: new, animation)
    note(animation, transaction)
  }

  /// Notes an animation with the tree that is drawn and with what waits for the transaction's end.
  func note(_ animation: Animation, _ transaction: Transaction) {
    let time = CACurrentMediaTime()
    transaction.noteAnimation(animation, at: time)
    drawnHost?.animator.note(animation, at: time)
  }
}
