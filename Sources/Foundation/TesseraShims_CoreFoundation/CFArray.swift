// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

// Arrays and sets. Elements go in and out as pointers, which are good as long as the collection keeps the object.

/// How an array treats its elements. Arrays here always keep objects, as `kCFTypeArrayCallBacks` asks for.
public typealias CFArrayCallBacks = CoreFoundation.CFArrayCallBacks
/// How a set treats its elements. Sets here always keep objects, as `kCFTypeSetCallBacks` asks for.
public typealias CFSetCallBacks = CoreFoundation.CFSetCallBacks

/// An array of objects keeps them.
public nonisolated(unsafe) var kCFTypeArrayCallBacks = CoreFoundation.kCFTypeArrayCallBacks
/// A set of objects keeps them and tells equal ones.
public nonisolated(unsafe) var kCFTypeSetCallBacks = CoreFoundation.kCFTypeSetCallBacks

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The object at a place, as a pointer that is good as long as the array keeps the object.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  element(theArray[idx]) { CoreFoundation.CFArrayGetValueAtIndex(real(theArray, as: CoreFoundation.CFArray.self), idx) }
}

/// An array of the objects behind pointers.
public func CFArrayCreate(
  _ allocator: CFAllocator!, _ values: UnsafeMutablePointer<UnsafeRawPointer?>!, _ numValues: CFIndex,
  _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFArray! {
  NSArray(array: UnsafeBufferPointer(start: values, count: numValues).compactMap { $0.map(object(at:)) })
}

/// An array with the same elements.
public func CFArrayCreateCopy(_ allocator: CFAllocator!, _ theArray: CFArray!) -> CFArray! {
  theArray.copy() as? NSArray
}

/// An empty array that can be changed.
public func CFArrayCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFArrayCallBacks>!
) -> CFMutableArray! { NSMutableArray() }

/// An array that can be changed, with the same elements.
public func CFArrayCreateMutableCopy(_ allocator: CFAllocator!, _ capacity: CFIndex, _ theArray: CFArray!)
  -> CFMutableArray!
{ theArray.mutableCopy() as? NSMutableArray }

/// Appends an object.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
  theArray.add(object(at: value))
}

/// Inserts an object.
public func CFArrayInsertValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex, _ value: UnsafeRawPointer!) {
  theArray.insert(object(at: value), at: idx)
}

/// Removes the object at a place.
public func CFArrayRemoveValueAtIndex(_ theArray: CFMutableArray!, _ idx: CFIndex) { theArray.removeObject(at: idx) }

/// Removes all objects.
public func CFArrayRemoveAllValues(_ theArray: CFMutableArray!) { theArray.removeAllObjects() }

/// Whether a stretch of an array has an object that equals another.
public func CFArrayContainsValue(_ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!) -> Bool {
  CFArrayGetFirstIndexOfValue(theArray, range, value) != kCFNotFound
}

/// The first place of an object in a stretch of an array; `kCFNotFound` for none.
public func CFArrayGetFirstIndexOfValue(_ theArray: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!) -> CFIndex {
  let place = theArray.index(of: object(at: value), in: NSRange(range))
  return place == NSNotFound ? kCFNotFound : place
}

/// The number of elements.
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet.count }

/// Whether a set has an object.
public func CFSetContainsValue(_ theSet: CFSet!, _ value: UnsafeRawPointer!) -> Bool {
  theSet.contains(object(at: value))
}

/// An empty set that can be changed.
public func CFSetCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafePointer<CFSetCallBacks>!
) -> CFMutableSet! { NSMutableSet() }

/// Adds an object.
public func CFSetAddValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) { theSet.add(object(at: value)) }

/// Removes an object.
public func CFSetRemoveValue(_ theSet: CFMutableSet!, _ value: UnsafeRawPointer!) {
  theSet.remove(object(at: value))
}
