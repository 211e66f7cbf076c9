// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says how the status bar of a scene looks.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// Where the status bar is, in the screen's space, points; empty where there is none.
  open var statusBarFrame: CGRect { scene?.owningApplication.statusBarFrame ?? .zero }

  open var isStatusBarHidden: Bool { scene?.owningApplication.statusBar.isHidden ?? false }

  /// `lightContent` or `darkContent`.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.owningApplication.statusBar.isLight == true ? .lightContent : .darkContent
  }
}
