// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// Makes an application delegate of UIKit's for an app, and gives access to it.
///
/// The delegate is told what UIKit tells the app's delegate. One that is observable is in the environment of all views.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  private let delegate: DelegateType

  /// Makes a delegate of the type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = DelegateSlot.delegate(DelegateType.self)
  }

  public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(root: delegate) }
}

extension UIApplicationDelegateAdaptor: @preconcurrency GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    func observe<Object: ObservableObject>(_ object: Object) {
      var observed = ObservedObject(wrappedValue: object)
      observed.install(in: element, slot: &slot)
    }
    if let object = delegate as? any ObservableObject { observe(object) }
  }

  package nonisolated func isSame(as old: Self) -> Bool { true }
}

/// Where the delegate of the app that is being made is noted.
@MainActor enum DelegateSlot {
  private static var made: NSObject?

  /// Runs the initialiser of an app; returns the delegate that was made in it, too.
  static func collect<Value>(_ make: () -> Value) -> (Value, NSObject?) {
    made = nil
    defer { made = nil }
    let value = make()
    return (value, made)
  }

  static func delegate<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    if let made = made as? Delegate { return made }
    let delegate = NSObject.make(type)
    made = delegate
    return delegate
  }
}
