// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

// Keyframe blocks: parts of one animation, each from and for a share of its time.

extension UIView {
  /// Animates the changes made in the parts that `animations` adds with `addKeyframe`.
  ///
  /// - Parameter duration: In seconds, for all parts together.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = KeyframeRecorder()
    let options = options
    runBlock(
      duration: duration, delay: delay, options: options.blockOptions,
      pace: .curve(options.blockOptions.curve.timingFunction),
      animations: {
        guard var context = AnimationContext.current else { return animations() }
        let group = context.recorder
        context.recorder = recorder
        context.run(animations)
        context.recorder = group
        recorder.animate(options.calculationMode, in: context)
      }, completion: completion)
  }

  /// Adds a part to the keyframe block that is running; outside one, its changes show at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the part begins, as a share of the block's duration.
  ///   - frameDuration: How long it takes, as a share of the block's duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let context = AnimationContext.current, let recorder = context.recorder as? KeyframeRecorder else {
      return animations()
    }
    recorder.runPart(start: frameStartTime, duration: frameDuration, in: context, animations)
  }
}

/// Gathers the changes of a keyframe block's parts, by layer and property.
@MainActor final class KeyframeRecorder: AnimationRecorder {
  private struct Part {
    var start: Double
    var end: Double
    var change: AnimatedChange
  }

  private struct Track {
    var view: UIView
    var key: AnimatableKey
    var parts: [Part]
  }

  private var part = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []

  func runPart(start: Double, duration: Double, in context: AnimationContext, _ body: () -> Void) {
    let outer = part
    let first = min(max(start, 0), 1)
    part = (first, min(max(first + duration, first), 1))
    context.run(body)
    part = outer
  }

  func record(_ change: AnimatedChange, of view: UIView, in context: AnimationContext) {
    let new = Part(start: part.start, end: part.end, change: change)
    if let index = tracks.firstIndex(where: { $0.view === view && $0.key == change.key }) {
      tracks[index].parts.append(new)
    } else {
      tracks.append(Track(view: view, key: change.key, parts: [new]))
    }
  }

  /// Makes one animation of each property's parts.
  func animate(_ mode: CAAnimationCalculationMode, in context: AnimationContext) {
    guard let group = context.recorder as? AnimationGroup else { return }
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.key.name)
      let (values, times) = Self.keyframes(of: track.parts, holds: mode == .linear)
      animation.values = values.map(track.key.boxed)
      animation.keyTimes = times as [NSNumber]
      animation.calculationMode = mode
      if case .curve(let function) = context.pace { animation.timingFunction = function }
      context.time(animation, in: track.view.layer)
      group.add(animation, to: track.view, key: track.key.name, isInteractive: context.isInteractive)
    }
  }

  /// A property's values and when it has them; where parts leave gaps, the value holds.
  private static func keyframes(of unordered: [Part], holds: Bool) -> (values: [AnimatedValue], times: [NSNumber]) {
    let parts = unordered.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    guard let first = parts.first else { return ([], []) }
    var values = [first.change.shownValue]
    var times = [0.0]
    var last = 0.0
    for part in parts {
      let start = max(part.start, last)
      if start > last, holds, let held = values.last {
        values.append(held)
        times.append(start)
      }
      last = max(part.end, start)
      values.append(part.change.newValue)
      times.append(last)
    }
    if last < 1, let held = values.last {
      values.append(held)
      times.append(1)
    }
    return (values, times.map { NSNumber(value: $0) })
  }
}
