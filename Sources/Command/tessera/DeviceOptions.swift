// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RenderProtocol

/// The options that say on which device an app runs and how it is set up.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("A device of `tessera devices`; may be given several times.", valueName: "id"))
  var device: [String] = []

  @Option(help: "light or dark.")
  var appearance: DeviceDescription.Appearance = .light

  @Option(help: "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.")
  var orientation: DeviceDescription.Orientation = .portrait

  @Option(
    name: .customLong("text-size"),
    help: ArgumentHelp("A Dynamic Type size, extraSmall … accessibilityExtraExtraExtraLarge.", valueName: "size"))
  var textSize = "large"

  @Option(help: "Pixels per point, 1 to 4; the device's own unless given.")
  var scale: Double?

  @OptionGroup var languages: LanguageOptions

  static let defaultDevice = "iphone-16"

  func validate() throws {
    for identifier in device where DeviceDescription.named(identifier) == nil {
      let known = DeviceDescription.catalogue.map(\.identifier).joined(separator: ", ")
      throw ValidationError("'\(identifier)' is not a device; there are \(known).")
    }
    guard DeviceConfiguration.textSizes.contains(textSize) else {
      throw ValidationError(
        "'\(textSize)' is not a text size; there are \(DeviceConfiguration.textSizes.joined(separator: ", ")).")
    }
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("--scale must be from 1 to 4, not \(scale).")
    }
  }

  /// One configuration a device asked for.
  var configurations: [DeviceConfiguration] {
    (device.isEmpty ? [Self.defaultDevice] : device).compactMap(DeviceDescription.named).map {
      DeviceConfiguration(
        device: $0, orientation: orientation, appearance: appearance, textSize: textSize,
        scale: scale.map { CGFloat($0) }, locale: languages.locale)
    }
  }
}

extension DeviceDescription.Appearance: ExpressibleByArgument {}
extension DeviceDescription.Orientation: ExpressibleByArgument {}

/// The options that say which language and region a device is set to.
struct LanguageOptions: ParsableArguments {
  @Option(help: "The language of the device, such as ar or pt-BR; en unless given.")
  var language: String?

  @Option(help: "The region of the device, such as EG; by it numbers and dates are written. US unless given.")
  var region: String?

  func validate() throws {
    for (option, value) in [("--language", language), ("--region", region)] {
      guard let value else { continue }
      let isName = value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      guard isName, (2...35).contains(value.count) else {
        throw ValidationError("\(option) must be a code such as ar, zh-Hant or EG, not '\(value)'.")
      }
    }
  }

  /// The device's language and region as one identifier. A language may name a region, as `pt-BR` does.
  var locale: String {
    var parts = (language ?? "en").split { $0 == "-" || $0 == "_" }.map(String.init)
    let named = parts.count > 1 && (2...3).contains(parts[parts.count - 1].count) ? parts.removeLast() : nil
    return parts.joined(separator: "-") + "_" + (region ?? named ?? "US").uppercased()
  }
}
