// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension EnvironmentValues {
  /// Whether buttons are to be told from text by their shapes.
  public var accessibilityShowButtonShapes: Bool {
    MainActorValue.get { UIAccessibility.buttonShapesEnabled }
  }

  /// Whether VoiceOver reads the screen.
  public var accessibilityVoiceOverEnabled: Bool { MainActorValue.get { UIAccessibility.isVoiceOverRunning } }

  /// Whether switches stand for touches.
  public var accessibilitySwitchControlEnabled: Bool { MainActorValue.get { UIAccessibility.isSwitchControlRunning } }

  /// Whether colours alone must not carry meaning.
  public var accessibilityDifferentiateWithoutColor: Bool {
    MainActorValue.get { UIAccessibility.shouldDifferentiateWithoutColor }
  }

  /// Whether the person wants no transparency.
  public var accessibilityReduceTransparency: Bool {
    MainActorValue.get { UIAccessibility.isReduceTransparencyEnabled }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { MainActorValue.get { UIAccessibility.isInvertColorsEnabled } }
}
