// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
internal import Foundation

/// Has streams without an error say `nil` when they are asked for it, as on iOS: Foundation on Linux stops.
package enum StreamErrors {
  /// Takes effect for the whole process, once.
  package static let isInstalled = [
    (HookedInput.self as AnyClass, InputStream.self as AnyClass), (HookedOutput.self, OutputStream.self),
  ].map { lender, type in
    tessera_lend_method(
      unsafeBitCast(lender, to: UnsafeRawPointer.self), unsafeBitCast(type, to: UnsafeMutableRawPointer.self),
      "$s10Foundation6StreamC11streamErrors0D0_pSgvgTq", "$s10Foundation6StreamCMn")
  }.allSatisfy { $0 }
}

/// Whose methods streams are lent: they use nothing but what every stream has.
private final class HookedInput: InputStream {
  override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
}

private final class HookedOutput: OutputStream {
  override var streamError: (any Error)? { streamStatus == .error ? super.streamError : nil }
}
