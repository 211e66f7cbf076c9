// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// An element of an app's interface. It is looked up anew whenever something is asked of it or done with it.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding
{
  /// `nil` for an application, which is its own beginning.
  private let storedPath: ElementPath?

  init(_ path: ElementPath?) {
    storedPath = path
    super.init()
  }

  var path: ElementPath {
    if let storedPath { return storedPath }
    guard let application = self as? XCUIApplication else { fatalError("an element without a query is an application") }
    return ElementPath(application)
  }

  // MARK: - State

  /// Whether there is such an element now.
  open var exists: Bool { Automation.current?.look(path).isEmpty == false }

  /// Whether a touch on the element would land on it.
  open var isHittable: Bool {
    guard let automation = Automation.current, let index = automation.look(path).first else { return false }
    return automation.lookup?.hitPoint(of: index) != nil
  }

  private func attribute<Value>(_ neutral: Value, _ read: (ElementSnapshot) -> Value) -> Value {
    Automation.current?.snapshot(of: self).map(read) ?? neutral
  }

  open var identifier: String { attribute("") { $0.identifier } }
  open var frame: CGRect { attribute(.zero) { $0.frame } }
  open var value: Any? { attribute(nil) { $0.value } }
  open var title: String { attribute("") { $0.title } }
  open var label: String { attribute("") { $0.label } }
  open var elementType: ElementType { attribute(.any) { $0.elementType } }
  open var isEnabled: Bool { attribute(false) { $0.isEnabled } }
  open var horizontalSizeClass: SizeClass { attribute(.unspecified) { $0.horizontalSizeClass } }
  open var verticalSizeClass: SizeClass { attribute(.unspecified) { $0.verticalSizeClass } }
  open var placeholderValue: String? { attribute(nil) { $0.placeholderValue } }
  open var isSelected: Bool { attribute(false) { $0.isSelected } }
  open var hasFocus: Bool { attribute(false) { $0.hasFocus } }
  /// For predicates: whether the element is the one that is typed into.
  var hasKeyboardFocus: Bool { attribute(false) { $0.hasKeyboardFocus } }
  var elementTypeNumber: UInt { elementType.rawValue }

  /// The element and those below it as they are now.
  open func snapshot() throws -> any XCUIElementSnapshot {
    guard let automation = Automation.current else { throw XCUIError(description: XCUIError.noApp) }
    return try automation.match(self).snapshot
  }

  // MARK: - Elements below

  open var firstMatch: XCUIElement { XCUIElement(path.appending(.first)) }

  /// The elements of a type at any depth below.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.appending(.descendants(type)))
  }

  /// The elements of a type directly below.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.appending(.children(type)))
  }

  // MARK: - Waiting

  /// Waits until there is such an element.
  ///
  /// - Returns: Whether there was one in time.
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    Automation.current?.wait(timeout, "Waiting \(seconds(timeout)) for \(words) to exist") { exists } ?? false
  }

  /// Waits until there is no such element.
  ///
  /// - Returns: Whether there was none in time.
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    Automation.current?.wait(timeout, "Waiting \(seconds(timeout)) for \(words) to not exist") { !exists } ?? false
  }

  /// Waits until an attribute has a value.
  ///
  /// - Returns: Whether it had in time.
  open func wait<V>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool where V: Equatable {
    Automation.current?.wait(timeout, "Waiting \(seconds(timeout)) for a value of \(words)") {
      exists && self[keyPath: keyPath] == expectedValue
    } ?? false
  }

  private func seconds(_ time: TimeInterval) -> String { "\(String(format: "%.1f", time))s" }

  // MARK: - Descriptions

  /// As activities call the element.
  var words: String { Automation.current?.words(for: path) ?? "element" }

  /// The element's attributes, those below it, the way to it, and how it was found.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated { Automation.current?.description(of: path) ?? "" }
  }
}

/// Why an element can't be told of.
struct XCUIError: Error, CustomStringConvertible, LocalizedError {
  let description: String
  var errorDescription: String? { description }

  static let noApp = "There is no app under test: only targets of UI tests in Xcode projects have one."
}
