// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Where a view is on its way through the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Leaving or entering at the top or leading edge.
  case topLeading
  /// In the visible part.
  case identity
  /// Leaving or entering at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is in the visible part.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top or leading edge, 0 in the visible part, 1 at the bottom or trailing edge.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase of its way through a scroll view to another.
public struct ScrollTransitionConfiguration: Sendable {
  enum Pace: Sendable {
    /// By an animation when the phase changes.
    case animated(Animation)
    /// With the scroll position.
    case interactive(UnitCurve)
    /// Never.
    case identity
  }

  /// Where a view counts as visible.
  public struct Threshold: Sendable {
    /// How far a view has come in from an edge, in points, when it reaches the threshold: a part of its own length, a
    /// part of the scroll view's, and a distance.
    private let ofView: Double
    private let ofContainer: Double
    private let distance: Double

    private init(ofView: Double, ofContainer: Double, distance: Double) {
      self.ofView = ofView
      self.ofContainer = ofContainer
      self.distance = distance
    }

    /// Reached when all of the view is visible.
    public static let visible = Threshold.visible(1)

    /// Reached when the view begins to be visible.
    public static let hidden = Threshold.visible(0)

    /// Reached when the view's centre is that of the scroll view.
    public static var centered: Threshold { Threshold(ofView: 0.5, ofContainer: 0.5, distance: 0) }

    /// Reached when a part of the view is visible, 0…1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(ofView: min(max(amount, 0), 1), ofContainer: 0, distance: 0)
    }

    /// A threshold between this one and another: 0 for this one, 1 for the other.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(
        ofView: ofView + (other.ofView - ofView) * amount,
        ofContainer: ofContainer + (other.ofContainer - ofContainer) * amount,
        distance: distance + (other.distance - distance) * amount)
    }

    /// The threshold farther in by a distance, in points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(ofView: ofView, ofContainer: ofContainer, distance: self.distance + distance)
    }

    /// How far the view has come in when it reaches the threshold, in points.
    func depth(view: Double, container: Double) -> Double {
      // Of a view that is longer than the container, no more can be seen than fits.
      ofView * (ofContainer == 0 ? min(view, container) : view) + ofContainer * container + distance
    }
  }

  let pace: Pace
  private(set) var threshold = Threshold.visible

  private init(_ pace: Pace, threshold: Threshold = .visible) {
    self.pace = pace
    self.threshold = threshold
  }

  /// Goes from phase to phase by an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation), threshold: .visible(0.5))
  }

  /// Goes from phase to phase by the default animation.
  public static let animated = ScrollTransitionConfiguration.animated()

  /// Goes from phase to phase with the scroll position.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.interactive(timingCurve))
  }

  /// Goes from phase to phase with the scroll position.
  public static let interactive = ScrollTransitionConfiguration.interactive()

  /// Shows the view as in the visible part everywhere.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// The configuration with another animation; an interactive one becomes an animated one.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(.animated(animation), threshold: threshold)
  }

  /// The configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(pace, threshold: threshold)
  }

  /// How much of the way into the visible part is done, 0…1.
  ///
  /// - Parameter depth: How far the view has come in from the edge, in points.
  func progress(depth: Double, view: Double, container: Double) -> Double {
    if case .identity = pace { return 1 }
    let whole = threshold.depth(view: view, container: container)
    guard whole > 0 else { return depth > 0 ? 1 : 0 }
    return min(max(depth / whole, 0), 1)
  }
}

/// A box whose look goes by its place in a scroll view.
@MainActor protocol ScrollTransitioning: Box {
  /// Brings the look in line with the place.
  func updateLook(in host: ViewHost)
}

/// Changes how a view looks by its place in the nearest scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    guard let host = drawing.host else { return box.drawChildren(into: &drawing, at: place) }
    host.scrolling.transitions.add(box)
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    let look = look(of: box, in: host)
    box.group.add(content, at: place, to: &drawing) { look.configure($0) }
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    box.viewHost.map { look(of: box, in: $0).inner(point) } ?? point
  }

  /// What is shown of a phase, and how much of the way to the visible part is done.
  private struct Step {
    var phase: ScrollTransitionPhase
    var progress: Double
  }

  @MainActor fileprivate func look(of box: ModifierBox<Self>, in host: ViewHost) -> _VisualEffectLook {
    let isRightToLeft = box.isRightToLeft
    var look = _VisualEffectLook(size: box.frame.size, isRightToLeft: isRightToLeft)
    let step = step(of: box, in: host)
    let configuration = step.phase == .topLeading ? topLeading : bottomTrailing
    let state = box.kept as? ScrollTransitionState<Effect> ?? ScrollTransitionState<Effect>()
    box.kept = state
    var shown = effect(EmptyVisualEffect(), .identity)
    switch configuration.pace {
    case .identity: break
    case .interactive(let curve):
      guard step.phase != .identity else { break }
      var way = effect(EmptyVisualEffect(), step.phase).animatableData - shown.animatableData
      way.scale(by: 1 - curve.value(at: step.progress))
      shown.animatableData += way
    case .animated(let animation):
      let phase = step.progress < 1 ? step.phase : .identity
      shown = effect(EmptyVisualEffect(), phase)
      state.move(to: phase, shown, animation, of: box.element)
      shown.animatableData += state.offset(of: box.element)
    }
    shown._apply(to: &look)
    return look
  }

  @MainActor private func step(of box: ModifierBox<Self>, in host: ViewHost) -> Step {
    guard let (place, container, axis) = box.placeInScroll(along: axis, in: host) else {
      return Step(phase: .identity, progress: 1)
    }
    let isMirrored = axis == .horizontal && box.isRightToLeft
    let (start, end) = axis == .horizontal ? (place.minX, place.maxX) : (place.minY, place.maxY)
    let (first, last) =
      axis == .horizontal ? (container.minX, container.maxX) : (container.minY, container.maxY)
    let (view, room) = (Double(end - start), Double(last - first))
    let atLow = isMirrored ? bottomTrailing : topLeading
    let atHigh = isMirrored ? topLeading : bottomTrailing
    let low = atLow.progress(depth: Double(end - first), view: view, container: room)
    let high = atHigh.progress(depth: Double(last - start), view: view, container: room)
    guard min(low, high) < 1 else { return Step(phase: .identity, progress: 1) }
    let isAtLow = low < high
    return Step(phase: isAtLow == isMirrored ? .bottomTrailing : .topLeading, progress: min(low, high))
  }
}

/// What is on its way to the look of another phase.
@MainActor private final class ScrollTransitionState<Effect: VisualEffect> {
  private var phase: ScrollTransitionPhase?
  private var target: Effect.AnimatableData?
  private var motion = VectorMotion<Effect.AnimatableData>()

  func move(to new: ScrollTransitionPhase, _ effect: Effect, _ animation: Animation, of element: ViewElement) {
    let (oldPhase, oldTarget) = (phase, target)
    phase = new
    target = effect.animatableData
    guard let oldPhase, oldPhase != new, let oldTarget, let host = element.host, host.canAnimate else { return }
    motion.add(effect.animatableData - oldTarget, animation, at: host.time, element.environmentValues)
  }

  /// What to add to the effect of the phase; has the element drawn again while that is not zero.
  func offset(of element: ViewElement) -> Effect.AnimatableData {
    guard motion.isRunning, let host = element.host else { return .zero }
    let offset = motion.offset(at: host.time)
    if motion.isRunning { host.animator.frames.add(element) }
    return offset
  }
}

extension ModifierBox: ScrollTransitioning {
  func updateLook(in host: ViewHost) {
    guard let transition = modifier as? any LookByPlace else { return }
    transition.updateLook(of: self, in: host)
  }
}

/// A modifier that changes a look by a place.
@MainActor private protocol LookByPlace {
  func updateLook(of box: Box, in host: ViewHost)
}

extension ScrollTransitionModifier: LookByPlace {
  func updateLook(of box: Box, in host: ViewHost) {
    guard let box = box as? ModifierBox<Self> else { return }
    look(of: box, in: host).configure(box.group.layer)
  }
}

extension Box {
  /// The box's place and the visible part of the nearest scroll view, in the same coordinates, and the axis.
  fileprivate func placeInScroll(
    along axis: Axis?, in host: ViewHost
  ) -> (place: CGRect, container: CGRect, axis: Axis)? {
    guard let place = host.rect(of: self) else { return nil }
    if let scroll = enclosingScroll(along: axis.map { $0 == .horizontal ? .horizontal : .vertical }) {
      guard let area = host.viewport(of: scroll) else { return nil }
      let usual: Axis = scroll.axes.contains(.vertical) ? .vertical : .horizontal
      return (place, area.inset(by: scroll.scrollView.adjustedContentInset), axis ?? usual)
    }
    // Rows of lists stand in cells.
    var view = host.view?.superview
    while let current = view {
      if let scroll = current as? UIScrollView, let own = host.view {
        return (own.convert(place, to: scroll), scroll.bounds.inset(by: scroll.adjustedContentInset), axis ?? .vertical)
      }
      view = current.superview
    }
    return nil
  }
}

extension HostScrolling {
  /// Brings the looks of views that go by their places in line with them.
  func updateTransitions(in host: ViewHost) {
    guard !transitions.isEmpty else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for box in transitions.living { (box as? any ScrollTransitioning)?.updateLook(in: host) }
    CATransaction.commit()
  }
}

extension View {
  /// Changes how the view looks while it enters and leaves the visible part of the nearest scroll view.
  ///
  /// - Parameters:
  ///   - configuration: How the view goes from one phase to another.
  ///   - axis: The axis whose scroll view counts; `nil` for that of the nearest one.
  ///   - transition: The effect of a phase.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view looks while it enters and leaves the visible part of the nearest scroll view.
  ///
  /// - Parameters:
  ///   - topLeading: How the view goes at the top or leading edge.
  ///   - bottomTrailing: How the view goes at the bottom or trailing edge.
  ///   - axis: The axis whose scroll view counts; `nil` for that of the nearest one.
  ///   - transition: The effect of a phase.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
  }
}
