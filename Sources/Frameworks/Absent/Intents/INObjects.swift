// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that can be said in an app: a phrase, with how it is spoken.
public protocol INSpeakable: NSObjectProtocol {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
  var alternativeSpeakableMatches: [any INSpeakable]? { get }
}

open class INSpeakableString: NSObject, INSpeakable, @unchecked Sendable {
  open private(set) var vocabularyIdentifier: String?
  open private(set) var spokenPhrase: String
  open private(set) var pronunciationHint: String?
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    (self.spokenPhrase, self.pronunciationHint) = (spokenPhrase, pronunciationHint)
    super.init()
  }
  public init(spokenPhrase: String) {
    (vocabularyIdentifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return other.spokenPhrase == spokenPhrase && other.vocabularyIdentifier == vocabularyIdentifier
      && other.pronunciationHint == pronunciationHint
  }
  open override var hash: Int { spokenPhrase.hashValue }
}

/// A picture of an intent.
open class INImage: NSObject, @unchecked Sendable {
  /// What the picture is made of.
  package enum Source {
    case name(String)
    case data(Data)
    case url(URL, CGSize?)
    case image(UIImage)
  }
  package let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// A picture of the app's bundle.
  public convenience init(named name: String) { self.init(.name(name)) }
  public convenience init(imageData: Data) { self.init(.data(imageData)) }
  public convenience init?(url URL: URL) { self.init(.url(URL, nil)) }
  public convenience init?(url URL: URL, width: Double, height: Double) {
    self.init(.url(URL, CGSize(width: width, height: height)))
  }
  public convenience init(uiImage: UIImage) { self.init(.image(uiImage)) }
  public class func systemImageNamed(_ systemImageName: String) -> Self {
    unsafeDowncast(INImage(uiImage: UIImage(systemName: systemImageName) ?? UIImage()), to: self)
  }
}

public enum INPersonHandleType: Int, Sendable {
  case unknown = 0
  case emailAddress = 1
  case phoneNumber = 2
}

public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
  public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
  public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
  public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
  public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// How somebody is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  open private(set) var value: String?
  open private(set) var type: INPersonHandleType
  open private(set) var label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    (self.value, self.type, self.label) = (value, type, label)
    super.init()
  }
  public convenience init(value: String?, type: INPersonHandleType) { self.init(value: value, type: type, label: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPersonHandle else { return false }
    return other.value == value && other.type == type && other.label == label
  }
  open override var hash: Int { value.hashValue }
}

public enum INPersonSuggestionType: Int, Sendable {
  case none = 0
  case socialProfile = 1
  case instantMessageAddress = 2
}

/// Somebody.
open class INPerson: NSObject, INSpeakable, @unchecked Sendable {
  open private(set) var personHandle: INPersonHandle?
  open private(set) var nameComponents: PersonNameComponents?
  open private(set) var displayName: String
  open private(set) var image: INImage?
  open private(set) var contactIdentifier: String?
  open private(set) var customIdentifier: String?
  open private(set) var isMe: Bool
  open private(set) var suggestionType: INPersonSuggestionType
  open var aliases: [INPersonHandle]?
  open var relationship: String? { nil }
  open var siriMatches: [INPerson]? { nil }
  open var spokenPhrase: String { displayName }
  open var pronunciationHint: String? { nil }
  open var vocabularyIdentifier: String? { customIdentifier }
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }

  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
    suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    self.displayName = displayName ?? Self.name(nameComponents) ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier) = (image, contactIdentifier)
    (self.customIdentifier, self.isMe, self.suggestionType) = (customIdentifier, isMe, suggestionType)
    super.init()
  }
  public convenience init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
    contactIdentifier: String?, customIdentifier: String?
  ) {
    self.init(
      personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: false)
  }

  private static func name(_ components: PersonNameComponents?) -> String? {
    guard let components else { return nil }
    let parts = [components.givenName, components.familyName].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INPerson else { return false }
    return other.personHandle == personHandle && other.displayName == displayName
      && other.contactIdentifier == contactIdentifier && other.customIdentifier == customIdentifier
  }
  open override var hash: Int { displayName.hashValue }
}

/// An object of an intent that an app defines.
open class INObject: NSObject, INSpeakable, @unchecked Sendable {
  open private(set) var identifier: String?
  open private(set) var displayString: String
  open var subtitleString: String?
  open var displayImage: INImage?
  open var pronunciationHint: String?
  open var alternativeSpeakableMatches: [any INSpeakable]? { nil }
  open var spokenPhrase: String { displayString }
  open var vocabularyIdentifier: String? { identifier }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    super.init()
  }
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
  public convenience init(
    identifier: String?, display displayString: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    (subtitleString, displayImage) = (subtitle, image)
  }
}

/// Objects that belong together.
open class INObjectSection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  open private(set) var title: String?
  open private(set) var items: [ObjectType]
  public init(title: String?, items: [ObjectType]) {
    (self.title, self.items) = (title, items)
    super.init()
  }
}

/// Objects that somebody chooses among.
open class INObjectCollection<ObjectType: NSObject>: NSObject, @unchecked Sendable {
  open private(set) var sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  public init(sections: [INObjectSection<ObjectType>]) {
    self.sections = sections
    super.init()
  }
  public init(items: [ObjectType]) {
    sections = [INObjectSection(title: nil, items: items)]
    super.init()
  }
}

/// A part of an intent that a view shows.
open class INParameter: NSObject, @unchecked Sendable {
  open private(set) var parameterClass: AnyClass
  open private(set) var parameterKeyPath: String
  public init(for aClass: AnyClass, keyPath: String) {
    (parameterClass, parameterKeyPath) = (aClass, keyPath)
    super.init()
  }
}
