// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What an object that was made can be taken for.
public protocol _TesseraMadeObject {}

extension _TesseraMadeObject {
  /// Takes an object for one of this type, which it must be.
  fileprivate init?(made object: Any) {
    guard let object = object as? Self else { return nil }
    self = object
  }
}

// `let set: NSSet = [1, 2]`, as on Apple's platforms.
extension NSSet: @retroactive ExpressibleByArrayLiteral, _TesseraMadeObject {
  public typealias ArrayLiteralElement = Any
}

extension _TesseraMadeObject {
  /// A set of the elements, of this class.
  public init(arrayLiteral elements: Any...) {
    let made: NSSet =
      switch Self.self {
      case is NSCountedSet.Type: NSCountedSet(array: elements)
      case is NSMutableSet.Type: NSMutableSet(array: elements)
      default: NSSet(array: elements)
      }
    guard let set = Self(made: made) else { fatalError("\(Self.self) can't be written as a list; make it of an array") }
    self = set
  }
}
