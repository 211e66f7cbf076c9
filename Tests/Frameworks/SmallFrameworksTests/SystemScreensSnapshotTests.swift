// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Contacts
import ContactsUI
import EventKit
import EventKitUI
import Foundation
import MessageUI
import SafariServices
import TesseraTesting
import Testing
import UIKit
import WebKit

/// Screens that the system has for apps, drawn in the light and the dark on a phone and a pad. Look at the pictures when one
/// changes.
@MainActor struct SystemScreensSnapshotTests {
  struct Place: Sendable, CustomTestStringConvertible {
    var device: TestDevice
    var style: UIUserInterfaceStyle

    static let all = [TestDevice.iPhone16, .iPadMini].flatMap { device in
      [UIUserInterfaceStyle.light, .dark].map { Place(device: device, style: $0) }
    }

    func name(_ base: String) -> String {
      base + (device == .iPadMini ? "-pad" : "") + (style == .dark ? "-dark" : "")
    }

    var testDescription: String { name("place") }
  }

  private func check(_ name: String, _ place: Place, _ make: () -> UIViewController) async throws {
    let screen = TestScreen(place.device, appearance: place.style, scale: 1)
    let page = UIViewController()
    page.view.backgroundColor = .systemTeal
    screen.show(page)
    screen.step()
    page.present(make(), animated: true)
    screen.advance(by: 1.5)
    // What loads does so on other queues.
    for _ in 0..<20 { await Task.yield() }
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: place.name(name))
  }

  private var link: URL { get throws { try #require(URL(string: "https://example.org/walks/in/the/hills")) } }

  @Test(arguments: Place.all) func documents(_ place: Place) async throws {
    try await check("documents", place) { UIDocumentPickerViewController(forExporting: [], asCopy: true) }
  }

  @Test(arguments: Place.all) func contacts(_ place: Place) async throws {
    try await check("contacts", place) { CNContactPickerViewController() }
  }

  @Test(arguments: Place.all) func aContact(_ place: Place) async throws {
    try await check("contact", place) {
      let contact = CNMutableContact()
      (contact.givenName, contact.familyName) = ("Ada", "Lovelace")
      contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "+44 20 5550 100"))]
      contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org" as NSString)]
      return UINavigationController(rootViewController: CNContactViewController(for: contact))
    }
  }

  @Test(arguments: Place.all) func mail(_ place: Place) async throws {
    try await check("mail", place) { MFMailComposeViewController() }
  }

  @Test(arguments: Place.all) func aWebsite(_ place: Place) async throws {
    let link = try link
    try await check("website", place) { SFSafariViewController(url: link) }
  }

  @Test(arguments: Place.all) func aPage(_ place: Place) async throws {
    try await check("page", place) {
      let controller = UIViewController()
      let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      web.loadHTMLString(
        """
        <title>Tea</title><h1>Tea</h1><p>Green and <b>black</b>, with <a href="https://example.org">a link</a>.</p>
        <h2>How</h2><ul><li>Water</li><li>Leaves</li></ul><p>That is all there is to it, in as many lines as it takes
        to say so on a screen of this width.</p>
        """, baseURL: nil)
      controller.view = web
      web.backgroundColor = .systemBackground
      controller.title = "Tea"
      return UINavigationController(rootViewController: controller)
    }
  }

  /// The time is the calendar's of a moment that does not change.
  @Test(arguments: Place.all) func anEvent(_ place: Place) async throws {
    try await check("event", place) {
      let editor = EKEventEditViewController()
      let event = EKEvent(eventStore: EKEventStore())
      event.title = "Walk"
      event.startDate = Date(timeIntervalSince1970: 1_781_000_000)
      event.endDate = event.startDate.addingTimeInterval(3_600)
      editor.event = event
      return editor
    }
  }
}
