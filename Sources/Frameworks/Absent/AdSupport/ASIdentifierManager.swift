// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import Foundation

/// Names the device to those who show advertisements. As where the person does not let it: by zeros.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let one = ASIdentifierManager()

  public override init() { super.init() }

  open class func shared() -> ASIdentifierManager { one }

  /// Zeros only.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

  @available(iOS, deprecated: 14.0, message: "Use the AppTrackingTransparency framework instead.")
  open var isAdvertisingTrackingEnabled: Bool { false }
}
