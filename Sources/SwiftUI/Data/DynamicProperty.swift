// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A stored property of a view that is brought up to date before the view's body runs.
public protocol DynamicProperty {
  /// Brings the property up to date; called before each body.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// Tells the tables of fields which types are dynamic properties.
enum DynamicProperties {
  private static let registered: Void = DynamicField.addClassifier("SwiftUI") { type in
    guard let type = type as? any DynamicProperty.Type else { return nil }
    func update<Property: DynamicProperty>(
      _ type: Property.Type
    ) -> @MainActor @Sendable (UnsafeMutableRawPointer) -> Void {
      { $0.assumingMemoryBound(to: Property.self).pointee.update() }
    }
    return update(type)
  }

  /// Must be called before the first table is asked for.
  static func register() { registered }
}
