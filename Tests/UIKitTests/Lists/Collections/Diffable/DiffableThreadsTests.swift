// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Snapshots applied on other threads than the main one, as code of Swift 5 does.
@MainActor struct DiffableThreadsTests {
  /// Runs what belongs on the main thread on another one, as Swift 5 lets apps do, and waits for it.
  private func onAnotherThread(_ body: @escaping @MainActor @Sendable () -> Void) async {
    let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        unchecked()
        continuation.resume()
      }
    }
  }

  /// Lets the main queue come to what other threads have given it.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func aSnapshotFromAnotherThreadIsShownOnTheMainOne() async {
    let fixture = DiffableFixture(inWindow: false)
    fixture.show("a:x")
    var isOnMain: Bool?
    let source = fixture.source
    await onAnotherThread { source.apply(.make("a:xy")) { isOnMain = MainQueue.isCurrent } }
    await turn()
    fixture.view.layoutIfNeeded()
    #expect(isOnMain == true)
    #expect(fixture.content == "a:xy")
    #expect(fixture.texts == ["x", "y"])
  }

  @Test func whatWasAppliedOnAThreadCanBeReadThere() async {
    let fixture = DiffableFixture(inWindow: false)
    let source = fixture.source
    await onAnotherThread {
      source.apply(.make("a:x"))
      var snapshot = source.snapshot()
      #expect(snapshot.text == "a:x")
      snapshot.appendItems(["y"])
      snapshot.reloadItems(["x"])
      source.apply(snapshot)
      #expect(source.snapshot().text == "a:xy")
      #expect(source.snapshot().reloadedItemIdentifiers == [])
    }
    await turn()
    #expect(fixture.content == "a:xy")
  }

  @Test func snapshotsThatWaitTogetherAreShownAtOnce() async {
    let fixture = DiffableFixture(showing: "a:uvwxyz")
    let source = fixture.source
    var completed: [Int] = []
    // While this runs, the main queue can't.
    let group = DispatchGroup()
    group.enter()
    let body: @MainActor @Sendable () -> Void = {
      var first = TextSnapshot.make("a:uv b:xyz")
      first.reloadItems(["u", "x"])
      first.reconfigureItems(["y"])
      source.apply(first) { completed.append(0) }
      var second = TextSnapshot.make("b:yz a:uv")
      second.reloadItems(["v"])
      source.apply(second) { completed.append(1) }
      var outline = TextOutline()
      outline.append(["q", "z"])
      source.apply(outline, to: "b") { completed.append(2) }
      group.leave()
    }
    let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
    DispatchQueue.global().async { unchecked() }
    group.wait()
    #expect(fixture.content == "a:uvwxyz")
    await turn()
    fixture.finishAnimations()
    #expect(fixture.view.calls.filter { $0.contains("section") } == ["insert section 0"])
    #expect(fixture.asked.filter { $0 == "u" || $0 == "v" }.sorted() == ["u", "v"])
    #expect(fixture.content == "b:qz a:uv")
    #expect(fixture.texts == ["q", "z", "u", "v"])
    #expect(completed == [0, 1, 2])
  }

  @Test func mixingThreadsIsNoticedOnce() {
    let state = DiffableState<String, String>()
    func add(_ isOnMain: Bool) -> Bool {
      state.add(.snapshot(TextSnapshot.make("a:x").storage), .animated, nil, isOnMain: isOnMain)
    }
    #expect(!add(true))
    #expect(!add(true))
    #expect(add(false))
    #expect(!add(false))
    #expect(!add(true))
  }

  @Test func aReloadThatWaitsStaysOne() {
    let state = DiffableState<String, String>()
    let snapshot = TextSnapshot.make("a:x").storage
    _ = state.add(.snapshot(snapshot), .animated, nil, isOnMain: false)
    _ = state.add(.snapshot(snapshot), .reload, nil, isOnMain: false)
    _ = state.add(.snapshot(snapshot), .animated, nil, isOnMain: false)
    #expect(state.takeWaiting()?.manner == .reload)
    #expect(state.takeWaiting()?.manner == nil)
  }

  @Test func theMainThreadShowsWhatWaitsFirst() async {
    let fixture = DiffableFixture(inWindow: false)
    let source = fixture.source
    await onAnotherThread { source.apply(.make("a:x")) }
    // The main queue has not come to it yet, or has; the result is the same.
    let applyHere = {
      var outline = TextOutline()
      outline.append(["y"])
      source.apply(outline, to: "b")
    }
    applyHere()
    await turn()
    #expect(fixture.content == "a:x b:y")
  }
}
