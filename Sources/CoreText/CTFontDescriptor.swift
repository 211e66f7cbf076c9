// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import UIKit
internal import TesseraText

// As on Apple's platforms, a font of Core Text and one of UIKit are one: each can be had from the other with `as`.

/// A font at a size.
public typealias CTFont = UIFont
/// What a font is asked to be.
public typealias CTFontDescriptor = UIFontDescriptor
/// What a font looks like, in a few words.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

extension UIFontDescriptor.SymbolicTraits {
  /// `traitItalic`, by its older name.
  public static var italicTrait: Self { .traitItalic }
  /// `traitBold`, by its older name.
  public static var boldTrait: Self { .traitBold }
  /// `traitExpanded`, by its older name.
  public static var expandedTrait: Self { .traitExpanded }
  /// `traitCondensed`, by its older name.
  public static var condensedTrait: Self { .traitCondensed }
  /// `traitMonoSpace`, by its older name.
  public static var monoSpaceTrait: Self { .traitMonoSpace }
}

public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// A descriptor with attributes, by the names above.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: FontAttributes.named(attributes))
}

/// A descriptor of a font by name; 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(FontAttributes.named(attributes)) }

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? { original.withFamily(family) }

/// The descriptor with traits changed: those of the mask become what the value says.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  original.withSymbolicTraits(
    original.symbolicTraits.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask)))
}

/// The descriptor with one feature more.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  let known = original.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
  let added: [UIFontDescriptor.FeatureKey: Any] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  return original.addingAttributes([.featureSettings: known + [added]])
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  FontAttributes.value(of: attribute, descriptor).map { $0 as AnyObject }
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  FontAttributes.plain(descriptor.fontAttributes)
}

/// The font that is nearest to the descriptor; `nil` where a mandatory attribute fits none.
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CTFontDescriptor? {
  descriptor.matchingFontDescriptors(withMandatoryKeys: FontAttributes.keys(mandatoryAttributes)).first
}

public func CTFontDescriptorCreateMatchingFontDescriptors(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: Set<AnyHashable>?
) -> CFArray? {
  let found = descriptor.matchingFontDescriptors(withMandatoryKeys: FontAttributes.keys(mandatoryAttributes))
  return found.isEmpty ? nil : found
}

/// Attributes between Core Text's names, which are strings, and UIKit's.
enum FontAttributes {
  static func named(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
    var result: [UIFontDescriptor.AttributeName: Any] = [:]
    for (key, value) in attributes {
      guard let name = string(key) else { continue }
      let attribute = UIFontDescriptor.AttributeName(rawValue: name)
      if attribute == .traits, let traits = value as? [AnyHashable: Any] {
        result[attribute] = Dictionary(
          traits.compactMap { key, value in string(key).map { (UIFontDescriptor.TraitKey(rawValue: $0), value) } }
        ) { $1 }
      } else {
        result[attribute] = value
      }
    }
    return result
  }

  static func keys(_ names: Set<AnyHashable>?) -> Set<UIFontDescriptor.AttributeName>? {
    names.map { Set($0.compactMap(string).map { UIFontDescriptor.AttributeName(rawValue: $0) }) }
  }

  static func value(of name: String, _ descriptor: UIFontDescriptor) -> Any? {
    if name == kCTFontURLAttribute { return descriptor.described.file?.url }
    let value = descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: name))
    return (value as? [UIFontDescriptor.TraitKey: Any]).map(traits) ?? value
  }

  static func plain(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: attributes.map { (AnyHashable($0.rawValue), $1) })
  }

  static func traits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: traits.map { (AnyHashable($0.rawValue), $1) })
  }

  private static func string(_ key: AnyHashable) -> String? {
    switch key.base {
    case let name as String: name
    case let name as UIFontDescriptor.AttributeName: name.rawValue
    case let name as UIFontDescriptor.TraitKey: name.rawValue
    default: nil
    }
  }
}
