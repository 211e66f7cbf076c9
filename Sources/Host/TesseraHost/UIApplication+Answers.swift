// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
internal import UIKit

extension UIApplication {
  /// The app's end of what a page asks.
  func answer(_ question: Question) -> Answer {
    switch question {
    case .layer(let layer): .layer(describe(layer))
    case .layout(let point): .layout(describeLayout(at: point))
    }
  }
}
