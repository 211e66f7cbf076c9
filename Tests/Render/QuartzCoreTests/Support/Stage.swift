// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RenderProtocol

/// A screen under a clock that is stepped by hand, with what a render server makes of its commits.
@MainActor final class Stage {
  let session = InterfaceSession()
  let context: LayerContext
  private(set) var tree = LayerTree()
  private(set) var commits: [Commit] = []
  private(set) var time: Double

  /// Runs a test on a stage of its own whose clock says `time`.
  static func run(at time: Double = 10, _ body: @MainActor (Stage) throws -> Void) rethrows {
    let stage = Stage(time: time)
    // As UIKit does it for any class.
    let copyMaker = CALayer.copyMaker
    CALayer.copyMaker = { ($0 as? StillLayer).map(StillLayer.init(layer:)) }
    defer { CALayer.copyMaker = copyMaker }
    try stage.session.run { try body(stage) }
  }

  private init(time: Double) {
    self.time = time
    context = LayerContext(
      root: StillLayer(), screenSize: CGSize(width: 100, height: 100), screenScale: 1, session: session)
    session.clock = { [weak self] in self?.time ?? 0 }
  }

  /// One frame, as hosts make it; the number of commits that it made, 0 or 1.
  @discardableResult func frame() -> Int {
    context.tick(to: time)
    let result = context.makeFrame()
    if let commit = result?.commit {
      tree.apply(commit)
      commits.append(commit)
    }
    CATransaction.endImplicitTransaction()
    return result == nil ? 0 : 1
  }

  /// Lets time pass, and makes the frame of its end.
  @discardableResult func advance(to time: Double) -> Int {
    self.time = time
    return frame()
  }

  /// A layer on the screen, known to the render server.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    context.root.addSublayer(layer)
    frame()
    return layer
  }

  /// What the render server shows of a layer now.
  func shown(_ layer: CALayer) -> LayerState? {
    layer.id.flatMap { tree.presented(at: time)[$0] }
  }
}

/// Notes what an animation's delegate hears.
@MainActor final class AnimationListener: NSObject, CAAnimationDelegate {
  var log: [String] = []
  private let name: String
  private let sink: ((String) -> Void)?

  init(_ name: String = "", sink: ((String) -> Void)? = nil) {
    self.name = name
    self.sink = sink
    super.init()
  }

  func animationDidStart(_ anim: CAAnimation) { note("start") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note(flag ? "finished" : "stopped") }

  private func note(_ what: String) {
    let entry = name.isEmpty ? what : "\(name) \(what)"
    log.append(entry)
    sink?(entry)
  }
}

/// An animation from one value to another in `duration` seconds.
@MainActor func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 1,
  delegate: (any CAAnimationDelegate)? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = duration
  animation.delegate = delegate
  return animation
}
