// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A trait, as a type. Apps have traits of their own: an object that conforms need only say the default value.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value where nothing sets the trait.
  static var defaultValue: Value { get }
  /// A name that no other trait has. Defaults to an empty one.
  static var identifier: String { get }
  /// What the trait is called where it is printed. Defaults to the type's name.
  static var name: String { get }
  /// Whether dynamic colours depend on the trait, so that they are worked out anew when it changes. Defaults to `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { "" }
  public static var name: String { "\(Self.self)" }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as one of a list.
public typealias UITrait = any UITraitDefinition.Type

/// The value of a trait of an app's own.
struct OwnTrait: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColors: Bool

  static func == (left: OwnTrait, right: OwnTrait) -> Bool {
    if let value = left.value as? any Equatable { return value.equals(right.value) }
    // Without a way to compare them, objects are what they are, and other values always another.
    guard type(of: left.value) is AnyClass, type(of: right.value) is AnyClass else { return false }
    return left.value as AnyObject === right.value as AnyObject
  }

  func hash(into hasher: inout Hasher) { hasher.combine(affectsColors) }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}

extension UITraitCollection.Values {
  /// The value of a trait, the default one where it is not set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      let known = (trait as? any SystemTrait.Type)?.value(in: self) ?? own[ObjectIdentifier(trait)]?.value
      return known as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      own[ObjectIdentifier(trait)] = OwnTrait(value: newValue, affectsColors: trait.affectsColorAppearance)
    }
  }

  /// Whether a trait is set to another value than the default one or, of an app's own, to any.
  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, Self()) }
    return own[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type { return system.set(system.value(in: Self()), in: &self) }
    own[ObjectIdentifier(trait)] = nil
  }

  /// What traits of an app's own add to how dynamic colours look.
  var ownColorTraits: [ObjectIdentifier: OwnTrait] { own.filter(\.value.affectsColors) }
}

extension UITraitCollection {
  /// Whether one of the given traits differs between two collections.
  static func differ(_ left: UITraitCollection, _ right: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      if let system = trait as? any SystemTrait.Type { return system.differs(left.values, right.values) }
      return left.values.own[ObjectIdentifier(trait)] != right.values.own[ObjectIdentifier(trait)]
    }
  }

  /// The value of a trait, the default one where it is not specified.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The same traits, but for one that has another value.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The system's traits that dynamic colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitActiveAppearance.self,
    ]
  }

  /// The system's traits by which pictures of a catalogue are chosen.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    systemTraitsAffectingColorAppearance + [
      UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
    ]
  }
}
