// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// What assistive technology is told of a view.
  func setAccessibility(of view: UIView, _ element: NibElement) {
    guard let child = element.child(key: "accessibilityConfiguration") else { return }
    if let value = child["identifier"] { view.accessibilityIdentifier = value }
    if let value = text("label", of: child, as: "accessibilityLabel", of: element) { view.accessibilityLabel = value }
    if let value = text("hint", of: child, as: "accessibilityHint", of: element) { view.accessibilityHint = value }
    if let value = child.string("value") { view.accessibilityValue = value }
    if let value = child.child(key: "isElement")?.bool("value") { view.isAccessibilityElement = value }
    guard let traits = child.child(key: "traits") else { return }
    view.accessibilityTraits = traits.flags.reduce(into: []) { $0.formUnion(Self.traits[$1] ?? []) }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
    "searchField": .searchField, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  ]
}
