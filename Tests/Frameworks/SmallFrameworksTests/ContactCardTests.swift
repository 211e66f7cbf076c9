// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Contacts
import Foundation
import GameplayKit
import Testing

/// Contacts as cards, and back.
@Suite struct ContactCardTests {
  private func contact() -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.organizationName) = ("Zoë", "Stern; Mond", "Sky")
    contact.note = "one\ntwo, three"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+49 30 1"))
    ]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "z@sky.test")]
    let address = CNMutablePostalAddress()
    (address.street, address.city) = ("Weg 1", "Ort")
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    contact.birthday = DateComponents(month: 2, day: 29)
    return contact
  }

  @Test func aCardGivesTheContactBack() throws {
    let data = try CNContactVCardSerialization.data(with: [contact(), CNMutableContact()])
    let back = try CNContactVCardSerialization.contacts(with: data)
    #expect(back.count == 2)
    let first = try #require(back.first)
    #expect(first.givenName == "Zoë" && first.familyName == "Stern; Mond" && first.organizationName == "Sky")
    #expect(first.note == "one\ntwo, three" && first.birthday == DateComponents(month: 2, day: 29))
    #expect(first.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    #expect(first.phoneNumbers.first?.value.stringValue == "+49 30 1")
    #expect(first.emailAddresses.first?.value == "z@sky.test" && first.emailAddresses.first?.label == CNLabelWork)
    #expect(first.postalAddresses.first?.value.city == "Ort")
  }

  @Test func foldedLinesAndGroupsAreRead() throws {
    let card = "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A Long\r\n  Name\r\nitem1.TEL;TYPE=work,voice:12\r\nEND:VCARD\r\n"
    let contact = try #require(CNContactVCardSerialization.contacts(with: Data(card.utf8)).first)
    #expect(contact.givenName == "A Long Name" && contact.phoneNumbers.first?.label == CNLabelWork)
    #expect(try CNContactVCardSerialization.contacts(with: Data("x:y\nEND:VCARD".utf8)).isEmpty)
  }
}

/// States of which one is current.
@Suite struct StateMachineTests {
  final class Log { var lines: [String] = [] }
  class Logged: GKState, @unchecked Sendable {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) {
      log.lines.append("\(type(of: self)) from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func willExit(to nextState: GKState) { log.lines.append("\(type(of: self)) ends") }
  }
  final class Waiting: Logged, @unchecked Sendable {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
    override func update(deltaTime seconds: TimeInterval) { stateMachine?.enter(Playing.self) }
  }
  final class Playing: Logged, @unchecked Sendable {}
  final class Over: Logged, @unchecked Sendable {}

  @Test func onlyStatesThatMayFollowAreEntered() {
    let log = Log()
    let machine = GKStateMachine(states: [Waiting(log), Playing(log), Over(log)])
    #expect(machine.currentState == nil && machine.enter(Waiting.self))
    #expect(!machine.enter(Over.self) && !machine.canEnterState(GKState.self))
    machine.update(deltaTime: 1)
    #expect(machine.currentState === machine.state(forClass: Playing.self))
    #expect(log.lines == ["Waiting from nothing", "Waiting ends", "Playing from Waiting"])
  }
}
