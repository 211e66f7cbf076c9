// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import OpenCombine
internal import TesseraShims_ObjectiveC

// OpenCombine's protocol of this name gives an object that has no published property another publisher each time it is
// asked, so that nobody hears what the object sends by hand.

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
  /// What tells of changes to come.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Publishes before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Publishes before one of the object's `@Published` properties changes, its superclasses' among them.
  public var objectWillChange: ObservableObjectPublisher {
    if let known = objc_getAssociatedObject(self, ObjectPublisherKey.address) as? ObservableObjectPublisher {
      return known
    }
    let publisher = ObservableObjectPublisher()
    objc_setAssociatedObject(self, ObjectPublisherKey.address, publisher, .OBJC_ASSOCIATION_RETAIN)
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children { (child.value as? any PublishedProperty)?.tell(publisher) }
      mirror = level.superclassMirror
    }
    return publisher
  }
}

/// Tells of an object's change to come, where somebody has asked for its publisher.
package func tellOfChange(to object: AnyObject) {
  (objc_getAssociatedObject(object, ObjectPublisherKey.address) as? ObservableObjectPublisher)?.send()
}

/// Where an object's publisher is kept.
private enum ObjectPublisherKey {
  nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

/// A property whose changes its object's publisher is to be told of.
protocol PublishedProperty {
  func tell(_ publisher: ObservableObjectPublisher)
}
