// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import UIKit

@testable import Widgets

/// Widgets on a device, the same in every run.
@MainActor struct WidgetsScreen {
  let screen: TestScreen
  let navigation: UINavigationController
  let controller: WidgetsViewController

  /// The app as its configurator makes it.
  init(
    _ device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large, seed: UInt64 = 355
  ) {
    self.init(device, orientation, appearance, textSize) {
      // The configurator makes no other screen; its protocol does not say so, for those that only show it.
      WidgetsConfigurator(chance: Chance(seed: seed)).makeScene() as! WidgetsViewController
    }
  }

  /// The screen with doubles behind it.
  init(
    _ device: TestDevice = .iPhone16, appearance: UIUserInterfaceStyle = .light, interactor: InteractorDouble,
    router: RouterDouble = RouterDouble()
  ) {
    self.init(device, .portrait, appearance, .large) {
      WidgetsViewController(interactor: interactor, router: router)
    }
  }

  private init(
    _ device: TestDevice, _ orientation: UIInterfaceOrientation, _ appearance: UIUserInterfaceStyle,
    _ textSize: UIContentSizeCategory, _ make: () -> WidgetsViewController
  ) {
    TestScreen.resourceFolders = [Self.folder]
    screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
    controller = make()
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.advance(by: 1)
  }

  /// The app's own folder.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/Widgets", isDirectory: true)

  var collection: UICollectionView { controller.collectionView }

  /// Where a widget lies in the mosaic, seen or not.
  func frame(_ item: Int) -> CGRect {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
  }

  var frames: [CGRect] { (0..<collection.numberOfItems(inSection: 0)).map(frame) }

  /// Touches the refresh button.
  func refresh() {
    guard let item = controller.navigationItem.rightBarButtonItem, let action = item.action else { return }
    _ = (item.target as? NSObject)?.perform(action)
    screen.step()
  }

  func show(_ groups: [MosaicGroup]) {
    controller.displayWidgets(Widgets.ViewModel(groups: groups))
    screen.advance(by: 1)
  }
}
