// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// A layer that shows its sublayers several times, each copy moved, colored and delayed against the one before.
///
/// The copies are nobody's sublayers, and nothing hits them.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer, LayerMaker {
  private struct Instances: Equatable {
    var count = 1
    var preservesDepth = false
    var delay: CFTimeInterval = 0
    var transform = CATransform3DIdentity
    var color: CGColor? = CGColor(gray: 1, alpha: 1)
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
  }

  private var instances = Instances()
  /// What the copies were made for; they are made anew when something else is wanted, or something below changed.
  private var shownInstances: Instances?

  /// Creates a replicator layer that shows its sublayers once.
  public override init() {
    super.init()
    made.isMaking = true
  }

  /// Creates a copy of another layer's property values; those of the instances only from a replicator layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    made.isMaking = true
    if let layer = layer as? CAReplicatorLayer { instances = layer.instances }
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How often the sublayers are shown, the originals counted. Defaults to 1.
  open var instanceCount: Int {
    get { instances.count }
    set { changeInstances(\.count, to: newValue) }
  }

  /// Whether the copies keep their depths, as the sublayers of a `CATransformLayer` do. Defaults to `false`.
  open var preservesDepth: Bool {
    get { instances.preservesDepth }
    set { changeInstances(\.preservesDepth, to: newValue) }
  }

  /// How much later than the one before each copy's animations are, in seconds. Defaults to 0.
  open var instanceDelay: CFTimeInterval {
    get { instances.delay }
    set { changeInstances(\.delay, to: newValue) }
  }

  /// From each copy to the next, about the middle of the bounds. Defaults to the identity.
  open var instanceTransform: CATransform3D {
    get { instances.transform }
    set { changeInstances(\.transform, to: newValue) }
  }

  /// What the colours of the first copy are multiplied with. Defaults to opaque white.
  open var instanceColor: CGColor? {
    get { instances.color }
    set { changeInstances(\.color, to: newValue) }
  }

  /// What is added to the red of `instanceColor` from each copy to the next. Defaults to 0.
  open var instanceRedOffset: Float {
    get { instances.redOffset }
    set { changeInstances(\.redOffset, to: newValue) }
  }

  /// What is added to the green of `instanceColor` from each copy to the next. Defaults to 0.
  open var instanceGreenOffset: Float {
    get { instances.greenOffset }
    set { changeInstances(\.greenOffset, to: newValue) }
  }

  /// What is added to the blue of `instanceColor` from each copy to the next. Defaults to 0.
  open var instanceBlueOffset: Float {
    get { instances.blueOffset }
    set { changeInstances(\.blueOffset, to: newValue) }
  }

  /// What is added to the alpha of `instanceColor` from each copy to the next. Defaults to 0.
  open var instanceAlphaOffset: Float {
    get { instances.alphaOffset }
    set { changeInstances(\.alphaOffset, to: newValue) }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let instances = Instances()
    return switch key {
    case "instanceCount": instances.count
    case "preservesDepth": instances.preservesDepth
    case "instanceDelay": instances.delay
    case "instanceTransform": instances.transform
    case "instanceColor": instances.color
    case "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset": Float(0)
    default: super.defaultValue(forKey: key)
    }
  }

  package override func makePresentationCopy() -> CALayer { CAReplicatorLayer(layer: self) }

  var isMoving: Bool { false }

  private func changeInstances<Value: Equatable>(_ keyPath: WritableKeyPath<Instances, Value>, to value: Value) {
    guard instances[keyPath: keyPath] != value else { return }
    instances[keyPath: keyPath] = value
    if sync.isInTree { list() }
  }

  // MARK: - Making

  func make(at time: CFTimeInterval, changed: [CALayer]) {
    guard shownInstances != instances || changed.contains(where: { concerns($0) }) else { return }
    shownInstances = instances
    let count = max(instances.count, 0)
    // The originals are the first copy, as long as they have their own colours.
    let isPlain = count > 0 && color(of: 0) == .white
    show(made: ((isPlain ? 1 : 0)..<max(count, isPlain ? 1 : 0)).map { makeInstance($0) }, replacingSublayers: !isPlain)
  }

  /// Whether a layer is one of those that are copied, or their number changed.
  private func concerns(_ layer: CALayer) -> Bool {
    if layer is Replica { return false }
    if layer === self { return layer.sync.changed.concernsCopies || !layer.sync.isSent }
    var current = layer.parent
    while let each = current {
      if each === self { return !made.layers.contains { $0 === layer } }
      if each is Replica { return false }
      current = each.parent
    }
    return false
  }

  private func makeInstance(_ index: Int) -> CALayer {
    let instance: CALayer = instances.preservesDepth ? CATransformLayer() : CALayer()
    instance.values.state.bounds = bounds
    instance.values.state.position = CGPoint(x: bounds.midX, y: bounds.midY)
    var transform = CATransform3DIdentity
    for _ in 0..<index { transform = CATransform3DConcat(transform, instances.transform) }
    instance.values.transform = transform
    if instances.delay != 0 { instance.ownMotion.timing.beginTime = instances.delay * CFTimeInterval(index) }
    let color = color(of: index)
    instance.children = children.map { child in
      let copy = Replica(of: child, color: color)
      copy.parent = instance
      return copy
    }
    return instance
  }

  private func color(of index: Int) -> RGBAColor {
    let color = instances.color?.rgba ?? .white
    let step = Float(index)
    func part(_ value: Float, _ offset: Float) -> Float { min(max(value + offset * step, 0), 1) }
    return RGBAColor(
      red: part(color.red, instances.redOffset), green: part(color.green, instances.greenOffset),
      blue: part(color.blue, instances.blueOffset), alpha: part(color.alpha, instances.alphaOffset))
  }
}
