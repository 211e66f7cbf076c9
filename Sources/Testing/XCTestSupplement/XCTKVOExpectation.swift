// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit
public import XCTest

/// Says whether a change is the one that was waited for: the observed object, and what key-value observing tells of it.
public typealias XCKeyValueObservingExpectationHandler = (Any, [AnyHashable: Any]) -> Bool

/// Waits for a property to change.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  public typealias Handler = XCKeyValueObservingExpectationHandler

  /// The property's name.
  public let keyPath: String
  public let observedObject: Any
  /// The value that is waited for; `nil` where any change will do.
  public let expectedValue: Any?
  public let options: NSKeyValueObservingOptions
  /// Asked of each change, instead of the value.
  open var handler: Handler?
  private var watch: PropertyWatch?

  /// Waits until a property has a value.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = []
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    super.init(description: PropertyWatch.words(keyPath, object, expectedValue))
    watch = PropertyWatch(object, keyPath, options) { [weak self] object, change in
      guard let self else { return false }
      let isMet =
        self.handler.map { $0(object, change) } ?? PropertyWatch.has(object, keyPath, expectedValue)
      if isMet { self.fulfill() }
      return isMet
    }
  }

  /// Waits until a property has a value.
  public convenience init(keyPath: String, object: Any, expectedValue: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: expectedValue as Any?, options: [])
  }

  /// Waits until a property changes.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [])
  }
}

extension XCTestCase {
  /// An expectation that is met once a property has a value.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any? = nil
  ) -> XCTestExpectation {
    keyValueObservingExpectation(for: objectToObserve, keyPath: keyPath, expectedValue) { object, _ in
      PropertyWatch.has(object, keyPath, expectedValue)
    }
  }

  /// An expectation that is met by a change of a property that the handler answers with `true`; without one, by any.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCKeyValueObservingExpectationHandler?
  ) -> XCTestExpectation {
    keyValueObservingExpectation(for: objectToObserve, keyPath: keyPath, nil) { handler?($0, $1) ?? true }
  }

  private func keyValueObservingExpectation(
    for object: Any, keyPath: String, _ value: Any?, _ isMet: @escaping XCKeyValueObservingExpectationHandler
  ) -> XCTestExpectation {
    let expectation = self.expectation(description: PropertyWatch.words(keyPath, object, value))
    let watch = PropertyWatch(object, keyPath, [.old, .new]) { [weak expectation] object, change in
      guard isMet(object, change) else { return false }
      expectation?.fulfill()
      return true
    }
    addTeardownBlock { watch.end() }
    return expectation
  }
}

/// Observes a property until somebody says that it is enough.
private final class PropertyWatch: NSObject, @unchecked Sendable {
  private let object: NSObject
  private let keyPath: String
  private let isEnough: (Any, [AnyHashable: Any]) -> Bool
  private var isOpen = true

  init(
    _ object: Any, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    isEnough: @escaping (Any, [AnyHashable: Any]) -> Bool
  ) {
    guard let object = object as? NSObject else {
      fatalError("\(type(of: object)) is no NSObject: its properties can't be observed by name")
    }
    self.object = object
    self.keyPath = keyPath
    self.isEnough = isEnough
    super.init()
    object.addObserver(self, forKeyPath: keyPath, options: options, context: nil)
  }

  deinit { end() }

  func end() {
    if isOpen { object.removeObserver(self, forKeyPath: keyPath) }
    isOpen = false
  }

  /// Whether a property has a value; without a value, whether it changed at all.
  static func has(_ object: Any, _ keyPath: String, _ expected: Any?) -> Bool {
    guard let expected else { return true }
    guard let value = (object as? NSObject)?.value(forKey: keyPath) else { return false }
    // Numbers of all types are one kind of object on iOS.
    if let value = number(value), let expected = number(expected) { return value == expected }
    if let value = value as? AnyHashable, let expected = expected as? AnyHashable { return value == expected }
    return value as AnyObject === expected as AnyObject
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func words(_ keyPath: String, _ object: Any, _ value: Any?) -> String {
    "Expect value of '\(keyPath)' of \(object) to \(value.map { "be '\($0)'" } ?? "change")"
  }
}

extension PropertyWatch: _TesseraKeyValueObserver {
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard isOpen, let object else { return }
    // Without a closure, which stops on other threads than the main one.
    var entries: [AnyHashable: Any] = [:]
    for (key, value) in change ?? [:] { entries[key.rawValue] = value }
    if isEnough(object, entries) { end() }
  }
}
