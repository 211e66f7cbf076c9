// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

// Properties that an app's layer class adds: `@NSManaged var progress: CGFloat`, or one exposed to Objective-C.

/// Reads and sets the properties that apps' classes expose to Objective-C.
@preconcurrency @MainActor package protocol ExposedProperties {
  /// The value of a property of the layer's class; `nil` where the class exposes none of that name.
  func value(_ key: String, of layer: CALayer) -> Any?
  /// Sets a property of the layer's class; `false` where the class exposes none that takes the value.
  func set(_ value: Any?, _ key: String, of layer: CALayer) -> Bool
}

extension CALayer {
  /// UIKit's tables of apps' classes; `nil` in a process without it.
  package static var exposedProperties: (any ExposedProperties)?

  /// Whether a key path can be that of an app's own property.
  final class func isOwnKey(_ keyPath: String) -> Bool {
    let key = String(keyPath.prefix { $0 != "." })
    return key != "frame" && LayerChange.property(key: key) == nil
  }

  final func ownValue(_ key: String) -> Any? {
    Self.exposedProperties?.value(key, of: self) ?? storedValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  final func setOwnValue(_ value: Any?, _ key: String) {
    if Self.exposedProperties?.set(value, key, of: self) == true { return }
    store(value, key)
  }

  /// Keeps a value of the app's, with what setting a property does: display where the class wants it, and actions.
  private final func store(_ value: Any?, _ key: String) {
    if let old = storedValues[key] as? AnyHashable, let new = value as? AnyHashable, old == new { return }
    let action = willChange(key)
    storedValues[key] = value
    didChange(key, action)
  }

  // MARK: - @NSManaged

  /// What the translator makes of reading an `@NSManaged` property: what was set, else what `defaultValue(forKey:)` says,
  /// else zero.
  @_disfavoredOverload
  public final func _tesseraValue<Value>(_ key: String) -> Value {
    let zeros: [Any] = [
      CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
      CATransform3D(Array(repeating: 0, count: 16)),
    ]
    guard let value = managedValue(key) ?? zeros.lazy.compactMap({ $0 as? Value }).first else {
      fatalError("\(type(of: self)).\(key) was read before it was set; there is no \(Value.self) that stands for none")
    }
    return value
  }

  /// What the translator makes of reading an `@NSManaged` property that may be `nil`.
  public final func _tesseraValue<Value>(_ key: String) -> Value? { managedValue(key) }

  /// What the translator makes of setting an `@NSManaged` property.
  public final func _tesseraSetValue<Value>(_ value: Value?, _ key: String) { store(value, key) }

  private final func managedValue<Value>(_ key: String) -> Value? {
    guard let value = storedValues[key] ?? type(of: self).defaultValue(forKey: key) else { return nil }
    if let value = value as? Value { return value }
    // Numbers that are set by name, or on their way, fit a property of any number's type, cut off if need be.
    guard let number = value as? NSNumber else { return nil }
    let forms: [Any] = [
      number.doubleValue, CGFloat(number.doubleValue), number.floatValue, number.intValue, number.boolValue,
    ]
    return forms.lazy.compactMap { $0 as? Value }.first
  }
}
