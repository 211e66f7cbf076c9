// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import UIKit

@preconcurrency @testable import Coffee

/// The app on a device, on a June morning that is the same in every run.
@MainActor struct CoffeeScreen {
  let screen: TestScreen

  /// - Parameter make: Makes what is shown, once the device and the time are as they shall be.
  init(
    _ device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
    appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false, make: () -> UIViewController
  ) {
    TestScreen.resourceFolders = [Self.folder]
    AppClock.now = { Self.morning }
    screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
    let controller = make()
    screen.show(isRightToLeft ? Self.rightToLeft(controller) : controller)
    screen.window?.tintColor = Palette.green
    screen.advance(by: 0.5)
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
    .deletingLastPathComponent().appendingPathComponent("Apps/Coffee", isDirectory: true)

  /// In whatever time zone the tests run: what is shown goes by the hour.
  private static let morning: Date = {
    let parts = DateComponents(year: 2017, month: 6, day: 17, hour: 9, minute: 41)
    return Calendar.current.date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }()

}

/// The first screen on a device.
@MainActor struct HomeScreen {
  let screen: TestScreen
  let home: HomeViewController

  init(_ device: TestDevice = .iPhone16, appearance: UIUserInterfaceStyle = .light) {
    var made: HomeViewController?
    screen =
      CoffeeScreen(device, appearance: appearance) {
        let home = HomeViewController(member: .sample, transactions: LoaderDouble())
        made = home
        return UINavigationController(rootViewController: home)
      }.screen
    // It was made just now.
    home = made!
  }

  var rewards: RewardsTileViewController {
    // The first screen's first child; it is made with it.
    home.children[0] as! RewardsTileViewController
  }
}

extension [Transaction] {
  /// What the fixture server sends.
  static let sample: [Transaction] = {
    let file = CoffeeScreen.folder.appendingPathComponent("Fixtures/transactions.json")
    let history = (try? Data(contentsOf: file)).flatMap { try? TransactionHistory.decode($0) }
    return history?.transactions ?? []
  }()
}

/// Answers when it is told to, and counts what it is asked.
final class LoaderDouble: TransactionLoading {
  private(set) var requests = 0
  private var waiting: [(Result<[Transaction], HistoryError>) -> Void] = []

  func loadTransactions(completion: @escaping (Result<[Transaction], HistoryError>) -> Void) {
    requests += 1
    waiting.append(completion)
  }

  func answer(_ result: Result<[Transaction], HistoryError>) {
    let told = waiting
    waiting = []
    for completion in told { completion(result) }
  }
}
