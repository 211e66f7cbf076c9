// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What the elements in a view become.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, combine, contain }
  let kind: Kind

  /// They are left out; the view is one element.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They stay, in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are one element with all that they say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What an element is for.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: UIAccessibilityTraits

  public init() { traits = .none }
  init(_ traits: UIAccessibilityTraits) { self.traits = traits }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)

  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    .init(traits.symmetricDifference(other.traits))
  }
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    traits.formUnion(newMember.traits)
    return (isNew, newMember)
  }
  @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    traits.subtract(member.traits)
    return member
  }
  @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
}

/// A kind of custom action.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case activate, escape, magicTap }
  let kind: Kind
  /// A double tap.
  public static let `default` = AccessibilityActionKind(kind: .activate)
  public static let escape = AccessibilityActionKind(kind: .escape)
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// A direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment
  case decrement
}

/// What a modifier says about the elements in a view; what it leaves open is theirs.
struct AccessibilityAttributes {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var actions: [(kind: AccessibilityActionKind, handler: () -> Void)] = []
  var namedActions: [(name: Text, handler: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var inputLabels: [Text]?
  var respondsToUserInteraction: Bool?
  /// Where assistive technologies touch the element; in the unit square of its frame.
  var activationPoint: UnitPoint?
  /// The same in points from the element's corner.
  var activationPlace: CGPoint?
  var zoom: ((AccessibilityZoomGestureAction) -> Void)?
  var customContent: [AccessibilityCustomContentEntry] = []
  var headingLevel: AccessibilityHeadingLevel?
  var textContext: UIAccessibilityTextualContext?
  /// Actions that views of a closure make.
  var listedActions: MenuEntrySource?
}

struct AccessibilityModifier {
  var attributes: AccessibilityAttributes

  nonisolated init(_ change: (inout AccessibilityAttributes) -> Void) {
    attributes = AccessibilityAttributes()
    change(&attributes)
  }
}

extension AccessibilityModifier: BoxModifier {
  static var changesLayout: Bool { false }
  var accessibility: AccessibilityAttributes? { attributes }
}

extension View {
  /// Makes the view an element, or a container of those in it.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityModifier { $0.children = children })
  }

  /// Leaves the view out of what is read.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier { $0.isHidden = hidden })
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier { $0.label = label })
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    modifier(AccessibilityModifier { $0.value = valueDescription })
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier { $0.hint = hint })
  }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }
  @_disfavoredOverload public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Says what the view does: a hint for who hears it read, as there are no tips under a finger.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }
  /// Says what the view does: a hint for who hears it read, as there are no tips under a finger.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(Text(textKey)) }
  /// Says what the view does: a hint for who hears it read, as there are no tips under a finger.
  @_disfavoredOverload public nonisolated func help<S>(_ text: S) -> some View where S: StringProtocol {
    accessibilityHint(Text(text))
  }

  /// The name by which tests find the element.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityModifier { $0.identifier = identifier })
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.added = traits })
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier { $0.removed = traits })
  }

  /// How early the element is read in its container; greater is earlier. Defaults to 0.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifier(AccessibilityModifier { $0.sortPriority = sortPriority })
  }

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(AccessibilityModifier { $0.actions = [(actionKind, handler)] }) }

  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityModifier { $0.namedActions = [(name, handler)] })
  }
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(nameKey), handler) }
  @_disfavoredOverload public nonisolated func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View where S: StringProtocol { accessibilityAction(named: Text(name), handler) }

  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(AccessibilityModifier { $0.adjust = handler }) }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(AccessibilityModifier { $0.inputLabels = inputLabels })
  }
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S>(
    _ inputLabels: [S]
  ) -> some View where S: StringProtocol { accessibilityInputLabels(inputLabels.map { Text($0) }) }

  // The older forms.

  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
