// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import UIKit

/// Answers for an object that does not declare `CPInterfaceControllerDelegate`, by the names of its methods.
@MainActor final class CPInterfaceControllerDelegateOutlet: NSObject, CPInterfaceControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func templateWillAppear(_ aTemplate: CPTemplate, animated: Bool) {
    link.send(OutletMessage(["templateWillAppear", "animated"], ["CPTemplate", "Bool"]), [aTemplate, animated])
  }

  func templateDidAppear(_ aTemplate: CPTemplate, animated: Bool) {
    link.send(OutletMessage(["templateDidAppear", "animated"], ["CPTemplate", "Bool"]), [aTemplate, animated])
  }

  func templateWillDisappear(_ aTemplate: CPTemplate, animated: Bool) {
    link.send(OutletMessage(["templateWillDisappear", "animated"], ["CPTemplate", "Bool"]), [aTemplate, animated])
  }

  func templateDidDisappear(_ aTemplate: CPTemplate, animated: Bool) {
    link.send(OutletMessage(["templateDidDisappear", "animated"], ["CPTemplate", "Bool"]), [aTemplate, animated])
  }
}
