// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// What is known of an element.
@preconcurrency @MainActor public protocol XCUIElementAttributes {
  /// The name that the app gave the element for tests.
  var identifier: String { get }
  /// In the screen's space, in points.
  var frame: CGRect { get }
  /// The value that the element shows.
  var value: Any? { get }
  /// Empty on iOS.
  var title: String { get }
  /// The element's name for people.
  var label: String { get }
  var elementType: XCUIElement.ElementType { get }
  var isEnabled: Bool { get }
  var horizontalSizeClass: XCUIElement.SizeClass { get }
  var verticalSizeClass: XCUIElement.SizeClass { get }
  /// What an empty field shows.
  var placeholderValue: String? { get }
  var isSelected: Bool { get }
  /// Whether the element has the focus of a focus system.
  var hasFocus: Bool { get }
}

/// An element and those below it as they were at one moment.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
  var children: [any XCUIElementSnapshot] { get }
  /// The attributes by their names, those of the children among them.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

extension XCUIElement {
  /// How much room there is.
  public enum SizeClass: UInt, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
  }
}

/// What can be taken a snapshot of.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
  /// The element and those below it as they are now.
  func snapshot() throws -> any XCUIElementSnapshot
}
