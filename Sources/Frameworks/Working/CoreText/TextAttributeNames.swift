// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// The names of what Core Text reads from attributed strings. They are the names of UIKit's where both mean the same. Such a
// name is Foundation's string here, so that `as NSAttributedString.Key` and `as String` are both right.

/// A `CTFont`; Helvetica 12 where it is missing.
public var kCTFontAttributeName: NSString { "NSFont" }
/// Points after every character, as a number.
public var kCTKernAttributeName: NSString { "NSKern" }
/// Points after every character besides what the font wants, as a number.
public var kCTTrackingAttributeName: NSString { "CTTracking" }
/// Whether letters may be joined to one glyph, as a number; the font decides here.
public var kCTLigatureAttributeName: NSString { "NSLigature" }
/// A `CGColor`; black where it is missing.
public var kCTForegroundColorAttributeName: NSString { "CTForegroundColor" }
/// Whether the context's fill colour is the text's, as a Boolean.
public var kCTForegroundColorFromContextAttributeName: NSString { "CTForegroundColorFromContext" }
/// A `CGColor` behind the text.
public var kCTBackgroundColorAttributeName: NSString { "CTBackgroundColor" }
/// A `CTParagraphStyle`.
public var kCTParagraphStyleAttributeName: NSString { "NSParagraphStyle" }
/// The width of lines along the outlines, in hundredths of the font's size, as a number.
public var kCTStrokeWidthAttributeName: NSString { "NSStrokeWidth" }
/// A `CGColor` for those lines.
public var kCTStrokeColorAttributeName: NSString { "NSStrokeColor" }
/// A `CTUnderlineStyle`'s raw value, with modifiers.
public var kCTUnderlineStyleAttributeName: NSString { "NSUnderline" }
/// A `CGColor`; the text's where it is missing.
public var kCTUnderlineColorAttributeName: NSString { "NSUnderlineColor" }
/// Above 0 for raised text, below for lowered, as a number.
public var kCTSuperscriptAttributeName: NSString { "NSSuperScript" }
/// Points above the baseline, as a number.
public var kCTBaselineOffsetAttributeName: NSString { "NSBaselineOffset" }
/// A `CTRunDelegate`, which says how much room its character takes.
public var kCTRunDelegateAttributeName: NSString { "CTRunDelegate" }
/// Directions that the text has whatever its letters are: an array of numbers.
public var kCTWritingDirectionAttributeName: NSString { "NSWritingDirection" }
/// A language's code, as a string; kept for whoever reads the string.
public var kCTLanguageAttributeName: NSString { "NSLanguage" }

/// Not here.
@available(*, unavailable, message: "Tessera does not write from top to bottom.")
public var kCTVerticalFormsAttributeName: NSString { "CTVerticalForms" }
/// Not here.
@available(*, unavailable, message: "Tessera does not write from top to bottom.")
public var kCTHorizontalInVerticalFormsAttributeName: NSString { "CTHorizontalInVerticalForms" }
/// Not here.
@available(*, unavailable, message: "Tessera shows the glyphs that fonts have for characters.")
public var kCTGlyphInfoAttributeName: NSString { "NSGlyphInfo" }
/// Not here.
@available(*, unavailable, message: "Tessera does not set text with ruby beside it.")
public var kCTRubyAnnotationAttributeName: NSString { "CTRubyAnnotation" }

/// A line under text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  public static let single = CTUnderlineStyle(rawValue: 1)
  public static let thick = CTUnderlineStyle(rawValue: 2)
  public static let double = CTUnderlineStyle(rawValue: 9)
}

/// What such a line is made of; added to the style's raw value.
public enum CTUnderlineStyleModifiers: Int32, Sendable {
  case patternSolid = 0
  case patternDot = 0x100
  case patternDash = 0x200
  case patternDashDot = 0x300
  case patternDashDotDot = 0x400
}
