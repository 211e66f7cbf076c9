// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import UIKit

/// What predicates read by name, as Objective-C's runtime would know it.
final class _TesseraTables: _TesseraTableProvider {
  override class func registerTables() {
    var element = _TesseraClassTable(XCUIElement.self)
    element.add(readOnly: "exists", \XCUIElement.exists)
    element.add(readOnly: "hittable", \XCUIElement.isHittable)
    element.add(readOnly: "isHittable", \XCUIElement.isHittable)
    element.add(readOnly: "identifier", \XCUIElement.identifier)
    element.add(readOnly: "label", \XCUIElement.label)
    element.add(readOnly: "value", \XCUIElement.value)
    element.add(readOnly: "title", \XCUIElement.title)
    element.add(readOnly: "placeholderValue", \XCUIElement.placeholderValue)
    element.add(readOnly: "elementType", \XCUIElement.elementTypeNumber)
    element.add(readOnly: "frame", \XCUIElement.frame)
    element.add(readOnly: "enabled", \XCUIElement.isEnabled)
    element.add(readOnly: "isEnabled", \XCUIElement.isEnabled)
    element.add(readOnly: "selected", \XCUIElement.isSelected)
    element.add(readOnly: "isSelected", \XCUIElement.isSelected)
    element.add(readOnly: "hasFocus", \XCUIElement.hasFocus)
    element.add(readOnly: "hasKeyboardFocus", \XCUIElement.hasKeyboardFocus)
    _TesseraClassTable.register(element)
    var snapshot = _TesseraClassTable(ElementSnapshot.self)
    snapshot.add(readOnly: "exists", \ElementSnapshot.exists)
    snapshot.add(readOnly: "hittable", \ElementSnapshot.isHittable)
    snapshot.add(readOnly: "isHittable", \ElementSnapshot.isHittable)
    snapshot.add(readOnly: "identifier", \ElementSnapshot.identifier)
    snapshot.add(readOnly: "label", \ElementSnapshot.label)
    snapshot.add(readOnly: "value", \ElementSnapshot.value)
    snapshot.add(readOnly: "title", \ElementSnapshot.title)
    snapshot.add(readOnly: "placeholderValue", \ElementSnapshot.placeholderValue)
    snapshot.add(readOnly: "elementType", \ElementSnapshot.elementTypeNumber)
    snapshot.add(readOnly: "frame", \ElementSnapshot.frame)
    snapshot.add(readOnly: "enabled", \ElementSnapshot.isEnabled)
    snapshot.add(readOnly: "isEnabled", \ElementSnapshot.isEnabled)
    snapshot.add(readOnly: "selected", \ElementSnapshot.isSelected)
    snapshot.add(readOnly: "isSelected", \ElementSnapshot.isSelected)
    snapshot.add(readOnly: "hasFocus", \ElementSnapshot.hasFocus)
    snapshot.add(readOnly: "hasKeyboardFocus", \ElementSnapshot.hasKeyboardFocus)
    _TesseraClassTable.register(snapshot)
    var query = _TesseraClassTable(XCUIElementQuery.self)
    query.add(readOnly: "count", \XCUIElementQuery.count)
    _TesseraClassTable.register(query)
  }
}
