// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Changes what servers send before it is shown. Extensions are not run here, so that none is asked.
open class UNNotificationServiceExtension: NSObject, @unchecked Sendable {
  public override init() {}

  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  open func serviceExtensionTimeWillExpire() {}
}
