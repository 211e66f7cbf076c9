// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TesseraTesting
import UIKit

@testable import Reader

/// Articles of the app's own file, as many as a test wants, or none at all.
struct StubArticles: ArticleSource {
  var count = 8
  var fails = false

  func articles() async throws -> [Article] {
    if fails { throw URLError(.notConnectedToInternet) }
    let file = ReaderScreen.folder.appendingPathComponent("Articles.json")
    return Array(try JSONDecoder().decode([Article].self, from: Data(contentsOf: file)).prefix(count))
  }
}

/// Reader on a device, the same in every run.
@MainActor struct ReaderScreen {
  let screen: TestScreen
  let library: Library
  let controller: UIViewController

  init(
    _ device: TestDevice = .iPhone16, appearance: UIUserInterfaceStyle = .light,
    textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false, source: StubArticles = StubArticles(),
    saved: [String] = []
  ) async {
    TestScreen.resourceFolders = [Self.folder]
    for key in ["SwiftUI.SceneStorage.main.tab", "theme", "textScale", "usesSerif", "showsMinutes", "saved", "read"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    UserDefaults.standard.set(saved, forKey: "saved")
    screen = TestScreen(device, appearance: appearance, textSize: textSize)
    library = Library(source: source)
    await library.load()
    // Tests of other apps may have run while articles were read.
    TestScreen.resourceFolders = [Self.folder]
    controller = UIHostingController(rootView: RootView().environment(library))
    if isRightToLeft { controller.traitOverrides.layoutDirection = .rightToLeft }
    screen.show(controller)
    screen.advance(by: 0.5)
  }

  /// The app's own folder.
  nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Apps/Reader", isDirectory: true)

  var tabs: UITabBarController? { controller.children.first as? UITabBarController }

  /// The stack of the tab that is seen.
  var stack: UINavigationController? {
    tabs?.selectedViewController?.children.first as? UINavigationController
  }

  var list: UICollectionView? { stack?.topViewController.flatMap { find($0.view) } }

  private func find(_ view: UIView) -> UICollectionView? {
    if let list = view as? UICollectionView { return list }
    for inner in view.subviews { if let list = find(inner) { return list } }
    return nil
  }

  func choose(tab index: Int) {
    guard let tabs else { return }
    tabs.selectedIndex = index
    tabs.delegate?.tabBarController(tabs, didSelect: tabs.viewControllers?[index] ?? tabs)
    screen.advance(by: 0.5)
  }

  /// Touches a row of the list that is seen.
  func touch(_ item: Int, in section: Int = 0) {
    guard let cell = list?.cellForItem(at: IndexPath(item: item, section: section)) else { return }
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    screen.tap(at: place)
    screen.advance(by: 1)
  }
}
