// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

/// Bounds of what is read, beside those of the values themselves.
private enum Limit {
  static let inputs = 100_000
  static let pathBytes = 4096
}

private enum CommandTag: UInt8 {
  case launch = 1
  case advance, perform, elements, hitPoint, reveal, picture, terminate
}

private enum AnswerTag: UInt8 {
  case reached = 1
  case elements, point, revealed, picture
}

extension AutomationCommand {
  /// The command's bytes: its type, then what it carries.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .launch(let launch):
      writer.write(CommandTag.launch.rawValue)
      writer.write(launch.configuration)
      writer.writeFixed(launch.date.bitPattern)
      writer.write(launch.fixtures ?? "")
    case .advance(let time, let pause):
      writer.write(CommandTag.advance.rawValue)
      writer.writeFixed(time.bitPattern)
      writer.write(pause.rawValue)
    case .perform(let inputs):
      writer.write(CommandTag.perform.rawValue)
      writer.writeCount(inputs.count)
      for input in inputs {
        writer.writeFixed(input.time.bitPattern)
        writer.write(input.event)
      }
    case .elements: writer.write(CommandTag.elements.rawValue)
    case .hitPoint(let element):
      writer.write(CommandTag.hitPoint.rawValue)
      writer.writeCount(element)
    case .reveal(let element):
      writer.write(CommandTag.reveal.rawValue)
      writer.writeCount(element)
    case .picture: writer.write(CommandTag.picture.rawValue)
    case .terminate: writer.write(CommandTag.terminate.rawValue)
    }
    return writer.bytes
  }

  /// Reads a whole command.
  package init(decoding bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes)
    switch try reader.readCase(CommandTag.self, "the type of a command") {
    case .launch:
      let configuration = try reader.readConfiguration()
      let date = try reader.readTime()
      let fixtures = try reader.readString(limit: Limit.pathBytes)
      self = .launch(
        AutomatedLaunch(configuration: configuration, date: date, fixtures: fixtures.isEmpty ? nil : fixtures))
    case .advance:
      self = .advance(to: try reader.readTime(), until: try reader.readCase(AutomationPause.self, "where to pause"))
    case .perform:
      let count = try reader.readCount(of: "events", limit: Limit.inputs, minimumBytes: 9)
      var inputs: [AutomatedInput] = []
      for _ in 0..<count {
        inputs.append(AutomatedInput(time: try reader.readTime(), event: try reader.readInputEvent()))
      }
      self = .perform(inputs)
    case .elements: self = .elements
    case .hitPoint: self = .hitPoint(element: try reader.readNumberOfElement())
    case .reveal: self = .reveal(element: try reader.readNumberOfElement())
    case .picture: self = .picture
    case .terminate: self = .terminate
    }
    try reader.finish("the command")
  }
}

extension AutomationAnswer {
  /// The answer's bytes: its type, then what it carries.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .reached(let state):
      writer.write(AnswerTag.reached.rawValue)
      writer.writeFixed(state.time.bitPattern)
      writer.writeCount(state.changes)
      writer.write(state.unrest ?? "")
      writer.writeFixed(state.next.bitPattern)
      writer.write(state.copied != nil)
      if let copied = state.copied { writer.write(copied) }
    case .elements(let tree):
      writer.write(AnswerTag.elements.rawValue)
      writer.write(tree)
    case .point(let point):
      writer.write(AnswerTag.point.rawValue)
      writer.write(point != nil)
      if let point { writer.write(point) }
    case .revealed(let isInSight):
      writer.write(AnswerTag.revealed.rawValue)
      writer.write(isInSight)
    case .picture(let file):
      writer.write(AnswerTag.picture.rawValue)
      writer.write(file)
    }
    return writer.bytes
  }

  /// Reads a whole answer.
  package init(decoding bytes: [UInt8]) throws(CodecError) {
    var reader = ByteReader(bytes)
    switch try reader.readCase(AnswerTag.self, "the type of an answer") {
    case .reached:
      let time = try reader.readTime()
      let changes = Int(truncatingIfNeeded: try reader.readVarint("a number of changes"))
      let unrest = try reader.readString()
      let next: UInt64 = try reader.readFixed("a time")
      let copied = try reader.readBool() ? try reader.readString() : nil
      self = .reached(
        AutomationState(
          time: time, changes: changes, unrest: unrest.isEmpty ? nil : unrest, next: Double(bitPattern: next),
          copied: copied))
    case .elements: self = .elements(try reader.readElementTree())
    case .point: self = .point(try reader.readBool() ? try reader.readScreenPoint() : nil)
    case .revealed: self = .revealed(try reader.readBool())
    case .picture: self = .picture(Data(try reader.readBytes(reader.remaining, "a picture")))
    }
    try reader.finish("the answer")
  }
}

extension ByteReader {
  fileprivate mutating func readTime() throws(CodecError) -> Double {
    let start = offset
    let bits: UInt64 = try readFixed("a time")
    let time = Double(bitPattern: bits)
    guard time.isFinite, time >= 0 else {
      throw CodecError(.invalid, at: start, expected: "a time of 0 or more", found: "\(time)")
    }
    return time
  }

  fileprivate mutating func readNumberOfElement() throws(CodecError) -> Int {
    let start = offset
    let number = try readVarint("an element's number")
    guard number < UInt64(ElementTree.Limit.elements) else {
      throw CodecError(.tooLarge, at: start, expected: "an element's number", found: "\(number)")
    }
    return Int(number)
  }
}
