// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Errors of Swift as objects, and back: `(error as NSError) as? AppError` is the error that it was, as on Apple's platforms.

/// An error's structure or enumeration whose objects are cast back to it. The translator adds it to those that an app declares.
public protocol _TesseraErrorOfSwift: _ObjectiveCBridgeable, Sendable where _ObjectiveCType == NSError {}

extension _TesseraErrorOfSwift where Self: Error {
  public func _bridgeToObjectiveC() -> NSError { ErrorObject(self) }

  public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) {
    result = (source as? ErrorObject)?.error as? Self
  }

  public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self {
    guard let error = (source as? ErrorObject)?.error as? Self else {
      fatalError("Expected an object of \(Self.self), found \(source.map { "\($0)" } ?? "nil")")
    }
    return error
  }
}

/// The object of an error that is no object itself. It says what the error says.
private final class ErrorObject: NSError, @unchecked Sendable {
  let error: any Error

  init(_ error: any Error) {
    self.error = error
    let custom = error as? any CustomNSError
    super.init(
      domain: custom.map { type(of: $0).errorDomain } ?? error._domain, code: custom?.errorCode ?? error._code,
      userInfo: custom?.errorUserInfo)
  }

  required init?(coder: NSCoder) { fatalError("an archive holds errors as NSError alone") }

  override var classForCoder: AnyClass { NSError.self }

  private var words: (any LocalizedError)? { error as? any LocalizedError }

  override var localizedDescription: String {
    said(NSLocalizedDescriptionKey) ?? words?.errorDescription ?? super.localizedDescription
  }
  override var localizedFailureReason: String? {
    said(NSLocalizedFailureReasonErrorKey) ?? words?.failureReason ?? super.localizedFailureReason
  }
  override var localizedRecoverySuggestion: String? {
    said(NSLocalizedRecoverySuggestionErrorKey) ?? words?.recoverySuggestion ?? super.localizedRecoverySuggestion
  }
  override var helpAnchor: String? { said(NSHelpAnchorErrorKey) ?? words?.helpAnchor ?? super.helpAnchor }

  private func said(_ key: String) -> String? { userInfo[key] as? String }

  override func isEqual(_ object: Any?) -> Bool {
    // Not by `AnyHashable`, which would compare the objects of errors that are not hashable themselves.
    guard let other = object as? ErrorObject, let own = error as? any Hashable,
      let others = other.error as? any Hashable
    else { return super.isEqual(object) }
    return AnyHashable(own) == AnyHashable(others)
  }
}

/// What the compiler has `error as NSError` call. `CFoundationDoors` has Foundation's name lead here.
@_silgen_name("tessera_error_object")
package func errorObject(_ error: any Error) -> NSError { error as? NSError ?? ErrorObject(error) }
