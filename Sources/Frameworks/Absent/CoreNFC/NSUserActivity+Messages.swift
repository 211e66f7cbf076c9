// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

extension NSUserActivity {
  /// What was on the tag that opened the app. No tag does: a message without records.
  public var ndefMessagePayload: NFCNDEFMessage { NFCNDEFMessage(records: []) }
}
