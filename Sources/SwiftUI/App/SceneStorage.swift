// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// A value that is kept for each scene over launches.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let form: StoredForm<Value>
  private var scene = "main"

  fileprivate init(_ initial: Value, _ key: String, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.form = form
  }

  /// Where the value is kept in the app's defaults.
  private var place: String { "SwiftUI.SceneStorage.\(scene).\(key)" }

  public var wrappedValue: Value {
    get { form.read(.standard, place) ?? initial }
    nonmutating set { form.write(.standard, place, newValue) }
  }

  public var projectedValue: Binding<Value> {
    let (form, place, initial) = (form, place, initial)
    return Binding(
      get: { form.read(.standard, place) ?? initial }, set: { (value, _) in form.write(.standard, place, value) })
  }
}

extension SceneStorage: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    scene = EnvironmentValues(element.environment, reads: element.reads).sceneIdentifier
    let (form, place, initial) = (form, place, initial)
    let read = { form.read(.standard, place) ?? initial }
    if let watch = slot as? StoredWatch<Value> {
      watch.value = read()
    } else {
      slot = StoredWatch(read(), .standard, element, read: read)
    }
  }

  package func isSame(as old: SceneStorage<Value>) -> Bool { key == old.key }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String) { self.init(wrappedValue, key, .plain) }
}
extension SceneStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String) { self.init(wrappedValue, key, .plain) }
}
extension SceneStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String) { self.init(wrappedValue, key, .plain) }
}
extension SceneStorage where Value == String {
  public init(wrappedValue: String, _ key: String) { self.init(wrappedValue, key, .plain) }
}
extension SceneStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String) { self.init(wrappedValue, key, .plain) }
}
extension SceneStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String) { self.init(wrappedValue, key, .url) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(wrappedValue, key, .raw) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Int? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Double? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == String? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == Data? { self.init(nil, key, .optional(.plain)) }
  public init(_ key: String) where Value == URL? { self.init(nil, key, .optional(.url)) }
}
extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, .optional(.raw))
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, .optional(.raw))
  }
}
