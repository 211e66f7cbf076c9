// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import ViewGraph

/// A wrapper as `State` is one: it gets a box when it is installed.
@propertyWrapper private struct Kept<Value>: GraphProperty {
  final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  let initial: Value
  var box: Box?

  init(wrappedValue: Value) { initial = wrappedValue }

  var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  mutating func install(in element: Element, slot: inout AnyObject?) {
    let kept = slot as? Box ?? Box(initial)
    slot = kept
    box = kept
  }

  func isSame(as old: Kept) -> Bool { true }
}

/// A dynamic property of an app's own.
private protocol Updated { mutating func update() }

private struct Pair: Updated {
  @Kept var first = 1
  @Kept var second = "two"
  var updates = 0
  mutating func update() { updates += 1 }
}

@propertyWrapper private struct Wrapped<Value>: Updated {
  @Kept var inner: Value
  init(wrappedValue: Value) { _inner = Kept(wrappedValue: wrappedValue) }
  var wrappedValue: Value {
    get { inner }
    nonmutating set { inner = newValue }
  }
  mutating func update() {}
}

private final class Model {}
private class Generic<Value> {
  struct Inside { @Kept var value: Value? = nil }
}

private struct Card<Value> {
  @Kept private var count = 0
  @Kept fileprivate var value: Value
  let model: Model
  @Wrapped private var wrapped = 3.5
  private let pair = Pair()
  private var title: String? = nil
  var action: () -> Void = {}

  init(_ value: Value, model: Model = Model()) {
    self.value = value
    self.model = model
  }

  func increase() {
    count += 1
    wrapped += 1
  }
  var shown: (Int, Double, Int, Int) { (count, wrapped, pair.first, pair.updates) }
}

@Suite @MainActor struct FieldTableTests {
  init() {
    DynamicField.addClassifier("tests") { type in
      guard let type = type as? any Updated.Type else { return nil }
      func call<Value: Updated>(_ type: Value.Type) -> @MainActor @Sendable (UnsafeMutableRawPointer) -> Void {
        { $0.assumingMemoryBound(to: Value.self).pointee.update() }
      }
      return call(type)
    }
  }

  private func makeElement() -> (UpdateRoot, Element) {
    let root = UpdateRoot()
    return (root, Element(parent: nil, root: root, environment: EnvironmentChain()))
  }

  @Test func reflectionTellsTheFieldsOfAPrivateStruct() {
    #expect(FieldTable.isAvailable)
  }

  @Test func wrappersInPrivateAndGenericStructsAreFoundWithTheirOffsets() {
    let table = FieldTable.of(Card<String>.self)
    #expect(table.fields.map(\.name) == ["_count", "_value", "model", "_wrapped", "pair", "title", "action"])
    #expect(table.dynamicFields.map(\.name) == ["_count", "_value", "_wrapped", "pair"])
    #expect(table.fields[1].offset == MemoryLayout<Kept<Int>>.stride)
    #expect(FieldTable.of(Generic<Int>.Inside.self).dynamicFields.map(\.name) == ["_value"])
  }

  @Test func stateStaysWithTheElementFromValueToValue() {
    let (root, element) = makeElement()
    withExtendedLifetime(root) {
      var installed = InstalledProperties(of: Card<String>.self)
      var first = Card("a")
      installed.install(in: &first, of: element)
      first.increase()
      #expect(first.shown == (1, 4.5, 1, 1))
      var second = Card("b")
      #expect(second.shown == (0, 3.5, 1, 0))
      installed.install(in: &second, of: element)
      #expect(second.shown == (1, 4.5, 1, 1))
      #expect(second.value == "a", "the initial value counts once")
      #expect(installed.kept.count == 5)
    }
  }

  @Test func wrappersThatWereNotInstalledHoldTheirInitialValue() {
    let card = Card(4)
    card.increase()
    #expect(card.shown == (0, 3.5, 1, 0))
  }

  @Test func equalPlainFieldsTheSameObjectAndTheSameClosureAreTheSameValue() {
    let model = Model()
    #expect(FieldTable.areEqual(Card("a", model: model), Card("b", model: model)), "wrappers do not count")
    #expect(!FieldTable.areEqual(Card("a"), Card("a")), "another object")
  }

  @Test func valuesDifferWhereAFieldDoes() {
    struct Plain { var number: Int8 = 1; var length = 2.5; var text: String; var list: [Int] }
    #expect(FieldTable.areEqual(Plain(text: "a", list: [1]), Plain(text: "a", list: [1])))
    #expect(!FieldTable.areEqual(Plain(text: "a", list: [1]), Plain(text: "a", list: [2])))
    let long = String(repeating: "x", count: 40)
    #expect(FieldTable.areEqual(Plain(text: long, list: []), Plain(text: String(repeating: "x", count: 40), list: [])))
  }

  @Test func closuresWithOtherCapturesDiffer() {
    struct Acting { var action: () -> Int }
    let values = [1, 2].map { number in Acting { number } }
    #expect(!FieldTable.areEqual(values[0], values[1]))
    #expect(FieldTable.areEqual(values[0], values[0]))
  }

  @Test func tuplesAndNestedStructsAreComparedFieldByField() {
    struct Inner { var pair: (Int8, String); var object: Model }
    struct Outer { var inner: Inner; var flag: Bool }
    let model = Model()
    let text = String(repeating: "y", count: 30)
    func make(_ flag: Bool) -> Outer {
      Outer(inner: Inner(pair: (1, String(repeating: "y", count: 30)), object: model), flag: flag)
    }
    #expect(FieldTable.areEqual(make(true), make(true)))
    #expect(!FieldTable.areEqual(make(true), make(false)))
    #expect(text.count == 30)
  }
}

@Suite struct EnvironmentChainTests {
  private enum First {}
  private enum Second {}
  private let first = ObjectIdentifier(First.self)
  private let second = ObjectIdentifier(Second.self)

  @Test func theNearestValueWinsAndParentsKeepTheirs() {
    var parent = EnvironmentChain()
    parent.set(first, TypedValue(1))
    var child = parent
    child.set(first, TypedValue(2))
    #expect((parent.value(first) as? TypedValue<Int>)?.value == 1)
    #expect((child.value(first) as? TypedValue<Int>)?.value == 2)
    #expect(child.value(second) == nil)
  }

  @Test func onlyKeysThatWereReadCountAsADifference() {
    var old = EnvironmentChain()
    old.set(first, TypedValue("a"))
    var new = old
    new.set(second, TypedValue(3))
    #expect(!new.differs(from: old, in: [first]))
    #expect(new.differs(from: old, in: [second]))
    var same = EnvironmentChain()
    same.set(first, TypedValue("a"))
    #expect(!same.differs(from: old, in: [first]), "equal values of another list")
  }

  @Test func longListsOfOverridesFindEveryValue() {
    var chain = EnvironmentChain()
    chain.set(first, TypedValue(-1))
    for number in 0..<100 { chain.set(second, TypedValue(number)) }
    #expect((chain.value(first) as? TypedValue<Int>)?.value == -1)
    #expect((chain.value(second) as? TypedValue<Int>)?.value == 99)
  }
}
