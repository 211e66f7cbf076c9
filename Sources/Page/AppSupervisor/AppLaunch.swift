// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Which program is an app, and how it is started.
package struct AppLaunch: Sendable, Hashable {
  package var executable: URL
  /// As people call the app.
  package var name: String
  package var arguments: [String]
  /// Added to the environment of this process; the same names are replaced.
  package var environment: [String: String]

  package init(executable: URL, name: String, arguments: [String] = [], environment: [String: String] = [:]) {
    self.executable = executable
    self.name = name
    self.arguments = arguments
    self.environment = environment
  }
}
