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

extension Box {
  /// Whether the box takes touches and can be used.
  var takesTouchesNow: Bool { takesTouches && element.environmentValues.isEnabled }
}
