// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Character sets that can be changed. Foundation's on Linux stops the program when the inverse of a set is changed, or a
// mutable set that was made from nothing, from text or from a range. These stand in for its functions, by their names in
// the library: see `CFoundationDoors`.

extension CharacterSet {
  @_silgen_name("tessera_inverted_set") func _tesseraInverse() -> CharacterSet {
    var inverse = CharacterSet(charactersIn: Unicode.Scalar(0)...Unicode.Scalar(0x10FFFF)!)
    inverse.subtract(self)
    return inverse
  }

  @_silgen_name("tessera_invert_set") mutating func _tesseraInvert() { self = _tesseraInverse() }
}

extension NSMutableCharacterSet {
  @_silgen_name("tessera_empty_mutable_set") static func _tesseraEmpty() -> NSMutableCharacterSet {
    mutable(NSCharacterSet(charactersIn: ""))
  }

  @_silgen_name("tessera_mutable_set_of_text") static func _tesseraSet(of text: consuming String)
    -> NSMutableCharacterSet
  {
    mutable(NSCharacterSet(charactersIn: text))
  }

  @_silgen_name("tessera_mutable_set_of_range") static func _tesseraSet(of range: NSRange) -> NSMutableCharacterSet {
    mutable(NSCharacterSet(range: range))
  }

  private static func mutable(_ set: NSCharacterSet) -> NSMutableCharacterSet {
    // A copy that can be changed is the one way to a set that really can.
    guard let copy = set.mutableCopy() as? NSMutableCharacterSet else {
      fatalError("a copy of \(set) can't be changed")
    }
    return copy
  }
}
