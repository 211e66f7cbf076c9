// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

extension UNNotificationResponse {
  /// The scene that the answer is for: notifications are not shown, so that none is answered.
  @MainActor public var targetScene: UIScene? { nil }
}

extension UIScene.ConnectionOptions {
  /// The answer to a notification that the scene was opened by; none is shown that could be answered.
  public var notificationResponse: UNNotificationResponse? { nil }
}
