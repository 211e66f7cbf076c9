// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Fetches titles, slowly.
final class CardLoader {
  func load(then done: @escaping ([String]) -> Void) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
      let titles = ["One", "Two"]
      DispatchQueue.main.async { done(titles) }
    }
  }

  func load() async -> [String] {
    await withCheckedContinuation { continuation in load { continuation.resume(returning: $0) } }
  }
}
