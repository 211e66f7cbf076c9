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

public nonisolated(unsafe) let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public nonisolated(unsafe) let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public nonisolated(unsafe) let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public nonisolated(unsafe) let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public nonisolated(unsafe) let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
public nonisolated(unsafe) let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
public nonisolated(unsafe) let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public nonisolated(unsafe) let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
public nonisolated(unsafe) let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
public nonisolated(unsafe) let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
public nonisolated(unsafe) let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
public nonisolated(unsafe) let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
public nonisolated(unsafe) let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
public nonisolated(unsafe) let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
public nonisolated(unsafe) let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
public nonisolated(unsafe) let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

/// A descriptor with attributes, by the names above.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: FontAttributes.named(attributes))
}

/// A descriptor of a font by name; 0 leaves the size open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name as String, size: size)
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(FontAttributes.named(attributes)) }

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? { original.withFamily(family as String) }

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
  FontAttributes.value(of: attribute as String, descriptor).map { $0 as AnyObject }
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
  return found.isEmpty ? nil : found as NSArray
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
          traits.compactMap { key, value in string(key.base).map { (UIFontDescriptor.TraitKey(rawValue: $0), value) } }
        ) { $1 }
      } else {
        result[attribute] = value
      }
    }
    return result
  }

  static func keys(_ names: Set<AnyHashable>?) -> Set<UIFontDescriptor.AttributeName>? {
    names.map { Set($0.compactMap { string($0.base) }.map { UIFontDescriptor.AttributeName(rawValue: $0) }) }
  }

  static func value(of name: String, _ descriptor: UIFontDescriptor) -> Any? {
    if name == kCTFontURLAttribute as String { return descriptor.described.file?.url }
    let value = descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: name))
    return (value as? [UIFontDescriptor.TraitKey: Any]).map(traits) ?? value
  }

  static func plain(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) }) as NSDictionary
  }

  static func traits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> CFDictionary {
    Dictionary(uniqueKeysWithValues: traits.map { ($0.rawValue, $1) }) as NSDictionary
  }

  private static func string(_ key: Any) -> String? {
    switch key {
    case let name as String: name
    case let name as UIFontDescriptor.AttributeName: name.rawValue
    case let name as UIFontDescriptor.TraitKey: name.rawValue
    default: nil
    }
  }
}
