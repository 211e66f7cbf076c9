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
    "accessibilityShowsLargeContentViewer", "AccessibilityTextContentType", "accessibilityZoomAction", "ActionSheet",
    "actionSheet", "alert", "allowedDynamicRange", "allowsTightening", "AnimatableModifier", "Animation", "animation",
    "AnyTransition", "AsyncImage", "AsyncImagePhase", "autocapitalization", "autocorrectionDisabled", "badge",
    "blendMode", "blur", "Canvas", "chartXAxis", "CircularProgressViewStyle", "colorMultiply", "ColorPicker",
    "CommandGroup", "CommandMenu", "commands", "CommandsBuilder", "ConcentricRectangle", "confirmationDialog",
    "containerBackground", "containerRelativeFrame", "ContainerRelativeShape", "contentMargins", "contentTransition",
    "ContentUnavailableView", "contextMenu", "ControlGroup", "controlGroupStyle", "CustomPresentationDetent",
    "DatePicker", "datePickerStyle", "defaultSize", "deleteDisabled", "digitalCrownRotation", "disableAutocorrection",
    "DisclosureGroup", "DisclosureGroupStyle", "disclosureGroupStyle", "DismissAction", "DismissWindowAction",
    "draggable", "DragGesture", "DropDelegate", "DropInfo", "DropProposal", "EditButton", "EditMode", "Entry",
    "FileDocument", "fileExporter", "fileImporter", "focusable", "focused", "focusEffectDisabled", "FocusState",
    "fontDesign", "Form", "formStyle", "fullScreenCover", "Gauge", "gaugeStyle", "geometryGroup", "Gesture", "gesture",
    "GestureState", "Glass", "glassEffect", "GlassEffectContainer", "GraphicalDatePickerStyle", "grayscale", "GridItem",
    "GridLayout", "GroupBox", "handGestureShortcut", "handlesExternalEvents", "highPriorityGesture", "hoverEffect",
    "hueRotation", "InsetGroupedListStyle", "interactiveDismissDisabled", "InterfaceOrientation",
    "invalidatableContent", "isDetailLink", "keyboardShortcut", "keyboardType", "KeyEquivalent", "labelsHidden",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "ListItemTint", "listItemTint", "listRowBackground",
    "listRowHoverEffectDisabled", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listRowSpacing",
    "listSectionSeparator", "listSectionSeparatorTint", "listSectionSpacing", "listStyle", "LongPressGesture",
    "MagnificationGesture", "manageSubscriptionsSheet", "matchedGeometryEffect", "matchedTransitionSource", "Menu",
    "MenuBarExtra", "menuBarExtraStyle", "menuOrder", "menuStyle", "navigationBarBackButtonHidden",
    "navigationBarHidden", "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationDestination", "NavigationLink", "NavigationLinkPickerStyle", "NavigationPath", "NavigationSplitView",
    "navigationSplitViewColumnWidth", "navigationSplitViewStyle", "NavigationSplitViewVisibility", "NavigationStack",
    "navigationTitle", "navigationTransition", "NavigationView", "navigationViewStyle", "onChanged",
    "onContinuousHover", "onDelete", "onDrag", "onDrop", "onEnded", "onHover", "onKeyPress", "onMove",
    "onScrollGeometryChange", "onSubmit", "OpenWindowAction", "PasteButton", "PhotosPicker", "photosPicker", "Picker",
    "pickerStyle", "PinnedScrollableViews", "PlainListStyle", "popover", "PopoverAttachmentAnchor",
    "PresentationAdaptation", "presentationBackground", "presentationBackgroundInteraction",
    "presentationCompactAdaptation", "presentationCornerRadius", "PresentationDetent", "presentationDetents",
    "presentationDragIndicator", "presentationSizing", "previewContext", "PreviewDevice", "previewDevice",
    "previewDisplayName", "previewInterfaceOrientation", "PreviewLayout", "previewLayout", "PreviewPlatform",
    "privacySensitive", "ProductView", "ProgressView", "ProgressViewStyle", "progressViewStyle",
    "ProgressViewStyleConfiguration", "quickLookPreview", "refreshable", "RefreshAction", "repeatCount",
    "repeatForever", "RoundedBorderTextFieldStyle", "safeAreaBar", "scenePadding", "ScrollBounceBehavior",
    "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground", "scrollDisabled",
    "scrollDismissesKeyboard", "ScrollDismissesKeyboardMode", "scrollIndicators", "scrollIndicatorsFlash",
    "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "ScrollView", "ScrollViewProxy",
    "ScrollViewReader", "searchable", "searchFocused", "searchScopes", "Section", "SecureField", "SegmentedPickerStyle",
    "sensoryFeedback", "sharedBackgroundVisibility", "ShareLink", "sheet", "SidebarListStyle", "SimultaneousGesture",
    "simultaneousGesture", "Slider", "SpatialTapGesture", "StackNavigationViewStyle", "statusBarHidden", "Stepper",
    "StoreView", "submitLabel", "SubscriptionStoreView", "swipeActions", "SwitchToggleStyle", "symbolEffect", "Tab",
    "tabItem", "TabPlacement", "TabSection", "TabView", "tabViewStyle", "TapGesture", "textContentType", "TextEditor",
    "TextField", "TextFieldStyle", "textFieldStyle", "TextInputAutocapitalization", "textInputAutocapitalization",
    "textSelection", "TimelineView", "Toggle", "ToggleStyle", "toggleStyle", "toolbar", "toolbarBackground",
    "toolbarBackgroundVisibility", "ToolbarContent", "ToolbarContentBuilder", "ToolbarItem", "ToolbarItemGroup",
    "ToolbarItemPlacement", "ToolbarRole", "toolbarRole", "ToolbarSpacer", "ToolbarTitleMenu", "toolbarTitleMenu",
    "toolbarVisibility", "Transferable", "transformAnchorPreference", "transition", "translationPresentation",
    "UIGestureRecognizerRepresentable", "UIHostingOrnament", "updating", "WheelDatePickerStyle", "WheelPickerStyle",
    "windowResizability", "withAnimation",
  ]

  /// Keys of the environment.
  static let absentKeys: Set<String> = [
    "accessibilityReduceMotion", "accessibilityShowButtonShapes", "accessibilityVoiceOverEnabled", "activityFamily",
    "defaultMinListRowHeight", "dismiss", "dismissSearch", "dismissWindow", "editMode", "isSearching", "modelContext",
    "openWindow", "presentationMode", "requestReview", "showsWidgetContainerBackground", "supportsMultipleWindows",
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
