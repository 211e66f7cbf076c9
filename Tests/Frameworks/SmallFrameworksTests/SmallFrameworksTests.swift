// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import LocalAuthentication
import MessageUI
import SafariServices
import TesseraTesting
import Testing
import UIKit
import UserNotifications

/// Frameworks that answer as on a device that has not what they stand for.
@MainActor @Suite struct SmallFrameworksTests {
  @Test func nobodyCanBeAskedWhoTheyAre() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.passcodeNotSet.rawValue && context.biometryType == .none)
    await #expect(throws: LAError.self) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Who?")
    }
  }

  @Test func notificationsAreNotAllowedAndRequestsAreKept() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    for _ in 0..<2 {
      try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }
    #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Tea"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func noMailCanBeSentAndTheControllerSaysSo() {
    #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let mail = MFMailComposeViewController()
    root.present(mail, animated: true)
    screen.advance(by: 2)
    #expect((mail.presentedViewController as? UIAlertController)?.title == "No Mail Accounts")
  }

  @Test func aWebsiteIsNamed() throws {
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let safari = SFSafariViewController(url: try #require(URL(string: "https://example.org/a")))
    root.present(safari, animated: true)
    screen.advance(by: 2)
    let bars = safari.view.subviews.compactMap { $0 as? UINavigationBar }
    #expect(bars.first?.topItem?.title == "example.org")
  }

  @Test func whatIsSaidOfNotificationsIsKeptAndTheSignHasNoNumber() async {
    let content = UNMutableNotificationContent()
    content.interruptionLevel = .timeSensitive
    #expect((content as UNNotificationContent).interruptionLevel == .timeSensitive)
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "Words")
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "talk", actions: [reply], intentIdentifiers: [])
    ])
    #expect(await center.notificationCategories().first?.actions.first is UNTextInputNotificationAction)
    #expect(await center.notificationSettings().alertSetting == .disabled)
    await #expect { try await center.setBadgeCount(1) } throws: { ($0 as? UNError)?.code == .notificationsNotAllowed }
  }
}
