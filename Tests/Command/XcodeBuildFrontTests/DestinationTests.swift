// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeBuildFront

@Suite struct DestinationTests {
  @Test(arguments: [
    ("platform=iOS Simulator,name=iPhone 15 Pro,OS=17.2", "iphone-16"),
    ("platform=iOS Simulator, name=iPhone SE (3rd generation), OS=latest", "iphone-se"),
    ("name=iPad Pro (12.9-inch) (6th generation)", "ipad-pro-13"),
    ("platform=iOS Simulator,name=iPhone 12 mini", "iphone-13-mini"),
    ("platform=iOS Simulator", "iphone-16"), ("platform=iOS Simulator,name=iPhone 21 Pro Max", "iphone-16-pro-max"),
    ("platform=iOS Simulator,name=iPad Air 13-inch (M9)", "ipad-pro-13"),
  ])
  func everyModelHasADevice(_ text: String, _ identifier: String) throws {
    #expect(try Destination(text).device()?.device.identifier == identifier)
  }

  @Test func aGenericDestinationIsNoDevice() throws {
    #expect(try Destination("generic/platform=iOS").device() == nil)
    #expect(try Destination("generic/platform=iOS Simulator").device() == nil)
  }

  @Test func aDeviceIsFoundByItsIdentifier() throws {
    for device in SimulatedDevice.all {
      #expect(try Destination("platform=iOS Simulator,id=\(device.identifier)").device() == device)
    }
    #expect(Set(SimulatedDevice.all.map(\.identifier)).count == SimulatedDevice.all.count)
  }

  @Test(arguments: [
    "platform=macOS", "platform=tvOS Simulator,name=Apple TV", "platform=iOS Simulator,name=Nokia", "id=1234",
  ])
  func whatIsNotHereIsMissing(_ text: String) {
    let error = #expect(throws: FrontError.self) { try Destination(text).device() }
    #expect(error?.status == .missing)
  }
}
