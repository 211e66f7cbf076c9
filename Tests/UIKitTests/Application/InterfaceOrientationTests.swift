// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

@MainActor @Suite struct InterfaceOrientationTests {
  /// Stands as it is told, and logs the sizes that it is to take.
  private final class Page: UIViewController {
    var allowed = UIInterfaceOrientationMask.allButUpsideDown
    var preferred: UIInterfaceOrientation?
    var sizes: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferred ?? super.preferredInterfaceOrientationForPresentation
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }
  }

  @MainActor private final class Stage {
    let page = Page()
    let phone: Phone
    var told: [DeviceDescription.Orientation] = []
    var application: UIApplication { phone.application }

    init(_ allowed: UIInterfaceOrientationMask, on device: DeviceDescription = .iPhone16) {
      page.allowed = allowed
      phone = Phone(device, root: page)
      phone.window.makeKeyAndVisible()
      phone.application.orientationObserver = { [weak self] in self?.told.append($0) }
      phone.application.beginFittingOrientation()
    }

    func turn(_ orientation: DeviceDescription.Orientation) {
      var configuration = application.screen.configuration
      configuration.orientation = orientation
      application.apply(configuration)
      phone.advance(0.6)
    }
  }

  @Test func theInterfaceTurnsWithTheDeviceWhereItsControllerAllowsThat() {
    let stage = Stage(.allButUpsideDown)
    stage.turn(.landscapeLeft)
    #expect(stage.application.interfaceOrientation == .landscapeRight)
    #expect(stage.page.sizes == [CGSize(width: 852, height: 393)])
    #expect(stage.phone.window.bounds.size == CGSize(width: 852, height: 393))
    #expect(stage.told.isEmpty)
    stage.turn(.portraitUpsideDown)
    #expect(stage.application.interfaceOrientation == .landscapeRight && stage.told == [.landscapeLeft])
  }

  @Test func aControllerForPortraitStaysUprightOnADeviceThatTurns() {
    let stage = Stage(.portrait)
    stage.turn(.landscapeRight)
    #expect(stage.application.interfaceOrientation == .portrait)
    #expect(stage.page.sizes.isEmpty && stage.phone.window.bounds.width == 393)
    #expect(stage.told == [.portrait])
    #expect(UIDevice.current.orientation == .landscapeRight)
  }

  @Test func aControllerForLandscapeTurnsTheInterfaceAtLaunch() {
    let stage = Stage(.landscape)
    #expect(stage.application.interfaceOrientation == .landscapeRight && stage.told == [.landscapeLeft])
    stage.turn(.landscapeRight)
    #expect(stage.application.interfaceOrientation == .landscapeLeft)
  }

  @Test func whatIsSupportedIsAskedAgainWhenItIsSaidToHaveChanged() {
    let stage = Stage(.portrait)
    stage.turn(.landscapeLeft)
    stage.page.allowed = .all
    stage.page.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.application.interfaceOrientation == .landscapeRight)
    stage.page.allowed = .portrait
    stage.page.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.application.interfaceOrientation == .portrait)
    #expect(stage.told == [.portrait, .landscapeLeft, .portrait])
  }

  @Test func whatIsPresentedFullScreenDecidesWhileItIs() {
    let stage = Stage(.portrait)
    let film = Page()
    film.allowed = .landscape
    film.preferred = .landscapeLeft
    film.modalPresentationStyle = .fullScreen
    stage.page.present(film, animated: true)
    stage.phone.advance(1.5)
    #expect(stage.application.interfaceOrientation == .landscapeLeft)
    #expect(film.view.bounds.size == CGSize(width: 852, height: 393))
    film.dismiss(animated: true)
    stage.phone.advance(1.5)
    #expect(stage.application.interfaceOrientation == .portrait)
    #expect(stage.page.view.bounds.size == CGSize(width: 393, height: 852))
    let sheet = Page()
    sheet.allowed = .landscape
    stage.page.present(sheet, animated: false)
    stage.phone.frame()
    #expect(stage.application.interfaceOrientation == .portrait)
  }

  @Test func aNewRootControllerIsAsked() {
    let stage = Stage(.portrait)
    let game = Page()
    game.allowed = .landscapeLeft
    stage.phone.window.rootViewController = game
    stage.phone.frame()
    #expect(stage.application.interfaceOrientation == .landscapeLeft && game.view.bounds.width == 852)
  }

  @Test func aSceneTurnsTheInterfaceWhereTheControllerAllowsThat() throws {
    let stage = Stage(.portrait)
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication, configuration: configuration, number: 1),
      connectionOptions: UIScene.ConnectionOptions())
    var errors: [UISceneError.Code] = []
    func ask(_ mask: UIInterfaceOrientationMask) {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { error in
        if let error = error as? UISceneError { errors.append(error.code) }
      }
    }
    ask(.landscape)
    #expect(errors == [.geometryRequestDenied] && scene.effectiveGeometry.interfaceOrientation == .portrait)
    stage.page.allowed = .all
    stage.page.setNeedsUpdateOfSupportedInterfaceOrientations()
    ask(.landscape)
    #expect(errors.count == 1 && scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
    // It stays until the device turns, whatever covers a part of the screen.
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    stage.page.present(alert, animated: false)
    stage.phone.frame()
    alert.dismiss(animated: false)
    stage.phone.frame()
    #expect(stage.application.interfaceOrientation == .landscapeRight)
    stage.page.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(stage.application.interfaceOrientation == .landscapeRight)
    stage.turn(.landscapeRight)
    stage.turn(.portrait)
    #expect(stage.application.interfaceOrientation == .portrait)
  }

  @Test func padsWhoseAppsStandInAllWaysDoNotAskControllers() {
    let stage = Stage(.portrait, on: .iPadPro11)
    stage.turn(.landscapeLeft)
    #expect(stage.application.interfaceOrientation == .landscapeRight && stage.told.isEmpty)
  }

  @Test func anAppThatWasNotLaunchedStandsAsItIsTold() {
    let page = Page()
    page.allowed = .portrait
    let phone = Phone(root: page)
    phone.window.makeKeyAndVisible()
    var configuration = phone.application.screen.configuration
    configuration.orientation = .landscapeLeft
    phone.application.apply(configuration)
    #expect(phone.application.interfaceOrientation == .landscapeRight)
  }

  @Test func infoPlistsAreReadForEachKindOfDevice() {
    let both: [String: Any] = [
      "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
      "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortraitUpsideDown", 7, "Sideways"],
    ]
    #expect(
      UIInterfaceOrientationMask(infoDictionary: both, idiom: .phone) == [.portrait, .landscapeLeft])
    #expect(UIInterfaceOrientationMask(infoDictionary: both, idiom: .pad) == .portraitUpsideDown)
    #expect(UIInterfaceOrientationMask(infoDictionary: [:], idiom: .phone) == nil)
    let broken = ["UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait"]
    #expect(UIInterfaceOrientationMask(infoDictionary: broken, idiom: .phone) == nil)
  }

  @Test func theKeyThatOnceTurnedTheInterfaceDoesNothingAnyMore() {
    let stage = Stage(.all)
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(stage.application.interfaceOrientation == .portrait)
  }
}
