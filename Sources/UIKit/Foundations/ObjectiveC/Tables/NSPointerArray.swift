// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// A row of addresses of objects, `nil` among them, which it may hold or not. Not safe to share between threads.
open class NSPointerArray: NSObject, NSCopying {
  private enum Place {
    case strong(AnyObject)
    case weak(Weak)
    case none
  }
  private struct Weak { weak var object: AnyObject? }

  private let options: NSPointerFunctions.Options
  private var places: [Place] = []

  /// Creates an empty row.
  public required init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an empty row that holds its objects.
  public convenience override init() { self.init(options: .strongMemory) }

  /// A row that holds its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// A row that does not hold its objects: who dies leaves `nil` in its place.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// How many places there are, empty ones included. A larger number adds empty ones at the end, a smaller one takes away.
  open var count: Int {
    get { places.count }
    set {
      if newValue < places.count { places.removeLast(places.count - max(0, newValue)) }
      while places.count < newValue { places.append(.none) }
    }
  }

  /// The objects that live, in their order.
  open var allObjects: [Any] { places.compactMap(object) }

  /// The address at a place; `nil` where it is empty. A place that isn't there stops.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, below: places.count, "pointerAtIndex:")
    return object(places[index]).map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { places.append(place(pointer)) }

  open func removePointer(at index: Int) {
    check(index, below: places.count, "removePointerAtIndex:")
    places.remove(at: index)
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, below: places.count + 1, "insertPointer:atIndex:")
    places.insert(place(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, below: places.count, "replacePointerAtIndex:withPointer:")
    places[index] = place(item)
  }

  /// Takes the empty places away. (On iOS it does so only after a `nil` was added by hand.)
  open func compact() { places.removeAll { object($0) == nil } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(options: options)
    copy.places = places
    return copy
  }

  private func object(_ place: Place) -> AnyObject? {
    switch place {
    case .strong(let object): object
    case .weak(let weak): weak.object
    case .none: nil
    }
  }

  private func place(_ pointer: UnsafeMutableRawPointer?) -> Place {
    guard let pointer else { return .none }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return options.isWeak ? .weak(Weak(object: object)) : .strong(options.taken(object))
  }

  private func check(_ index: Int, below end: Int, _ method: String) {
    guard !(0..<end).contains(index) else { return }
    fatalError(
      "*** -[NSConcretePointerArray \(method)]: attempt to access pointer at index \(index) beyond bounds \(places.count)"
    )
  }
}
