// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// A layer that sends out particles: small pictures that fly, turn, grow and fade.
///
/// Particles stand above the sublayers, in bounds space. They are worked out by the app with every frame, from the layer's
/// time and `seed`, so that the same seed shows the same at the same time.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer, LayerMaker {
  /// The kinds of particles. Defaults to `nil`.
  open var emitterCells: [CAEmitterCell]? {
    didSet { restart() }
  }
  /// What all cells' birth rates are multiplied with. Defaults to 1.
  open var birthRate: Float = 1 { didSet { wake() } }
  /// What all cells' lifetimes are multiplied with. Defaults to 1.
  open var lifetime: Float = 1
  /// Where particles begin, in bounds space. Defaults to the origin.
  open var emitterPosition = CGPoint.zero
  /// The depth at which particles begin. Defaults to 0.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape in which particles begin. Defaults to zero.
  open var emitterSize = CGSize.zero
  /// The depth of that shape. Defaults to 0.
  open var emitterDepth: CGFloat = 0
  /// The shape in which particles begin. Defaults to `point`.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// Where of the shape particles begin. Defaults to `volume`.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// Which particles lie over which. Defaults to `unordered`.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether depth orders particles; `backToFront` does that here. Defaults to `false`.
  open var preservesDepth = false
  /// What all cells' velocities are multiplied with. Defaults to 1.
  open var velocity: Float = 1
  /// What all cells' scales are multiplied with. Defaults to 1.
  open var scale: Float = 1
  /// What all cells' spins are multiplied with. Defaults to 1.
  open var spin: Float = 1
  /// What chance begins with. Defaults to 0.
  open var seed: UInt32 = 0 { didSet { restart() } }

  /// More than so many particles are not there at a time; no more are born then.
  private static let mostParticles = 2_000

  private var particles: [Particle] = []
  /// The layer's time up to which particles were born; `nil` before the first.
  private var bornUntil: Double?
  /// How far each cell has come.
  private var emissions: [Emission] = []

  /// Creates an emitter without cells.
  public override init() {
    super.init()
    made.isMaking = true
  }

  /// Creates a copy of another layer's property values; those of the emitter only from an emitter layer, and no particles.
  public override init(layer: Any) {
    super.init(layer: layer)
    made.isMaking = true
    guard let layer = layer as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime) = (layer.emitterCells, layer.birthRate, layer.lifetime)
    (emitterPosition, emitterZPosition) = (layer.emitterPosition, layer.emitterZPosition)
    (emitterSize, emitterDepth) = (layer.emitterSize, layer.emitterDepth)
    (emitterShape, emitterMode, renderMode) = (layer.emitterShape, layer.emitterMode, layer.renderMode)
    (preservesDepth, velocity, scale) = (layer.preservesDepth, layer.velocity, layer.scale)
    (spin, seed) = (layer.spin, layer.seed)
  }

  /// Fails: layers are not read from archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override func makePresentationCopy() -> CALayer { CAEmitterLayer(layer: self) }

  /// The cells' values by name, too: `emitterCells.smoke.birthRate`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, key) = cell(keyPath) { return cell.value(of: key) }
    return super.value(forKeyPath: keyPath)
  }

  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (cell, key) = cell(keyPath), cell.set(value, forKey: key) { return wake() }
    super.setValue(value, forKeyPath: keyPath)
  }

  private func cell(_ keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells", let cell = emitterCells?.first(where: { $0.name == parts[1] })
    else { return nil }
    return (cell, parts[2])
  }

  private func restart() {
    (particles, bornUntil) = ([], nil)
    show(made: [])
    wake()
  }

  private func wake() {
    if sync.isInTree { sync.context?.noteWork() }
  }

  // MARK: - Making

  private var isEmitting: Bool {
    birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 }
  }

  var isMoving: Bool { !isHidden && speed != 0 && (isEmitting || !particles.isEmpty) }

  func make(at time: CFTimeInterval, changed: [CALayer]) {
    let now = localTime(fromMedia: time)
    let cells = emitterCells ?? []
    if bornUntil == nil {
      // What began long ago is as if it had been seen from then on.
      let start = max(0, now - longest(cells))
      bornUntil = start
      emissions = cells.map { Emission(of: $0, rate: rate(of: $0), until: start) }
    }
    let start = bornUntil ?? now
    guard now >= start else { return }
    for (index, cell) in cells.enumerated() {
      let source = Source(place: nil, color: .one, seed: UInt64(seed))
      emit(cell, index, &emissions[index], from: start, to: now, by: rate(of: cell)) { _ in source }
    }
    var place = 0
    while place < particles.count {
      emitFurther(from: place, from: start, to: now)
      place += 1
    }
    bornUntil = now
    particles.removeAll { now - $0.birth >= $0.lifetime }
    CATransaction.withoutActions {
      for particle in particles { update(particle, age: now - particle.birth) }
    }
    show(made: ordered(at: now))
  }

  /// How long what comes of cells is there, at most. One that sends out itself, by way of others or not, counts once.
  private func longest(_ cells: [CAEmitterCell], sentBy line: [CAEmitterCell] = []) -> Double {
    cells.filter { cell in !line.contains { $0 === cell } }.map { cell in
      let own = Double(cell.lifetime + abs(cell.lifetimeRange)) * Double(max(lifetime, 0))
      return own + longest(cell.emitterCells ?? [], sentBy: line + [cell])
    }.max() ?? 0
  }

  private func rate(of cell: CAEmitterCell) -> Double {
    cell.isEnabled ? Double(max(cell.birthRate * birthRate, 0)) : 0
  }

  /// Has a particle send out its own, while it is there.
  private func emitFurther(from place: Int, from start: Double, to end: Double) {
    let parent = particles[place]
    guard let cells = parent.cell.emitterCells, !cells.isEmpty else { return }
    // Anew, too, where the app has given the cell others meanwhile.
    if parent.emissions.count != cells.count { particles[place].emissions = cells.map { _ in Emission() } }
    let (from, to) = (max(start - parent.birth, 0), min(end - parent.birth, parent.lifetime))
    for (index, cell) in cells.enumerated() where to > from {
      var emission = particles[place].emissions[index]
      let rate = cell.isEnabled ? Double(max(cell.birthRate, 0)) : 0
      emit(cell, index, &emission, from: from, to: to, by: rate, after: parent.birth) { age in
        Source(place: parent.place(at: age), color: parent.color(at: age), seed: parent.seed)
      }
      particles[place].emissions[index] = emission
    }
  }

  /// Bears the particles of a cell that are due in a stretch of its emitter's time.
  ///
  /// - Parameters:
  ///   - offset: When that time began, in the layer's.
  ///   - source: What sends them, at a time.
  private func emit(
    _ cell: CAEmitterCell, _ index: Int, _ emission: inout Emission, from start: Double, to end: Double,
    by rate: Double,
    after offset: Double = 0, source: (Double) -> Source
  ) {
    let begins = max(start, cell.beginTime)
    let ends = cell.duration > 0 ? min(end, cell.beginTime + cell.duration) : end
    guard rate > 0, ends > begins else { return }
    let room = max(Self.mostParticles - particles.count, 0)
    for birth in emission.births(by: rate, from: begins, to: ends, atMost: room) {
      particles.append(particle(of: cell, index, birth.number, source(birth.time), birth.time + offset))
    }
  }

  private func particle(
    of cell: CAEmitterCell, _ index: Int, _ number: Int, _ source: Source, _ birth: Double
  ) -> Particle {
    var random = ParticleRandom(seed: source.seed, cell: index, number: number)
    let seed = random.fork()
    let speed = (Double(cell.velocity) + random.spread(cell.velocityRange)) * Double(velocity)
    // A line sends away from itself: 0 is up from it, and half a turn is down, as snow and confetti fall.
    let normal = source.place == nil && emitterShape == .line ? -Double.pi / 2 : 0
    let longitude = Double(cell.emissionLongitude) + normal + random.spread(cell.emissionRange)
    let latitude = Double(cell.emissionLatitude)
    let tint = cell.color?.rgba ?? .white
    let color = SIMD4(tint.red, tint.green, tint.blue, tint.alpha) * source.color
    let spread = SIMD4(
      Float(random.spread(cell.redRange)), Float(random.spread(cell.greenRange)), Float(random.spread(cell.blueRange)),
      Float(random.spread(cell.alphaRange)))
    return Particle(
      cell: cell, birth: birth,
      lifetime: max(0, (Double(cell.lifetime) + random.spread(cell.lifetimeRange)) * Double(lifetime)),
      start: source.place ?? beginning(&random),
      velocity: SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude)) * speed,
      acceleration: SIMD3(Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration)),
      scale: (Double(cell.scale) + random.spread(cell.scaleRange)) * Double(scale),
      scaleSpeed: Double(cell.scaleSpeed) * Double(scale),
      spin: (Double(cell.spin) + random.spread(cell.spinRange)) * Double(spin), color: color + spread,
      colorSpeed: SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed), layer: body(of: cell),
      seed: seed)
  }

  /// The layer that shows a particle, in its natural size.
  private func body(of cell: CAEmitterCell) -> CALayer {
    let layer = CALayer()
    guard let image = cell.contents as? CGImage else { return layer }
    let scale = max(cell.contentsScale, 0.01)
    layer.values.contents = .image(image)
    layer.values.state.contentsRect = cell.contentsRect
    layer.values.state.bounds = CGRect(
      x: 0, y: 0, width: CGFloat(image.width) * cell.contentsRect.width / scale,
      height: CGFloat(image.height) * cell.contentsRect.height / scale)
    return layer
  }

  private func update(_ particle: Particle, age: Double) {
    let (layer, place) = (particle.layer, particle.place(at: age))
    let scale = CGFloat(max(particle.scale + particle.scaleSpeed * age, 0))
    let color = particle.color(at: age)
    layer.position = CGPoint(x: place.x, y: place.y)
    layer.zPosition = renderMode == .backToFront ? CGFloat(place.z) : 0
    layer.transform = CATransform3DScale(
      CATransform3DMakeRotation(CGFloat(particle.spin * age), 0, 0, 1), scale, scale, 1)
    layer.opacity = color.w
    layer.change(LayerChange.addsLight, to: renderMode == .additive)
    let tint = RGBAColor(red: color.x, green: color.y, blue: color.z)
    layer.contentsTint = tint == .white ? nil : tint
  }

  private func ordered(at now: Double) -> [CALayer] {
    switch renderMode {
    case .oldestFirst: particles.sorted { $0.birth < $1.birth }.map(\.layer)
    case .oldestLast: particles.sorted { $0.birth > $1.birth }.map(\.layer)
    default: particles.map(\.layer)
    }
  }

  // MARK: - Where particles begin

  private func beginning(_ random: inout ParticleRandom) -> SIMD3<Double> {
    let middle = SIMD3(Double(emitterPosition.x), Double(emitterPosition.y), Double(emitterZPosition))
    return middle + offset(&random)
  }

  private func offset(_ random: inout ParticleRandom) -> SIMD3<Double> {
    let half = SIMD3(Double(emitterSize.width), Double(emitterSize.height), Double(emitterDepth)) / 2
    let isOnEdge = emitterMode == .outline || emitterMode == .surface
    func sign(_ value: Double) -> Double { value < 0.5 ? -1 : 1 }
    switch emitterShape {
    case .line:
      return SIMD3(emitterMode == .points ? sign(random.next()) * half.x : random.spread(half.x * 2), 0, 0)
    case .rectangle, .cuboid:
      let depth = emitterShape == .cuboid ? half.z : 0
      if emitterMode == .points {
        return SIMD3(sign(random.next()) * half.x, sign(random.next()) * half.y, sign(random.next()) * depth)
      }
      let place = SIMD3(random.spread(half.x * 2), random.spread(half.y * 2), random.spread(depth * 2))
      guard emitterMode == .outline else { return place }
      // As often on an edge as it is long.
      let (side, edge) = (random.next() * (half.x + half.y), sign(random.next()))
      return side < half.x ? SIMD3(place.x, half.y * edge, place.z) : SIMD3(half.x * edge, place.y, place.z)
    case .circle, .sphere:
      let radius = Double(emitterSize.width)
      if emitterMode == .points { return .zero }
      let angle = random.next() * 2 * .pi
      if emitterShape == .circle {
        let distance = isOnEdge ? radius : radius * random.next().squareRoot()
        return SIMD3(cos(angle) * distance, sin(angle) * distance, 0)
      }
      let height = random.next() * 2 - 1
      let distance = isOnEdge ? radius : radius * cbrt(random.next())
      let width = (1 - height * height).squareRoot() * distance
      return SIMD3(cos(angle) * width, sin(angle) * width, height * distance)
    default: return .zero
    }
  }
}
