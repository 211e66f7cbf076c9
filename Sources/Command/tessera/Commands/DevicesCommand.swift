// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import RenderProtocol

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "Lists the devices that apps can run on.",
    discussion: """
      Points and safe areas (top, left, bottom, right) are given upright and held sideways; size classes are
      horizontal × vertical.

      Example:
        tessera devices
      """)

  func run() {
    let rows =
      [["id", "name", "points", "scale", "idiom", "safe area", "sideways", "size classes", "sideways"]]
      + DeviceDescription.catalogue.map(Self.row)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      print(cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces))
    }
  }

  private static func row(_ device: DeviceDescription) -> [String] {
    func insets(_ insets: DeviceDescription.Insets) -> String {
      [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }.joined(separator: ",")
    }
    func classes(_ orientation: DeviceDescription.Orientation) -> String {
      let classes = DeviceConfiguration(device: device, orientation: orientation).sizeClasses
      return "\(classes.horizontal.rawValue) × \(classes.vertical.rawValue)"
    }
    return [
      device.identifier, device.name, "\(Int(device.portraitSize.width))×\(Int(device.portraitSize.height))",
      "\(Int(device.scale))", device.idiom.rawValue, insets(device.portraitSafeArea),
      insets(device.landscapeSafeArea), classes(.portrait), classes(.landscapeLeft),
    ]
  }
}
