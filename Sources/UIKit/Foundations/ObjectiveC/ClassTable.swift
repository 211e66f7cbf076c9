// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the Objective-C runtime would know about a class: its methods by selector name, and the properties that a nib
/// or `setValue(_:forKey:)` can set.
///
/// The translator writes one for each app class that needs it. A module's tables are registered when one of its classes
/// is first asked; a lookup goes up the superclasses.
@MainActor public struct _TesseraClassTable {
  /// Why a property is in the table.
  package enum KeyKind: Sendable { case outlet, inspectable, key }

  /// A property that can be read and set by name.
  package struct Key {
    package let name: String
    package let kind: KeyKind
    /// The property's declared type.
    package let type: Any.Type
    /// Reads the property of an object of the table's class.
    package let get: @MainActor (AnyObject) -> Any?
    /// Sets the property; `false` where the value has the wrong type. `nil` where the property can't be set.
    package let set: (@MainActor (AnyObject, Any?) -> Bool)?
  }

  private let type: AnyClass
  /// What Objective-C calls the class where that is not its Swift name.
  private var className: String?
  private var methods: [String: Selector] = [:]
  private var classMethods: [String: Selector] = [:]
  private var actions: Set<String> = []
  private var keys: [String: Key] = [:]
  /// The names of properties whose setters tell observers.
  private var observable: Set<String> = []
  /// The names of the optional methods of the framework's protocols that the class implements.
  private var answers: Set<String> = []
  /// The names of methods whose bodies ask what runs in their places.
  private var exchangeable: Set<String> = []

  /// Creates an empty table for a class.
  public init(_ type: AnyClass) { self.type = type }

  /// Sets the class's name of Objective-C's, `@objc(Name)`.
  public mutating func add(className: String) { self.className = className }

  /// Adds a method that is exposed to Objective-C.
  public mutating func add(method selector: Selector) { methods[selector.description] = selector }

  /// Adds the name of a method whose body asks what runs in its place (``_tesseraExchanged(_:_:_:_:as:)``).
  public mutating func add(exchangeable name: String) { exchangeable.insert(name) }

  /// Adds a class method that is exposed to Objective-C.
  public mutating func add(classMethod selector: Selector) { classMethods[selector.description] = selector }

  /// Adds a method that interface files can connect to.
  public mutating func add(action selector: Selector) {
    methods[selector.description] = selector
    actions.insert(selector.description)
  }

  /// Adds names of the framework's optional methods that the class has of its own.
  public mutating func add(answers names: [String]) { answers.formUnion(names) }

  /// Adds an outlet or outlet collection.
  public mutating func add<T: AnyObject, V>(outlet name: String, _ path: ReferenceWritableKeyPath<T, V>) {
    add(name, .outlet, path)
  }

  /// Adds a property that an interface file's runtime attributes can set.
  public mutating func add<T: AnyObject, V>(inspectable name: String, _ path: ReferenceWritableKeyPath<T, V>) {
    add(name, .inspectable, path)
  }

  /// Adds a property that is exposed to Objective-C.
  public mutating func add<T: AnyObject, V>(key name: String, _ path: ReferenceWritableKeyPath<T, V>) {
    add(name, .key, path)
  }

  /// Adds a property that is exposed to Objective-C and can't be set.
  public mutating func add<T: AnyObject, V>(readOnly name: String, _ path: KeyPath<T, V>) {
    keys[KeyName.plain(name)] = Key(
      name: name, kind: .key, type: V.self,
      get: { object in
        // Without a further closure, which stops on other threads than the main one.
        guard let object = object as? T else { return nil }
        return flattened(object[keyPath: path])
      },
      set: nil)
  }

  /// Adds the name of a property whose setter tells observers.
  public mutating func add(observable name: String) { observable.insert(KeyName.plain(name)) }

  /// Adds an outlet of the kit whose getter makes what is not there; setting through a key path asks it.
  mutating func add<T: AnyObject, V>(
    outlet name: String, get: @escaping @MainActor (T) -> V, set: @escaping @MainActor (T, V) -> Void
  ) {
    keys[KeyName.plain(name)] = Key(
      name: name, kind: .outlet, type: V.self,
      get: { object in
        guard let object = object as? T else { return nil }
        return flattened(get(object))
      },
      set: { object, value in
        guard let object = object as? T, let value: V = convert(value) else { return false }
        set(object, value)
        return true
      })
  }

  private mutating func add<T: AnyObject, V>(_ name: String, _ kind: KeyKind, _ path: ReferenceWritableKeyPath<T, V>) {
    keys[KeyName.plain(name)] = Key(
      name: name, kind: kind, type: V.self,
      get: { object in
        // Without a further closure, which stops on other threads than the main one.
        guard let object = object as? T else { return nil }
        return flattened(object[keyPath: path])
      },
      set: { object, value in
        guard let object = object as? T else { return false }
        // Objective-C lets an outlet have any object, whatever its property is declared as.
        if kind == .outlet, let adapter = OutletAdapters.adapter(for: value, as: V.self) {
          object[keyPath: path] = adapter
          return true
        }
        guard let value: V = convert(value) else { return false }
        object[keyPath: path] = value
        return true
      })
  }

  // MARK: - Registration

  /// Messages are sent from any thread, so what is registered has a lock; registering a module asks for it again.
  private nonisolated static let lock = NSRecursiveLock()
  private static var tables: [ObjectIdentifier: [_TesseraClassTable]] = [:]
  private static var named: [String: AnyClass] = [:]
  private static var askedModules: Set<String> = []

  /// Makes a table known. Called by generated code.
  public static func register(_ table: _TesseraClassTable) {
    lock.withLock {
      tables[ObjectIdentifier(table.type), default: []].append(table)
      if let name = table.className { named[name] = table.type }
    }
  }

  /// The class of a module that Objective-C calls by a name.
  package static func type(named name: String, in modules: [String]) -> AnyClass? {
    for module in modules { registerModule(module) }
    return lock.withLock { named[name] }
  }

  /// The class that source calls by a name of Objective-C's, `@objc(Name)`.
  nonisolated static func objectiveCClass(named name: String) -> AnyClass? {
    onThisThread { type(named: name, in: appModules) }
  }

  /// What Objective-C calls a class, where that is not its Swift name.
  nonisolated static func objectiveCName(of type: AnyClass) -> String? {
    onThisThread { own(type).lazy.compactMap(\.className).first }
  }

  /// A class of the app that runs, by the name that Objective-C has for it or that it has in its module.
  package nonisolated static func appClass(named name: String) -> AnyClass? {
    onThisThread { appClass(named: name, in: appModules) }
  }

  /// The class that the app's entry point names, where tests run in the app.
  static var appDelegate: NSObject.Type? {
    _ = registerApp()
    return storedAppDelegate
  }
  private static var storedAppDelegate: NSObject.Type?

  /// Called by the generated tables of an app that tests run in.
  public static func register(appDelegate: NSObject.Type) { storedAppDelegate = appDelegate }

  /// A class of one of some modules, by the name that it has there or that Objective-C has for it.
  package static func appClass(named name: String, in modules: [String]) -> AnyClass? {
    modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first ?? type(named: name, in: modules)
  }

  /// Registers the tables of a module, once. A module that wasn't translated has none.
  package static func registerModule(_ name: String) {
    guard askedModules.insert(name).inserted else { return }
    // The kit has tables of Foundation's classes among its own.
    if name.hasPrefix("Foundation") { registerModule("UIKit") }
    (_typeByName(name + "._TesseraTables") as? _TesseraTableProvider.Type)?.registerTables()
  }

  /// The modules of the app or of the tests that run: their extensions give the kit's classes methods. An app's own module
  /// registers the libraries that it is built with.
  package static var appModules = executableNames()

  /// What the app's own module may be called.
  private nonisolated static func executableNames() -> [String] {
    var names: [String] = []
    if let name = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String { names.append(name) }
    if let name = Bundle.main.executableURL?.lastPathComponent { names.append(name) }
    return names
  }

  /// Registers the tables of a module that the app's is built with. Called by generated code.
  public static func register(module name: String) { registerModule(name) }

  /// Registers the tables of all modules of the app; whether there were any to register.
  private static func registerApp() -> Bool {
    var isNew = false
    // Without closures, as below.
    for module in appModules where !askedModules.contains(module) {
      registerModule(module)
      isNew = true
    }
    return isNew
  }

  // MARK: - Lookup

  /// The method of that name that an object has, or that a class has where the object is a class.
  package static func method(named name: String, for object: Any) -> Selector? {
    if let type = object as? AnyClass { return first(of: type) { $0.classMethods[name] } }
    return first(for: object) { $0.methods[name] }
  }

  /// A method of an object whose name passes a test.
  static func method(for object: AnyObject, where isNamed: (String) -> Bool) -> Selector? {
    first(for: object) { table in table.methods.first { isNamed($0.key) }?.value }
  }

  /// The outlets that the tables of a class have, without those of its ancestors.
  package static func outlets(of type: AnyClass) -> [Key] {
    registerModule(moduleName(of: type))
    return lock.withLock { tables[ObjectIdentifier(type)] ?? [] }.flatMap(\.keys.values).filter { $0.kind == .outlet }
  }

  /// The classes of a module that have tables.
  package static func types(inModule name: String) -> [AnyClass] {
    registerModule(name)
    return lock.withLock { tables.values.compactMap(\.first?.type) }.filter { moduleName(of: $0) == name }
  }

  /// The method of that name that objects of a class have.
  package static func method(named name: String, forInstancesOf type: AnyClass) -> Selector? {
    first(of: type) { $0.methods[name] }
  }

  /// The property that a method of objects of a class reads, or sets.
  static func accessor(named name: String, forInstancesOf type: AnyClass) -> (key: Key, isSetter: Bool)? {
    if !name.contains(":") { return first(of: type) { $0.keys[KeyName.plain(name)] }.map { ($0, false) } }
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count(where: { $0 == ":" }) == 1,
      let initial = name.dropFirst(3).first, initial.isUppercase
    else { return nil }
    let property = initial.lowercased() + name.dropFirst(4).dropLast()
    let found = first(of: type) { $0.keys[KeyName.plain(property)] }
    return found.flatMap { $0.set == nil ? nil : ($0, true) }
  }

  /// Whether objects of a class have an optional method of the framework's protocols of their own, not by default.
  package static func answers(_ name: String, forInstancesOf type: AnyClass) -> Bool {
    first(of: type) { $0.answers.contains(name) ? true : nil } ?? false
  }

  /// Whether a class itself declares a method that is exposed to Objective-C.
  nonisolated static func declares(_ name: String, in type: AnyClass) -> Bool {
    onThisThread { own(type).contains { $0.methods[name] != nil } }
  }

  /// Whether the body of a method that a class declares asks what runs in its place.
  nonisolated static func isExchangeable(_ name: String, in type: AnyClass) -> Bool {
    onThisThread { own(type).contains { $0.exchangeable.contains(name) } }
  }

  /// What the tables of a class alone list: names of methods and properties, in order.
  package struct Listing: Sendable {
    package var methods: [String] = []
    package var classMethods: [String] = []
    package var keys: [ListedKey] = []
  }

  /// A property in a listing.
  package struct ListedKey: Sendable {
    package let name: String
    package let type: Any.Type
    package let isReadOnly: Bool
  }

  /// What the tables of a class alone list.
  package nonisolated static func list(of type: AnyClass) -> Listing {
    onThisThread {
      var listing = Listing()
      for table in own(type) {
        listing.methods += table.methods.keys
        listing.classMethods += table.classMethods.keys
        listing.keys += table.keys.values.map { ListedKey(name: $0.name, type: $0.type, isReadOnly: $0.set == nil) }
      }
      listing.methods.sort()
      listing.classMethods.sort()
      listing.keys.sort { $0.name < $1.name }
      return listing
    }
  }

  /// The classes of the app that have tables, in the order of their names.
  package nonisolated static func knownTypes() -> [AnyClass] {
    onThisThread {
      _ = registerApp()
      return lock.withLock { tables.values.compactMap(\.first?.type) }
        .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
  }

  /// The tables of a class alone.
  private static func own(_ type: AnyClass) -> [_TesseraClassTable] {
    lock.withLock {
      registerModule(moduleName(of: type))
      _ = registerApp()
      return tables[ObjectIdentifier(type)] ?? []
    }
  }

  /// The action of that name that an interface file can connect to.
  package static func action(named name: String, for object: Any) -> Selector? {
    first(for: object) { $0.actions.contains(name) ? $0.methods[name] : nil }
  }

  /// The property of that name.
  package static func key(named name: String, for object: Any) -> Key? {
    first(for: object) { $0.keys[KeyName.plain(name)] }
  }

  /// Whether a class stands in a function: it can't be extended, so that nobody could write a table for it.
  package static func isLocal(_ object: AnyObject) -> Bool {
    let type = Swift.type(of: object)
    return String(reflecting: type).contains("(unknown context at ")
      && lock.withLock { tables[ObjectIdentifier(type)] == nil }
  }

  /// Whether the setter of a property tells observers.
  package static func isObservable(_ name: String, of object: Any) -> Bool {
    first(for: object) { $0.observable.contains(KeyName.plain(name)) ? true : nil } ?? false
  }

  // As an object, whose class is the one that it has: of an `Any` that is known to hold an `NSObject`, the optimiser takes
  // `type(of:) as? AnyClass` to be `NSObject`.
  private static func first<Found>(for object: Any, _ find: (_TesseraClassTable) -> Found?) -> Found? {
    first(of: Swift.type(of: object as AnyObject), find)
  }

  // On no actor: keys are asked for on any thread, and a closure that is on the main one stops on others.
  private nonisolated static func moduleName(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static func first<Found>(of type: AnyClass?, _ find: (_TesseraClassTable) -> Found?) -> Found? {
    lock.lock()
    defer { lock.unlock() }
    if let found = known(of: type, find) { return found }
    // An extension in another module than the class's.
    return registerApp() ? known(of: type, find) : nil
  }

  private static func known<Found>(of type: AnyClass?, _ find: (_TesseraClassTable) -> Found?) -> Found? {
    var current = type
    while let type = current {
      registerModule(moduleName(of: type))
      for table in tables[ObjectIdentifier(type)] ?? [] {
        if let found = find(table) { return found }
      }
      current = _getSuperclass(type)
    }
    return nil
  }
}

/// The generated class that knows a module's tables; found by its name.
@preconcurrency @MainActor open class _TesseraTableProvider {
  /// Registers every table of the module.
  open class func registerTables() {}
}

/// Thrown where nobody implements an optional requirement of an app's protocol; callers turn it into `nil`.
public struct _TesseraUnimplemented: Error, Sendable {
  /// Creates the error.
  public init() {}
}
