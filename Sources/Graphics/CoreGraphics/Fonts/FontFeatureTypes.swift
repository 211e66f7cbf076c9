// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The numbers by which fonts' features are asked for: `UIFontDescriptor`'s feature settings and Core Text's. They are those
// that Apple documents; what a feature is in OpenType, TesseraText's `FontFeature` says.

/// Everything a font can do.
public var kAllTypographicFeaturesType: Int { 0 }
public var kAllTypeFeaturesOnSelector: Int { 0 }
public var kAllTypeFeaturesOffSelector: Int { 1 }

/// Ligatures.
public var kLigaturesType: Int { 1 }
public var kRequiredLigaturesOnSelector: Int { 0 }
public var kRequiredLigaturesOffSelector: Int { 1 }
public var kCommonLigaturesOnSelector: Int { 2 }
public var kCommonLigaturesOffSelector: Int { 3 }
public var kRareLigaturesOnSelector: Int { 4 }
public var kRareLigaturesOffSelector: Int { 5 }
public var kContextualLigaturesOnSelector: Int { 18 }
public var kContextualLigaturesOffSelector: Int { 19 }
public var kHistoricalLigaturesOnSelector: Int { 20 }
public var kHistoricalLigaturesOffSelector: Int { 21 }

/// Case, by its older type.
public var kLetterCaseType: Int { 3 }
public var kUpperAndLowerCaseSelector: Int { 0 }
public var kAllCapsSelector: Int { 1 }
public var kAllLowerCaseSelector: Int { 2 }
public var kSmallCapsSelector: Int { 3 }
public var kInitialCapsSelector: Int { 4 }
public var kInitialCapsAndSmallCapsSelector: Int { 5 }

/// The widths of digits.
public var kNumberSpacingType: Int { 6 }
public var kMonospacedNumbersSelector: Int { 0 }
public var kProportionalNumbersSelector: Int { 1 }
public var kThirdWidthNumbersSelector: Int { 2 }
public var kQuarterWidthNumbersSelector: Int { 3 }

/// Swashes.
public var kSmartSwashType: Int { 8 }
public var kWordInitialSwashesOnSelector: Int { 0 }
public var kWordInitialSwashesOffSelector: Int { 1 }
public var kWordFinalSwashesOnSelector: Int { 2 }
public var kWordFinalSwashesOffSelector: Int { 3 }
public var kLineInitialSwashesOnSelector: Int { 4 }
public var kLineInitialSwashesOffSelector: Int { 5 }
public var kLineFinalSwashesOnSelector: Int { 6 }
public var kLineFinalSwashesOffSelector: Int { 7 }
public var kNonFinalSwashesOnSelector: Int { 8 }
public var kNonFinalSwashesOffSelector: Int { 9 }

/// Raised and lowered characters.
public var kVerticalPositionType: Int { 10 }
public var kNormalPositionSelector: Int { 0 }
public var kSuperiorsSelector: Int { 1 }
public var kInferiorsSelector: Int { 2 }
public var kOrdinalsSelector: Int { 3 }
public var kScientificInferiorsSelector: Int { 4 }

/// Fractions.
public var kFractionsType: Int { 11 }
public var kNoFractionsSelector: Int { 0 }
public var kVerticalFractionsSelector: Int { 1 }
public var kDiagonalFractionsSelector: Int { 2 }

/// What is set otherwise than it is typed.
public var kTypographicExtrasType: Int { 14 }
public var kHyphensToEmDashOnSelector: Int { 0 }
public var kHyphensToEmDashOffSelector: Int { 1 }
public var kHyphenToEnDashOnSelector: Int { 2 }
public var kHyphenToEnDashOffSelector: Int { 3 }
public var kSlashedZeroOnSelector: Int { 4 }
public var kSlashedZeroOffSelector: Int { 5 }
public var kFormInterrobangOnSelector: Int { 6 }
public var kFormInterrobangOffSelector: Int { 7 }
public var kSmartQuotesOnSelector: Int { 8 }
public var kSmartQuotesOffSelector: Int { 9 }
public var kPeriodsToEllipsisOnSelector: Int { 10 }
public var kPeriodsToEllipsisOffSelector: Int { 11 }

/// Other forms of characters, by number.
public var kCharacterAlternativesType: Int { 17 }
public var kNoAlternatesSelector: Int { 0 }

/// Sets of ornament.
public var kOrnamentSetsType: Int { 16 }
public var kNoOrnamentsSelector: Int { 0 }
public var kDingbatsSelector: Int { 1 }

/// How rich the design is.
public var kDesignComplexityType: Int { 18 }
public var kDesignLevel1Selector: Int { 0 }
public var kDesignLevel2Selector: Int { 1 }
public var kDesignLevel3Selector: Int { 2 }
public var kDesignLevel4Selector: Int { 3 }
public var kDesignLevel5Selector: Int { 4 }

/// Styles of text.
public var kStyleOptionsType: Int { 19 }
public var kNoStyleOptionsSelector: Int { 0 }
public var kDisplayTextSelector: Int { 1 }
public var kTitlingCapsSelector: Int { 4 }

/// The heights of digits.
public var kNumberCaseType: Int { 21 }
public var kLowerCaseNumbersSelector: Int { 0 }
public var kUpperCaseNumbersSelector: Int { 1 }

/// The widths of text.
public var kTextSpacingType: Int { 22 }
public var kProportionalTextSelector: Int { 0 }
public var kMonospacedTextSelector: Int { 1 }
public var kHalfWidthTextSelector: Int { 2 }

/// Forms for Japanese, Chinese and Korean.
public var kCJKRomanSpacingType: Int { 103 }
public var kHalfWidthCJKRomanSelector: Int { 0 }
public var kProportionalCJKRomanSelector: Int { 1 }
public var kDefaultCJKRomanSelector: Int { 2 }
public var kFullWidthCJKRomanSelector: Int { 3 }

/// Forms for Japanese, Chinese and Korean.
public var kRubyKanaType: Int { 28 }
public var kRubyKanaOnSelector: Int { 2 }
public var kRubyKanaOffSelector: Int { 3 }

/// What surrounds capitals.
public var kCaseSensitiveLayoutType: Int { 33 }
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
public var kCaseSensitiveLayoutOffSelector: Int { 1 }
public var kCaseSensitiveSpacingOnSelector: Int { 2 }
public var kCaseSensitiveSpacingOffSelector: Int { 3 }

/// Kana.
public var kAlternateKanaType: Int { 34 }
public var kAlternateHorizKanaOnSelector: Int { 0 }
public var kAlternateHorizKanaOffSelector: Int { 1 }
public var kAlternateVertKanaOnSelector: Int { 2 }
public var kAlternateVertKanaOffSelector: Int { 3 }

/// Stylistic sets.
public var kStylisticAlternativesType: Int { 35 }
public var kNoStylisticAlternatesSelector: Int { 0 }
public var kStylisticAltOneOnSelector: Int { 2 }
public var kStylisticAltOneOffSelector: Int { 3 }
public var kStylisticAltTwoOnSelector: Int { 4 }
public var kStylisticAltTwoOffSelector: Int { 5 }
public var kStylisticAltThreeOnSelector: Int { 6 }
public var kStylisticAltThreeOffSelector: Int { 7 }
public var kStylisticAltFourOnSelector: Int { 8 }
public var kStylisticAltFourOffSelector: Int { 9 }
public var kStylisticAltFiveOnSelector: Int { 10 }
public var kStylisticAltFiveOffSelector: Int { 11 }
public var kStylisticAltSixOnSelector: Int { 12 }
public var kStylisticAltSixOffSelector: Int { 13 }
public var kStylisticAltSevenOnSelector: Int { 14 }
public var kStylisticAltSevenOffSelector: Int { 15 }
public var kStylisticAltEightOnSelector: Int { 16 }
public var kStylisticAltEightOffSelector: Int { 17 }
public var kStylisticAltNineOnSelector: Int { 18 }
public var kStylisticAltNineOffSelector: Int { 19 }
public var kStylisticAltTenOnSelector: Int { 20 }
public var kStylisticAltTenOffSelector: Int { 21 }
public var kStylisticAltElevenOnSelector: Int { 22 }
public var kStylisticAltElevenOffSelector: Int { 23 }
public var kStylisticAltTwelveOnSelector: Int { 24 }
public var kStylisticAltTwelveOffSelector: Int { 25 }
public var kStylisticAltThirteenOnSelector: Int { 26 }
public var kStylisticAltThirteenOffSelector: Int { 27 }
public var kStylisticAltFourteenOnSelector: Int { 28 }
public var kStylisticAltFourteenOffSelector: Int { 29 }
public var kStylisticAltFifteenOnSelector: Int { 30 }
public var kStylisticAltFifteenOffSelector: Int { 31 }
public var kStylisticAltSixteenOnSelector: Int { 32 }
public var kStylisticAltSixteenOffSelector: Int { 33 }
public var kStylisticAltSeventeenOnSelector: Int { 34 }
public var kStylisticAltSeventeenOffSelector: Int { 35 }
public var kStylisticAltEighteenOnSelector: Int { 36 }
public var kStylisticAltEighteenOffSelector: Int { 37 }
public var kStylisticAltNineteenOnSelector: Int { 38 }
public var kStylisticAltNineteenOffSelector: Int { 39 }
public var kStylisticAltTwentyOnSelector: Int { 40 }
public var kStylisticAltTwentyOffSelector: Int { 41 }

/// Forms that depend on what is beside.
public var kContextualAlternatesType: Int { 36 }
public var kContextualAlternatesOnSelector: Int { 0 }
public var kContextualAlternatesOffSelector: Int { 1 }
public var kSwashAlternatesOnSelector: Int { 2 }
public var kSwashAlternatesOffSelector: Int { 3 }
public var kContextualSwashAlternatesOnSelector: Int { 4 }
public var kContextualSwashAlternatesOffSelector: Int { 5 }

/// Small letters.
public var kLowerCaseType: Int { 37 }
public var kDefaultLowerCaseSelector: Int { 0 }
public var kLowerCaseSmallCapsSelector: Int { 1 }
public var kLowerCasePetiteCapsSelector: Int { 2 }

/// Capitals.
public var kUpperCaseType: Int { 38 }
public var kDefaultUpperCaseSelector: Int { 0 }
public var kUpperCaseSmallCapsSelector: Int { 1 }
public var kUpperCasePetiteCapsSelector: Int { 2 }
