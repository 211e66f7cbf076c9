// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import UIKit

extension ElementForm {
  /// What the tree tells of a view, but for its depth.
  func node(of view: UIView) -> ElementNode {
    var node = ElementNode(kind)
    node.frame = view.accessibilityFrame
    node.identifier = view.accessibilityIdentifier ?? ""
    node.label = view.accessibilityLabel ?? ""
    node.value = view.accessibilityValue
    describe(view, &node)
    if view.isFirstResponder { node.flags.insert(.hasKeyboardFocus) }
    let traits = view.accessibilityTraits
    if traits.contains(.notEnabled) { node.flags.insert(.disabled) }
    let isSelected =
      traits.contains(.selected) || (view as? UIControl)?.isSelected == true
      || (view as? UITableViewCell)?.isSelected == true || (view as? UICollectionViewCell)?.isSelected == true
    if isSelected, kind != .switch { node.flags.insert(.selected) }
    if (view as? UIWindow)?.isKeyWindow == true { node.flags.insert(.main) }
    return node
  }

  /// An element that stands around a view's own.
  func wrapper(_ kind: ElementKind, of view: UIView, depth: Int) -> ElementNode {
    var node = ElementNode(kind)
    node.frame = view.accessibilityFrame
    node.depth = depth
    return node
  }

  private func describe(_ view: UIView, _ node: inout ElementNode) {
    switch view {
    case let field as UITextField: describe(field, &node)
    case let area as UITextView:
      if node.value == nil { node.value = area.text }
    case let label as UILabel:
      let text = label.text ?? ""
      if node.label != text, node.value == nil { node.value = text }
    case let picture as UIImageView:
      if node.identifier.isEmpty { node.identifier = Self.name(of: picture.image) }
    case let toggle as UISwitch: node.value = toggle.isOn ? "1" : "0"
    case let slider as UISlider:
      let span = slider.maximumValue - slider.minimumValue
      let position = span > 0 ? Double((slider.value - slider.minimumValue) / span) : 0
      node.position = position
      if node.value?.isEmpty != false { node.value = Self.percent(position) }
    case let pages as UIPageControl:
      node.value = "page \(pages.currentPage + 1) of \(pages.numberOfPages)"
    case let progress as UIProgressView:
      if node.label.isEmpty { node.label = "Progress" }
      node.value = Self.percent(Double(progress.progress))
    case let spinner as UIActivityIndicatorView: node.value = spinner.isAnimating ? "1" : "0"
    case is UISegmentedControl: node.value = nil
    case let bar as UINavigationBar: describe(bar, &node)
    case is UITabBar: if node.label.isEmpty { node.label = "Tab Bar" }
    case is UIToolbar:
      if node.label.isEmpty { node.label = "Toolbar" }
      if node.identifier.isEmpty { node.identifier = "Toolbar" }
    case let header as UITableViewHeaderFooterView:
      let text = header.textLabel?.text ?? ""
      if node.label.isEmpty { node.label = text }
      if node.identifier.isEmpty { node.identifier = text }
    default: describePart(view, &node)
    }
  }

  private func describe(_ field: UITextField, _ node: inout ElementNode) {
    node.placeholder = field.placeholder ?? field.attributedPlaceholder?.string
    // Assistive technology reads the placeholder as the label; XCTest does so for search fields alone.
    if kind != .searchField, node.label == node.placeholder { node.label = "" }
    let text = field.text ?? ""
    if text.isEmpty {
      node.value = node.placeholder ?? ""
    } else {
      node.value = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
  }

  private func describe(_ bar: UINavigationBar, _ node: inout ElementNode) {
    node.label = ""
    guard node.identifier.isEmpty else { return }
    if let title = bar.topItem?.title, !title.isEmpty {
      node.identifier = title
    } else if let controller = sequence(first: bar as UIResponder, next: \.next).lazy
      .compactMap({ $0 as? UINavigationController }).first?.topViewController
    {
      node.identifier = String(reflecting: type(of: controller))
    }
  }

  /// Views of the kit's that apps can't name.
  private func describePart(_ view: UIView, _ node: inout ElementNode) {
    switch kind {
    case .alert, .sheet: node.label = Self.alert(of: view)?.title ?? ""
    case .keyboard: node.identifier = ""
    case .key: node.identifier = KeyboardKeyName(node.label).identifier
    case .button where node.label.isEmpty:
      let pictures =
        [(view as? UIButton)?.imageView].compactMap { $0 } + view.subviews.compactMap { $0 as? UIImageView }
      node.label = pictures.lazy.map { Self.name(of: $0.image) }.first { !$0.isEmpty } ?? ""
    case .button where view.accessibilityTraits.contains(.keyboardKey):
      node.identifier = KeyboardKeyName(node.label).identifier
    default: break
    }
  }

  /// The name of a picture's asset or symbol, which its description tells; empty where it has none.
  private static func name(of image: UIImage?) -> String {
    guard let text = image?.description else { return "" }
    for mark in ["symbol(system: ", "named(main: "] {
      guard let start = text.range(of: mark)?.upperBound, let end = text[start...].firstIndex(of: ")") else { continue }
      return String(text[start..<end])
    }
    return ""
  }

  private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}
