// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Has the symbol that the layer shows move.
  ///
  /// - Parameter isAnimated: Whether a lasting change, such as a scale, is reached in an animation.
  package func addSymbolEffect(_ motion: _SymbolMotion, _ options: SymbolEffectOptions, isAnimated: Bool = true) {
    if case .appear = motion { removeAnimation(forKey: SymbolMotionKey.disappear.rawValue) }
    guard let made = SymbolAnimation(motion, options, isAnimated: isAnimated) else { return }
    add(made.animation, forKey: made.key.rawValue)
  }

  /// Ends an effect.
  package func removeSymbolEffect(_ motion: _SymbolMotion) {
    guard let made = SymbolAnimation(motion, .default, isAnimated: true) else { return }
    removeAnimation(forKey: made.key.rawValue)
  }
}
