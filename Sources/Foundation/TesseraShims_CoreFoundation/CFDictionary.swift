// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Dictionaries. Keys and values go in and out as pointers, which are good as long as the dictionary keeps the object.

/// How a dictionary treats its keys. Dictionaries here always keep objects, as `kCFTypeDictionaryKeyCallBacks` asks for.
public typealias CFDictionaryKeyCallBacks = CoreFoundation.CFDictionaryKeyCallBacks
/// How a dictionary treats its values, likewise.
public typealias CFDictionaryValueCallBacks = CoreFoundation.CFDictionaryValueCallBacks

/// A dictionary of objects keeps its keys and tells equal ones.
public nonisolated(unsafe) var kCFTypeDictionaryKeyCallBacks = CoreFoundation.kCFTypeDictionaryKeyCallBacks
/// A dictionary of objects keeps its values.
public nonisolated(unsafe) var kCFTypeDictionaryValueCallBacks = CoreFoundation.kCFTypeDictionaryValueCallBacks

/// The number of keys.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict.count }

/// The object of a key, as a pointer; `nil` for none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
  theDict.object(forKey: object(at: key)).flatMap { value in
    element(value) {
      CoreFoundation.CFDictionaryGetValue(real(theDict, as: CoreFoundation.CFDictionary.self), key)
    }
  }
}

/// Whether there is an object of a key, and which.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Whether there is an object of a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  theDict.object(forKey: object(at: key)) != nil
}

/// A dictionary of the objects behind pointers.
public func CFDictionaryCreate(
  _ allocator: CFAllocator!, _ keys: UnsafeMutablePointer<UnsafeRawPointer?>!,
  _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!, _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFDictionary! {
  let result = NSMutableDictionary()
  for index in 0..<numValues { CFDictionarySetValue(result, keys[index], values[index]) }
  return result.copy() as? NSDictionary
}

/// An empty dictionary that can be changed.
public func CFDictionaryCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
  _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! { NSMutableDictionary() }

/// A dictionary with the same contents.
public func CFDictionaryCreateCopy(_ allocator: CFAllocator!, _ theDict: CFDictionary!) -> CFDictionary! {
  theDict.copy() as? NSDictionary
}

/// A dictionary that can be changed, with the same contents.
public func CFDictionaryCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theDict: CFDictionary!)
  -> CFMutableDictionary!
{ theDict.mutableCopy() as? NSMutableDictionary }

/// Sets the object of a key where there is none.
public func CFDictionaryAddValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  if !CFDictionaryContainsKey(theDict, key) { CFDictionarySetValue(theDict, key, value) }
}

/// Sets the object of a key.
public func CFDictionarySetValue(
  _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) {
  guard let key = object(at: key) as? AnyHashable else { return }
  theDict.setObject(object(at: value), forKey: key)
}

/// Removes a key and its object.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
  theDict.removeObject(forKey: object(at: key))
}

/// Removes all keys.
public func CFDictionaryRemoveAllValues(_ theDict: CFMutableDictionary!) { theDict.removeAllObjects() }
