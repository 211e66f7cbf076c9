// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Goes over from what a layer and its sublayers showed when the transition was added to what they show from then on.
///
/// So add it before the changes. A layer has one transition at a time, under the name `kCATransition`, whatever name it
/// was added with. A layer without a superlayer changes at once.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How one goes over into the other. Defaults to `fade`.
  open var type = CATransitionType.fade
  /// Where a motion comes from. Defaults to `nil`, which is `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// Which share of the transition is left out at the beginning, 0…1. Defaults to 0.
  open var startProgress: Float = 0
  /// After which share of it the transition ends, 0…1. Defaults to 1.
  open var endProgress: Float = 1

  override func takeOver(_ other: CAAnimation) {
    super.takeOver(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func makeCopy() -> CAAnimation { copy(as: CATransition.self, CATransition.init) }

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "type": type
    case "subtype": subtype
    case "startProgress": startProgress
    case "endProgress": endProgress
    default: super.value(forKey: key)
    }
  }

  // MARK: - What moves

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] {
    switch type {
    case .push, .moveIn:
      let way = way(of: layer)
      return [motion([CGPoint(x: way.dx, y: way.dy), .zero], in: scope)]
    case .reveal: return []
    // Over opaque contents the fading of the old ones is enough; more would let what is behind shine through.
    default: return layer.isOpaqueForFading ? [] : [fade([0, 1], of: layer, in: scope)]
    }
  }

  /// A copy of the layer as it is, with what moves it out; `nil` where there is no place for it.
  final func makeGhost(of layer: CALayer) -> Ghost? {
    guard let parent = layer.parent, parent.maskLayer !== layer else { return nil }
    let ghost = layer.copyForDisplay()
    if layer.layerTiming != .layer { ghost.ownMotion.timing = layer.layerTiming }
    return Ghost(layer: ghost, isBehind: type == .moveIn)
  }

  /// What moves a ghost out, in the transition's time.
  final func ghostAnimation(on layer: CALayer) -> CAAnimation {
    let animation = GhostAnimation()
    animation.timing = timing
    animation.timing.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.translation = { [self] scope in
      let way = way(of: layer)
      switch type {
      case .push, .reveal: return [motion([.zero, CGPoint(x: -way.dx, y: -way.dy)], in: scope)]
      case .moveIn: return []
      default: return [fade([1, 0], of: layer, in: scope)]
      }
    }
    return animation
  }

  /// From where the new contents come to where they stay, backwards: on iOS, where y points down, `fromTop` comes from
  /// below.
  private func way(of layer: CALayer) -> CGVector {
    let size = layer.computedFrame.size
    return switch subtype {
    case .fromRight?: CGVector(dx: size.width, dy: 0)
    case .fromTop?: CGVector(dx: 0, dy: size.height)
    case .fromBottom?: CGVector(dx: 0, dy: -size.height)
    default: CGVector(dx: -size.width, dy: 0)
    }
  }

  private func motion(_ points: [CGPoint], in scope: AnimationScope) -> TranslatedAnimation {
    let numbers = points.map { [Double($0.x), Double($0.y)] }
    return animation(
      of: .position, progress { share in zip(numbers[0], numbers[1]).map { $0 + ($1 - $0) * share } }, in: scope,
      isAdditive: true)
  }

  private func fade(_ shares: [Double], of layer: CALayer, in scope: AnimationScope) -> TranslatedAnimation {
    let opacity = Double(layer.values.state.opacity)
    return animation(
      of: .opacity, progress { [(shares[0] + (shares[1] - shares[0]) * $0) * opacity] }, in: scope, isAdditive: false)
  }

  /// The values at the two ends.
  private func progress(_ value: (Double) -> [Double]) -> [AnimatedValue] {
    [startProgress, endProgress].map { .numbers(value(Double(min(max($0.isFinite ? $0 : 0, 0), 1)))) }
  }

  private func animation(
    of property: AnimatedProperty, _ values: [AnimatedValue], in scope: AnimationScope, isAdditive: Bool
  ) -> TranslatedAnimation {
    let animation = LayerAnimation(
      identifier: 0, property: property, timings: scope.timings, values: values,
      pacing: timingFunction?.pacing ?? .even, groupPacings: scope.wirePacings, isAdditive: isAdditive)
    return TranslatedAnimation(animation: animation)
  }
}

/// What moves a ghost: nothing that an app could have made.
private final class GhostAnimation: CAAnimation {
  var translation: ((AnimationScope) -> [TranslatedAnimation])?

  override func translated(for layer: CALayer, in scope: AnimationScope) -> [TranslatedAnimation] {
    translation?(scope) ?? []
  }
}

extension CALayer {
  /// Whether the layer, as far as one can tell without looking, hides all that is behind its bounds.
  fileprivate final var isOpaqueForFading: Bool {
    guard values.state.opacity == 1 else { return false }
    if case .encoded(_, .jpeg)? = contentsImage?.storage { return true }
    return values.backgroundColor?.rgba.alpha == 1
  }
}

/// The name under which a layer has its transition.
public let kCATransition = "transition"

/// How a transition goes over from one to the other.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old contents fade into the new ones.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents slide in over the old ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old ones out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents slide away from over the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition's motion comes from; above and below are as in a space whose y points up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the side of greater y, which is the lower one on iOS.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the side of lesser y, which is the upper one on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
