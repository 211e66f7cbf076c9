// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Runs main-actor code on whatever thread this is, as Objective-C does.
///
/// A message is sent on the thread that sends it: a notification on the poster's, `performSelector(inBackground:)` on a
/// new one. Whether the method may run there is the app's affair, as on iOS.
func onThisThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: (() -> Result).self)() }
}

/// A value that goes from one thread to another, or into a closure that may, as Objective-C would let it.
struct Passed<Value>: @unchecked Sendable {
  let value: Value
}
