// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// The object can be zoomed by assistive technology.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 19)
  /// A button that is on or off, which its value says.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

extension UIView {
  /// Tells the render server what the view is, as an ARIA role and texts.
  func publishAccessibility() {
    guard !accessibilityElementsHidden else {
      layer.accessibility = LayerAccessibility(role: "hidden", label: "")
      return
    }
    publishAccessibilityElements()
    guard isAccessibilityElement || isPressableByKeys else {
      layer.accessibility =
        accessibilityViewIsModal ? LayerAccessibility(role: "dialog", label: accessibilityLabel ?? "") : nil
      return
    }
    var traits = accessibilityTraits
    if isPressableByKeys {
      traits.formUnion((self as? any ListedView)?.isSelected == true ? [.button, .selected] : .button)
    }
    let role = ariaRole ?? traits.ariaRole
    // What a switch's value says is a state to the page.
    let isSwitch = role == "switch"
    layer.accessibility = LayerAccessibility(
      role: role, label: accessibilityLabel ?? "", value: isSwitch ? "" : accessibilityValue ?? "",
      hint: accessibilityHint ?? "", isEnabled: !traits.contains(.notEnabled),
      isSelected: isSwitch ? accessibilityValue == "1" : traits.contains(.selected))
  }
}

extension UIAccessibilityTraits {
  var ariaRole: String {
    if contains(.toggleButton) { return "switch" }
    if contains(.button) { return "button" }
    if contains(.link) { return "link" }
    if contains(.header) { return "heading" }
    if contains(.image) { return "img" }
    if contains(.adjustable) { return "slider" }
    if contains(.searchField) { return "searchbox" }
    if contains(.staticText) { return "text" }
    return "group"
  }
}
