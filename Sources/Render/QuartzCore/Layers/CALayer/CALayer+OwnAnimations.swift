// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

// Animations of properties that an app's layer class adds. Render servers know nothing of these. A class that draws by one
// (`needsDisplay(forKey:)`) is displayed anew with every frame in which it moves, and drawn by a presentation copy, which
// has the value of then.
extension CALayer {
  /// The value that animations show of an app's own property now; `nil` where none does.
  final func shownOwnValue(_ key: String) -> Any? {
    guard let motion, !motion.isEmpty else { return nil }
    let time = localTime(fromMedia: treeSession.clock())
    let animations = motion.own(key, at: time)
    guard let property = animations.first?.property else { return nil }
    let model = value(forKeyPath: key)
    var state = LayerState()
    state.set(model.flatMap { AnimatedValue($0, kind: property.kind) } ?? .none(of: property.kind), for: property)
    // One whose values are of another kind shows nothing.
    state.animations = animations.filter { $0.property == property }
    return state.presented(at: time).value(of: property)?.appValue(of: property, like: model)
  }

  /// Gives a presentation copy what animations show of the app's own properties.
  final func showOwnAnimations(on copy: CALayer) {
    let keys = motion?.ownKeys ?? []
    guard !keys.isEmpty else { return }
    CATransaction.withoutActions {
      for key in keys.sorted() {
        if let value = shownOwnValue(key) { copy.setValue(value, forKeyPath: key) }
      }
    }
  }

  // MARK: - Display

  /// The app's own properties that move and that the class draws by.
  private final var drawnKeys: [String] {
    guard let motion, !motion.isEmpty else { return [] }
    return motion.ownKeys.filter { type(of: self).needsDisplay(forKey: $0) }
  }

  /// Whether the layer is drawn by what animations show.
  final var isDrawnMoving: Bool { !drawnKeys.isEmpty }

  /// Asks for display where an animation that comes or goes moves what the class draws by, and has the context ask with
  /// every frame.
  final func displayMoved(by running: RunningAnimation) {
    guard running.ownKeys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) else { return }
    displayMoved()
    context?.noteDrawnMoving(self)
  }

  /// Asks for display, which is to run no actions: what is drawn anew is on its way already.
  final func displayMoved() {
    markPending([.display, .displayMoved])
  }

  /// The first media time from `time` on at which the layer may have to be drawn otherwise; `nil` where nothing comes.
  final func nextDrawing(from time: CFTimeInterval) -> CFTimeInterval? {
    let now = localTime(fromMedia: time)
    let animations = drawnKeys.flatMap { motion?.own($0, at: now) ?? [] }
    return animations.compactMap { $0.nextChange(from: now) }.min().map { max(time, mediaTime(fromLocal: $0)) }
  }
}

extension AnimatedValue {
  /// What a property has that was never set.
  fileprivate static func none(of kind: AnimatedKind) -> AnimatedValue {
    switch kind {
    case .numbers(let count): .numbers(Array(repeating: 0, count: count))
    case .numberList: .numbers([])
    case .color: .color(nil)
    case .colors: .colors([])
    case .path: .path(nil)
    case .contents: .contents(.none)
    }
  }
}
