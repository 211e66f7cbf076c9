// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import ViewGraph

/// Reads and writes a value of user defaults.
struct StoredForm<Value> {
  var read: (UserDefaults, String) -> Value?
  var write: (UserDefaults, String, Value) -> Void
}

/// A value in user defaults; all views with the key follow it.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let form: StoredForm<Value>

  fileprivate init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StoredForm<Value>) {
    self.initial = initial
    self.key = key
    self.store = store
    self.form = form
  }

  private var defaults: UserDefaults { store ?? .standard }

  public var wrappedValue: Value {
    get { form.read(defaults, key) ?? initial }
    nonmutating set { form.write(defaults, key, newValue) }
  }

  public var projectedValue: Binding<Value> {
    let (form, defaults, key, initial) = (form, defaults, key, initial)
    return Binding(
      get: { form.read(defaults, key) ?? initial }, set: { (value, _) in form.write(defaults, key, value) })
  }
}

/// Notices changes of a value in the defaults.
final class StoredWatch<Value> {
  private let observer: NSObjectProtocol
  var value: Value

  @MainActor init(_ value: Value, _ defaults: UserDefaults, _ element: Element, read: @escaping () -> Value) {
    self.value = value
    nonisolated(unsafe) let read = read
    nonisolated(unsafe) weak var weakSelf: StoredWatch?
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
    ) { [weak element] _ in
      let new = read()
      if let watch = weakSelf {
        guard !FieldTable.areEqual(watch.value, new) else { return }
        watch.value = new
      }
      ObservedChange.note(element as? ViewElement)
    }
    weakSelf = self
  }

  deinit { NotificationCenter.default.removeObserver(observer) }
}

extension AppStorage: GraphProperty {
  package mutating func install(in element: Element, slot: inout AnyObject?) {
    let (form, defaults, key, initial) = (form, defaults, key, initial)
    let read = { form.read(defaults, key) ?? initial }
    if let watch = slot as? StoredWatch<Value> {
      watch.value = read()
    } else {
      slot = StoredWatch(read(), defaults, element, read: read)
    }
  }

  package func isSame(as old: AppStorage<Value>) -> Bool { key == old.key && store === old.store }
}

extension StoredForm {
  /// A value that defaults hold as it is.
  static var plain: StoredForm {
    StoredForm {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension StoredForm where Value == URL {
  static var url: StoredForm {
    StoredForm {
      $0.url(forKey: $1)
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension StoredForm where Value: RawRepresentable {
  static var raw: StoredForm {
    StoredForm {
      ($0.object(forKey: $1) as? Value.RawValue).flatMap { Value(rawValue: $0) }
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension StoredForm {
  /// A value that may be absent.
  static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm { defaults, key in
      form.read(defaults, key).map { .some($0) }
    } write: { defaults, key, value in
      if let value { form.write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
    }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .url)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw)
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, .optional(.plain))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, .optional(.url))
  }
}
extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String { self.init(nil, key, store, .optional(.raw)) }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int { self.init(nil, key, store, .optional(.raw)) }
}
