// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Effects of the symbol that a bar shows for an item. They last as long as the bar shows the item in the same place.

extension UIBarButtonItem {
  /// Has the item's symbol move.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    button?.symbolView.addSymbolEffect(effect, options: options, animated: animated)
  }

  /// Ends an effect.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    button?.symbolView.removeSymbolEffect(ofType: effect, options: options, animated: animated)
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    button?.symbolView.removeAllSymbolEffects(options: options, animated: animated)
  }

  /// Shows another symbol, into which the one before fades.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    button?.symbolView.setSymbolImage(image, contentTransition: transition, options: options)
    self.image = image
  }
}
