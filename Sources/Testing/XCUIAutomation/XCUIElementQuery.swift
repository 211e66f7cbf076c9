// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A way to find elements. It is gone anew whenever something is asked.
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let path: ElementPath

  init(_ path: ElementPath) {
    self.path = path
    super.init()
  }

  private func query(_ step: ElementPath.Step) -> XCUIElementQuery { XCUIElementQuery(path.appending(step)) }
  private func element(_ step: ElementPath.Step) -> XCUIElement { XCUIElement(path.appending(step)) }

  // MARK: - Elements

  /// The only match.
  open var element: XCUIElement { element(.only) }

  /// The first match in the tree's order.
  open var firstMatch: XCUIElement { element(.first) }

  /// How many matches there are now.
  open var count: Int { Automation.current?.look(path).count ?? 0 }

  /// The match at a place, from the end where it is negative.
  open func element(boundBy index: Int) -> XCUIElement { element(.index(index)) }

  /// The match at a place.
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The only match that meets a condition.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  /// The only match of a type with a text.
  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only match with a text: identifier, label, value or placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// An element for each match that there is now, bound by its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// An element for each match that there is now.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: - Queries

  /// The elements of a type at any depth below the matches.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.descendants(type)) }

  /// The elements of a type directly below the matches.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { query(.children(type)) }

  /// The matches that meet a condition.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery { query(.predicate(predicate)) }

  /// The matches of a type with a text.
  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    guard let identifier else {
      return query(.predicate(NSPredicate { object, _ in Self.isElement(object, of: elementType) }))
    }
    return query(.identifier(elementType, identifier))
  }

  /// The matches with a text: identifier, label, value or placeholder.
  open func matching(identifier: String) -> XCUIElementQuery {
    Automation.current?.check(identifier: identifier)
    return query(.identifier(.any, identifier))
  }

  /// The matches with a descendant that meets a condition.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery { query(.containingPredicate(predicate)) }

  /// The matches with a descendant of a type, with a text.
  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    query(.containing(elementType, identifier))
  }

  private nonisolated static func isElement(_ object: Any?, of type: XCUIElement.ElementType) -> Bool {
    // Predicates are asked on the main thread, by queries.
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated { (object as? any XCUIElementAttributes)?.elementType == type }
  }

  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated { Automation.current?.chain(of: path) ?? "" }
  }
}
