// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// Takes the controller of the inspector, in the place of one that is shown.
  func setInspector(_ controller: UIViewController?) {
    guard given[.inspector] !== controller else { return }
    let wasShown = shows(.inspector, in: mode)
    if wasShown { given[.inspector]?.dismiss(animated: false) }
    given[.inspector] = controller
    if wasShown { showInspector() }
  }

  func showInspector() {
    guard let inspector = given[.inspector], inspector.presentingViewController == nil else { return }
    present(inspector, animated: true)
  }

  func hideInspector() {
    guard let inspector = given[.inspector], inspector.presentingViewController != nil else { return }
    inspector.dismiss(animated: true)
  }
}
