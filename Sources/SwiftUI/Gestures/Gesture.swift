// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that fingers do.
public protocol Gesture<Value> {
  /// The value that the gesture reports.
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor var body: Self.Body { get }

  /// Makes what recognises the gesture. Ours alone: gestures of an app have the default.
  @MainActor static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Self.Value>
}

/// The gesture as its view has it now.
public struct _GestureSource<G> {
  let current: @MainActor () -> G
}

/// Where a gesture is recognised.
public struct _GestureInputs {
  let site: GestureSite
}

/// What recognises a gesture.
public struct _GestureOutputs<Value> {
  let node: GestureNode<Value>
}

extension Gesture where Body.Value == Value {
  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Self>, inputs: _GestureInputs
  ) -> _GestureOutputs<Self.Value> {
    Body._makeGesture(gesture: _GestureSource { gesture.current().body }, inputs: inputs)
  }
}

extension Never: Gesture {
  public typealias Value = Never

  @MainActor public static func _makeGesture(
    gesture: _GestureSource<Never>, inputs: _GestureInputs
  ) -> _GestureOutputs<Never> { fatalError("Never is no gesture") }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  case active(Value)
  case ended(Value)
  /// It was not this gesture, or was cancelled.
  case failed
}

/// What recognises a gesture and tells of it.
@MainActor final class GestureNode<Value> {
  private var listeners: [@MainActor (GesturePhase<Value>) -> Void] = []
  /// The recognisers below.
  let leaves: [GestureLeaf]
  /// The nodes of gestures within.
  var inner: [AnyObject] = []

  init(_ leaves: [GestureLeaf]) { self.leaves = leaves }

  func listen(_ body: @escaping @MainActor (GesturePhase<Value>) -> Void) { listeners.append(body) }
  func send(_ phase: GesturePhase<Value>) { listeners.forEach { $0(phase) } }
}

/// The place of one gesture among others: its view, and how it stands to theirs.
@MainActor final class GestureSite {
  enum Rank { case normal, high, simultaneous }

  weak var box: Box?
  var rank: Rank
  var isEnabled = true

  init(_ box: Box, _ rank: Rank) {
    self.box = box
    self.rank = rank
  }

  /// A place of the host's view in a space.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    guard let box, let host = box.viewHost else { return point }
    var origin = CGPoint.zero
    switch space {
    case .local: origin = host.rect(of: box)?.origin ?? .zero
    case .named:
      guard let named = box.space(space), let rect = host.rect(of: named) else { fallthrough }
      origin = rect.origin
    case .global: return host.view.map { $0.convert(point, to: nil) } ?? point
    }
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }
}

/// What a recogniser waits for.
enum GestureKind: Equatable {
  case tap(Int)
  case press
  case drag
  case magnify
  case rotate
}

/// A recogniser of UIKit's on the hosting view, which receives touches only where its view is hit.
final class GestureLeaf: NSObject, UIGestureRecognizerDelegate {
  let recognizer: UIGestureRecognizer
  let kind: GestureKind
  let site: GestureSite
  /// Gestures of the same view that this one goes along with.
  var companions: [GestureLeaf] = []
  /// Gestures of the same view that must fail first.
  var rivals: [GestureLeaf] = []
  private let action: @MainActor (UIGestureRecognizer) -> Void

  init(
    _ recognizer: UIGestureRecognizer, _ kind: GestureKind, _ site: GestureSite,
    action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    self.recognizer = recognizer
    self.kind = kind
    self.site = site
    self.action = action
    super.init()
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = site.rank != .simultaneous
    recognizer.delaysTouchesEnded = site.rank != .simultaneous
    recognizer.addTarget(self, action: ._tessera("didRecognize:", GestureLeaf.self, GestureLeaf.didRecognize))
  }

  private func didRecognize(_ recognizer: UIGestureRecognizer) { action(recognizer) }

  /// A place of the gesture in a space.
  func location(in space: CoordinateSpace) -> CGPoint {
    site.point(recognizer.location(in: site.box?.viewHost?.view), in: space)
  }

  // MARK: - Delegate

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard site.isEnabled, let box = site.box, !box.element.isRemoved, let host = box.viewHost,
      let view = host.view, box.element.environmentValues.isEnabled
    else { return false }
    let path = host.path(at: touch.location(in: view))
    guard let index = path.firstIndex(where: { $0 === box }), !path[..<index].contains(where: \.blocksInnerGestures)
    else {
      return false
    }
    guard site.rank == .normal, !box.blocksInnerGestures else { return true }
    // What lies deeper takes the touch first.
    return !path[(index + 1)...].contains { $0.claims(kind) }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    if site.rank == .simultaneous { return true }
    guard let leaf = other.delegate as? GestureLeaf else { return false }
    return companions.contains { $0 === leaf } || leaf.companions.contains { $0 === self }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    guard let leaf = other.delegate as? GestureLeaf, site.rank != .simultaneous, leaf.site.rank != .simultaneous else {
      return false
    }
    if rivals.contains(where: { $0 === leaf }) { return true }
    if companions.contains(where: { $0 === leaf }) || leaf.companions.contains(where: { $0 === self }) { return false }
    guard leaf.site !== site, let box = site.box, let otherBox = leaf.site.box else { return false }
    if leaf.site.rank == .high, site.rank != .high { return box.isInside(otherBox) }
    guard leaf.site.rank == site.rank, otherBox.isInside(box) else { return false }
    // An outer tap waits for an inner one of more taps, a drag for what comes before it.
    switch (kind, leaf.kind) {
    case (.tap(let own), .tap(let inner)): return inner > own
    default: return kind == leaf.kind
    }
  }
}

extension Box {
  /// Whether the box stands in another one.
  func isInside(_ other: Box) -> Bool {
    var box = parent
    while let current = box {
      if current === other { return true }
      box = current.parent
    }
    return false
  }

  /// Whether the box keeps gestures of a kind from views around it.
  func claims(_ kind: GestureKind) -> Bool {
    guard element.environmentValues.isEnabled else { return false }
    if takesTouches, case .tap = kind { return true }
    return gestureKinds.contains { own in
      switch (own, kind) {
      case (.tap(let mine), .tap(let theirs)): mine <= theirs
      default: own == kind
      }
    }
  }
}
