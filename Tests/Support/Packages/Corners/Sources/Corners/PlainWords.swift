// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Texts of a file that knows nothing of views.
public func plainGreeting(_ name: String) -> String {
  String(localized: "greet \(name)", table: "Words", bundle: .module)
}
