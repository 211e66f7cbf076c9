// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What apps of older times ask of the application.
@MainActor @Suite struct UIApplicationOldStateTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var types: [UIUserNotificationType] = []
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
      types.append(notificationSettings.types)
    }
  }

  @Test func anAppWhoseControllersHaveNoSayChangesTheStatusBarItself() {
    let bench = Bench()
    bench.take()
    let application = bench.application
    application.ownStatusBar = OwnStatusBar([
      "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
    ])
    var told: [UIApplication.StatusBar] = []
    application.statusBarObserver = { told.append($0) }
    #expect(application.statusBarStyle == .lightContent && !application.isStatusBarHidden)
    application.statusBarStyle = .default
    application.setStatusBarHidden(true, with: .slide)
    #expect(told == [.init(isHidden: false, isLight: false), .init(isHidden: true, isLight: false)])
    #expect(application.isStatusBarHidden && application.statusBarFrame.height == 0)
  }

  @Test func elsewhereTheControllerInChargeDecides() {
    let bench = Bench()
    bench.take()
    bench.application.statusBarStyle = .lightContent
    bench.application.isStatusBarHidden = true
    #expect(bench.application.statusBarStyle == .darkContent && !bench.application.isStatusBarHidden)
  }

  @Test func aLocalNotificationIsKeptAndNoneIsAllowed() throws {
    let bench = Bench()
    bench.take()
    let application = bench.application
    let delegate = Delegate()
    application.delegate = delegate
    application.registerUserNotificationSettings(UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    #expect(delegate.types.isEmpty)
    bench.advance(0.1)
    #expect(delegate.types == [[]] && application.currentUserNotificationSettings?.types == [])
    let notification = UILocalNotification()
    notification.alertBody = "Tea is ready"
    notification.fireDate = Date(timeIntervalSinceReferenceDate: 60)
    application.scheduleLocalNotification(notification)
    notification.alertBody = "changed afterwards"
    let kept = try #require(application.scheduledLocalNotifications?.first)
    #expect(kept.alertBody == "Tea is ready" && kept !== notification)
    application.cancelLocalNotification(kept)
    #expect(application.scheduledLocalNotifications?.isEmpty == true)
  }

  @Test func anActionOfANotificationIsMadeByItsMutableForm() {
    let action = UIMutableUserNotificationAction()
    action.identifier = "snooze"
    action.title = "Snooze"
    action.activationMode = .background
    let category = UIMutableUserNotificationCategory()
    category.identifier = "alarm"
    category.setActions([action], for: .minimal)
    let plain: UIUserNotificationCategory = category
    #expect(plain.identifier == "alarm" && plain.actions(for: .minimal)?.first?.title == "Snooze")
    #expect(plain.actions(for: .default) == nil)
  }
}
