// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import AppBuilder

/// A clock on which every wait is over at once.
private struct ImpatientClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

@Suite(.timeLimit(.minutes(15))) struct RebuildLoopTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "broken" }
  }

  /// Builds that do what the test says, and what came of them.
  private final class Workshop: Sendable {
    let folder: SampleFolder
    let count = Mutex(0)
    let duringBuild = Mutex<@Sendable (Int) throws -> Void>({ _ in })
    let outcomes: AsyncStream<RebuildLoop.Outcome>
    private let sink: AsyncStream<RebuildLoop.Outcome>.Continuation

    init(_ folder: SampleFolder) {
      self.folder = folder
      (outcomes, sink) = AsyncStream.makeStream()
    }

    func run(_ body: (inout AsyncStream<RebuildLoop.Outcome>.Iterator) async throws -> Void) async throws {
      let path = folder.path
      let loop = try RebuildLoop(
        path: path, name: "Sample", clock: ImpatientClock(), lines: RebuildLoop.Lines(),
        fingerprint: { (try? AppFolder(path: path))?.fingerprint() },
        build: { [self] in
          let number = count.withLock { count in
            count += 1
            return count
          }
          try duringBuild.withLock { $0 }(number)
          return AppBuilder.BuiltApp(name: "\(number)", executable: URL(fileURLWithPath: "/app"))
        })
      let task = Task { await loop.run { [sink] in sink.yield($0) } }
      var iterator = outcomes.makeAsyncIterator()
      try await body(&iterator)
      task.cancel()
      await task.value
    }
  }

  private func name(_ outcome: RebuildLoop.Outcome?) -> String? {
    switch outcome {
    case .built(let app): app.name
    case .failed(let problem): problem.message
    case nil: nil
    }
  }

  @Test func buildsAtOnceAndWithEachChange() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let workshop = Workshop(folder)
    try await workshop.run { outcomes in
      #expect(name(await outcomes.next()) == "1")
      try folder.write("22", to: "App.swift")
      #expect(name(await outcomes.next()) == "2")
      try folder.write("{}", to: "Images.xcassets/Contents.json")
      #expect(name(await outcomes.next()) != nil)
    }
  }

  @Test func whatDoesNotMatterBuildsNothing() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let workshop = Workshop(folder)
    try await workshop.run { outcomes in
      #expect(name(await outcomes.next()) == "1")
      try folder.write("read me", to: "README.md")
      try folder.write("more", to: "README.md")
      try folder.write("22", to: "App.swift")
      #expect(name(await outcomes.next()) == "2")
    }
    #expect(workshop.count.withLock { $0 } == 2)
  }

  @Test func whatIsSavedDuringABuildIsBuiltInstead() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let workshop = Workshop(folder)
    workshop.duringBuild.withLock {
      $0 = { number in
        guard number == 1 else { return }
        try Data("saved meanwhile".utf8).write(to: URL(fileURLWithPath: folder.path + "/App.swift"))
      }
    }
    try await workshop.run { outcomes in
      // Should the news of the save come late, the first build is told too.
      var told = name(await outcomes.next())
      if told == "1" { told = name(await outcomes.next()) }
      #expect(told == "2")
    }
  }

  @Test func aProblemIsToldAndTheNextGoodBuildToo() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let workshop = Workshop(folder)
    workshop.duringBuild.withLock { $0 = { if $0 == 1 { throw Broken() } } }
    try await workshop.run { outcomes in
      #expect(name(await outcomes.next()) == "broken")
      try folder.write("22", to: "App.swift")
      #expect(name(await outcomes.next()) == "2")
    }
  }

  @Test func aFolderThatGoesAwayIsAProblemUntilItIsBack() async throws {
    let folder = try SampleFolder(["App.swift": "1"])
    let workshop = Workshop(folder)
    workshop.duringBuild.withLock { $0 = { _ in _ = try AppFolder(path: folder.path) } }
    try await workshop.run { outcomes in
      #expect(name(await outcomes.next()) == "1")
      /// Waits for what is meant. While its files go or come the folder may have been looked at, and more than once.
      func next(_ isMeant: (String) -> Bool) async -> String? {
        while let told = name(await outcomes.next()) {
          if isMeant(told) { return told }
          guard told.contains("holds no Xcode project") || told.hasPrefix("no folder at") else { return nil }
        }
        return nil
      }
      try FileManager.default.removeItem(at: folder.url)
      #expect(await next { $0.hasPrefix("no folder at \(folder.path)") } != nil)
      try folder.write("22", to: "App.swift")
      #expect(await next { Int($0) != nil }.flatMap(Int.init) != nil)
    }
  }
}
