// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Scripts under the names of Apple's programs, to be put in front on the PATH.
package enum Shim {
  package static let names = ["simctl", "sw_vers", "xcode-select", "xcodebuild", "xcrun"]

  /// - Parameter command: The path of `tessera`.
  package static func script(_ name: String, command: String) -> String {
    """
    #!/bin/sh
    # Written by `tessera shim`.
    TESSERA_SHIM=$(dirname "$0") exec \(quoted(command)) \(name) "$@"

    """
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
