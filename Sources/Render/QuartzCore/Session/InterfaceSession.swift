// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// What one user interface goes by: its clock, its transactions, and whom there is still something to tell.
///
/// A process that shows an app has one; a process of tests has one for each screen that a test sets up. What stands in
/// a layer tree finds its session there. Everything else, and `CATransaction` and `CACurrentMediaTime()`, which nobody
/// tells of any tree, go by `current`: see `InterfaceSession+Current.swift`.
@MainActor package final class InterfaceSession {
  /// Seconds since some fixed moment, for `CACurrentMediaTime()`; stands still at 0 until a host sets it.
  package var clock: () -> CFTimeInterval = { 0 }
  /// How long a frame of the screen takes, in seconds of the clock.
  package var frameDuration: CFTimeInterval = 1.0 / 60
  /// What `CATransaction.flush()` calls to have the pending frame made and sent; set by whoever makes frames.
  package var flushHandler: (@MainActor () -> Void)?
  /// The application, for UIKit: whose session this is.
  package weak var owner: AnyObject?
  /// The language and region of the interface; `nil` is the process's.
  package var locale: Locale?
  /// What the main queue gives itself to do in this session waits there: a timeline of the host's, or `nil` for real
  /// time.
  package var timeline: OpaquePointer?

  /// The open transactions, outermost first.
  var transactions = TransactionStack()
  let callbacks = AnimationCallbacks()
  /// What wakes the app for what is to be told, and calls display links; the one made last.
  weak var context: LayerContext? {
    didSet { callbacks.context = context }
  }
  /// Display links that began before there was a screen.
  var linksWithoutScreen: [CADisplayLink] = []

  package init() {}
}
