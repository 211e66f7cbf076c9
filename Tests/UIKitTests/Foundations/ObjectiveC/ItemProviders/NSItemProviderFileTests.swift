// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@Suite struct NSItemProviderFileTests {
  /// What is read of a file while it is there, and whether it is gone afterwards.
  private func load(_ identifier: String, from provider: NSItemProvider) async -> (
    name: String, text: String, url: URL
  )? {
    await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: identifier) { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: url.map { ($0.lastPathComponent, text ?? "none", $0) })
      }
    }
  }

  @Test func aRepresentationIsAFileAsLongAsItIsLookedAt() async throws {
    let provider = NSItemProvider(item: "{}" as NSString, typeIdentifier: "public.json")
    provider.suggestedName = "settings"
    let found = try #require(await load("public.text", from: provider))
    #expect(found.name == "settings.json")
    #expect(found.text == "{}")
    // It goes once the handler has returned, which may be after the test goes on.
    for _ in 0..<1000 where FileManager.default.fileExists(atPath: found.url.path) {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(!FileManager.default.fileExists(atPath: found.url.path))
  }

  @Test func aTypeThatIsNotThereIsNoFile() async {
    let provider = NSItemProvider(object: "hello" as NSString)
    #expect(await load("public.movie", from: provider) == nil)
  }
}
