// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `CPListTemplateDelegate`, by the names of its methods.
@MainActor final class CPListTemplateDelegateOutlet: NSObject, CPListTemplateDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
  {
    link.demand(
      OutletMessage(["listTemplate", "didSelect", "completionHandler"], ["CPListTemplate", "CPListItem", "Void"]),
      [listTemplate, item, completionHandler])
  }
}
