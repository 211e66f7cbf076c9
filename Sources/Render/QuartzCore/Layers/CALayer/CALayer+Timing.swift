// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// This layer's time when it is `t` in `l`'s; `nil` is media time, that of `CACurrentMediaTime()`.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    return localTime(fromMedia: l?.mediaTime(fromLocal: t) ?? t)
  }

  /// The time of `l` when it is `t` in this layer's; `nil` is media time, that of `CACurrentMediaTime()`.
  ///
  /// Where this layer's time stands still there is no answer, and any one that is true is given.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    if l === self { return t }
    let media = mediaTime(fromLocal: t)
    return l?.localTime(fromMedia: media) ?? media
  }

  final func localTime(fromMedia time: CFTimeInterval) -> CFTimeInterval {
    let model = presentedLayer ?? self
    let time = model.parent?.localTime(fromMedia: time) ?? time
    return model.motion?.timing.local(fromParent: time) ?? time
  }

  final func mediaTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    var current = presentedLayer ?? self
    while true {
      if let timing = current.motion?.timing { time = timing.parent(fromLocal: time) }
      guard let parent = current.parent else { return time }
      current = parent
    }
  }

  /// A stretch of this layer's time in media time; where time stands still, what it stands in never ends and what lies
  /// ahead never comes.
  final func mediaSpan(fromLocal span: TimeSpan) -> TimeSpan {
    var span = span
    var current = self
    while true {
      if let timing = current.motion?.timing, timing != .layer {
        if timing.speed == 0 {
          return TimeSpan(start: timing.timeOffset < span.start ? .infinity : -.infinity, end: .infinity)
        }
        span = span.mapped { timing.parent(fromLocal: $0) }
      }
      guard let parent = current.parent else { return span }
      current = parent
    }
  }

  /// The layer's own place in time.
  final var layerTiming: MediaTiming { motion?.timing ?? .layer }

  final func changeTiming<Value: Equatable>(_ keyPath: WritableKeyPath<MediaTiming, Value>, to value: Value) {
    guard layerTiming[keyPath: keyPath] != value else { return }
    ownMotion.timing[keyPath: keyPath] = value
    markChanged(LayerChange.timing)
    sync.context?.schedule.noteTimingChange()
  }
}
