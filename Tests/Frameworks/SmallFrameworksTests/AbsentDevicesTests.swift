// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AVFoundation
import Contacts
import ContactsUI
import CoreBluetooth
import CoreMedia
import EventKit
import EventKitUI
import Foundation
import MediaPlayer
import MultipeerConnectivity
import Social
import Speech
import TesseraTesting
import Testing
import UIKit
import WatchConnectivity

/// Frameworks whose devices, people and accounts are not there.
@MainActor @Suite struct AbsentDevicesTests {
  private final class Central: NSObject, CBCentralManagerDelegate {
    var states: [CBManagerState] = []
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
  }

  private func settle(_ isDone: () -> Bool) async {
    for _ in 0..<100_000 where !isDone() { await Task.yield() }
  }

  @Test func thereIsNoBluetooth() async {
    let delegate = Central()
    let manager = CBCentralManager(delegate: delegate, queue: nil)
    #expect(manager.state == .unknown)
    await settle { !delegate.states.isEmpty }
    #expect(delegate.states == [.unsupported] && manager.state == .unsupported && !manager.isScanning)
    #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
  }

  @Test func thePersonDoesNotLetTheAppSeeContactsAndCalendars() async {
    let contacts = CNContactStore()
    let isAllowed: Bool = await withCheckedContinuation { answer in
      contacts.requestAccess(for: .contacts) { isAllowed, _ in answer.resume(returning: isAllowed) }
    }
    #expect(!isAllowed && CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(throws: CNError(.authorizationDenied)) {
      try contacts.enumerateContacts(
        with: CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as NSString])
      ) { _, _ in }
    }
    let calendars = EKEventStore()
    let isGiven: Bool = await withCheckedContinuation { answer in
      calendars.requestAccess(to: .event) { isGiven, _ in answer.resume(returning: isGiven) }
    }
    let event = EKEvent(eventStore: calendars)
    event.title = "Dentist"
    event.addAlarm(EKAlarm(relativeOffset: -600))
    #expect(!isGiven && event.hasAlarms && calendars.calendars(for: .event).isEmpty)
    #expect(throws: EKError(.eventStoreNotAuthorized)) { try calendars.save(event, span: .thisEvent) }
  }

  @Test func aContactOfTheAppsOwnHasItsNameAndNumbers() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555-0100"))
    ]
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Augusta"
    #expect(copy.givenName == "Ada" && copy.phoneNumbers.first?.value.stringValue == "555-0100")
    let screen = TestScreen(.iPhone16)
    let page = CNContactViewController(for: copy)
    screen.show(page)
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.detailTextLabel?.text == "555-0100")
  }

  @Test func nobodyIsSignedInNothingIsNearAndNoWatchIsPaired() {
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    #expect(SLComposeViewController(forServiceType: SLServiceTypeTwitter) == nil)
    #expect(!WCSession.isSupported() && !WCSession.default.isReachable)
    let session = MCSession(peer: MCPeerID(displayName: "Me"))
    #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [], with: .reliable) }
    #expect(MPMediaQuery.songs().items?.isEmpty == true && MPMediaLibrary.authorizationStatus() == .denied)
  }

  @Test func nothingIsRecognisedAndNoEngineStarts() async {
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied && SFSpeechRecognizer()?.isAvailable == false)
    #expect(throws: AVError(.deviceNotConnected)) { try AVAudioEngine().start() }
  }
}
