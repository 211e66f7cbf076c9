// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
package import UIKit

// What apps observe by name.
extension WKWebView: KeyValueTelling, KeyValueKeeping {
  package nonisolated static let toldKeys: Set<String> = [
    "URL", "canGoBack", "canGoForward", "estimatedProgress", "isLoading", "loading", "title", "url",
  ]

  package nonisolated func keptValue(forKey key: String) -> Any?? {
    // Asked on the thread that tells of changes, which is the main one.
    MainActor.assumeIsolated { AskedValue(value: value(named: key)) }.value
  }

  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool { false }

  private func value(named key: String) -> Any?? {
    switch key {
    case "URL", "url": .some(url)
    case "title": .some(title)
    case "loading", "isLoading": .some(isLoading)
    case "estimatedProgress": .some(estimatedProgress)
    case "canGoBack": .some(canGoBack)
    case "canGoForward": .some(canGoForward)
    default: nil
    }
  }
}

/// Goes from the main actor to whoever asks there.
private struct AskedValue: @unchecked Sendable {
  let value: Any??
}
