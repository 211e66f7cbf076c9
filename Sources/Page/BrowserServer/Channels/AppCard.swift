// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// What the first page shows of an app.
struct AppCard: Sendable {
  var identifier: String
  var status: TabStatus
  /// The size of the screen in points, and which miniature of it is to be had; `nil` where nothing was shown yet.
  var picture: (size: CGSize, version: UInt64)?
  /// `nil` where the app has no icon.
  var iconVersion: UInt64?

  /// How the app fares, in a few words.
  var words: String {
    switch status.state {
    case .building: "Building…"
    case .launching: "Starting…"
    case .running: "Running on \(status.configuration.device.name)"
    case .stopped(let title, _, _): title
    }
  }

  /// The reason why it does not run, in a sentence or two; else empty.
  var message: String {
    if case .stopped(_, let message, _) = status.state { message } else { "" }
  }
}
