// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import Foundation

/// An app's tree at one moment, with what queries ask of it.
@MainActor final class ElementLookup {
  let tree: ElementTree
  private weak var automation: Automation?
  private var snapshots: [Int: ElementSnapshot] = [:]
  private var points: [Int: CGPoint?] = [:]

  init(_ tree: ElementTree, _ automation: Automation) {
    self.tree = tree
    self.automation = automation
  }

  func type(of index: Int) -> XCUIElement.ElementType {
    XCUIElement.ElementType(rawValue: UInt(tree.nodes[index].kind.rawValue)) ?? .other
  }

  func element(_ index: Int, is type: XCUIElement.ElementType) -> Bool {
    type == .any || UInt(tree.nodes[index].kind.rawValue) == type.rawValue
  }

  /// Whether one of an element's texts is the given one. Those of keys are found in any case.
  func element(_ index: Int, hasText text: String) -> Bool {
    let node = tree.nodes[index]
    if node.identifier == text || node.label == text || node.value == text || node.placeholder == text { return true }
    guard node.kind == .key else { return false }
    return [node.identifier, node.label].contains { $0.lowercased() == text.lowercased() && $0.count > 1 }
  }

  func snapshot(_ index: Int) -> ElementSnapshot {
    if let known = snapshots[index] { return known }
    let new = ElementSnapshot(index, self)
    snapshots[index] = new
    return new
  }

  /// Where a touch lands on an element; `nil` where there is no such place.
  func hitPoint(of index: Int) -> CGPoint? {
    if let known = points[index] { return known }
    let point = automation?.hitPoint(of: index)
    points[index] = .some(point)
    return point
  }
}

/// An element as it was at one moment.
final class ElementSnapshot: NSObject, XCUIElementSnapshot {
  let index: Int
  private let lookup: ElementLookup
  private var node: ElementNode { lookup.tree.nodes[index] }

  init(_ index: Int, _ lookup: ElementLookup) {
    (self.index, self.lookup) = (index, lookup)
    super.init()
  }

  var identifier: String { node.identifier }
  var frame: CGRect { node.frame }
  var value: Any? { node.value }
  var title: String { "" }
  var label: String { node.label }
  var elementType: XCUIElement.ElementType { lookup.type(of: index) }
  var isEnabled: Bool { !node.flags.contains(.disabled) }
  var isSelected: Bool { node.flags.contains(.selected) }
  var hasFocus: Bool { false }
  var placeholderValue: String? { node.placeholder }
  var horizontalSizeClass: XCUIElement.SizeClass { lookup.sizeClasses.horizontal }
  var verticalSizeClass: XCUIElement.SizeClass { lookup.sizeClasses.vertical }
  var children: [any XCUIElementSnapshot] { lookup.tree.children(of: index).map { lookup.snapshot($0) } }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var result: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue, .identifier: identifier, .label: label, .title: title,
      .enabled: isEnabled, .selected: isSelected, .hasFocus: hasFocus,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .children: children.map(\.dictionaryRepresentation),
    ]
    result[.value] = value
    result[.placeholderValue] = placeholderValue
    return result
  }

  // MARK: - For predicates alone

  var exists: Bool { true }
  var isHittable: Bool { lookup.hitPoint(of: index) != nil }
  var hasKeyboardFocus: Bool { node.flags.contains(.hasKeyboardFocus) }
  var elementTypeNumber: UInt { elementType.rawValue }
}

extension ElementLookup {
  /// By the size of the screen, as of the kit's devices.
  fileprivate var sizeClasses: (horizontal: XCUIElement.SizeClass, vertical: XCUIElement.SizeClass) {
    let size = tree.nodes.first?.frame.size ?? .zero
    return (size.width >= 700 ? .regular : .compact, size.height >= 600 ? .regular : .compact)
  }
}

extension XCUIElement.AttributeName {
  static let elementType = Self(rawValue: "elementType")
  static let identifier = Self(rawValue: "identifier")
  static let label = Self(rawValue: "label")
  static let title = Self(rawValue: "title")
  static let value = Self(rawValue: "value")
  static let placeholderValue = Self(rawValue: "placeholderValue")
  static let frame = Self(rawValue: "frame")
  static let enabled = Self(rawValue: "enabled")
  static let selected = Self(rawValue: "selected")
  static let hasFocus = Self(rawValue: "hasFocus")
  static let children = Self(rawValue: "children")
}
