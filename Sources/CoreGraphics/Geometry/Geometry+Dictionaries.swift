// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry as dictionaries of numbers, such as property lists hold.

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary { ["X": minX, "Y": minY, "Width": width, "Height": height] }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}

extension Dictionary where Key == AnyHashable, Value == Any {
  fileprivate func number(_ key: String) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    default: nil
    }
  }
}
