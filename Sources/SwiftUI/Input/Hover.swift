// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Where a pointer is that hovers.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}

/// What is done to a view under a pointer.
public struct HoverEffect: Sendable {
  private let number: Int

  public static let automatic = HoverEffect(number: 0)
  /// The view gets a light of its own.
  public static let highlight = HoverEffect(number: 1)
  /// The view rises.
  public static let lift = HoverEffect(number: 2)
}

/// Follows a pointer over a view.
struct HoverModifier {
  let space: CoordinateSpace
  /// Whether each move counts, not only the first one and the end.
  var countsMoves = true
  let action: (HoverPhase) -> Void
}

extension HoverModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.kept as? HoverHost ?? HoverHost(GroupView())
    box.kept = host
    host.action = { [weak box, weak host] point in
      let wasInside = host?.isInside ?? false
      host?.isInside = point != nil
      guard let box, let point else { return self.action(.ended) }
      if wasInside, !self.countsMoves { return }
      self.action(.active(self.converted(point, in: box)))
    }
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    host.view.show(content.list)
    let frame = drawing.frame(place)
    if host.view.frame != frame { host.view.frame = frame }
    drawing.add(.view(host.view))
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? { (box.kept as? HoverHost)?.view }

  @MainActor private func converted(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    guard space != .local, let place = box.viewHost?.rect(of: box), let view = box.viewHost?.view else { return point }
    let shown = CGPoint(x: point.x + place.minX, y: point.y + place.minY)
    return space == .global ? view.convert(shown, to: nil) : point
  }
}

/// The view of a box that a pointer may hover over.
@MainActor private final class HoverHost {
  let view: GroupView
  var isInside = false
  var action: ((CGPoint?) -> Void)?
  private let recognizer = HostedHoverRecognizer()

  init(_ view: GroupView) {
    self.view = view
    view.addGestureRecognizer(recognizer)
    recognizer.didHover = { [weak self] in self?.action?($0) }
  }
}

/// Tells a closure where a pointer is.
private final class HostedHoverRecognizer: UIHoverGestureRecognizer {
  var didHover: ((CGPoint?) -> Void)?

  init() { super.init(target: nil, action: nil) }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      super.state = newValue
      switch newValue {
      case .began, .changed: didHover?(view.map { location(in: $0) })
      case .ended, .cancelled, .failed: didHover?(nil)
      default: break
      }
    }
  }
}

extension View {
  /// Acts when a pointer comes over the view or leaves it. Fingers do not hover.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local, countsMoves: false) { action($0 != .ended) })
  }

  /// Acts when a pointer moves over the view. Fingers do not hover.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace, action: action)) }

  /// Acts when a pointer moves over the view. Fingers do not hover.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action)) }

  /// Sets what is done to the view under a pointer. Nothing is seen of it under a finger.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { modifier(EmptyModifier()) }

  /// Sets what is done to the view under a pointer. Nothing is seen of it under a finger.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// Sets what is done to views below under a pointer, where they do not say. Nothing is seen of it under a finger.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { modifier(EmptyModifier()) }

  /// Keeps views from doing anything under a pointer. Nothing is seen of it under a finger.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// Sets what is done to the row under a pointer. Nothing is seen of it under a finger.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { modifier(EmptyModifier()) }

  /// Keeps the row from doing anything under a pointer. Nothing is seen of it under a finger.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  /// Has a gesture of the hand do what the view does: of a watch alone.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }
}

/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let number = 0
  /// The gesture for what a view is there for.
  public static let primaryAction = HandGestureShortcut()
}
