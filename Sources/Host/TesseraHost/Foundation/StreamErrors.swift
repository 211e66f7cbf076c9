// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has streams without an error say `nil` when they are asked for it, as on iOS: Foundation on Linux stops.
package enum StreamErrors {
  /// Takes effect for the whole process, once.
  package static let isInstalled =
    lend(HookedInput.self, to: InputStream.self, declaredBy: "10Foundation6Stream", error)
    && lend(HookedOutput.self, to: OutputStream.self, declaredBy: "10Foundation6Stream", error)

  private static let error = "11streamErrors0D0_pSgvg"
}

/// Whose methods streams are lent: they use nothing but what every stream has.
private final class HookedInput: InputStream {
  override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
}

private final class HookedOutput: OutputStream {
  override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
}
