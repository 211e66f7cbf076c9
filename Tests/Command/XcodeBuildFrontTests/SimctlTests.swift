// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import XcodeBuildFront

@Suite struct SimctlTests {
  @Test func devicesAreListedAsScriptsReadThem() throws {
    let text = Simctl.answer(["list", "devices", "available", "iPhone 16"]).text
    #expect(text.contains("-- iOS "))
    #expect(text.contains(#/\n    iPhone 16 \([0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\) \(Shutdown\) /#))
    let json = Data(Simctl.answer(["list", "devices", "-j"]).text.utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let devices = try #require((object["devices"] as? [String: [[String: Any]]])?.values.first)
    #expect(devices.contains { $0["name"] as? String == "iPhone 15 Pro" && $0["isAvailable"] as? Bool == true })
  }

  @Test func creatingGivesTheModelsIdentifier() {
    let phone = SimulatedDevice.named("iPhone 15")?.identifier
    #expect(Simctl.answer(["create", "Mine", "iPhone 15", "iOS17.2"]).text == phone)
    #expect(Simctl.answer(["create", "Mine", "com.apple.CoreSimulator.SimDeviceType.iPhone-15"]).text == phone)
    #expect(Simctl.answer(["create", "Mine", "Nokia"]).status != 0)
  }

  @Test func startingSucceedsAndDrivingDoesNot() {
    for verb in ["boot", "bootstatus", "shutdown", "erase", "delete"] {
      #expect(Simctl.answer([verb, "booted"]).status == 0)
    }
    let answer = Simctl.answer(["io", "booted", "screenshot", "a.png"])
    #expect(answer.status == 2)
    #expect(answer.note?.contains("\n") == false)
  }

  @Test func xcrunFindsStartsOrRefuses() throws {
    #expect(try Xcrun.parse(["simctl", "list"]) == .simctl(["list"]))
    #expect(try Xcrun.parse(["--sdk", "iphonesimulator", "--show-sdk-path"]) == .sdkPath)
    #expect(try Xcrun.parse(["--find", "swift"]) == .find("swift"))
    #expect(try Xcrun.parse(["swift", "build"]) == .run(tool: "swift", ["build"]))
    #expect(try Xcrun.parse(["--sdk", "macosx", "xcodebuild", "-version"]) == .xcodebuild(["-version"]))
    #expect(throws: FrontError.self) { try Xcrun.parse(["xcresulttool", "get"]) }
  }

  @Test func scriptsQuoteTheCommand() {
    #expect(Shim.script("xcrun", command: "/a b/it's").contains("exec '/a b/it'\\''s' xcrun \"$@\""))
  }
}
