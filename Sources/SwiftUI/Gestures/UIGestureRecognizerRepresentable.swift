// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Converts places of a recogniser into spaces of views.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate weak var recognizer: UIGestureRecognizer?
  fileprivate weak var box: Box?

  /// Where the recogniser's touches are, in the view's own space, in points.
  public var localLocation: CGPoint { location(in: LocalCoordinateSpace()) }
  /// How far the touches of a pan have moved, in points.
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: recognizer?.view) }
  /// How fast the touches of a pan move, in points a second.
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: recognizer?.view) }

  /// Where the recogniser's touches are, in points.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer, let box, let host = box.viewHost, let view = host.view, let place = host.rect(of: box) else {
      return .zero
    }
    if space.coordinateSpace == .global { return recognizer.location(in: nil) }
    let point = recognizer.location(in: view)
    return CGPoint(x: point.x - place.minX, y: point.y - place.minY)
  }

  /// Where the touches were, in points.
  public func convert(globalPoint point: CGPoint) -> CGPoint {
    guard let box, let host = box.viewHost, let view = host.view, let place = host.rect(of: box) else { return point }
    let inView = view.convert(point, from: nil)
    return CGPoint(x: inView.x - place.minX, y: inView.y - place.minY)
  }
}

/// What a represented recogniser is told.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable>
where Representable: UIGestureRecognizerRepresentable {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A gesture recogniser of UIKit's as a gesture of SwiftUI's.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes what the recogniser's delegate, or its target, may be.
  @MainActor @preconcurrency func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
  /// Makes the recogniser; called once for each identity.
  @MainActor @preconcurrency func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Brings the recogniser up to date.
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// The recogniser's state changed.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: Self.UIGestureRecognizerType, context: Self.Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) {}
}

/// Draws a view into one of UIKit's, which has the recogniser.
struct RepresentedGestureModifier<R: UIGestureRecognizerRepresentable> {
  let gesture: R
}

extension RepresentedGestureModifier: BoxModifier {
  static var changesLayout: Bool { false }

  func draw(_ box: ModifierBox<Self>, into drawing: inout Drawing, at place: CGRect) {
    let host = box.kept as? RepresentedGestureHost<R> ?? RepresentedGestureHost(gesture, box)
    box.kept = host
    host.update(gesture)
    var content = drawing.group(at: place)
    box.drawChildren(into: &content, at: place)
    host.view.show(content.list)
    let frame = drawing.frame(place)
    if host.view.frame != frame { host.view.frame = frame }
    drawing.add(.view(host.view))
  }

  func touchView(_ box: ModifierBox<Self>) -> UIView? { (box.kept as? RepresentedGestureHost<R>)?.view }
}

/// Hands the actions of a recogniser to a closure.
@MainActor private final class GestureRelay: NSObject {
  var handle: (() -> Void)?

  func attach(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: ._tessera("didRecognize:", GestureRelay.self, GestureRelay.didRecognize))
  }

  private func didRecognize(_ recognizer: UIGestureRecognizer) { handle?() }
}

/// The view with a recogniser, and what it is told.
@MainActor private final class RepresentedGestureHost<R: UIGestureRecognizerRepresentable> {
  let view = GroupView()
  private var gesture: R
  private let recognizer: R.UIGestureRecognizerType
  private let context: R.Context
  private let relay = GestureRelay()

  init(_ gesture: R, _ box: Box) {
    self.gesture = gesture
    var converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    converter.box = box
    let coordinator = gesture.makeCoordinator(converter: converter)
    let early = R.Context(coordinator: coordinator, converter: converter)
    recognizer = gesture.makeUIGestureRecognizer(context: early)
    converter.recognizer = recognizer
    context = R.Context(coordinator: coordinator, converter: converter)
    view.addGestureRecognizer(recognizer)
    relay.handle = { [weak self] in
      guard let self else { return }
      self.gesture.handleUIGestureRecognizerAction(self.recognizer, context: self.context)
    }
    relay.attach(to: recognizer)
  }

  func update(_ new: R) {
    gesture = new
    gesture.updateUIGestureRecognizer(recognizer, context: context)
  }
}

extension View {
  /// Adds a gesture recogniser of UIKit's to the view.
  public nonisolated func gesture<T>(_ representable: T) -> some View where T: UIGestureRecognizerRepresentable {
    modifier(RepresentedGestureModifier(gesture: representable))
  }
}
