// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How loud the sounds of a film are; there are none, so that nobody is given one.
open class AVAudioMix: NSObject, @unchecked Sendable {
  override init() { super.init() }
}
