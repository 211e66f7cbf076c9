// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an object was told of its accessibility.
struct AccessibilityState {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var respondsToInteraction: Bool?
  var inputLabels: [String]?
  /// Labels and their kin with attributes.
  var attributedLabel: NSAttributedString?
  var attributedValue: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedInputLabels: [NSAttributedString]?
  var textualContext: UIAccessibilityTextualContext?
  /// In the screen's space.
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  /// The layers that stand for elements that are no views.
  var elementLayers: [CALayer] = []

  /// That of an object that was told nothing.
  @MainActor static let untold = AccessibilityState()
}

/// Keeps a state for the few objects that have one.
@MainActor final class AccessibilityBox {
  var state = AccessibilityState()
  var blocks: AccessibilityBlocks?

  /// The state, with what blocks give in place of what was set.
  var current: AccessibilityState {
    guard let blocks else { return state }
    var state = state
    if let block = blocks.isElement { state.isElement = block() }
    if let block = blocks.label { state.label = block() ?? state.label }
    if let block = blocks.value { state.value = block() ?? state.value }
    if let block = blocks.hint { state.hint = block() ?? state.hint }
    if let block = blocks.identifier { state.identifier = block() ?? state.identifier }
    if let block = blocks.language { state.language = block() ?? state.language }
    if let block = blocks.traits { state.traits = block() }
    if let block = blocks.containerType { state.containerType = block() }
    if let block = blocks.inputLabels { state.inputLabels = block() as? [String] ?? state.inputLabels }
    if let block = blocks.frame { state.frame = block() }
    if let block = blocks.path { state.path = block() ?? state.path }
    if let block = blocks.activationPoint { state.activationPoint = block() }
    if let block = blocks.elements { state.elements = block() ?? state.elements }
    if let block = blocks.actions { state.actions = block() as? [UIAccessibilityCustomAction] ?? state.actions }
    if let block = blocks.rotors { state.rotors = block() as? [UIAccessibilityCustomRotor] ?? state.rotors }
    return state
  }
}

/// What kind of text something shows.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
}

/// How assistive technology goes through the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// What kind of collection the elements of an object are.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Where a scrolling gesture of assistive technology goes.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
