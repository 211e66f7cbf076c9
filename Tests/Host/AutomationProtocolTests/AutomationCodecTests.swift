// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import AutomationProtocol

@Suite struct AutomationCodecTests {
  private static let tree: ElementTree = {
    var application = ElementNode(.application)
    application.label = "Kiosk"
    var button = ElementNode(.button)
    button.depth = 1
    button.flags = [.disabled, .hasKeyboardFocus]
    button.frame = CGRect(x: 1.5, y: -2, width: 30, height: 40)
    (button.identifier, button.label, button.value, button.placeholder) = ("id", "Ä", "", "what")
    button.position = 0.25
    return ElementTree([application, button])
  }()

  private static let configuration = DeviceConfiguration(device: DeviceDescription.catalogue[0])
  private static let touch = InputEvent.Touch(identifier: 1, phase: .began, location: CGPoint(x: 3, y: 4))

  @Test(arguments: [
    AutomationCommand.launch(AutomatedLaunch(configuration: configuration, date: 12, fixtures: "/a b")),
    .launch(AutomatedLaunch(configuration: configuration, date: 0)), .advance(to: 1.25, until: .rest),
    .perform([AutomatedInput(time: 2, event: .touches([touch], time: 2))]), .perform([]), .elements,
    .hitPoint(element: 7), .reveal(element: 0), .picture, .terminate,
  ])
  func commandsComeBackAsTheyWere(_ command: AutomationCommand) throws {
    #expect(try AutomationCommand(decoding: command.encoded()) == command)
  }

  @Test(arguments: [
    AutomationAnswer.reached(
      AutomationState(time: 1.5, changes: 300, unrest: "an animation runs", next: 2, copied: "")),
    .reached(AutomationState(time: 0, changes: 0)), .elements(tree), .point(CGPoint(x: 1, y: 2)), .point(nil),
    .revealed(true), .picture(Data([1, 2, 3])), .picture(Data()),
  ])
  func answersComeBackAsTheyWere(_ answer: AutomationAnswer) throws {
    #expect(try AutomationAnswer(decoding: answer.encoded()) == answer)
  }

  @Test func bytesThatEndTooEarlyAreRefused() {
    let bytes = AutomationAnswer.elements(Self.tree).encoded()
    for count in 0..<bytes.count {
      #expect(throws: CodecError.self) { try AutomationAnswer(decoding: Array(bytes.prefix(count))) }
    }
    #expect(throws: CodecError.self) { try AutomationAnswer(decoding: bytes + [0]) }
  }

  @Test func depthsThatMakeNoTreeAreRefused() {
    for depths in [[1], [0, 0], [0, 2], [0, 1, 3]] {
      let nodes = depths.map { depth in
        var node = ElementNode(.other)
        node.depth = depth
        return node
      }
      let bytes = AutomationAnswer.elements(ElementTree(nodes)).encoded()
      #expect(throws: CodecError.self, "\(depths)") { try AutomationAnswer(decoding: bytes) }
    }
  }

  @Test func timesAreFiniteAndNotNegative() {
    for time in [-1, Double.nan, .infinity] {
      let bytes = AutomationCommand.advance(to: time, until: .never).encoded()
      #expect(throws: CodecError.self) { try AutomationCommand(decoding: bytes) }
    }
  }

  @Test func messagesGoThroughAChannelWholeAndInOrder() async throws {
    let (test, app) = try #require(AutomationChannel.pair())
    let long = [UInt8](repeating: 7, count: 3_000_000)
    let sender = Task.detached { [ends = Ends(test)] in
      ends.channel.send([1, 2]) && ends.channel.send([]) && ends.channel.send(long)
    }
    #expect(app.receive() == [1, 2])
    #expect(app.receive() == [])
    #expect(app.receive() == long)
    #expect(await sender.value)
  }

  @Test func aChannelWhoseOtherEndIsGoneSaysSo() throws {
    var pair = AutomationChannel.pair()
    let app = try #require(pair?.app)
    pair = nil
    #expect(app.receive() == nil)
    #expect(!app.send([1]))
  }

  /// One thread has an end at a time.
  private struct Ends: @unchecked Sendable {
    let channel: AutomationChannel

    init(_ channel: AutomationChannel) {
      self.channel = channel
    }
  }
}
