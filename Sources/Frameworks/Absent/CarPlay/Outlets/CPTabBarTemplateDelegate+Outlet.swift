// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `CPTabBarTemplateDelegate`, by the names of its methods.
@MainActor final class CPTabBarTemplateDelegateOutlet: NSObject, CPTabBarTemplateDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate) {
    link.demand(
      OutletMessage(["tabBarTemplate", "didSelect"], ["CPTabBarTemplate", "CPTemplate"]),
      [tabBarTemplate, selectedTemplate])
  }
}
