// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIScreen {
  /// A view that looks as the screen does: as its key window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    UIApplication.current.windows.first { $0.isKeyWindow }?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }
}
