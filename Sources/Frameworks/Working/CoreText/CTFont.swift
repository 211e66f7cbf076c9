// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit
internal import TesseraText

/// What the system uses a font for.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case views = 8
  case application = 9
  case label = 10
  case menuTitle = 11
  case menuItem = 12
  case menuItemMark = 13
  case menuItemCmdKey = 14
  case windowTitle = 15
  case pushButton = 16
  case utilityWindowTitle = 17
  case alertHeader = 18
  case systemDetail = 19
  case emphasizedSystemDetail = 20
  case toolbar = 21
  case smallToolbar = 22
  case message = 23
  case palette = 24
  case toolTip = 25
  case controlContent = 26
}

// MARK: - Making fonts

/// A font by its PostScript, full or family name; Helvetica where there is none of that name. 0 stands for 12 points.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : 12
  return turned(
    UIFont(name: name as String, size: size) ?? .described(FontDescriptor(size: size, familyName: "Helvetica")), matrix)
}

/// The font of a descriptor; 0 takes its size, or 12 points where it has none.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size > 0 ? size : descriptor.pointSize > 0 ? descriptor.pointSize : 12
  return turned(UIFont(descriptor: descriptor, size: size), matrix)
}

/// The font in a file that was read, whether it is registered or not.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let descriptor = UIFontDescriptor.described(graphicsFont.file)
  let own = attributes?.fontAttributes.filter { $0.key == .featureSettings || $0.key == .cascadeList } ?? [:]
  return CTFontCreateWithFontDescriptor(descriptor.addingAttributes(own), size, matrix)
}

/// The font that the system uses for something; 0 for the size that it has there.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let usual: CGFloat =
    switch uiType {
    case .smallSystem, .smallEmphasizedSystem, .smallToolbar: 11
    case .miniSystem, .miniEmphasizedSystem: 9
    default: 13
    }
  let size = size > 0 ? size : usual
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .alertHeader, .emphasizedSystemDetail:
    return .boldSystemFont(ofSize: size)
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  default: return .systemFont(ofSize: size)
  }
}

/// A font at another size, or with attributes of a descriptor; 0 leaves the size.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  var given = attributes?.fontAttributes ?? [:]
  given[.textStyle] = nil
  if given[.size] as? CGFloat == 0 { given[.size] = nil }
  let descriptor = font.fontDescriptor.addingAttributes(given)
  return turned(UIFont(descriptor: descriptor, size: size > 0 ? size : descriptor.pointSize), matrix)
}

/// A font with traits changed: those of the mask become what the value says. `nil` where there is none such.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
  _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  CTFontDescriptorCreateCopyWithSymbolicTraits(font.fontDescriptor, symTraitValue, symTraitMask).map {
    turned(UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize), matrix)
  }
}

/// A font of another family, as like as it can be.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  guard UIFont.familyNames.contains(family as String) else { return nil }
  return turned(
    UIFont(descriptor: font.fontDescriptor.withFamily(family as String), size: size > 0 ? size : font.pointSize), matrix
  )
}

/// The font that shows a stretch of text: the given one, or what stands in for characters that it has not.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  let part = NSIntersectionRange(
    NSRange(location: range.location, length: range.length), NSRange(location: 0, length: string.length))
  return .described(FontGlyphs.font(currentFont.described, for: string.substring(with: part)))
}

private func turned(_ font: UIFont, _ matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
  guard let matrix = matrix?.pointee, matrix != font.described.matrix else { return font }
  return UIFont(descriptor: font.fontDescriptor.withMatrix(matrix), size: font.pointSize)
}

// MARK: - What a font says

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.described.matrix }
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  (font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]).map(FontAttributes.traits) ?? [:]
}

/// The same font without a size.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = Unmanaged.passRetained(font.fontDescriptor)
  let face = FontGlyphs(font.described)?.face
  guard let url = font.described.file?.url ?? face.flatMap({ FontFiles.url(forFace: $0.name) }),
    let found = CGDataProvider(url: url as NSURL).flatMap({ CGFont($0) })
  else { fatalError("CTFontCopyGraphicsFont: the file of \(font.fontName) is not there.") }
  return found
}

// MARK: - Names

public nonisolated(unsafe) let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public nonisolated(unsafe) let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public nonisolated(unsafe) let kCTFontStyleNameKey: CFString = "CTFontStyleName"
public nonisolated(unsafe) let kCTFontFullNameKey: CFString = "CTFontFullName"
public nonisolated(unsafe) let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as NSString }
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
  let face = font.fontDescriptor.object(forKey: .face) as? String ?? "Regular"
  return (face == "Regular" ? font.familyName : "\(font.familyName) \(face)") as NSString
}
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// A name of the font, by one of the keys above.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
  case kCTFontSubFamilyNameKey, kCTFontStyleNameKey: font.fontDescriptor.object(forKey: .face) as? NSString
  case kCTFontFullNameKey: CTFontCopyFullName(font)
  case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
  default: nil
  }
}

// MARK: - Measures

/// From the baseline up to the top of a line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// From the baseline down to the bottom of a line; above 0.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  FontGlyphs(font.described).map { UInt32($0.unitsPerEm) } ?? 1000
}
/// Where the middle of a line under text is, above the baseline; below 0.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -0.12 * font.pointSize }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.pointSize / 20 }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { FontGlyphs(font.described)?.count ?? 0 }

/// The box around all glyphs of the font, laid on one another.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  guard let glyphs = FontGlyphs(font.described) else { return .zero }
  var box = CGRect.null
  for glyph in 0..<min(glyphs.count, 0xFFFF) {
    let bounds = glyphs.bounds(of: UInt32(glyph))
    if bounds.width > 0, bounds.height > 0 { box = box.union(bounds) }
  }
  return box.isNull ? .zero : box.scaled(by: font.pointSize)
}

extension CGRect {
  func scaled(by factor: CGFloat) -> CGRect {
    CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
