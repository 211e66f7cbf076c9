// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

/// Notes what happens, as text.
@MainActor private final class Log {
  var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Model: ObservableObject {
  @Published var first = 0
  @Published var second = 0
  var hidden = 0
}

@Observable private final class Watched {
  var first = 0
  var second = 0
  @ObservationIgnored var hidden = 0
}

private struct Child: View {
  let name: String
  let value: Int
  let log: Log
  var body: some View {
    let _ = log.note("\(name) \(value)")
    Text("\(value)")
  }
}

private struct ObjectParent: View {
  @ObservedObject var model: Model
  let log: Log
  var body: some View {
    let _ = log.note("parent")
    VStack {
      Child(name: "a", value: model.first, log: log)
      Child(name: "b", value: model.second, log: log)
    }
  }
}

private struct StateObjectParent: View {
  @StateObject var model = Model()
  let log: Log
  var grab: (Model) -> Void
  var body: some View {
    let _ = log.note("parent")
    let _ = grab(model)
    VStack {
      Child(name: "a", value: model.first, log: log)
      Child(name: "b", value: model.second, log: log)
    }
  }
}

private struct WatchedParent: View {
  let model: Watched
  let log: Log
  var body: some View {
    let _ = log.note("parent")
    VStack {
      Child(name: "a", value: model.first, log: log)
      Child(name: "b", value: model.second, log: log)
    }
  }
}

@Suite @MainActor struct BodyCountTests {
  private let log = Log()

  @Test func onePublishedChangeRunsTheParentAgainAndTheChildWhoseValueChanged() {
    let model = Model()
    let stage = Stage(ObjectParent(model: model, log: log))
    #expect(log.take() == ["parent", "a 0", "b 0"])
    model.first = 1
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["parent", "a 1"])
    model.hidden = 1
    stage.view.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test func aStateObjectIsMadeOnceAndObserved() {
    var model: Model?
    let stage = Stage(StateObjectParent(log: log) { model = $0 })
    #expect(log.take() == ["parent", "a 0", "b 0"])
    model?.second = 4
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["parent", "b 4"])
  }

  @Test func anObservableObjectInvalidatesTheBodiesThatReadTheProperty() {
    let model = Watched()
    let stage = Stage(WatchedParent(model: model, log: log))
    #expect(log.take() == ["parent", "a 0", "b 0"])
    model.first = 1
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["parent", "a 1"])
    model.hidden = 1
    stage.view.layoutIfNeeded()
    #expect(log.take() == [])
    model.first = 2
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["parent", "a 2"])
  }

  @Test func twoWritesInOneTurnAreOneUpdate() {
    let model = Model()
    let stage = Stage(ObjectParent(model: model, log: log))
    _ = log.take()
    model.first = 1
    model.second = 1
    model.first = 2
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["parent", "a 2", "b 1"])
  }

  private struct SchemeReader: View {
    @Environment(\.colorScheme) var scheme
    let log: Log
    var body: some View {
      let _ = log.note("reads \(scheme)")
      Text("x")
    }
  }

  private struct SizeReader: View {
    @Environment(\.dynamicTypeSize) var size
    let log: Log
    var body: some View {
      let _ = log.note("size \(size)")
      Text("x")
    }
  }

  @Test func aChangeOfTheEnvironmentRunsTheBodiesThatReadTheKey() {
    let stage = Stage(
      VStack {
        SchemeReader(log: log); SizeReader(log: log); Child(name: "c", value: 0, log: log)
      })
    #expect(log.take() == ["reads light", "size large", "c 0"])
    stage.view.host.overrides = [
      {
        $0.displayScale = 1; $0.colorScheme = .dark
      }
    ]
    stage.layOut()
    #expect(log.take() == ["reads dark"])
  }

  @Test func rowsThatStayTheSameAreNotRunWhenOneIsInserted() {
    let log = log
    let stage = Stage(ForEach([1, 2, 3], id: \.self) { Child(name: "r", value: $0, log: log) })
    #expect(log.take() == ["r 1", "r 2", "r 3"])
    let made = stage.host.root.madeCount
    stage.view.rootView = ForEach([1, 4, 2, 3], id: \.self) { Child(name: "r", value: $0, log: log) }
    stage.view.layoutIfNeeded()
    #expect(log.take() == ["r 4"])
    #expect(stage.host.root.madeCount - made == 2, "a row's body and its text")
  }
}

private struct Counter: View {
  @State private var count = 0
  let log: Log
  var grab: (Binding<Int>) -> Void

  var body: some View {
    let _ = log.note("body \(count)")
    let _ = grab($count)
    Text("\(count)").onChange(of: count) { log.note("change \($0) \($1)") }
  }
}

private struct Appearing: View {
  let name: String
  let log: Log
  var body: some View {
    Color.red.onAppear { log.note("+\(name)") }.onDisappear { log.note("-\(name)") }
  }
}

@Suite @MainActor struct LifetimeTests {
  private let log = Log()

  private func shown<Content: View>(_ content: Content) -> Stage<Content> {
    let stage = Stage(content)
    stage.host.setShown(true)
    stage.layOut()
    return stage
  }

  @Test func stateIsKeptOverUpdatesAndChangesAreToldAfterThem() {
    var binding: Binding<Int>?
    let stage = shown(Counter(log: log) { binding = $0 })
    #expect(log.take() == ["body 0"])
    binding?.wrappedValue = 1
    #expect(binding?.wrappedValue == 1, "actions read what they have written")
    stage.layOut()
    #expect(log.take() == ["body 1", "change 0 1"])
    stage.view.rootView = Counter(log: log) { binding = $0 }
    stage.layOut()
    #expect(log.take() == ["body 1"])
    binding?.wrappedValue = 1
    stage.layOut()
    #expect(log.take() == [], "an equal value is no change")
  }

  private struct Batches: View {
    @State private var value = 0
    let log: Log
    var body: some View {
      let _ = log.note("body \(value)")
      Color.red.onChange(of: value) { log.note("change \($0) \($1)") }
        .onAppear {
          value = 1
          value = 2
          withTransaction(Transaction()) {
            value = 3
            value = 4
          }
        }
    }
  }

  @Test func aTransactionOfItsOwnIsAnUpdateOfItsOwn() {
    _ = shown(Batches(log: log))
    #expect(log.take() == ["body 0", "body 2", "change 0 2", "body 4", "change 2 4"])
  }

  @Test func branchesAppearAndDisappear() {
    func content(_ isFirst: Bool) -> some View {
      VStack { if isFirst { Appearing(name: "a", log: log) } else { Appearing(name: "b", log: log) } }
    }
    let stage = shown(content(true))
    #expect(log.take() == ["+a"])
    stage.view.rootView = content(false)
    stage.layOut()
    #expect(log.take() == ["-a", "+b"])
    stage.host.setShown(false)
    #expect(log.take() == ["-b"])
  }

  @Test func anotherIdIsAnotherView() {
    func content(_ id: Int) -> some View { Appearing(name: "a", log: log).id(id) }
    let stage = shown(content(1))
    #expect(log.take() == ["+a"])
    stage.view.rootView = content(1)
    stage.layOut()
    #expect(log.take() == [])
    stage.view.rootView = content(2)
    stage.layOut()
    #expect(log.take() == ["+a", "-a"], "the new one appears first")
  }

  @Test func changesAreToldFromTheStartIfWanted() {
    func content(_ value: Int) -> some View {
      Color.red.onChange(of: value, initial: true) { log.note("\($0) \($1)") }
    }
    let stage = shown(content(0))
    stage.view.rootView = content(1)
    stage.layOut()
    stage.view.rootView = content(2)
    stage.layOut()
    #expect(log.take() == ["0 0", "0 1", "1 2"])
  }

  private struct Width: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  @Test func preferencesGoUpInOrderAndAreToldWhenTheyChange() {
    func content(_ numbers: [CGFloat]) -> some View {
      HStack { ForEach(numbers, id: \.self) { Color.red.preference(key: Width.self, value: [$0]) } }
        .onPreferenceChange(Width.self) { log.note("\($0)") }
    }
    let stage = shown(content([1, 2]))
    #expect(log.take() == ["[1.0, 2.0]"])
    stage.view.rootView = content([1, 2])
    stage.layOut()
    #expect(log.take() == [])
    stage.view.rootView = content([2, 1, 3])
    stage.layOut()
    #expect(log.take() == ["[2.0, 1.0, 3.0]"])
  }

  @Test func aHostThatGoesFreesItsTree() {
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      let stage = shown(ObjectParent(model: model, log: log))
      stage.host.end()
    }
    #expect(weakModel == nil)
  }
}

@Suite @MainActor struct UpdateCostTests {
  private struct Leaf: View {
    @State private var count = 0
    var grab: (Binding<Int>) -> Void
    var body: some View {
      let _ = grab($count)
      Color.red.frame(width: CGFloat(10 + count), height: 1)
    }
  }

  @Test func oneLeafOfManyElementsIsOneBody() {
    var binding: Binding<Int>?
    let stage = Stage(
      VStack(spacing: 0) {
        ForEach(0..<1_000) { index in
          HStack {
            Color.blue.frame(width: 2, height: 1).padding(1); Color.green.frame(width: 3, height: 1)
          }
        }
        Leaf { binding = $0 }
      }, width: 100, height: 3_000)
    let root = stage.host.root
    #expect(root.elementCount > 5_000)
    let (bodies, made) = (root.bodyCount, root.madeCount)
    binding?.wrappedValue = 5
    stage.view.layoutIfNeeded()
    #expect(root.bodyCount - bodies == 1)
    #expect(root.madeCount == made)
    #expect(stage.colored.last?.width == 15)
  }
}
