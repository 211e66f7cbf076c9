// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Testing

private class Person: ObservableObject {
  @Published var name = "Ann"
  @Published var age: Int
  init(age: Int) { self.age = age }
}

private final class Pupil: Person {
  @Published var form: String?
}

private final class Plain: ObservableObject {}

@MainActor private final class Screen: ObservableObject {
  @Published var isOn = false
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
}

@Suite struct PublishedTests {
  @Test func aPropertyPublishesBeforeItChanges() {
    let person = Person(age: 3)
    var heard: [String] = []
    let cancellable = person.$age.sink { heard.append("\($0) while \(person.age)") }
    person.age = 4
    #expect(heard == ["3 while 3", "4 while 3"] && person.age == 4)
    cancellable.cancel()
    person.age = 5
    #expect(heard.count == 2)
  }

  @Test func whatIsNotWantedIsNotKeptBeyondTheLatest() {
    let person = Person(age: 1)
    let sink = Sink<Int, Never>(demand: .max(1))
    person.$age.subscribe(sink)
    person.age = 2
    person.age = 3
    #expect(sink.line == "1")
    sink.request(.max(2))
    #expect(sink.line == "1 3")
    person.age = 4
    #expect(sink.line == "1 3 4")
  }

  @Test func anObjectTellsOfItsOwnAndItsSuperclasssProperties() {
    let pupil = Pupil(age: 7)
    var heard: [String] = []
    let cancellable = pupil.objectWillChange.sink { heard.append("\(pupil.name) \(pupil.form ?? "-")") }
    pupil.name = "Bo"
    pupil.form = "2b"
    pupil.age += 1
    #expect(heard == ["Ann -", "Bo -", "Bo 2b"])
    cancellable.cancel()
  }

  @Test func anObjectHasOnePublisher() {
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    let person = Person(age: 1)
    #expect(person.objectWillChange === person.objectWillChange)
    #expect(Person(age: 1).objectWillChange !== person.objectWillChange)
  }

  @Test func aPublisherOfAnObjectsOwnIsUsed() {
    let own = Own()
    var heard: [Int] = []
    let cancellable = own.objectWillChange.sink { heard.append($0) }
    own.objectWillChange.send(3)
    #expect(heard == [3])
    cancellable.cancel()
  }

  @MainActor @Test func aPropertyOfTheMainActorsClassPublishes() {
    let screen = Screen()
    var heard: [Bool] = []
    let cancellable = screen.$isOn.sink { heard.append($0) }
    screen.isOn.toggle()
    #expect(heard == [false, true])
    cancellable.cancel()
  }

  @Test func assigningEndsWithTheProperty() {
    let source = Source<Int, Never>()
    var person: Person? = Person(age: 1)
    if let person { source.assign(to: &person.$age) }
    source.send(9)
    #expect(person?.age == 9 && !source.isCancelled)
    person = nil
    #expect(source.isCancelled)
  }

  @Test func assigningTellsTheObject() {
    let source = PassthroughSubject<Int, Never>()
    let person = Person(age: 1)
    var count = 0
    let cancellable = person.objectWillChange.sink { count += 1 }
    source.assign(to: &person.$age)
    source.send(2)
    source.send(completion: .finished)
    #expect(count == 1 && person.age == 2)
    cancellable.cancel()
  }

  @Test func assignToHoldsItsObjectUntilItIsCancelled() {
    let source = PassthroughSubject<Int, Never>()
    weak var weak: Person?
    let cancellable: AnyCancellable
    do {
      let person = Person(age: 1)
      weak = person
      cancellable = source.assign(to: \.age, on: person)
    }
    source.send(6)
    #expect(weak?.age == 6)
    cancellable.cancel()
    #expect(weak == nil)
  }
}
