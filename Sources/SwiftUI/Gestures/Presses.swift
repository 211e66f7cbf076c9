// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Follows one touch.
struct PressHandler {
  var began: @MainActor () -> Void
  /// Whether the touch is near enough.
  var moved: @MainActor (_ isInside: Bool) -> Void
  var ended: @MainActor (_ isInside: Bool) -> Void
}

struct PressModifier {
  @Binding var isPressed: Bool
  var action: @MainActor () -> Void
}

extension PressModifier: BoxModifier {
  static var changesLayout: Bool { false }

  var takesTouches: Bool { true }
  var pressAction: (() -> Void)? { action }

  func press(_ box: ModifierBox<Self>) -> PressHandler? {
    PressHandler {
      box.modifier.isPressed = true
    } moved: { isInside in
      box.modifier.isPressed = isInside
    } ended: { isInside in
      box.modifier.isPressed = false
      if isInside { box.modifier.action() }
    }
  }
}

/// Taps, by a recogniser on the hosting view.
struct TapModifier {
  var count: Int
  var action: @MainActor (CGPoint) -> Void
}

extension TapModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var takesTouches: Bool { true }

  func press(_ box: ModifierBox<Self>) -> PressHandler? { nil }

  func attach(_ box: ModifierBox<Self>) {
    guard box.kept == nil, let host = box.viewHost else { return }
    let tap = BoxRecognizer(UITapGestureRecognizer(), box: box) { [weak box] recognizer in
      guard let box, recognizer.state == .ended || recognizer.state == .recognized else { return }
      let place = box.viewHost?.rect(of: box) ?? .zero
      let point = recognizer.location(in: box.viewHost?.view)
      box.modifier.action(CGPoint(x: point.x - place.minX, y: point.y - place.minY))
    }
    (tap.recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = count
    box.kept = tap
    host.view?.addGestureRecognizer(tap.recognizer)
  }
}

struct LongPressModifier {
  /// In seconds.
  var minimumDuration: Double
  /// In points.
  var maximumDistance: CGFloat
  var perform: @MainActor () -> Void
  var pressing: (@MainActor (Bool) -> Void)?
}

extension LongPressModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var takesTouches: Bool { true }

  func attach(_ box: ModifierBox<Self>) {
    guard box.kept == nil, let host = box.viewHost else { return }
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = minimumDuration
    press.allowableMovement = maximumDistance
    let kept = BoxRecognizer(press, box: box) { [weak box] recognizer in
      guard let box else { return }
      switch recognizer.state {
      case .began:
        box.modifier.pressing?(true)
        box.modifier.perform()
      case .ended, .cancelled, .failed: box.modifier.pressing?(false)
      default: break
      }
    }
    box.kept = kept
    host.view?.addGestureRecognizer(press)
  }
}

/// A recogniser of UIKit's that receives touches only where its box is hit.
final class BoxRecognizer: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  private weak var box: Box?
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(_ recognizer: UIGestureRecognizer, box: Box, action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.box = box
    self.action = action
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: ._tessera("didRecognize:", BoxRecognizer.self, BoxRecognizer.didRecognize))
  }

  private func didRecognize(_ recognizer: UIGestureRecognizer) { action(recognizer) }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let box, box.element.isRemoved == false, let host = box.viewHost, let view = host.view else {
      return false
    }
    let path = host.path(at: touch.location(in: view))
    guard let index = path.firstIndex(where: { $0 === box }), box.takesTouchesNow else { return false }
    // What lies deeper takes the touch first.
    return !path[(index + 1)...].contains { $0.takesTouchesNow }
  }
}

extension Box {
  /// Whether the box takes touches and can be used.
  var takesTouchesNow: Bool { takesTouches && element.environmentValues.isEnabled }
}

extension View {
  /// Acts on taps.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View { modifier(TapModifier(count: count) { _ in action() }) }

  /// Acts on taps; gets the place in a space.
  @preconcurrency
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View { modifier(TapModifier(count: count, action: action)) }

  /// Acts on a touch that lasts; durations are seconds, distances points.
  @preconcurrency
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
        pressing: onPressingChanged))
  }

  /// Says where the view is hit, whatever it draws.
  public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(shape: shape, isEvenOdd: eoFill))
  }
}

struct ContentShapeModifier<S: Shape> {
  var shape: S
  var isEvenOdd: Bool
}

extension ContentShapeModifier: BoxModifier {
  static var changesLayout: Bool { false }

  @MainActor private func contains(_ point: CGPoint, _ box: ModifierBox<Self>) -> Bool {
    shape.outline(box.environment)(box.frame.size).contains(point, using: isEvenOdd ? .evenOdd : .winding)
  }

  func allowsHits(at point: CGPoint, in box: ModifierBox<Self>) -> Bool { contains(point, box) }
  func isHit(_ point: CGPoint, in box: ModifierBox<Self>) -> Bool { contains(point, box) }
}
