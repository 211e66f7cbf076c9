// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// How the device is held, and how the interface is to stand in place of that.
struct InterfaceTurning {
  /// As the host said last.
  var held: DeviceDescription.Orientation
  /// What the app asked for, or the controller that is presented; until the device turns.
  var requested: UIInterfaceOrientation?
  /// Whether the host was told last that the interface stands otherwise.
  var wasToldOtherwise = false
  /// Whether controllers and Info.plist are asked. An app that was not launched, as in a test of a view, stands as it is told.
  var asksApp = false
}

// The interface stands as the device is held where the app and the controller in charge allow that, and stays or turns
// to what they allow where not.

extension UIApplication {
  /// Has the app asked from now on, and the interface turned to what it allows.
  package func beginFittingOrientation() {
    turning.asksApp = true
    fitOrientation()
  }

  /// Turns the interface to where it may stand now.
  func fitOrientation() {
    var configuration = screen.configuration
    configuration.orientation = fittingOrientation
    guard configuration.orientation != screen.configuration.orientation else { return }
    show(configuration)
    tellOrientation()
  }

  /// Tells the host where the interface stands otherwise than the device is held, and when it no longer does.
  func tellOrientation() {
    let shown = screen.configuration.orientation
    let standsOtherwise = shown != turning.held
    if standsOtherwise || turning.wasToldOtherwise { orientationObserver?(shown) }
    turning.wasToldOtherwise = standsOtherwise
  }

  /// How the device would be held for the interface to stand as it may and, as far as that goes, should.
  var fittingOrientation: DeviceDescription.Orientation {
    guard turning.asksApp else { return turning.requested?.device ?? turning.held }
    if isOrientationLocked { return screen.configuration.orientation }
    let allowed = allowedOrientations
    let wished = [turning.requested, UIInterfaceOrientation(turning.held), interfaceOrientation].compactMap { $0 }
    return (wished + Self.inOrder).first { allowed.contains($0.mask) }?.device ?? screen.configuration.orientation
  }

  /// Whether the controller in charge keeps the interface as it stands.
  var isOrientationLocked: Bool { controllerInCharge?.locksOrientation == true }

  /// What is tried where nothing that is wished for is allowed.
  private static let inOrder: [UIInterfaceOrientation] = [
    .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
  ]

  /// What the app and the controller in charge allow both.
  private var allowedOrientations: UIInterfaceOrientationMask {
    let window = storedKeyWindow
    let byApp =
      storedDelegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
    guard let controller = controllerInCharge, !sharesScreen(byApp) else { return byApp }
    let byController = controller.supportedInterfaceOrientations
    let both = byApp.intersection(byController)
    guard both.isEmpty else { return both }
    Self.warn(
      "Supported orientations has no common orientation with the application: \(controller) allows "
        + "\(byController.rawValue), the app \(byApp.rawValue) (UIInterfaceOrientationMask). The app's are taken.")
    return byApp
  }

  /// Whether the app, as most on pads, can stand beside others, where its controllers have no say.
  private func sharesScreen(_ byApp: UIInterfaceOrientationMask) -> Bool {
    screen.traitCollection.userInterfaceIdiom == .pad && byApp == .all
      && Bundle.main.infoDictionary?["UIRequiresFullScreen"] as? Bool != true
  }

  /// The root controller, or what is presented full screen above it.
  private var controllerInCharge: UIViewController? {
    guard var controller = storedKeyWindow?.rootViewController else { return nil }
    while let presented = controller.storedPresented, presented.storedPresentation?.coversScreen == true {
      controller = presented
    }
    return controller
  }

  /// A controller covers the screen from now on, or with `nil` one does no longer. What covers a part of it, such as an
  /// alert, has no say.
  func screenIsCovered(by controller: UIViewController?) {
    let preferred = controller?.preferredInterfaceOrientationForPresentation
    turning.requested = turning.asksApp && preferred != interfaceOrientation ? preferred : nil
    fitOrientation()
  }

  /// Turns the interface to one of several ways in which it may stand.
  ///
  /// - Returns: Whether one of them is allowed.
  func request(_ orientations: UIInterfaceOrientationMask) -> Bool {
    let allowed = turning.asksApp ? allowedOrientations.intersection(orientations) : orientations
    let wished = [interfaceOrientation, UIInterfaceOrientation(turning.held)] + Self.inOrder
    guard let first = wished.first(where: { allowed.contains($0.mask) }) else { return false }
    turning.requested = first
    fitOrientation()
    return true
  }
}

extension UIPresentationController {
  /// Whether what is presented decides how the interface stands.
  var coversScreen: Bool { presentationStyle == .fullScreen }
}
