// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// An animation on a layer, from when it is added until it is removed.
@MainActor final class RunningAnimation {
  enum Stage {
    /// Added, and not yet told to the render servers.
    case waiting
    /// Told; its beginning and end are fixed in the layer's time.
    case running
    /// Over or removed: delegate and completion blocks were told, or are about to be.
    case ended
  }

  let key: String?
  /// The layer's own copy.
  let animation: CAAnimation
  /// Counts up through all animations of the app, so that those that end together do so in the order of adding.
  let sequence: UInt64
  private(set) weak var layer: CALayer?
  /// What is told to the render servers; the first timing of each is the animation's own.
  private(set) var wire: [LayerAnimation]
  /// What the app shows moving itself: its own properties, with stand-ins.
  private var own: [TranslatedAnimation]
  private(set) var stage = Stage.waiting
  /// What is shown beside the layer for as long as the animation runs.
  var ghost: CALayer?
  private let completion: TransactionCompletion?
  /// Where delegates are told: the session that the animation was added in.
  private let session: InterfaceSession
  private var hasToldStart = false

  init(
    _ animation: CAAnimation, key: String?, sequence: UInt64, layer: CALayer, wire: [LayerAnimation],
    own: [TranslatedAnimation], completion: TransactionCompletion?
  ) {
    self.animation = animation
    self.key = key
    self.sequence = sequence
    self.layer = layer
    self.wire = wire
    self.own = own
    self.completion = completion
    session = layer.treeSession
    completion?.hold()
  }

  /// Fixes the beginning, where the animation leaves it open.
  ///
  /// - Parameter time: The layer's time at the commit.
  func start(at time: CFTimeInterval) {
    if animation.timing.beginTime == 0 { animation.timing.beginTime = time }
    for index in wire.indices {
      wire[index].timings[0] = animation.timing.wire
    }
    for index in own.indices {
      own[index].animation.timings[0] = animation.timing.wire
    }
    stage = .running
  }

  /// What would be told if the animation began at `time` of its layer.
  func wire(startingAt time: CFTimeInterval) -> [LayerAnimation] { wire.map { started($0, at: time) } }

  /// The names of the app's own properties that it moves.
  var ownKeys: [String] { own.compactMap(\.ownKey) }

  /// What it does to one of the app's own properties, as if it began at `time` of its layer.
  func own(_ key: String, startingAt time: CFTimeInterval) -> [LayerAnimation] {
    own.filter { $0.ownKey == key }.map { started($0.animation, at: time) }
  }

  private func started(_ told: LayerAnimation, at time: CFTimeInterval) -> LayerAnimation {
    guard stage == .waiting, animation.timing.beginTime == 0 else { return told }
    var timing = animation.timing
    timing.beginTime = time
    var told = told
    told.timings[0] = timing.wire
    return told
  }

  /// When the animation is active, in media time.
  var mediaSpan: TimeSpan {
    guard let layer else { return animation.timing.activeSpan }
    return layer.mediaSpan(fromLocal: animation.timing.activeSpan)
  }

  var delegatesStart: Bool { animation.delegate != nil && !hasToldStart }

  func tellStart() {
    guard let delegate = animation.delegate, !hasToldStart else { return }
    hasToldStart = true
    session.callbacks.add { [animation] in delegate.animationDidStart(animation) }
  }

  /// Has the delegate and the completion blocks told, once.
  func end(finished: Bool) {
    guard stage != .ended else { return }
    stage = .ended
    if let ghost { layer?.removeGhost(ghost) }
    guard animation.delegate != nil || completion != nil else { return }
    session.callbacks.add { [animation, completion] in
      animation.delegate?.animationDidStop(animation, finished: finished)
      completion?.release()
    }
  }
}
