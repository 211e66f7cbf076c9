// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

// A job takes over the network of its process too.

/// Asks for what its environment names, in sessions of all kinds, and says what comes when.
@MainActor final class AskingApp: UIResponder, UIApplicationDelegate {
  static let addresses = [
    "http://fixtures.test/own.json", "https://api.example.com/items?delay=9", "http://fixtures.test/own.json?delay=0.5",
    "https://example.com/missing",
  ]

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let sessions = [
      URLSession.shared, URLSession(configuration: .default), URLSession(configuration: .ephemeral),
      URLSession(configuration: .default),
    ]
    for (session, address) in zip(sessions, Self.addresses) {
      guard let url = URL(string: address) else { continue }
      session.dataTask(with: url) { data, response, error in
        let text = data.flatMap { String(data: $0, encoding: .utf8) }
        let status = (response as? HTTPURLResponse)?.statusCode
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            let time = String(format: "%.2f", CACurrentMediaTime())
            print(url.path, time, status.map(String.init) ?? "-", error?.localizedDescription ?? text ?? "")
          }
        }
      }.resume()
    }
    let cancelled = URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { _, _, _ in }
    cancelled.cancel()
    print("server", ProcessInfo.processInfo.environment["FIXTURE_SERVER"] ?? "none")
    return true
  }
}

@Suite(.serialized) struct JobNetworkTests {
  private func run() async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("job-network-\(UUID().uuidString)")
    let own = folder.appendingPathComponent("api.example.com", isDirectory: true)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data("[1]".utf8).write(to: folder.appendingPathComponent("own.json"))
    try Data("items".utf8).write(to: own.appendingPathComponent("items"))
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [path = folder.path as String] in
      try await MainActor.run {
        var job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), duration: 2)
        job.fixtures = path
        _ = ProtocolHooks.isInstalled
        try JobRunner(job: job, delegateClass: AskingApp.self).run()
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let problems = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return (output + problems).split(separator: "\n").map(String.init)
  }

  @Test func everySessionIsAnsweredFromFixturesOnTheJobsClock() async throws {
    let lines = try await run()
    #expect(lines.contains("server http://fixtures.test/"))
    #expect(lines.contains { $0.hasPrefix("/own.json 0.0") && $0.hasSuffix(" 200 [1]") })
    #expect(lines.contains { $0.hasPrefix("/items 0.0") && $0.hasSuffix(" 200 items") })
    #expect(lines.contains { $0.hasPrefix("/own.json 0.5") && $0.hasSuffix(" 200 [1]") })
    let missing =
      "No fixture answers GET https://example.com/missing; the folder Fixtures needs a file example.com/missing.json"
    #expect(lines.contains { $0.hasPrefix("/missing 0.0") && $0.hasSuffix(missing) })
    #expect(lines.contains { $0 == "tessera: " + missing })
  }

  @Test func theSameJobIsAnsweredTheSameWay() async throws {
    let (first, second) = (try await run(), try await run())
    // Sessions have queues of their own; what comes to several of them at one moment comes as they asked.
    #expect(first == second)
    let paths = first.filter { $0.hasPrefix("/") }.compactMap { $0.split(separator: " ").first }
    #expect(paths == ["/own.json", "/items", "/missing", "/own.json"])
  }
}
