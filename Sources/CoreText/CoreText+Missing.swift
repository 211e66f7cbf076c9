// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Text is laid out by labels, text views and `NSAttributedString`: of Core Text, only the registration of fonts is here.
// Names that apps use are told where they are used; none of them does anything.

/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTFont {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTFontCollection {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTFontDescriptor {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTFrame {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTFramesetter {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTGlyphInfo {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTLine {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTParagraphStyle {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTRun {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTRunDelegate {}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public final class CTTypesetter {}

/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCreateWithName: Never { fatalError("CTFontCreateWithName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCreateWithGraphicsFont: Never { fatalError("CTFontCreateWithGraphicsFont is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCreateWithFontDescriptor: Never { fatalError("CTFontCreateWithFontDescriptor is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCreateUIFontForLanguage: Never { fatalError("CTFontCreateUIFontForLanguage is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCreatePathForGlyph: Never { fatalError("CTFontCreatePathForGlyph is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetGlyphsForCharacters: Never { fatalError("CTFontGetGlyphsForCharacters is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetAdvancesForGlyphs: Never { fatalError("CTFontGetAdvancesForGlyphs is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetBoundingRectsForGlyphs: Never { fatalError("CTFontGetBoundingRectsForGlyphs is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetAscent: Never { fatalError("CTFontGetAscent is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetDescent: Never { fatalError("CTFontGetDescent is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetLeading: Never { fatalError("CTFontGetLeading is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontGetSize: Never { fatalError("CTFontGetSize is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontCopyPostScriptName: Never { fatalError("CTFontCopyPostScriptName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontDrawGlyphs: Never { fatalError("CTFontDrawGlyphs is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontManagerCreateFontDescriptorsFromURL: Never {
  fatalError("CTFontManagerCreateFontDescriptorsFromURL is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontManagerCreateFontDescriptorFromData: Never {
  fatalError("CTFontManagerCreateFontDescriptorFromData is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFontManagerRegisterFontsForURLs: Never {
  fatalError("CTFontManagerRegisterFontsForURLs is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFramesetterCreateWithAttributedString: Never {
  fatalError("CTFramesetterCreateWithAttributedString is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFramesetterCreateFrame: Never { fatalError("CTFramesetterCreateFrame is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFramesetterSuggestFrameSizeWithConstraints: Never {
  fatalError("CTFramesetterSuggestFrameSizeWithConstraints is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFrameDraw: Never { fatalError("CTFrameDraw is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFrameGetLines: Never { fatalError("CTFrameGetLines is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFrameGetLineOrigins: Never { fatalError("CTFrameGetLineOrigins is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTFrameGetVisibleStringRange: Never { fatalError("CTFrameGetVisibleStringRange is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineCreateWithAttributedString: Never { fatalError("CTLineCreateWithAttributedString is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineCreateTruncatedLine: Never { fatalError("CTLineCreateTruncatedLine is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineDraw: Never { fatalError("CTLineDraw is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetBoundsWithOptions: Never { fatalError("CTLineGetBoundsWithOptions is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetGlyphRuns: Never { fatalError("CTLineGetGlyphRuns is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetImageBounds: Never { fatalError("CTLineGetImageBounds is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetOffsetForStringIndex: Never { fatalError("CTLineGetOffsetForStringIndex is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetStringIndexForPosition: Never { fatalError("CTLineGetStringIndexForPosition is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetStringRange: Never { fatalError("CTLineGetStringRange is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTLineGetTypographicBounds: Never { fatalError("CTLineGetTypographicBounds is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTParagraphStyleCreate: Never { fatalError("CTParagraphStyleCreate is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunDelegateCreate: Never { fatalError("CTRunDelegateCreate is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunDraw: Never { fatalError("CTRunDraw is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunGetAttributes: Never { fatalError("CTRunGetAttributes is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunGetGlyphCount: Never { fatalError("CTRunGetGlyphCount is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunGetGlyphs: Never { fatalError("CTRunGetGlyphs is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunGetPositions: Never { fatalError("CTRunGetPositions is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTRunGetTypographicBounds: Never { fatalError("CTRunGetTypographicBounds is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTTypesetterCreateWithAttributedString: Never {
  fatalError("CTTypesetterCreateWithAttributedString is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTTypesetterCreateLine: Never { fatalError("CTTypesetterCreateLine is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var CTTypesetterSuggestLineBreak: Never { fatalError("CTTypesetterSuggestLineBreak is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTFontAttributeName: Never { fatalError("kCTFontAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTForegroundColorAttributeName: Never { fatalError("kCTForegroundColorAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTForegroundColorFromContextAttributeName: Never {
  fatalError("kCTForegroundColorFromContextAttributeName is not in Tessera")
}
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTKernAttributeName: Never { fatalError("kCTKernAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTLigatureAttributeName: Never { fatalError("kCTLigatureAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTParagraphStyleAttributeName: Never { fatalError("kCTParagraphStyleAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTRunDelegateAttributeName: Never { fatalError("kCTRunDelegateAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTSuperscriptAttributeName: Never { fatalError("kCTSuperscriptAttributeName is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Core Text's layout of text is not in Tessera")
public var kCTUnderlineStyleAttributeName: Never { fatalError("kCTUnderlineStyleAttributeName is not in Tessera") }
