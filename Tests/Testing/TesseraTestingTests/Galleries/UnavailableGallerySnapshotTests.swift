// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

/// Screens that have nothing to show, drawn. Look at the pictures when one changes.
@MainActor struct UnavailableGallerySnapshotTests {
  private func check(
    _ name: String, _ screen: TestScreen, _ look: Look, _ configuration: UIContentUnavailableConfiguration
  ) throws {
    let page = UIViewController()
    page.title = "Favorites"
    page.view.backgroundColor = .systemBackground
    page.contentUnavailableConfiguration = configuration
    look.show(UINavigationController(rootViewController: page), on: screen)
    screen.advance(by: 1)
    try assertSnapshot(of: screen, named: name)
  }

  private var empty: UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "No Favorites"
    configuration.secondaryText = "Places that you like are kept here, so that you find them again."
    configuration.button = .borderedProminent()
    configuration.button.title = "Explore"
    configuration.secondaryButton.title = "Learn More"
    return configuration
  }

  @Test(arguments: Look.allCases)
  func empty(_ look: Look) throws { try check(look.name("unavailable"), look.screen(scale: 2), look, empty) }

  @Test func loading() throws {
    try check("unavailable-loading", TestScreen(.iPhone16, scale: 1), .light, .loading())
  }

  @Test func search() throws {
    try check("unavailable-search", TestScreen(.iPhone16, scale: 1), .light, .search())
  }
}
