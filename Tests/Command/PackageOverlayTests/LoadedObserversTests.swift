// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct LoadedObserversTests {
  private let loading = """
    @implementation XCTestObservationCenter (Loading)
    + (void)load {
        [[self sharedTestObservationCenter] addTestObserver:[Tracker sharedTracker]];
    }
    @end
    """

  @Test func whoIsAddedOnLoadingIsNamedAsSwiftNamesIt() {
    let swift = """
      @objc public final class Tracker: NSObject {
        @objc(sharedTracker)
        public static let shared = Tracker()
      }
      """
    let found = LoadedObservers(objectiveC: [loading], swift: [("Other", "class A {}"), ("Matchers", swift)])
    #expect(found.observers == [.init(module: "Matchers", expression: "Tracker.shared")])
    let plain = LoadedObservers(objectiveC: [loading], swift: [("M", "class Tracker { static let sharedTracker = 1 }")])
    #expect(plain.observers.map(\.expression) == ["Tracker.sharedTracker"])
  }

  @Test func whatNobodyKnowsIsLeftOut() {
    #expect(LoadedObservers(objectiveC: [loading], swift: [("M", "class Other {}")]).observers.isEmpty)
    #expect(LoadedObservers(objectiveC: ["+ (void)load {}"], swift: []).observers.isEmpty)
  }
}
