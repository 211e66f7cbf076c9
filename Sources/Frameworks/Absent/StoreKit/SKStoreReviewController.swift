// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Asks people what they think of an app. iOS decides by itself whether it does, and shows nothing to most who are asked;
/// here there is no store to send an answer to, and nobody is asked.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in windowScene: UIWindowScene) {}
}
