// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Asks, at the beginning of a method that apps exchange at run time, whether something else runs in its place.
///
/// Swift calls methods directly, so there is no table of implementations to change. The methods of the kit that public code
/// exchanges ask here instead; until an app exchanges one this costs a comparison.
package enum MethodHook {
  /// What ran in a method's place.
  package struct Replaced {
    package let result: Any?

    package init(result: Any?) { self.result = result }
  }

  /// Runs what stands in for the method of a class, if anything does. Set with the first exchange, and never taken back.
  package nonisolated(unsafe) static var handler: ((AnyObject, AnyClass, String, [Any?]) -> Replaced?)?

  /// What ran in place of a method; `nil` where the method itself has to run.
  ///
  /// - Parameters:
  ///   - type: The class that declares the method, not the object's.
  ///   - name: The method's selector.
  @inline(__always)
  package static func replaced(
    _ object: AnyObject, _ type: AnyClass, _ name: String, _ arguments: @autoclosure () -> [Any?]
  ) -> Replaced? {
    guard let handler else { return nil }
    return handler(object, type, name, arguments())
  }

  /// Whether something ran in place of a method that returns nothing.
  @inline(__always)
  package static func replaces(
    _ object: AnyObject, _ type: AnyClass, _ name: String, _ arguments: @autoclosure () -> [Any?] = []
  ) -> Bool {
    handler != nil && replaced(object, type, name, arguments()) != nil
  }
}
