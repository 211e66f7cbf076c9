// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import RenderProtocol

/// What animations have in common: their timing, their delegate, and that layers take copies of them.
///
/// An animation that is added to a layer is copied, so changing it afterwards changes nothing that runs. Objects of
/// subclasses made outside this module are taken themselves, since only they know what they are made of.
@preconcurrency @MainActor open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// What the app stored under names of its own.
  final var storedValues: [String: Any] = [:]

  /// Creates an animation that does nothing for the default time.
  public override init() {
    super.init()
  }

  /// Fails: animations are not read from archives. It stands here because subclasses written for iOS declare and call it.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Takes over all that another one is, timing and all. A method and no initialiser, because one that apps cannot see
  /// would keep `init(keyPath:)` from their subclasses.
  func takeOver(_ other: CAAnimation) {
    timing = other.timing
    storedValues = other.storedValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { makeCopy() }
  }

  /// How often the animation is to be seen to move, in frames a second; a hint: servers show each frame of theirs.
  open var preferredFrameRateRange: CAFrameRateRange {
    get { storedValues["preferredFrameRateRange"] as? CAFrameRateRange ?? .default }
    set { storedValues["preferredFrameRateRange"] = newValue }
  }

  // MARK: - Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// How the way is spread over the time; `nil`, the default, leaves it to the transaction, and else is even.
  open var timingFunction: CAMediaTimingFunction?

  // MARK: - Life

  /// Told of the beginning and the end; kept as long as the animation. Not asked for the members of a group.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer removes the animation when it is over. Defaults to `true`.
  open var isRemovedOnCompletion = true

  /// Adds the animation to a layer, under the name of the event that it is the action for.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let runner { return runner(self, event) }
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What runs the animation in place of the above: UIKit's, of an animation that it made as the action of a change.
  package final var runner: (@MainActor (CAAnimation, String) -> Void)?

  // MARK: - Values by name

  /// The value of the property named `key`, or what was set for a name of the app's own.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "beginTime": beginTime
    case "duration": duration
    case "speed": speed
    case "timeOffset": timeOffset
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "removedOnCompletion": isRemovedOnCompletion
    case "delegate": delegate
    default: storedValues[key]
    }
  }

  /// Sets a value for a name of the app's own; it travels with copies of the animation.
  open func setValue(_ value: Any?, forKey key: String) {
    storedValues[key] = value
  }

  /// The value that a new animation has for the property named `key`; `nil` for unknown names.
  open class func defaultValue(forKey key: String) -> Any? {
    CAAnimation().value(forKey: key)
  }

  // MARK: - For this module's subclasses

  /// A copy of the same class; the object itself where the class is not this module's.
  func makeCopy() -> CAAnimation { copy(as: CAAnimation.self, CAAnimation.init) }

  /// A copy made by `make`, where this is an object of exactly that class.
  final func copy(as type: CAAnimation.Type, _ make: () -> CAAnimation) -> CAAnimation {
    guard Swift.type(of: self) == type else { return self }
    let copy = make()
    copy.takeOver(self)
    return copy
  }

  /// What the animation does, as it travels: the way from value to value in the time space that `timings` lead to.
  ///
  /// Identifiers are the layer's to give.
  func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] { [] }

  /// The pictures among the values, whose bytes the render servers need.
  var pictures: [CGImage] { [] }
}

/// Where an animation stands when it is translated.
struct AnimationScope {
  /// From the layer's time to the animation's own, outermost first, the animation's own last.
  var timings: [AnimationTiming]
  /// The curves of the groups around it, outermost first.
  var groupPacings: [AnimationPacing] = []

  /// The curves as they travel: none where all are even.
  var wirePacings: [AnimationPacing] { groupPacings.allSatisfy { $0 == .even } ? [] : groupPacings }
}
