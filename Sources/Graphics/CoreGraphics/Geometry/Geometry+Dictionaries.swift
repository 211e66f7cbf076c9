// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry as dictionaries of numbers, such as property lists hold.

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { ["X": Double(x), "Y": Double(y)] }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.number("X"), let y = dict.number("Y") else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary { ["Width": Double(width), "Height": Double(height)] }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.number("Width"), let height = dict.number("Height") else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    ["X": Double(minX), "Y": Double(minY), "Width": Double(width), "Height": Double(height)]
  }

  /// `nil` where a number is missing.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}

extension NSDictionary {
  fileprivate func number(_ key: String) -> CGFloat? { (self[key] as? NSNumber).map { CGFloat($0.doubleValue) } }
}
