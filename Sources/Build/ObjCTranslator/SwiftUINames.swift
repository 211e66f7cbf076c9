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
    "accessibilityActions", "accessibilityActivationPoint", "accessibilityCustomContent", "AccessibilityHeadingLevel",
    "accessibilityRepresentation", "accessibilityRespondsToUserInteraction", "accessibilityRotor",
    "AccessibilityRotorEntry", "accessibilityShowsLargeContentViewer", "AccessibilityTextContentType",
    "accessibilityZoomAction", "allowedDynamicRange", "allowsTightening", "blendMode", "blur", "Canvas", "chartXAxis",
    "colorMultiply", "CommandGroup", "CommandMenu", "commands", "CommandsBuilder", "ConcentricRectangle",
    "containerBackground", "ContainerRelativeShape", "controlGroupStyle", "defaultSize", "digitalCrownRotation",
    "DismissWindowAction", "draggable", "Entry", "FileDocument", "fileExporter", "fileImporter", "focusable",
    "focusEffectDisabled", "fontDesign", "Glass", "glassEffect", "GlassEffectContainer", "grayscale", "GridLayout",
    "handGestureShortcut", "handlesExternalEvents", "hoverEffect", "hueRotation", "invalidatableContent",
    "keyboardShortcut", "KeyEquivalent", "ListItemTint", "listItemTint", "listRowHoverEffectDisabled", "listRowSpacing",
    "listSectionSeparatorTint", "manageSubscriptionsSheet", "matchedTransitionSource", "MenuBarExtra",
    "menuBarExtraStyle", "menuStyle", "NavigationLinkPickerStyle", "NavigationSplitView",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "NavigationSplitViewVisibility",
    "navigationTransition", "onContinuousHover", "onHover", "onKeyPress", "OpenWindowAction", "PasteButton",
    "PhotosPicker", "photosPicker", "presentationSizing", "previewContext", "privacySensitive", "ProductView",
    "quickLookPreview", "safeAreaBar", "scenePadding", "scrollIndicatorsFlash", "scrollTransition", "searchFocused",
    "searchScopes", "sensoryFeedback", "sharedBackgroundVisibility", "statusBarHidden", "StoreView",
    "SubscriptionStoreView", "symbolEffect", "TabPlacement", "TabSection", "textSelection", "ToolbarRole",
    "toolbarRole", "ToolbarTitleMenu", "toolbarTitleMenu", "transformAnchorPreference", "translationPresentation",
    "UIGestureRecognizerRepresentable", "UIHostingOrnament", "windowResizability",
  ]

  /// Keys of the environment.
  static let absentKeys: Set<String> = [
    "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled", "activityFamily", "dismissWindow", "modelContext",
    "openWindow", "requestReview", "showsWidgetContainerBackground", "supportsMultipleWindows",
    "webAuthenticationSession", "widgetFamily", "widgetRenderingMode",
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
