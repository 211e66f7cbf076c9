// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// A kind of particle of a `CAEmitterLayer`.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  /// A name by which the cell's values are reached: `emitterCells.NAME.birthRate`. Defaults to `nil`.
  open var name: String? = nil
  /// Whether particles come. Defaults to `true`.
  open var isEnabled: Bool = true
  /// Particles a second. Defaults to 0.
  open var birthRate: Float = 0
  /// How long a particle is there, in seconds. Defaults to 0.
  open var lifetime: Float = 0
  /// How far lifetimes are spread around `lifetime`, half to each side. Defaults to 0.
  open var lifetimeRange: Float = 0
  /// The angle out of the layer's plane in which particles go, in radians. Defaults to 0.
  open var emissionLatitude: CGFloat = 0
  /// The angle from the x axis in which particles go, in radians. Defaults to 0.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around that direction. Defaults to 0.
  open var emissionRange: CGFloat = 0
  /// Points a second. Defaults to 0.
  open var velocity: CGFloat = 0
  /// How far velocities are spread around `velocity`, half to each side. Defaults to 0.
  open var velocityRange: CGFloat = 0
  /// Points a second, each second. Defaults to 0.
  open var xAcceleration: CGFloat = 0
  /// Points a second, each second. Defaults to 0.
  open var yAcceleration: CGFloat = 0
  /// Points a second, each second. Defaults to 0.
  open var zAcceleration: CGFloat = 0
  /// The size against the picture's. Defaults to 1.
  open var scale: CGFloat = 1
  /// How far scales are spread, half to each side. Defaults to 0.
  open var scaleRange: CGFloat = 0
  /// What the scale grows by, a second. Defaults to 0.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second. Defaults to 0.
  open var spin: CGFloat = 0
  /// How far spins are spread, half to each side. Defaults to 0.
  open var spinRange: CGFloat = 0
  /// What the picture's colours are multiplied with. Defaults to opaque white.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// How far the red of `color` is spread, half to each side. Defaults to 0.
  open var redRange: Float = 0
  /// How far the green of `color` is spread, half to each side. Defaults to 0.
  open var greenRange: Float = 0
  /// How far the blue of `color` is spread, half to each side. Defaults to 0.
  open var blueRange: Float = 0
  /// How far the alpha of `color` is spread, half to each side. Defaults to 0.
  open var alphaRange: Float = 0
  /// What red changes by, a second. Defaults to 0.
  open var redSpeed: Float = 0
  /// What green changes by, a second. Defaults to 0.
  open var greenSpeed: Float = 0
  /// What blue changes by, a second. Defaults to 0.
  open var blueSpeed: Float = 0
  /// What alpha changes by, a second. Defaults to 0.
  open var alphaSpeed: Float = 0
  /// A `CGImage`; without one nothing is seen. Defaults to `nil`.
  open var contents: Any? = nil
  /// The part of the picture that is shown, in the unit square. Defaults to all.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture per point. Defaults to 1.
  open var contentsScale: CGFloat = 1

  /// Creates a cell without a picture, from which nothing comes.
  public override init() {
    super.init()
  }

  /// Fails: cells are not read from archives.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What each particle of the cell sends out itself, from where it is. Defaults to `nil`.
  open var emitterCells: [CAEmitterCell]?

  // When particles come: in the time of the emitter or, in another cell, of the particle that sends them.
  open var beginTime: CFTimeInterval = 0
  /// For how long particles come; 0, the default, is as long as the emitter is there.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Sets a number by its name.
  func set(_ value: Any?, forKey key: String) -> Bool {
    guard let value, case .numbers(let numbers)? = AnimatedValue(value, kind: .numbers(1)) else { return false }
    let number = numbers[0]
    if let path = Self.floats[key] {
      self[keyPath: path] = Float(number)
    } else if let path = Self.lengths[key] {
      self[keyPath: path] = CGFloat(number)
    } else if key == "enabled" {
      isEnabled = number != 0
    } else {
      return false
    }
    return true
  }

  func value(of key: String) -> Any? {
    if let path = Self.floats[key] { return self[keyPath: path] }
    return Self.lengths[key].map { self[keyPath: $0] }
  }

  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]
  private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]
}
