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
    "accessibilityActions", "accessibilityActivationPoint", "accessibilityCustomContent", "accessibilityFocused",
    "AccessibilityFocusState", "AccessibilityHeadingLevel", "accessibilityRepresentation",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "AccessibilityRotorEntry",
    "accessibilityShowsLargeContentViewer", "AccessibilityTextContentType", "accessibilityZoomAction",
    "allowedDynamicRange", "allowsTightening", "AnimatableModifier", "Animation", "animation", "AnyTransition",
    "AsyncImage", "AsyncImagePhase", "autocapitalization", "autocorrectionDisabled", "blendMode", "blur", "Canvas",
    "chartXAxis", "CircularProgressViewStyle", "colorMultiply", "ColorPicker", "CommandGroup", "CommandMenu",
    "commands", "CommandsBuilder", "ConcentricRectangle", "containerBackground", "containerRelativeFrame",
    "ContainerRelativeShape", "contentMargins", "contentTransition", "ContentUnavailableView", "contextMenu",
    "ControlGroup", "controlGroupStyle", "DatePicker", "datePickerStyle", "defaultSize", "digitalCrownRotation",
    "disableAutocorrection", "DisclosureGroup", "DisclosureGroupStyle", "disclosureGroupStyle", "DismissWindowAction",
    "draggable", "DragGesture", "DropDelegate", "DropInfo", "DropProposal", "Entry", "FileDocument", "fileExporter",
    "fileImporter", "focusable", "focused", "focusEffectDisabled", "FocusState", "fontDesign", "Gauge", "gaugeStyle",
    "geometryGroup", "Gesture", "gesture", "GestureState", "Glass", "glassEffect", "GlassEffectContainer",
    "GraphicalDatePickerStyle", "grayscale", "GridItem", "GridLayout", "GroupBox", "handGestureShortcut",
    "handlesExternalEvents", "highPriorityGesture", "hoverEffect", "hueRotation", "InterfaceOrientation",
    "invalidatableContent", "keyboardShortcut", "keyboardType", "KeyEquivalent", "labelsHidden", "LazyHStack",
    "LazyVGrid", "LazyVStack", "Link", "ListItemTint", "listItemTint", "listRowHoverEffectDisabled", "listRowSpacing",
    "listSectionSeparatorTint", "LongPressGesture", "MagnificationGesture", "manageSubscriptionsSheet",
    "matchedGeometryEffect", "matchedTransitionSource", "Menu", "MenuBarExtra", "menuBarExtraStyle", "menuOrder",
    "menuStyle", "NavigationLinkPickerStyle", "NavigationSplitView", "navigationSplitViewColumnWidth",
    "navigationSplitViewStyle", "NavigationSplitViewVisibility", "navigationTransition", "onChanged",
    "onContinuousHover", "onDrag", "onDrop", "onEnded", "onHover", "onKeyPress", "onScrollGeometryChange", "onSubmit",
    "OpenWindowAction", "PasteButton", "PhotosPicker", "photosPicker", "Picker", "pickerStyle", "PinnedScrollableViews",
    "presentationSizing", "previewContext", "PreviewDevice", "previewDevice", "previewDisplayName",
    "previewInterfaceOrientation", "PreviewLayout", "previewLayout", "PreviewPlatform", "privacySensitive",
    "ProductView", "ProgressView", "ProgressViewStyle", "progressViewStyle", "ProgressViewStyleConfiguration",
    "quickLookPreview", "refreshable", "RefreshAction", "repeatCount", "repeatForever", "RoundedBorderTextFieldStyle",
    "safeAreaBar", "scenePadding", "ScrollBounceBehavior", "scrollBounceBehavior", "scrollClipDisabled",
    "scrollDisabled", "scrollDismissesKeyboard", "ScrollDismissesKeyboardMode", "scrollIndicators",
    "scrollIndicatorsFlash", "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition",
    "ScrollView", "ScrollViewProxy", "ScrollViewReader", "searchable", "searchFocused", "searchScopes", "SecureField",
    "SegmentedPickerStyle", "sensoryFeedback", "sharedBackgroundVisibility", "ShareLink", "SimultaneousGesture",
    "simultaneousGesture", "Slider", "SpatialTapGesture", "statusBarHidden", "Stepper", "StoreView", "submitLabel",
    "SubscriptionStoreView", "SwitchToggleStyle", "symbolEffect", "Tab", "tabItem", "TabPlacement", "TabSection",
    "TabView", "tabViewStyle", "TapGesture", "textContentType", "TextEditor", "TextField", "TextFieldStyle",
    "textFieldStyle", "TextInputAutocapitalization", "textInputAutocapitalization", "textSelection", "TimelineView",
    "Toggle", "ToggleStyle", "toggleStyle", "ToolbarRole", "toolbarRole", "ToolbarTitleMenu", "toolbarTitleMenu",
    "Transferable", "transformAnchorPreference", "transition", "translationPresentation",
    "UIGestureRecognizerRepresentable", "UIHostingOrnament", "updating", "WheelDatePickerStyle", "WheelPickerStyle",
    "windowResizability", "withAnimation",
  ]

  /// Keys of the environment.
  static let absentKeys: Set<String> = [
    "accessibilityReduceMotion", "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled", "activityFamily",
    "dismissSearch", "dismissWindow", "isSearching", "modelContext", "openWindow", "requestReview",
    "showsWidgetContainerBackground", "supportsMultipleWindows", "webAuthenticationSession", "widgetFamily",
    "widgetRenderingMode",
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
