// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Adds an effect, and shows it as the device is held now.
  final func add(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    let state = motionEffectState ?? MotionEffectState()
    motionEffectState = state
    state.effects.append(effect)
    owningApplication.keepForMotion(self)
    showMotionEffects(owningApplication.viewerOffset)
  }

  final func remove(_ effect: UIMotionEffect) {
    guard let state = motionEffectState else { return }
    state.effects.removeAll { $0 === effect }
    showMotionEffects(owningApplication.viewerOffset)
  }

  /// Adds to the layer what the effects ask for: to what is shown, not to the model, as on iOS.
  func showMotionEffects(_ offset: UIOffset) {
    guard let state = motionEffectState else { return }
    let values =
      MotionValue.sum(
        state.effects.compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: offset) }) ?? [:]
    for key in state.keys where values[key] == nil { layer.removeAnimation(forKey: Self.animationKey(key)) }
    state.keys = values.keys.sorted()
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let animation = CABasicAnimation(keyPath: Self.layerKeyPath(key))
      animation.isAdditive = true
      animation.fromValue = value
      animation.toValue = value
      animation.duration = 1
      animation.repeatCount = .infinity
      layer.add(animation, forKey: Self.animationKey(key))
    }
  }

  private static func animationKey(_ key: String) -> String { "UIMotionEffect.\(key)" }

  /// The layer's name for a property of the view.
  private static func layerKeyPath(_ key: String) -> String {
    if key.hasPrefix("layer.") { return String(key.dropFirst("layer.".count)) }
    if key == "center" || key.hasPrefix("center.") { return "position" + key.dropFirst("center".count) }
    return key == "alpha" ? "opacity" : key
  }
}

/// The effects of one view.
@MainActor final class MotionEffectState {
  var effects: [UIMotionEffect] = []
  /// The key paths that are shown.
  var keys: [String] = []
}

extension UIApplication {
  /// Takes in how the device is turned, in radians, for whoever moves with it.
  ///
  /// A turn by 30° either way is all that effects go along with. Chosen, not measured; on iOS the middle also follows a
  /// device that stays turned, which is left out, so that a turn looks the same at any time.
  func deviceDidTurn(pitch: Double, roll: Double) {
    guard pitch.isFinite, roll.isFinite else { return }
    func part(_ angle: Double) -> CGFloat { CGFloat(min(max(-angle / (.pi / 6), -1), 1)) }
    viewerOffset = UIOffset(horizontal: part(roll), vertical: part(pitch))
    motionViews.removeAll { $0.object == nil }
    for reference in motionViews { reference.object?.showMotionEffects(viewerOffset) }
  }

  func keepForMotion(_ view: UIView) {
    guard !motionViews.contains(where: { $0.object === view }) else { return }
    motionViews.append(WeakReference(view))
  }
}
