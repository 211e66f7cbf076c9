// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

// Elements that are no views, for the render server: an empty layer each, where the element is.

extension UIView {
  /// Brings the layers of elements that are no views up to date.
  func publishAccessibilityElements() {
    guard hasAccessibilityElements else { return }
    let state = accessibilityState
    let elements = (state.elements ?? []).compactMap { $0 as? UIAccessibilityElement }.filter(\.isAccessibilityElement)
    var layers = state.elementLayers
    while layers.count > elements.count { layers.removeLast().removeFromSuperlayer() }
    while layers.count < elements.count {
      let new = AccessibilityElementLayer()
      new.layerName = "accessibility element"
      layer.addSublayer(new)
      layers.append(new)
    }
    if layers.count != state.elementLayers.count { keepElementLayers(layers) }
    for (element, layer) in zip(elements, layers) {
      let frame = element.accessibilityFrame
      layer.frame = window.map { convert($0.convert(frame, from: nil), from: $0) } ?? element.framePlacedInContainer
      layer.accessibility = LayerAccessibility(
        role: element.accessibilityTraits.ariaRole, label: element.accessibilityLabel ?? "",
        value: element.accessibilityValue ?? "", hint: element.accessibilityHint ?? "",
        isEnabled: !element.accessibilityTraits.contains(.notEnabled),
        isSelected: element.accessibilityTraits.contains(.selected))
    }
  }
}

extension UIAccessibilityElement {
  fileprivate var framePlacedInContainer: CGRect {
    accessibilityFrameInContainerSpace.isNull ? .zero : accessibilityFrameInContainerSpace
  }
}

/// A layer that stands for an element and moves without animation.
final class AccessibilityElementLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { nil }
}
