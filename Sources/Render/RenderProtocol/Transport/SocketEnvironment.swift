// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How an app process learns where its host listens.
package enum SocketEnvironment {
  /// The environment variable that holds the path of the host's Unix socket.
  package static let variable = "TESSERA_SOCKET"
  /// The environment variable that holds what the app's wall clock shows at its start, in seconds since 1970; without
  /// it the app sees the real time.
  package static let dateVariable = "TESSERA_DATE"
}
