// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// A stored property that is brought to life when its value is given to an element: `State` and its kin.
package protocol GraphProperty {
  /// Gives the property what it needs of its element, before the element's body runs.
  ///
  /// - Parameter slot: What the element keeps for this property from one run of its body to the next; `nil` at first.
  @MainActor mutating func install(in element: Element, slot: inout AnyObject?)

  /// Whether the property, as it came with a new value of its view, means the same as the one before.
  func isSame(as old: Self) -> Bool
}

/// What is known of a type of dynamic properties.
package struct DynamicField: @unchecked Sendable {
  /// What one of our own wrappers does; `nil` for a type of an app's own.
  let property: (any GraphProperty.Type)?
  /// The dynamic properties inside.
  let nested: [FieldTable.Field]
  /// Calls `update()` on the property.
  let update: (@MainActor @Sendable (UnsafeMutableRawPointer) -> Void)?
  let table: FieldTable?
  let count: Int

  /// How many slots the property needs: one for each wrapper of ours in it.
  package var slotCount: Int { count }

  /// Tells whether a type is a dynamic property of an app's own, by its way of calling `update()`; set once by the
  /// module that declares the protocol.
  package typealias Classifier = @Sendable (any Any.Type) -> (@MainActor @Sendable (UnsafeMutableRawPointer) -> Void)?

  private static let classifiers = Mutex<[(name: String, classify: Classifier)]>([])

  /// Adds a way to tell dynamic properties, once for each name; the first that knows a type counts.
  package static func addClassifier(_ name: String, _ classify: @escaping Classifier) {
    classifiers.withLock { known in
      if !known.contains(where: { $0.name == name }) { known.append((name, classify)) }
    }
  }

  private static func update(of type: any Any.Type) -> (@MainActor @Sendable (UnsafeMutableRawPointer) -> Void)? {
    classifiers.withLock { $0 }.lazy.compactMap { $0.classify(type) }.first
  }

  static func of(_ type: any Any.Type) -> DynamicField? {
    if let property = type as? any GraphProperty.Type {
      return DynamicField(property: property, nested: [], update: update(of: type), table: nil, count: 1)
    }
    guard let update = update(of: type) else { return nil }
    let table = FieldTable.of(type)
    let count = table.dynamicFields.reduce(0) { $0 + ($1.dynamic?.count ?? 0) }
    return DynamicField(property: nil, nested: table.dynamicFields, update: update, table: table, count: count)
  }

  func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    guard let property else { return table?.areEqual(old, new) ?? false }
    func compare<Value: GraphProperty>(_ type: Value.Type) -> Bool {
      new.assumingMemoryBound(to: Value.self).pointee.isSame(as: old.assumingMemoryBound(to: Value.self).pointee)
    }
    return compare(property)
  }

  /// Installs the property at an address, inner ones first, and calls `update()`.
  @MainActor func install(
    at address: UnsafeMutableRawPointer, in element: Element, slots: inout [AnyObject?], index: inout Int
  ) {
    if let property {
      func install<Value: GraphProperty>(_ type: Value.Type) {
        address.assumingMemoryBound(to: Value.self).pointee.install(in: element, slot: &slots[index])
      }
      install(property)
      index += 1
    }
    for field in nested {
      field.dynamic?.install(at: address + field.offset, in: element, slots: &slots, index: &index)
    }
    update?(address)
  }
}

/// The dynamic properties of one value of a view, and what its element keeps for them.
package struct InstalledProperties {
  private var slots: [AnyObject?]
  private let table: FieldTable

  /// Whether the type has no dynamic properties.
  package var isEmpty: Bool { slots.isEmpty }

  package init(of type: any Any.Type) {
    table = FieldTable.of(type)
    slots = Array(repeating: nil, count: table.dynamicFields.reduce(0) { $0 + ($1.dynamic?.slotCount ?? 0) })
  }

  /// Installs the properties of a value in place.
  ///
  /// - Complexity: O(dynamic properties).
  @MainActor package mutating func install<Value>(in value: inout Value, of element: Element) {
    guard !table.dynamicFields.isEmpty else { return }
    var index = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      let address = UnsafeMutableRawPointer(pointer)
      for field in table.dynamicFields {
        field.dynamic?.install(at: address + field.offset, in: element, slots: &slots, index: &index)
      }
    }
  }

  /// What is kept for the properties, in order.
  package var kept: [AnyObject?] { slots }
}
