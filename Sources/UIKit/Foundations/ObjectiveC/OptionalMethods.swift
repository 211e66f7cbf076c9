// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation

/// The object if it implements an optional method of a framework's protocol, else `nil`.
///
/// The translator writes `delegate?.method?(x)` as `_tesseraAnswering(delegate, "method:")?.method(x)`: every conforming class
/// has the method here, by default, and only its table tells whether it has one of its own. A class whose table nobody could
/// write (a local class, one of an untranslated module, a framework's) counts as implementing it.
///
/// - Complexity: one lookup for each class that the object's derives from.
public func _tesseraAnswering<T>(_ object: T?, _ selector: String) -> T? {
  guard let object else { return nil }
  let type = type(of: object as AnyObject) as AnyClass
  if Selector(selector).isKnown(toInstancesOf: type) { return object }
  return _TesseraClassTable.isComplete(for: type, as: T.self) ? nil : object
}

/// The object if it is of a class, else `nil`: members of `AnyObject` are found by name in Objective-C.
public func _tesseraObject<T: AnyObject>(_ object: AnyObject?, _ type: T.Type) -> T? { object as? T }

extension _TesseraClassTable {
  /// Whether tables know all that a class implements of a protocol.
  ///
  /// - Parameter existential: The metatype of the protocol.
  fileprivate nonisolated static func isComplete(for type: AnyClass, as existential: Any.Type) -> Bool {
    var current: AnyClass? = type
    while let type = current {
      switch origin(of: type) {
      case .translated: current = _getSuperclass(type)
      case .framework:
        return !tessera_conforms(
          unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(existential, to: UnsafeRawPointer.self))
      case .unknown: return false
      }
    }
    return true
  }

  private enum Origin { case translated, framework, unknown }

  private nonisolated static func origin(of type: AnyClass) -> Origin {
    let name = String(reflecting: type)
    let module = name.prefix { $0 != "." }
    if plainlyNamedModules.contains(module) { return .framework }
    // Generic and local classes have no tables. A local class stands in a function, which has no name either.
    let isLocal = name.contains(#/\(unknown context at [^)]*\)\.\(unknown context at /#)
    return isLocal || name.contains("<") || _typeByName(module + "._TesseraTables") == nil ? .unknown : .translated
  }
}
