// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Contacts as vCards of version 3.0, and back.
open class CNContactVCardSerialization: NSObject {
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "vCard" as NSString }

  /// Cards one after another, in UTF-8.
  open class func data(with contacts: [CNContact]) throws -> Data {
    Data(contacts.map(card).joined().utf8)
  }

  /// The contacts of all cards. Fields that a contact has no property for are left out.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(bytes: data, encoding: .utf8) ?? String(bytes: data, encoding: .isoLatin1) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    // A line that begins with a space goes on where the last one ended.
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
    let lines = plain.replacingOccurrences(of: "\n ", with: "").replacingOccurrences(of: "\n\t", with: "")
    var contacts: [CNContact] = []
    var open: CNMutableContact?
    for line in lines.split(separator: "\n") {
      guard let field = VCardField(line) else { continue }
      switch (field.name, open) {
      case ("BEGIN", _): open = CNMutableContact()
      case ("END", let contact?):
        contacts.append(contact)
        open = nil
      case (_, let contact?): contact.take(field)
      default: break
      }
    }
    return contacts
  }

  private static func card(of contact: CNContact) -> String {
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Tessera//Contacts//EN"]
    func add(_ name: String, _ parts: [String]) {
      if parts.contains(where: { !$0.isEmpty }) {
        lines.append(name + ":" + parts.map(VCardField.escape).joined(separator: ";"))
      }
    }
    lines.append(
      "N:"
        + [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
        .map(VCardField.escape).joined(separator: ";"))
    lines.append("FN:" + VCardField.escape(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
    add("NICKNAME", [contact.nickname])
    add(
      "ORG",
      contact.departmentName.isEmpty ? [contact.organizationName] : [contact.organizationName, contact.departmentName])
    add("TITLE", [contact.jobTitle])
    for email in contact.emailAddresses { add("EMAIL;type=INTERNET" + kind(email.label), [email.value as String]) }
    for phone in contact.phoneNumbers { add("TEL" + kind(phone.label), [phone.value.stringValue]) }
    for address in contact.postalAddresses {
      let value = address.value
      add(
        "ADR" + kind(address.label),
        ["", "", value.street, value.city, value.state, value.postalCode, value.country])
    }
    for url in contact.urlAddresses { add("URL" + kind(url.label), [url.value as String]) }
    add("NOTE", [contact.note])
    if let birthday = contact.birthday, let month = birthday.month, let day = birthday.day {
      lines.append(String(format: "BDAY:%04d-%02d-%02d", birthday.year ?? 1604, month, day))
    }
    lines.append("END:VCARD")
    return lines.map { $0 + "\r\n" }.joined()
  }

  private static func kind(_ label: String?) -> String {
    switch label {
    case CNLabelHome?: ";type=HOME"
    case CNLabelWork?: ";type=WORK"
    case CNLabelPhoneNumberMobile?: ";type=CELL"
    case CNLabelPhoneNumberiPhone?: ";type=IPHONE"
    case CNLabelPhoneNumberMain?: ";type=MAIN"
    default: ""
    }
  }
}

extension CNMutableContact {
  fileprivate func take(_ field: VCardField) {
    func part(_ index: Int) -> String { field.parts.indices.contains(index) ? field.parts[index] : "" }
    switch field.name {
    case "N":
      (familyName, givenName, middleName) = (part(0), part(1), part(2))
      (namePrefix, nameSuffix) = (part(3), part(4))
    case "FN":
      // A card without a name in parts has it in one.
      if givenName.isEmpty, familyName.isEmpty { givenName = part(0) }
    case "NICKNAME": nickname = part(0)
    case "ORG": (organizationName, departmentName) = (part(0), part(1))
    case "TITLE": jobTitle = part(0)
    case "NOTE": note = part(0)
    case "EMAIL": emailAddresses.append(CNLabeledValue(label: field.label, value: part(0) as NSString))
    case "URL": urlAddresses.append(CNLabeledValue(label: field.label, value: part(0) as NSString))
    case "TEL": phoneNumbers.append(CNLabeledValue(label: field.label, value: CNPhoneNumber(stringValue: part(0))))
    case "ADR":
      let address = CNMutablePostalAddress()
      (address.street, address.city, address.state) = (part(2), part(3), part(4))
      (address.postalCode, address.country) = (part(5), part(6))
      postalAddresses.append(CNLabeledValue(label: field.label, value: address))
    case "BDAY":
      let numbers = part(0).split(separator: "-").compactMap { Int($0) }
      guard numbers.count == 3 else { return }
      birthday = DateComponents(year: numbers[0] == 1604 ? nil : numbers[0], month: numbers[1], day: numbers[2])
    default: break
    }
  }
}

/// A line of a card: its name, what kind it is, and its value in parts.
private struct VCardField {
  let name: String
  let kinds: Set<String>
  let parts: [String]

  init?(_ line: Substring) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let head = line[..<colon].uppercased().split(separator: ";")
    guard let first = head.first else { return nil }
    // `item1.TEL` is a `TEL` of a group.
    name = String(first.split(separator: ".").last ?? first)
    kinds = Set(
      head.dropFirst().flatMap { $0.split(separator: "=").last?.split(separator: ",").map(String.init) ?? [] })
    var parts = [""]
    var isEscaped = false
    for character in line[line.index(after: colon)...] {
      if isEscaped {
        parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == ";" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    self.parts = parts
  }

  var label: String? {
    if kinds.contains("CELL") { return CNLabelPhoneNumberMobile }
    if kinds.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
    if kinds.contains("MAIN") { return CNLabelPhoneNumberMain }
    if kinds.contains("HOME") { return CNLabelHome }
    return kinds.contains("WORK") ? CNLabelWork : nil
  }

  static func escape(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n": result += "\\n"
      case ",", ";", "\\": result += "\\" + String(character)
      default: result.append(character)
      }
    }
  }
}
