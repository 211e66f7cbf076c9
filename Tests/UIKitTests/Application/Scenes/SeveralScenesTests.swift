// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Several scenes of one app: who hears what, and what is remembered.
@MainActor @Suite(.serialized) struct SeveralScenesTests {
  @Test func aFurtherSceneIsConfiguredConnectedAndActive() throws {
    let stage = SceneStage()
    #expect(stage.application.supportsMultipleScenes)
    #expect(stage.heard() == ["app configures main", "1 connects", "1 foreground", "1 active"])
    stage.request()
    #expect(
      stage.heard() == [
        "app configures scene-2", "2 connects", "1 was 1210 wide, is 600", "2 foreground", "2 active",
      ])
    #expect(stage.application.connectedScenes.count == 2 && stage.application.openSessions.count == 2)
    let session = try #require(stage.scene(2)?.session)
    #expect(session.configuration.name == "Stage" && session.persistentIdentifier == "scene-2")
    #expect(session.scene === stage.scene(2) && session.role == .windowApplication)
    #expect([stage.scene(1), stage.scene(2)].allSatisfy { $0?.activationState == .foregroundActive })
  }

  @Test(arguments: [(DeviceDescription.iPhone16, true), (.iPadPro11, false)])
  func phonesAndAppsOfOneSceneRefuseAnother(device: DeviceDescription, allowsSeveral: Bool) {
    let stage = SceneStage(device, orientation: .portrait, allowsSeveral: allowsSeveral)
    #expect(!stage.application.supportsMultipleScenes && stage.application.sceneList == nil)
    _ = stage.heard()
    stage.request()
    #expect(stage.heard() == ["error multipleScenesNotSupported"])
    #expect(stage.application.connectedScenes.count == 1)
  }

  @Test func aThirdSceneTakesThePlaceOfTheOneThatDidNotAskForIt() {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    stage.request(from: stage.scene(1))
    #expect(
      stage.heard() == [
        "app configures scene-3", "3 connects", "2 resigns", "2 background", "3 foreground", "3 active",
      ])
    #expect(stage.application.shownScenes.map(\.session.number) == [1, 3])
    #expect(stage.scene(2)?.activationState == .background)
    #expect(stage.scene(3)?.windows.first?.isKeyWindow == true)
    // And comes back in the place of the one that is not in front.
    stage.want(.activate)
    #expect(
      stage.heard() == ["1 resigns", "1 background", "2 foreground", "2 active"])
    #expect(stage.application.shownScenes.map(\.session.number) == [2, 3])
  }

  @Test func aSceneThatIsShownGoesOnWithAnActivityAndIsInFront() throws {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    let first = try #require(stage.scene(1))
    stage.request(first.session, activity: NSUserActivity(activityType: "read"))
    #expect(stage.heard() == ["1 continues read"])
    #expect(stage.application.keyWindow?.windowScene === first)
    stage.want(.background, 1)
    _ = stage.heard()
    stage.request(first.session, activity: NSUserActivity(activityType: "write"))
    #expect(stage.heard().suffix(3) == ["1 foreground", "1 continues write", "1 active"])
  }

  @Test func aNewSceneGetsItsActivityWithTheConnection() {
    let stage = SceneStage()
    _ = stage.heard()
    let request = UISceneSessionActivationRequest(userActivity: NSUserActivity(activityType: "read"))
    stage.take()
    stage.application.activateSceneSession(for: request)
    #expect(stage.heard().isEmpty, "a little later")
    stage.advance(0.1)
    #expect(stage.heard().prefix(2) == ["app configures scene-2", "2 connects for read"])
  }

  @Test func aClosedSceneEndsWithItsSession() throws {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    let second = try #require(stage.scene(2))
    stage.take()
    stage.application.requestSceneSessionDestruction(second.session, options: nil)
    stage.advance(0.1)
    #expect(
      stage.heard() == [
        "2 resigns", "2 background", "1 was 600 wide, is 1210", "2 disconnects true", "app discards scene-2",
      ])
    #expect(stage.application.openSessions.map(\.persistentIdentifier) == ["main"])
    #expect(stage.application.keyWindow?.windowScene === stage.scene(1))
    #expect(second.windows.isEmpty)
    // What has ended can't be shown or ended again.
    stage.request(second.session)
    #expect(stage.heard() == ["error requestDenied"])
    stage.take()
    stage.application.requestSceneSessionDestruction(second.session, options: nil) { _ in stage.log.append("error") }
    stage.advance(0.1)
    #expect(stage.heard() == ["error"])
  }

  @Test func whatADelegateSaysOfItsStateComesBackWithTheNextConnection() throws {
    let stage = SceneStage(.iPhone16, orientation: .portrait)
    _ = stage.heard()
    let session = try #require(stage.scene(1)?.session)
    session.userInfo = ["page": 7]
    stage.states[1] = NSUserActivity(activityType: "page 7")
    stage.want(.disconnect)
    #expect(stage.heard() == ["1 resigns", "1 background", "1 disconnects true"])
    #expect(session.stateRestorationActivity?.activityType == "page 7" && session.scene == nil)
    #expect(stage.application.connectedScenes.isEmpty && stage.application.openSessions == [session])
    #expect(stage.application.applicationState == .background)
    stage.want(.activate, 1)
    #expect(stage.heard() == ["1 connects as in page 7", "1 foreground", "1 active"])
    #expect(stage.scene(1)?.session === session && session.userInfo?["page"] as? Int == 7)
    // A delegate that has nothing to say later takes it back.
    stage.states = [:]
    stage.want(.background)
    #expect(session.stateRestorationActivity == nil)
    // What the app puts there by itself stays.
    session.stateRestorationActivity = NSUserActivity(activityType: "own")
    stage.want(.activate)
    stage.want(.background)
    #expect(session.stateRestorationActivity?.activityType == "own")
  }

  @Test func theAppIsInTheBackgroundWhileNoSceneIsShown() {
    let stage = SceneStage()
    _ = stage.heard()
    let center = NotificationCenter.default
    let names: [Notification.Name] = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIScene.didDisconnectNotification, UIScene.didActivateNotification,
    ]
    let observers = names.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { [weak stage] note in
        let (sender, name) = (Passed(value: note.object as AnyObject), note.name.rawValue)
        onThisThread {
          guard let stage, sender.value === stage.application || sender.value is UIScene else { return }
          stage.log.append(name)
        }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    stage.want(.close)
    #expect(
      stage.heard() == [
        "1 resigns", "UIApplicationWillResignActiveNotification", "1 background",
        "UIApplicationDidEnterBackgroundNotification", "1 disconnects true", "UISceneDidDisconnectNotification",
        "app discards main",
      ])
    #expect(stage.application.applicationState == .background && stage.application.keyWindow == nil)
    stage.want(.open)
    #expect(
      stage.heard() == [
        "app configures scene-2", "2 connects", "2 foreground", "UIApplicationWillEnterForegroundNotification",
        "2 active", "UISceneDidActivateNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test func onlyShownScenesHearThatPeopleLookAway() {
    let stage = SceneStage()
    stage.request()
    stage.want(.background, 1)
    _ = stage.heard()
    stage.application.handle(.visibility(false))
    #expect(stage.heard() == ["2 resigns", "2 background"])
    stage.request()
    #expect(stage.heard() == ["error requestDenied"], "apps don't come to the front by themselves")
    stage.application.handle(.visibility(true))
    #expect(stage.heard() == ["2 foreground", "2 active"])
  }

  @Test func refreshingConnectsASceneInTheBackground() throws {
    let stage = SceneStage()
    stage.request()
    let session = try #require(stage.scene(2)?.session)
    stage.want(.disconnect, 2)
    _ = stage.heard()
    stage.take()
    stage.application.requestSceneSessionRefresh(session)
    stage.advance(0.1)
    #expect(stage.heard() == ["2 connects"])
    #expect(stage.scene(2)?.activationState == .background)
    #expect(stage.scene(2)?.windows.first?.layer.superlayer == nil)
    #expect(stage.application.keyWindow?.windowScene === stage.scene(1))
  }

  @Test func hostsHearOfTheScenes() {
    let stage = SceneStage()
    stage.request()
    stage.want(.disconnect, 1)
    #expect(
      stage.application.sceneList
        == SceneList(
          scenes: [
            SceneList.Scene(number: 1, title: "", state: .disconnected, isFront: false),
            SceneList.Scene(number: 2, title: "Stage 2", state: .foreground, isFront: true),
          ], allowsMore: true))
  }
}
