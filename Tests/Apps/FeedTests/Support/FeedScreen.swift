// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import UIKit

@preconcurrency @testable import Feed

/// The app on a device, with the sample server on the device's clock.
@MainActor struct FeedScreen {
  let screen: TestScreen
  let transport: FixtureTransport

  /// - Parameter make: Makes what is shown, once the device and the services are as they shall be.
  init(
    _ device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false,
    transport: FixtureTransport = FixtureTransport(), make: (AppServices) -> UIViewController
  ) {
    TestScreen.resourceFolders = [Self.folder]
    self.transport = transport
    screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
    AppServices.current = Self.services(transport)
    let controller = make(AppServices.current)
    screen.show(isRightToLeft ? Self.rightToLeft(controller) : controller)
    screen.window?.tintColor = Theme.accent
    screen.advance(by: 0.1)
  }

  static func services(_ transport: FixtureTransport) -> AppServices {
    AppServices(
      client: NetworkClient(transport: transport, servers: FixtureTransport.servers),
      images: ImageLoader(transport: transport, disk: nil, work: .main),
      keys: MarvelKeys(publicKey: "sample", privateKey: "sample-private"))
  }

  /// A controller as people see it who read from right to left.
  private static func rightToLeft(_ child: UIViewController) -> UIViewController {
    let parent = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    child.view.frame = parent.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return parent
  }

  /// The app's own folder.
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Apps/Feed", isDirectory: true)
}
