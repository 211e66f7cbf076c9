// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What of Core Text is not here; names that apps use are told where they are used.

/// Not here.
@available(*, unavailable, message: "Tessera has no collections of fonts; see UIFont.familyNames.")
public final class CTFontCollection {}
/// Not here.
@available(*, unavailable, message: "Tessera shows the glyphs that fonts have for characters.")
public final class CTGlyphInfo {}
/// Not here.
@available(*, unavailable, message: "Tessera does not set text with ruby beside it.")
public final class CTRubyAnnotation {}
/// Not here.
@available(*, unavailable, message: "Tessera's fonts do not tell which characters they have.")
public var CTFontCopyCharacterSet: Never { fatalError("CTFontCopyCharacterSet is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Tessera's fonts do not tell which features they have.")
public var CTFontCopyFeatures: Never { fatalError("CTFontCopyFeatures is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Tessera's fonts have no variations.")
public var CTFontCopyVariation: Never { fatalError("CTFontCopyVariation is not in Tessera") }
/// Not here.
@available(*, unavailable, message: "Register fonts one by one, with CTFontManagerRegisterFontsForURL.")
public var CTFontManagerRegisterFontsForURLs: Never {
  fatalError("CTFontManagerRegisterFontsForURLs is not in Tessera")
}
