// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol
import Testing

@testable import BrowserServer

@Suite struct TabRequestTests {
  private func message(_ event: InputEvent) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt8(1))
    writer.write(event)
    return writer.bytes
  }

  @Test func touchesAreRead() throws {
    let event = InputEvent.touches([.init(identifier: 3, phase: .moved, location: CGPoint(x: 10, y: 20.5))], time: 2)
    #expect(try TabRequest(decoding: message(event)) == .input(event))
  }

  @Test func aTabCannotSendSettingsAsInput() {
    let configuration = DeviceConfiguration(
      device: DeviceDescription(
        identifier: "x", name: "x", idiom: .phone, portraitSize: CGSize(width: 1e9, height: 1), scale: 1,
        portraitSafeArea: .init(), landscapeSafeArea: .init(), portraitStatusBarHeight: 0, screenCornerRadius: 0))
    #expect(throws: CodecError.self) { try TabRequest(decoding: message(.configuration(configuration))) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreRefused(value: Double) {
    #expect(throws: CodecError.self) {
      try TabRequest(decoding: message(.wheel(location: .zero, delta: CGPoint(x: value, y: 0), time: 0)))
    }
    #expect(throws: CodecError.self) {
      try TabRequest(decoding: message(.motion(.init(pitch: value, roll: 0, yaw: 0), time: 0)))
    }
  }

  @Test func wishesAreChecked() throws {
    var writer = ByteWriter()
    writer.write(UInt8(3))
    for word in ["iphone-16", "landscapeLeft", "dark", "large", "ar_EG"] { writer.write(word) }
    writer.write(true)
    #expect(
      try TabRequest(decoding: writer.bytes)
        == .configure(
          .init(
            device: "iphone-16", orientation: .landscapeLeft, appearance: .dark, textSize: "large", locale: "ar_EG",
            hasHardwareKeyboard: true)))
    writer = ByteWriter()
    writer.write(UInt8(3))
    for word in ["iphone-16", "sideways", "dark", "large", "ar_EG"] { writer.write(word) }
    writer.write(false)
    #expect {
      try TabRequest(decoding: writer.bytes)
    } throws: { error in
      "\(error)".contains("found \"sideways\", \"dark\", \"large\" and \"ar_EG\"")
    }
  }

  private func clock(_ speed: Double, isPaused: Bool) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt8(5))
    writer.write(speed)
    writer.write(isPaused)
    return writer.bytes
  }

  @Test func clocksAreRead() throws {
    var slow = DeviceClock()
    slow.speed = 0.1
    #expect(try TabRequest(decoding: clock(0.1, isPaused: false)) == .clock(slow))
    #expect(slow.rate == 0.1)
    slow.isPaused = true
    #expect(try TabRequest(decoding: clock(0.1, isPaused: true)) == .clock(slow))
    #expect(slow.rate == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 0.001, 11])
  func speedsThatNobodyCanWatchAreRefused(speed: Double) {
    #expect(throws: CodecError.self) { try TabRequest(decoding: clock(speed, isPaused: false)) }
  }

  @Test func whatIsAskedOfLayersAndScreensIsRead() throws {
    #expect(try TabRequest(decoding: [6]) == .stepFrame)
    #expect(try TabRequest(decoding: [7, 1, 0x85, 1]) == .ask(.layer(LayerID(rawValue: 133))))
    #expect(try TabRequest(decoding: [8]) == .record)
    #expect(try TabRequest(decoding: [7, 2, 0x40, 0x50]) == .ask(.layout(at: CGPoint(x: 16, y: 32))))
    // More than 32 bits, and more than was asked for.
    #expect(throws: CodecError.self) { try TabRequest(decoding: [7, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F]) }
    #expect(throws: CodecError.self) { try TabRequest(decoding: [6, 0]) }
    // A question that nobody knows, and a place that nobody can point at.
    #expect(throws: CodecError.self) { try TabRequest(decoding: [7, 99]) }
    #expect(throws: CodecError.self) { try TabRequest(decoding: [7, 2, 0x40, 1, 0, 0, 0xC0, 0x7F]) }
    #expect(throws: CodecError.self) { try TabRequest(decoding: [9, 0x40]) }
  }
}
