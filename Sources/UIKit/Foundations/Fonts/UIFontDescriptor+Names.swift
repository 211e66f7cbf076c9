// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIFontDescriptor {
  /// What a font looks like, in a few words.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// No font here has it: `withSymbolicTraits(_:)` answers `nil`.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// No font here has it: `withSymbolicTraits(_:)` answers `nil`.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// No font here has it: `withSymbolicTraits(_:)` answers `nil`.
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    /// The system's fonts have it.
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    /// No font here has it: `withSymbolicTraits(_:)` answers `nil`.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// No font here has it: `withSymbolicTraits(_:)` answers `nil`.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// The bits that say of which kind the letters are.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// Which of the system's designs is meant.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// Has the default design's outlines here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Has the default design's outlines here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
  }

  /// What a descriptor can say of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A family, as `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// A PostScript name, as `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A style within the family, such as `Bold Italic`, as `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// Points, as a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The family with the style, for people, as `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// How outlines are changed, as a `CGAffineTransform` or a value that holds one. What makes text wider and lean is
    /// shown; turns and heights are not.
    public static let matrix = AttributeName(rawValue: "NSCTFontMatrixAttribute")
    /// Where characters are looked for that the font does not have: an array of descriptors.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    /// A dictionary of `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Which of the font's shapes are meant: an array of dictionaries of `FeatureKey`s.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A text style, as `UIFont.TextStyle` or its raw value.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    @available(*, unavailable, message: "Tessera's fonts do not tell which characters they have.")
    public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
    @available(*, unavailable, message: "Tessera's fonts keep their own advances; see NSAttributedString.Key.kern.")
    public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
  }

  /// What the `traits` attribute can hold.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// `SymbolicTraits`' raw value.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// From -1 to 1; every font here has 0.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// From -1 to 1; above 0 for fonts that lean.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What one of the `featureSettings` holds.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The number of a feature, such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of what it is set to, such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The number of a feature, by the older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The number of what it is set to, by the older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector

    static let tag = FeatureKey(rawValue: "CTFeatureOpenTypeTag")
    static let tagValue = FeatureKey(rawValue: "CTFeatureOpenTypeValue")
  }
}
