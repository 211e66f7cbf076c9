// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Names what of contacts is wanted.
public protocol CNKeyDescriptor: NSObjectProtocol {}

extension NSString: CNKeyDescriptor {}

public enum CNContactType: Int, Sendable {
  case person = 0
  case organization = 1
}

/// A person or firm.
open class CNContact: NSObject, NSCopying, @unchecked Sendable {
  fileprivate struct State {
    var identifier = UUID().uuidString
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var previousFamilyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var phoneticGivenName = ""
    var phoneticFamilyName = ""
    var note = ""
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
    var imageData: Data?
    var thumbnailImageData: Data?
  }

  fileprivate var state = State()

  public override init() { super.init() }

  open var identifier: String { state.identifier }
  open var contactType: CNContactType { state.contactType }
  open var namePrefix: String { state.namePrefix }
  open var givenName: String { state.givenName }
  open var middleName: String { state.middleName }
  open var familyName: String { state.familyName }
  open var previousFamilyName: String { state.previousFamilyName }
  open var nameSuffix: String { state.nameSuffix }
  open var nickname: String { state.nickname }
  open var organizationName: String { state.organizationName }
  open var departmentName: String { state.departmentName }
  open var jobTitle: String { state.jobTitle }
  open var phoneticGivenName: String { state.phoneticGivenName }
  open var phoneticFamilyName: String { state.phoneticFamilyName }
  open var note: String { state.note }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { state.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { state.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { state.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { state.urlAddresses }
  open var birthday: DateComponents? { state.birthday }
  open var imageData: Data? { state.imageData }
  open var thumbnailImageData: Data? { state.thumbnailImageData ?? state.imageData }
  open var imageDataAvailable: Bool { state.imageData != nil }

  /// Whether a property was fetched: all are there.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNContact()
    copy.state = state
    return copy
  }

  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    copy.state = state
    return copy
  }

  open class func localizedString(forKey key: String) -> String { key }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

/// A person or firm that an app makes or changes.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { state.contactType }
    set { state.contactType = newValue }
  }
  open override var namePrefix: String {
    get { state.namePrefix }
    set { state.namePrefix = newValue }
  }
  open override var givenName: String {
    get { state.givenName }
    set { state.givenName = newValue }
  }
  open override var middleName: String {
    get { state.middleName }
    set { state.middleName = newValue }
  }
  open override var familyName: String {
    get { state.familyName }
    set { state.familyName = newValue }
  }
  open override var previousFamilyName: String {
    get { state.previousFamilyName }
    set { state.previousFamilyName = newValue }
  }
  open override var nameSuffix: String {
    get { state.nameSuffix }
    set { state.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { state.nickname }
    set { state.nickname = newValue }
  }
  open override var organizationName: String {
    get { state.organizationName }
    set { state.organizationName = newValue }
  }
  open override var departmentName: String {
    get { state.departmentName }
    set { state.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { state.jobTitle }
    set { state.jobTitle = newValue }
  }
  open override var phoneticGivenName: String {
    get { state.phoneticGivenName }
    set { state.phoneticGivenName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { state.phoneticFamilyName }
    set { state.phoneticFamilyName = newValue }
  }
  open override var note: String {
    get { state.note }
    set { state.note = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { state.phoneNumbers }
    set { state.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { state.emailAddresses }
    set { state.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { state.postalAddresses }
    set { state.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { state.urlAddresses }
    set { state.urlAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { state.birthday }
    set { state.birthday = newValue }
  }
  open override var imageData: Data? {
    get { state.imageData }
    set { state.imageData = newValue }
  }
}

/// A value with what it is for.
open class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  open private(set) var identifier = UUID().uuidString
  open private(set) var label: String?
  open private(set) var value: ValueType

  public init(label: String?, value: ValueType) {
    (self.label, self.value) = (label, value)
    super.init()
  }

  /// The label in words: what Apple's labels have in their brackets.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  open private(set) var stringValue: String

  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }
}

/// Where letters go.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  fileprivate var fields: [String: String] = [:]
  public override init() { super.init() }
  open var street: String { fields["street"] ?? "" }
  open var subLocality: String { fields["subLocality"] ?? "" }
  open var city: String { fields["city"] ?? "" }
  open var state: String { fields["state"] ?? "" }
  open var postalCode: String { fields["postalCode"] ?? "" }
  open var country: String { fields["country"] ?? "" }
  open var isoCountryCode: String { fields["isoCountryCode"] ?? "" }
}

/// Where letters go, to be filled in.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { fields["street"] = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { fields["subLocality"] = newValue }
  }
  open override var city: String {
    get { super.city }
    set { fields["city"] = newValue }
  }
  open override var state: String {
    get { super.state }
    set { fields["state"] = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { fields["postalCode"] = newValue }
  }
  open override var country: String {
    get { super.country }
    set { fields["country"] = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { fields["isoCountryCode"] = newValue }
  }
}

/// Writes a contact's name.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
  }

  open var style = Style.fullName

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// The parts of the name in their order; `nil` where there are none and no firm.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let parts =
      style == .fullName
      ? [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
      : [contact.phoneticGivenName, contact.phoneticFamilyName]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty { return name }
    return contact.organizationName.isEmpty ? nil : contact.organizationName
  }

  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "fullName" as NSString }

  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap { string(from: $0) } }
}

public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
public let CNContactNoteKey = "note"
public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
