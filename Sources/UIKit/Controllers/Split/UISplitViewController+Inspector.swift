// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UISplitViewController {
  var isInspectorShown: Bool { given[.inspector].map { $0.presentingViewController != nil } ?? false }

  /// Takes the controller of the inspector, in the place of one that is shown.
  func setInspector(_ controller: UIViewController?) {
    guard given[.inspector] !== controller else { return }
    let wasShown = isInspectorShown
    if wasShown { given[.inspector]?.dismiss(animated: false) }
    given[.inspector] = controller
    if wasShown { showInspector() }
  }

  func showInspector() {
    guard let inspector = given[.inspector], !isInspectorShown else { return }
    present(inspector, animated: true)
  }

  func hideInspector() {
    guard isInspectorShown else { return }
    given[.inspector]?.dismiss(animated: true)
  }
}
