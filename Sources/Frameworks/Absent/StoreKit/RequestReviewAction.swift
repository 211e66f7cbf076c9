// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import SwiftUI

/// Asks for a review of the app; read from the environment as `requestReview`.
///
/// The system decides whether it asks; here it never does, as on a device whose owner turned reviews off.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// Asks for a review of the app.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
