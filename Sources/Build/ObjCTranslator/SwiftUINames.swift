// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import SwiftSyntax

/// Names of Apple's SwiftUI that Tessera's lacks so far.
///
/// Code that asks `canImport(SwiftUI)` has a way without it, and goes that way where it would use one of these names. A test
/// holds the lists against the module: whoever builds a name takes it out of here.
enum SwiftUINames {
  /// Types, functions, modifiers and attributes.
  static let absent: Set<String> = [
    "accessibilityRotor", "AccessibilityRotorEntry", "chartXAxis", "digitalCrownRotation", "GridLayout",
    "manageSubscriptionsSheet", "MenuBarExtra", "menuBarExtraStyle", "ProductView", "StoreView",
    "SubscriptionStoreView", "translationPresentation",
    "UIHostingOrnament",
  ]

  /// Keys of the environment.
  static let absentKeys: Set<String> = [
    "modelContext", "webAuthenticationSession",
  ]

  /// Whether a branch of `#if` refers to a name that is not there.
  static func needsAbsent(_ branch: some SyntaxProtocol) -> Bool {
    branch.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      if absent.contains(name) { return true }
      guard absentKeys.contains(name), let period = token.previousToken(viewMode: .sourceAccurate) else { return false }
      return period.tokenKind == .period && period.previousToken(viewMode: .sourceAccurate)?.tokenKind == .backslash
    }
  }
}
