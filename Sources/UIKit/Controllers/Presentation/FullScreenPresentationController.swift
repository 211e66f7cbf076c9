// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Covers the whole window, with or without the presenter beneath.
final class FullScreenPresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }
}

extension UIModalPresentationStyle {
  /// Whether the presented controller covers a context, not the window.
  var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presenter's view leaves the window while the presented one covers it.
  var removesPresenter: Bool {
    switch self {
    case .fullScreen, .currentContext: true
    default: false
    }
  }
}
