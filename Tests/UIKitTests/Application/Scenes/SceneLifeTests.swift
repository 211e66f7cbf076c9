// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// What a scene's delegate hears from launch on.
@MainActor @Suite(.serialized) struct SceneLifeTests {
  private static var log: [String] = []

  final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func applicationDidBecomeActive(_ application: UIApplication) { SceneLifeTests.log.append("app active") }
    func applicationDidEnterBackground(_ application: UIApplication) { SceneLifeTests.log.append("app background") }
  }

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private func note(_ what: String, _ scene: UIScene) {
      SceneLifeTests.log.append("\(what), \(scene.activationState)")
    }
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { note("connect", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  }

  @Test func aSceneHearsWhatBecomesOfItAndTheAppsDelegateDoesNot() throws {
    let application = UIApplication(configuration: DeviceConfiguration(device: .iPhone16))
    application.launch(delegateClass: AppDelegate.self)
    #expect(Self.log == ["connect, unattached", "foreground, foregroundInactive", "active, foregroundActive"])
    Self.log = []
    application.handle(.visibility(false))
    #expect(Self.log == ["resign, foregroundActive", "background, background"])
    #expect(application.applicationState == .background)
    Self.log = []
    application.handle(.visibility(true))
    #expect(Self.log == ["foreground, foregroundInactive", "active, foregroundActive"])
    #expect(application.applicationState == .active)
    Self.log = []
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(application.openSessions == [scene.session] && scene.session.scene === scene)
    #expect(scene.statusBarManager?.isStatusBarHidden == false)
    #expect(scene.statusBarManager?.statusBarFrame == application.statusBarFrame)
  }
}
