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
    "accessibilityZoomAction", "ActionSheet", "actionSheet", "alert", "allowedDynamicRange", "allowsTightening",
    "AnimatableModifier", "Animation", "animation", "AnyTransition", "App", "badge", "blendMode", "blur", "Canvas",
    "chartXAxis", "colorMultiply", "CommandGroup", "CommandMenu", "commands", "CommandsBuilder", "ConcentricRectangle",
    "confirmationDialog", "containerBackground", "ContainerRelativeShape", "contentTransition", "controlGroupStyle",
    "CustomPresentationDetent", "defaultSize", "deleteDisabled", "digitalCrownRotation", "DismissAction",
    "DismissWindowAction", "draggable", "EditButton", "EditMode", "Entry", "FileDocument", "fileExporter",
    "fileImporter", "focusable", "focusEffectDisabled", "fontDesign", "Form", "formStyle", "fullScreenCover",
    "geometryGroup", "Glass", "glassEffect", "GlassEffectContainer", "grayscale", "GridLayout", "handGestureShortcut",
    "handlesExternalEvents", "hoverEffect", "hueRotation", "InsetGroupedListStyle", "interactiveDismissDisabled",
    "InterfaceOrientation", "invalidatableContent", "isDetailLink", "keyboardShortcut", "KeyEquivalent", "List",
    "ListItemTint", "listItemTint", "listRowBackground", "listRowHoverEffectDisabled", "listRowInsets",
    "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator", "listSectionSeparatorTint",
    "listSectionSpacing", "listStyle", "manageSubscriptionsSheet", "matchedGeometryEffect", "matchedTransitionSource",
    "MenuBarExtra", "menuBarExtraStyle", "menuStyle", "navigationBarBackButtonHidden", "navigationBarHidden",
    "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationDestination",
    "NavigationLink", "NavigationLinkPickerStyle", "NavigationPath", "NavigationSplitView",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "NavigationSplitViewVisibility", "NavigationStack",
    "navigationTitle", "navigationTransition", "NavigationView", "navigationViewStyle", "onContinueUserActivity",
    "onContinuousHover", "onDelete", "onHover", "onKeyPress", "onMove", "onOpenURL", "OpenWindowAction", "PasteButton",
    "PhotosPicker", "photosPicker", "PlainListStyle", "popover", "PopoverAttachmentAnchor", "PresentationAdaptation",
    "presentationBackground", "presentationBackgroundInteraction", "presentationCompactAdaptation",
    "presentationCornerRadius", "PresentationDetent", "presentationDetents", "presentationDragIndicator",
    "presentationSizing", "previewContext", "PreviewDevice", "previewDevice", "previewDisplayName",
    "previewInterfaceOrientation", "PreviewLayout", "previewLayout", "PreviewPlatform", "privacySensitive",
    "ProductView", "quickLookPreview", "repeatCount", "repeatForever", "safeAreaBar", "Scene", "SceneBuilder",
    "scenePadding", "ScenePhase", "scrollContentBackground", "scrollIndicatorsFlash", "scrollTransition", "searchable",
    "searchFocused", "searchScopes", "Section", "sensoryFeedback", "sharedBackgroundVisibility", "sheet",
    "SidebarListStyle", "StackNavigationViewStyle", "statusBarHidden", "StoreView", "SubscriptionStoreView",
    "swipeActions", "symbolEffect", "Tab", "tabItem", "TabPlacement", "TabSection", "TabView", "tabViewStyle",
    "textSelection", "TimelineView", "toolbar", "toolbarBackground", "toolbarBackgroundVisibility", "ToolbarContent",
    "ToolbarContentBuilder", "ToolbarItem", "ToolbarItemGroup", "ToolbarItemPlacement", "ToolbarRole", "toolbarRole",
    "ToolbarSpacer", "ToolbarTitleMenu", "toolbarTitleMenu", "toolbarVisibility", "Transferable",
    "transformAnchorPreference", "transition", "translationPresentation", "UIApplicationDelegateAdaptor",
    "UIGestureRecognizerRepresentable", "UIHostingOrnament", "WindowGroup", "windowResizability", "withAnimation",
  ]

  /// Keys of the environment.
  static let absentKeys: Set<String> = [
    "accessibilityReduceMotion", "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled", "activityFamily",
    "defaultMinListRowHeight", "dismiss", "dismissSearch", "dismissWindow", "editMode", "isSearching", "modelContext",
    "openWindow", "presentationMode", "requestReview", "scenePhase", "showsWidgetContainerBackground",
    "supportsMultipleWindows", "webAuthenticationSession", "widgetFamily", "widgetRenderingMode",
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
