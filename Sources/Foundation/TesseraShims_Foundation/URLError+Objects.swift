// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

// Objects of `NSError` are cast to the structure of their domain, as on Apple's platforms: `error as? URLError`.

/// An error that an `NSError` of its domain is cast to.
public protocol _TesseraErrorOfObjects: _BridgedStoredNSError, _ObjectiveCBridgeable
where _ObjectiveCType == NSError {}

extension _TesseraErrorOfObjects {
  public func _bridgeToObjectiveC() -> NSError { _nsError }

  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    result = source.domain == errorDomain ? Self(_nsError: source) : nil
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    guard let source, source.domain == errorDomain else {
      fatalError("Expected an error of \(errorDomain), found \(source.map { "\($0)" } ?? "nil")")
    }
    return Self(_nsError: source)
  }
}

extension URLError: @retroactive _ObjectiveCBridgeable, _TesseraErrorOfObjects {}
extension POSIXError: @retroactive _ObjectiveCBridgeable, _TesseraErrorOfObjects {}
