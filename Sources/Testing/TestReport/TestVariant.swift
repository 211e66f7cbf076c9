// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// One of the set-ups of a device that tests run in.
package struct TestVariant: Hashable, Sendable {
  package let configuration: DeviceConfiguration
  /// What names and references have in them; `nil` for the first set-up, so that who has only one knows nothing of it.
  package let name: String?

  /// Whether a word is the name of a set-up.
  package static func isName(_ word: String) -> Bool {
    DeviceDescription.catalogue.contains { device in
      DeviceDescription.Appearance.allCases.contains { appearance in
        let start = "\(device.identifier)-\(appearance.rawValue)"
        return word == start
          || word.hasPrefix(start + "-")
            && DeviceConfiguration.textSizes.contains(String(word.dropFirst(start.count + 1)))
      }
    }
  }

  /// Each device in each appearance with each text size.
  ///
  /// - Parameters:
  ///   - devices: One or more, as are the others.
  ///   - standardTextSize: The one that names do not name.
  package static func all(
    devices: [DeviceDescription], appearances: [DeviceDescription.Appearance], textSizes: [String],
    standardTextSize: String, locale: String
  ) -> [TestVariant] {
    var variants: [TestVariant] = []
    for device in devices {
      for appearance in appearances {
        for size in textSizes {
          let parts = [device.identifier, appearance.rawValue] + (size == standardTextSize ? [] : [size])
          variants.append(
            TestVariant(
              configuration: DeviceConfiguration(
                device: device, appearance: appearance, textSize: size, locale: locale),
              name: variants.isEmpty ? nil : parts.joined(separator: "-")))
        }
      }
    }
    return variants
  }
}

extension TestName {
  /// The name of the test in a set-up of the device.
  package func inVariant(_ variant: String?) -> TestName {
    variant.map { TestName(target: target, suite: suite, test: "\(test) (\($0))") } ?? self
  }
}
