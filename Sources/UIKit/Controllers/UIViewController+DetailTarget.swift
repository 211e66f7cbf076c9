// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Posted by a split view controller when its columns collapse or expand: from then on `showDetailViewController(_:sender:)`
  /// leads elsewhere. Its object is the split view controller.
  public nonisolated class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
}
