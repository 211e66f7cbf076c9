// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation
@_spi(Reflection) internal import Swift

// What classes have, as Objective-C's runtime lists it. Methods and properties are those that source exposed to Objective-C and
// the translator saw; variables are all stored properties of Swift. Lists are the caller's to free.

/// A stored property of a class.
public typealias Ivar = OpaquePointer
/// A property that is exposed to Objective-C.
public typealias objc_property_t = OpaquePointer

/// The methods of a class's objects that the class itself declares, without those that it inherits.
///
/// - Returns: A list to be freed by `free`; `nil` where there are none.
public func class_copyMethodList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? {
  let names = cls.map { _TesseraClassTable.list(of: $0).methods } ?? []
  return copied(names.compactMap { name in cls.map { MethodExchange.shared.record($0, name).pointer } }, outCount)
}

/// The class method of a name, where translated source exposes one to Objective-C; else `nil`. It cannot be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls else { return nil }
  let owner = sequence(first: cls, next: { _getSuperclass($0) }).first {
    _TesseraClassTable.list(of: $0).classMethods.contains(name.description)
  }
  return owner.map { MethodExchange.shared.record($0, "+" + name.description).pointer }
}

/// Whether objects of a class have a method.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  class_getInstanceMethod(cls, sel) != nil
}

/// How many arguments a method has, with the object and the selector.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(2 + MethodRecord.at(m).name.utf8.count { $0 == UInt8(ascii: ":") })
}

/// A selector's name.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { RuntimeTexts.shared.text(sel.description) }

// MARK: - Stored properties

/// A stored property, kept for good.
private final class IvarRecord {
  let name: String
  let offset: Int
  let type: Any.Type

  init(name: String, offset: Int, type: Any.Type) { (self.name, self.offset, self.type) = (name, offset, type) }

  static func at(_ pointer: Ivar) -> IvarRecord {
    Unmanaged<IvarRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// The stored properties that classes were asked for, each made once.
private final class IvarLists: @unchecked Sendable {
  static let shared = IvarLists()
  private let lock = NSLock()
  private var lists: [ObjectIdentifier: [Ivar]] = [:]

  func list(of type: AnyClass) -> [Ivar] {
    lock.withLock {
      if let known = lists[ObjectIdentifier(type)] { return known }
      var found: [IvarRecord] = []
      _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { name, offset, fieldType, _ in
        found.append(IvarRecord(name: String(cString: name), offset: offset, type: fieldType))
        return true
      }
      let list = found.map { Ivar(Unmanaged.passRetained($0).toOpaque()) }
      lists[ObjectIdentifier(type)] = list
      return list
    }
  }
}

/// The stored properties that a class itself declares.
///
/// - Returns: A list to be freed by `free`; `nil` where there are none.
public func class_copyIvarList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Ivar>? { copied(cls.map { IvarLists.shared.list(of: $0) } ?? [], outCount) }

/// The stored property of a name of a class or of one that it derives from.
public func class_getInstanceVariable(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
  guard let cls else { return nil }
  let name = String(cString: name)
  return sequence(first: cls, next: { _getSuperclass($0) }).lazy
    .flatMap { IvarLists.shared.list(of: $0) }.first { IvarRecord.at($0).name == name }
}

/// The name of a stored property.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { RuntimeTexts.shared.text(IvarRecord.at(v).name) }
/// Where a stored property lies in an object, in bytes.
public func ivar_getOffset(_ v: Ivar) -> Int { IvarRecord.at(v).offset }
/// The type of a stored property, as Objective-C writes it; of Swift's own types the empty text.
public func ivar_getTypeEncoding(_ v: Ivar) -> UnsafePointer<CChar>? {
  RuntimeTexts.shared.text(TypeEncoding.text(IvarRecord.at(v).type))
}

/// What a stored property of an object holds, where it is an object; else `nil`.
public func object_getIvar(_ obj: Any?, _ ivar: Ivar) -> Any? {
  guard let object = obj as AnyObject? else { return nil }
  let record = IvarRecord.at(ivar)
  let place = Unmanaged.passUnretained(object).toOpaque() + record.offset
  func read<Value>(_ type: Value.Type) -> Any? { flattened(place.assumingMemoryBound(to: Value.self).pointee) }
  let value = _openExistential(record.type, do: read)
  return value.flatMap { type(of: $0) is AnyClass ? $0 : nil }
}

// MARK: - Properties

/// A property, kept for good.
private final class PropertyRecord {
  let name: String
  let attributes: String

  init(name: String, attributes: String) { (self.name, self.attributes) = (name, attributes) }

  static func at(_ pointer: objc_property_t) -> PropertyRecord {
    Unmanaged<PropertyRecord>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

private final class PropertyLists: @unchecked Sendable {
  static let shared = PropertyLists()
  private let lock = NSLock()
  private var lists: [ObjectIdentifier: [objc_property_t]] = [:]

  func list(of type: AnyClass) -> [objc_property_t] {
    let keys = _TesseraClassTable.list(of: type).keys
    return lock.withLock {
      if let known = lists[ObjectIdentifier(type)], known.count == keys.count { return known }
      let list = keys.map { key in
        let parts = ["T" + TypeEncoding.text(key.type), key.isReadOnly ? "R" : nil, "N"].compactMap { $0 }
        let record = PropertyRecord(name: key.name, attributes: parts.joined(separator: ",") + ",V" + key.name)
        return objc_property_t(Unmanaged.passRetained(record).toOpaque())
      }
      lists[ObjectIdentifier(type)] = list
      return list
    }
  }
}

/// The properties that a class itself exposes to Objective-C.
///
/// - Returns: A list to be freed by `free`; `nil` where there are none.
public func class_copyPropertyList(
  _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_t>? { copied(cls.map { PropertyLists.shared.list(of: $0) } ?? [], outCount) }

/// The property of a name that a class or one that it derives from exposes to Objective-C.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  guard let cls else { return nil }
  let name = String(cString: name)
  return sequence(first: cls, next: { _getSuperclass($0) }).lazy
    .flatMap { PropertyLists.shared.list(of: $0) }.first { PropertyRecord.at($0).name == name }
}

/// The name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> {
  RuntimeTexts.shared.text(PropertyRecord.at(property).name)
}

/// The attributes of a property: its type, whether it can only be read, and what stores it.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  RuntimeTexts.shared.text(PropertyRecord.at(property).attributes)
}

// MARK: - Classes

/// The classes that are known: those of the app that translated source exposes to Objective-C.
///
/// - Returns: A list to be freed by `free`; `nil` where there are none.
public func objc_copyClassList(_ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<AnyClass>? {
  copied(_TesseraClassTable.knownTypes(), outCount)
}

/// Writes the classes that are known into a list.
///
/// - Returns: How many there are, whatever room the list has.
@discardableResult public func objc_getClassList(
  _ buffer: UnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32
) -> Int32 {
  let types = _TesseraClassTable.knownTypes()
  if let buffer { for (place, type) in types.prefix(Int(max(0, bufferCount))).enumerated() { buffer[place] = type } }
  return Int32(types.count)
}

/// The class of a name; `nil` where there is none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSClassFromString(String(cString: name)) }
/// The class of a name; `nil` where there is none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { objc_lookUpClass(name) }

/// A new class; `nil`, as where the name is taken: Swift's runtime makes none.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }
/// Makes a new class known. There are no new ones: it changes nothing.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Destroys a new class. There are no new ones: it changes nothing.
public func objc_disposeClassPair(_ cls: AnyClass) {}

// MARK: - Helpers

private func copied<Item>(_ items: [Item], _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Item>? {
  count?.pointee = UInt32(items.count)
  guard !items.isEmpty, let memory = malloc(items.count * MemoryLayout<Item>.stride) else { return nil }
  let list = memory.bindMemory(to: Item.self, capacity: items.count)
  list.initialize(from: items, count: items.count)
  return list
}

/// Types as Objective-C writes them.
private enum TypeEncoding {
  static func text(_ type: Any.Type) -> String {
    switch type {
    case is Bool.Type: "B"
    case is Int8.Type: "c"
    case is UInt8.Type: "C"
    case is Int16.Type: "s"
    case is UInt16.Type: "S"
    case is Int32.Type: "i"
    case is UInt32.Type: "I"
    case is Int.Type, is Int64.Type: "q"
    case is UInt.Type, is UInt64.Type: "Q"
    case is Float.Type: "f"
    case is Double.Type, is CGFloat.Type: "d"
    case is String.Type, is String?.Type: "@\"NSString\""
    case let type as AnyClass: "@\"\(NSStringFromClass(type))\""
    default: optionalClass(type).map { "@\"\(NSStringFromClass($0))\"" } ?? ""
    }
  }

  private static func optionalClass(_ type: Any.Type) -> AnyClass? { (type as? any ClassWrapping.Type)?.wrappedClass }
}

private protocol ClassWrapping { static var wrappedClass: AnyClass? { get } }
extension Optional: ClassWrapping { fileprivate static var wrappedClass: AnyClass? { Wrapped.self as? AnyClass } }

/// Names, each kept once and for good.
private final class RuntimeTexts: @unchecked Sendable {
  static let shared = RuntimeTexts()
  private let lock = NSLock()
  private var texts: [String: UnsafePointer<CChar>] = [:]

  func text(_ name: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = texts[name] { return known }
      let bytes = Array(name.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      texts[name] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
