// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// A model by the name that Xcode gives its simulator, and the screen that it runs on here.
package struct SimulatedDevice: Hashable, Sendable {
  package var name: String
  package var device: DeviceDescription

  /// The device that is used where no destination names one.
  package static let standard = SimulatedDevice(name: "iPhone 16", device: .iPhone16)

  /// Every model, by screen.
  package static let all: [SimulatedDevice] = models.flatMap { device, names in
    names.map { SimulatedDevice(name: $0, device: device) }
  }

  private static let models: [(DeviceDescription, [String])] = [
    (.iPhoneSE1, ["iPhone 5s", "iPhone SE (1st generation)"]),
    (
      .iPhoneSE,
      ["iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"]
    ),
    (.iPhone8Plus, ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
    (.iPhoneX, ["iPhone X", "iPhone XS", "iPhone 11 Pro"]),
    (.iPhone13Mini, ["iPhone 12 mini", "iPhone 13 mini"]),
    (.iPhone11, ["iPhone XR", "iPhone 11"]),
    (.iPhone11ProMax, ["iPhone XS Max", "iPhone 11 Pro Max"]),
    (.iPhone14, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
    (.iPhone14Plus, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
    (.iPhone16, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
    (.iPhone16Plus, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
    (.iPhone16Pro, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
    (.iPhoneAir, ["iPhone Air"]),
    (.iPhone16ProMax, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
    (.iPadMini, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    (
      .iPad10,
      [
        "iPad (9th generation)", "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)",
        "iPad Air (5th generation)", "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ]
    ),
    (
      .iPadPro11,
      [
        "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)", "iPad Pro 11-inch (M4)",
        "iPad Pro 11-inch (M5)",
      ]
    ),
    (
      .iPadPro13,
      [
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Pro 13-inch (M4)",
        "iPad Pro 13-inch (M5)", "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ]
    ),
  ]

  /// The model of a name, whatever its capitals; of a name that isn't listed, the one that has the nearest screen.
  package static func named(_ name: String) -> SimulatedDevice? {
    let wanted = name.lowercased()
    if let found = all.first(where: { $0.name.lowercased() == wanted }) { return found }
    return nearest(wanted).map { SimulatedDevice(name: name, device: $0) }
  }

  /// The screen of a model by the words of its name: new models come with each year, in the sizes of old ones.
  private static func nearest(_ name: String) -> DeviceDescription? {
    if name.hasPrefix("ipad") {
      if name.contains("mini") { return .iPadMini }
      if name.contains("12.9") || name.contains("13-inch") { return .iPadPro13 }
      return name.contains("pro") ? .iPadPro11 : .iPad10
    }
    guard name.hasPrefix("iphone") else { return nil }
    if name.contains("se") { return .iPhoneSE }
    if name.contains("mini") { return .iPhone13Mini }
    if name.contains("pro max") { return .iPhone16ProMax }
    if name.contains("plus") { return .iPhone16Plus }
    if name.contains("air") { return .iPhoneAir }
    return name.contains("pro") ? .iPhone16Pro : .iPhone16
  }

  /// The simulator's identifier: the same on every machine, since it is made from the name.
  package var identifier: String {
    func hash(_ seed: UInt64) -> UInt64 {
      name.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let digits = [hash(0), hash(0x7465_7373_6572_61)].map { value in
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var result = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { result += "-" }
      result.append(digit)
    }
    return result
  }
}
