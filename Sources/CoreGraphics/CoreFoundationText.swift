// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Text that can be changed.
public typealias CFMutableString = NSMutableString

/// A stretch of a text, in UTF-16 code units.
public struct CFRange: Hashable, Sendable {
  public var location: Int
  public var length: Int

  public init() { (location, length) = (0, 0) }
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
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
  guard let new = old.applyingTransform(StringTransform(transform), reverse: reverse) else { return false }
  string.replaceCharacters(in: part, with: new)
  range?.pointee = CFRange(location: part.location, length: (new as NSString).length)
  return true
}

public let kCFStringTransformStripCombiningMarks: CFString = StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString = StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformLatinKatakana: CFString = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformHiraganaKatakana: CFString = StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue
