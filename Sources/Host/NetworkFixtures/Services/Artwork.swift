// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Pictures in the place of covers, drawn when they are asked for.
enum Artwork {
  private static let largestSide = 1200
  /// What comics are shown with where their address says no size.
  private static let usual = (300, 450)

  /// - Parameter parts: `artwork/NAME` and perhaps `WIDTHxHEIGHT.png`.
  static func answer(_ parts: [String]) -> FixtureAnswer? {
    guard parts.count >= 2 else { return nil }
    let last = (parts.last ?? "").split(separator: ".").first ?? ""
    let sides = last.split(separator: "x").compactMap { Int($0) }
    let size = sides.count == 2 ? (sides[0], sides[1]) : usual
    guard (1...largestSide).contains(size.0), (1...largestSide).contains(size.1) else { return nil }
    let name = String(parts[1].split(separator: ".").first ?? "")
    guard let picture = Cover(name: name).picture(width: size.0, height: size.1) else { return nil }
    return FixtureAnswer(type: "image/png", body: picture.pngData(hasAlpha: false))
  }
}
