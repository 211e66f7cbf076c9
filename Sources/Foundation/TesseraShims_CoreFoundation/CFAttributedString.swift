// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Strings with attributes, and stretches of text.

/// The text that attributes are of.
public func CFAttributedStringGetString(_ aStr: CFAttributedString!) -> CFString! { aStr.string as NSString }
/// The length in UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// Text with the same attributes throughout.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator!, _ str: CFString!, _ attributes: CFDictionary!
) -> CFAttributedString! {
  NSAttributedString(string: str as String, attributes: attributes.map(attributeKeys))
}

/// Empty text that can be changed; the length is a guess of how long it will be.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator!, _ maxLength: CFIndex) -> CFMutableAttributedString! {
  NSMutableAttributedString(string: "")
}

/// Text that can be changed, with the same contents.
public func CFAttributedStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ aStr: CFAttributedString!
) -> CFMutableAttributedString! { NSMutableAttributedString(attributedString: aStr) }

/// Puts other text in place of a stretch.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  aStr.replaceCharacters(in: NSRange(range), with: replacement as String)
}

/// Gives a stretch an attribute.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let value else { return CFAttributedStringRemoveAttribute(aStr, range, attrName) }
  aStr.addAttribute(
    NSAttributedString.Key(rawValue: attrName as String), value: value,
    range: NSRange(range))
}

/// Gives a stretch attributes: in place of those that it has, or besides them.
public func CFAttributedStringSetAttributes(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFDictionary!, _ clearOtherAttributes: Bool
) {
  let range = NSRange(range)
  let attributes = attributeKeys(replacement ?? [:])
  if clearOtherAttributes {
    aStr.setAttributes(attributes, range: range)
  } else {
    aStr.addAttributes(attributes, range: range)
  }
}

/// Takes an attribute from a stretch.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
  aStr.removeAttribute(
    NSAttributedString.Key(rawValue: attrName as String),
    range: NSRange(range))
}

/// Begins changes that belong together.
public func CFAttributedStringBeginEditing(_ aStr: CFMutableAttributedString!) { aStr.beginEditing() }
/// Ends changes that belong together.
public func CFAttributedStringEndEditing(_ aStr: CFMutableAttributedString!) { aStr.endEditing() }

private func attributeKeys(_ dictionary: CFDictionary) -> [NSAttributedString.Key: Any] {
  Dictionary(
    dictionary.compactMap { key, value in
      switch key {
      case let key as NSAttributedString.Key: (key, value)
      case let key as String: (NSAttributedString.Key(rawValue: key), value)
      default: nil
      }
    }
  ) { $1 }
}

/// A stretch of a text, in UTF-16 code units.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init() { (location, length) = (0, 0) }
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

extension NSRange {
  /// The same stretch.
  package init(_ range: CFRange) { self.init(location: range.location, length: range.length) }
}

/// A stretch of a text.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// Writes text, or a stretch of it, in another way, in place; `false` where that is not known.
///
/// - Parameter range: The stretch; `nil` for all. Holds where the new text is afterwards.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let place = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
  let all = NSRange(location: 0, length: string.length)
  guard let part = NSIntersectionRange(place ?? all, all) as NSRange?, part.length > 0 || place == nil else {
    return false
  }
  let old = string.substring(with: part)
  guard let new = (old as NSString).applyingTransform(StringTransform(transform as String), reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: new)
  range?.pointee = CFRange(location: part.location, length: (new as NSString).length)
  return true
}

public nonisolated(unsafe) let kCFStringTransformStripCombiningMarks: CFString! = cfConstant(
  StringTransform.stripCombiningMarks.rawValue)
public nonisolated(unsafe) let kCFStringTransformStripDiacritics: CFString! = cfConstant(
  StringTransform.stripDiacritics.rawValue)
public nonisolated(unsafe) let kCFStringTransformToLatin: CFString! = cfConstant(StringTransform.toLatin.rawValue)
public nonisolated(unsafe) let kCFStringTransformFullwidthHalfwidth: CFString! = cfConstant(
  StringTransform.fullwidthToHalfwidth.rawValue)
public nonisolated(unsafe) let kCFStringTransformLatinKatakana: CFString! = cfConstant(
  StringTransform.latinToKatakana.rawValue)
public nonisolated(unsafe) let kCFStringTransformLatinHiragana: CFString! = cfConstant(
  StringTransform.latinToHiragana.rawValue)
public nonisolated(unsafe) let kCFStringTransformHiraganaKatakana: CFString! = cfConstant(
  StringTransform.hiraganaToKatakana.rawValue)
public nonisolated(unsafe) let kCFStringTransformMandarinLatin: CFString! = cfConstant(
  StringTransform.mandarinToLatin.rawValue)
