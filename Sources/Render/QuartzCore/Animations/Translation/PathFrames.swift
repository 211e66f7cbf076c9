// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// A way along a path, as points and, where the layer turns with it, angles.
@MainActor struct PathFrames {
  /// A line or curve of the path, by its control points; two make a line.
  private struct Segment {
    var points: [CGPoint]

    var isLine: Bool { points.count == 2 }

    /// The point at a share of the parameter, by De Casteljau's halving.
    func point(at share: Double) -> CGPoint { reduced(to: 1, share)[0] }

    /// The direction of the way at a share of the parameter; `nil` where the way stands still.
    func angle(at share: Double) -> Double? {
      let last = reduced(to: 2, share)
      let (dx, dy) = (last[1].x - last[0].x, last[1].y - last[0].y)
      if hypot(dx, dy) > 1e-9 { return Double(atan2(dy, dx)) }
      // A control point that lies on its end: the direction is that of the nearest other one.
      guard points.count > 2, let first = points.first, let end = points.last else { return nil }
      let near = share < 0.5 ? points.first { hypot($0.x - first.x, $0.y - first.y) > 1e-9 } : end
      let from = share < 0.5 ? first : points.last { hypot($0.x - end.x, $0.y - end.y) > 1e-9 }
      guard let near, let from else { return nil }
      return Double(atan2(near.y - from.y, near.x - from.x))
    }

    private func reduced(to count: Int, _ share: Double) -> [CGPoint] {
      var points = points
      while points.count > count {
        points = zip(points, points.dropFirst()).map { from, to in
          CGPoint(x: from.x + (to.x - from.x) * CGFloat(share), y: from.y + (to.y - from.y) * CGFloat(share))
        }
      }
      return points
    }

    /// The length of the straight lines between the control points, which the curve does not exceed.
    var boundingLength: Double {
      zip(points, points.dropFirst()).reduce(0) { $0 + Double(hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)) }
    }
  }

  private struct Frame {
    var time: Double
    var point: CGPoint
    var angle: Double?
  }

  private var frames: [Frame] = []
  private var stretchPacings: [AnimationPacing] = []
  private let isDiscrete: Bool
  private let rotationMode: CAAnimationRotationMode?

  init(_ path: CGPath, of animation: CAKeyframeAnimation) {
    isDiscrete = animation.calculationMode == .discrete
    rotationMode = animation.rotationMode
    let segments = Self.segments(of: path)
    guard let first = segments.first else {
      if case .move(let point)? = path.elements.first { frames = [Frame(time: 0, point: point, angle: nil)] }
      return
    }
    if isDiscrete {
      addPoints(of: segments, animation)
      return
    }
    frames = [Frame(time: 0, point: first.points[0], angle: first.angle(at: 0))]
    let isPaced = animation.calculationMode == .paced || animation.calculationMode == .cubicPaced
    isPaced ? addPaced(segments) : addTimed(segments, animation)
  }

  /// The animations of the point and of the angle.
  func keyframes(for property: AnimatedProperty) -> [Keyframes] {
    guard !frames.isEmpty else { return [] }
    let times = frames.map(\.time)
    let interpolation = isDiscrete ? AnimationInterpolation.discrete : .linear
    var result = [
      Keyframes(
        property: property, values: frames.map { .numbers([Double($0.point.x), Double($0.point.y)]) }, times: times,
        interpolation: interpolation, stretchPacings: stretchPacings)
    ]
    if let angles, property == .position {
      result.append(
        Keyframes(
          property: .rotationZ, values: angles.map { .numbers([$0]) }, times: times, interpolation: interpolation,
          stretchPacings: stretchPacings))
    }
    return result
  }

  /// The angle of each frame, such that none turns more than half a circle from the one before.
  private var angles: [Double]? {
    guard let rotationMode, let first = frames.lazy.compactMap(\.angle).first else { return nil }
    var last = first + (rotationMode == .rotateAutoReverse ? .pi : 0)
    let turn = last - first
    return frames.map { frame in
      if let angle = frame.angle { last += remainder(angle + turn - last, 2 * .pi) }
      return last
    }
  }

  // MARK: - Points and times

  private static let mostFrames = Keyframes.mostValues / 2

  private static func segments(of path: CGPath) -> [Segment] {
    var segments: [Segment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ points: CGPoint...) {
      segments.append(Segment(points: [current] + points))
      current = points[points.count - 1]
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let control, let end): add(control, end)
      case .curve(let first, let second, let end): add(first, second, end)
      case .close: if current != start { add(start) }
      }
    }
    return Array(segments.prefix(mostFrames / 2))
  }

  /// How many straight pieces stand for a segment: one every few points, at least as many as make a circle round.
  private static func pieces(of segment: Segment, share: Int) -> Int {
    segment.isLine ? 1 : min(max(Int(min(segment.boundingLength, 1e6) / 8), 12), max(share, 2))
  }

  private mutating func addPoints(of segments: [Segment], _ animation: CAKeyframeAnimation) {
    var points = [segments[0].points[0]]
    for segment in segments { points.append(segment.points[segment.points.count - 1]) }
    var times = points.indices.map { Double($0) / Double(points.count) }
    if let own = animation.ownKeyTimes, own.count == points.count || own.count == points.count + 1 { times = own }
    for (index, point) in points.enumerated() {
      let segment = segments[min(index, segments.count - 1)]
      frames.append(Frame(time: times[index], point: point, angle: segment.angle(at: index < segments.count ? 0 : 1)))
    }
  }

  private mutating func addTimed(_ segments: [Segment], _ animation: CAKeyframeAnimation) {
    var times = LayerAnimation.evenKeyTimes(segments.count + 1)
    if let own = animation.ownKeyTimes, own.count == times.count { times = own }
    let pacings = animation.pacings(stretches: segments.count)
    for (index, segment) in segments.enumerated() {
      let (start, end) = (times[index], times[index + 1])
      let pacing = pacings.isEmpty ? AnimationPacing.even : pacings[index]
      begin(segment, at: start)
      guard !segment.isLine else {
        frames.append(Frame(time: end, point: segment.points[1], angle: segment.angle(at: 1)))
        stretchPacings.append(pacing)
        continue
      }
      let count = Self.pieces(of: segment, share: Self.mostFrames / segments.count)
      for piece in 1...count {
        let share = Double(piece) / Double(count)
        let way = pacing.progress(share: share, time: 0)
        frames.append(
          Frame(time: start + (end - start) * share, point: segment.point(at: way), angle: segment.angle(at: way)))
        stretchPacings.append(.even)
      }
    }
    if stretchPacings.allSatisfy({ $0 == .even }) { stretchPacings = [] }
  }

  private mutating func addPaced(_ segments: [Segment]) {
    var length = 0.0
    for segment in segments {
      begin(segment, at: length)
      let count = Self.pieces(of: segment, share: Self.mostFrames / segments.count)
      for piece in 1...count {
        let share = Double(piece) / Double(count)
        let point = segment.point(at: share)
        let last = frames[frames.count - 1].point
        length += Double(hypot(point.x - last.x, point.y - last.y))
        frames.append(Frame(time: length, point: point, angle: segment.angle(at: share)))
      }
    }
    stretchPacings = []
    if length > 0, length.isFinite {
      for index in frames.indices { frames[index].time = min(frames[index].time / length, 1) }
    } else {
      let times = LayerAnimation.evenKeyTimes(frames.count)
      for index in frames.indices { frames[index].time = times[index] }
    }
  }

  /// Jumps to the beginning of a segment that does not begin where the way is, or in another direction.
  private mutating func begin(_ segment: Segment, at time: Double) {
    let (last, angle) = (frames[frames.count - 1], segment.angle(at: 0))
    guard last.point != segment.points[0] || rotationMode != nil && last.angle != angle else { return }
    frames.append(Frame(time: time, point: segment.points[0], angle: angle))
    stretchPacings.append(.even)
  }
}
