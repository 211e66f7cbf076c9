// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// Pictures in the place of covers: a slope between two colours that the address stands for.
enum Artwork {
  private static let largestSide = 1200

  /// - Parameter parts: `artwork/NAME` and perhaps `WIDTHxHEIGHT.png`.
  static func answer(_ parts: [String]) -> FixtureAnswer? {
    guard parts.count >= 2 else { return nil }
    let last = (parts.last ?? "").split(separator: ".").first ?? ""
    let sides = last.split(separator: "x").compactMap { Int($0) }
    let size = sides.count == 2 ? (sides[0], sides[1]) : (200, 300)
    guard (1...largestSide).contains(size.0), (1...largestSide).contains(size.1) else { return nil }
    let name = String(parts[1].split(separator: ".").first ?? "")
    let body = picture(seed: SampleWords.seed(name), width: size.0, height: size.1).pngData(hasAlpha: false)
    return FixtureAnswer(type: "image/png", body: body)
  }

  private static func picture(seed: Int, width: Int, height: Int) -> Bitmap {
    // Numbers that follow each other stand side by side on a screen: their colours shall differ.
    let mixed = UInt64(truncatingIfNeeded: seed) &* 0xFF51_AFD7_ED55_8CCD >> 33
    let hue = Double(mixed & 0xFFF) / 4096
    let (from, to) = (colour(hue), colour(hue + 0.06 + Double(mixed >> 12 & 0xFFF) / 4096 * 0.3))
    var pixels = Data(capacity: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let place = (x * 256 / width + y * 256 / height) / 2
        for part in 0..<3 {
          pixels.append(UInt8(clamping: from[part] + (to[part] - from[part]) * place / 256))
        }
        pixels.append(255)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// - Parameter hue: In turns.
  private static func colour(_ hue: Double) -> [Int] {
    (0..<3).map { Int(64 + 88 * (1 + cos(2 * .pi * (hue - Double($0) / 3)))) }
  }
}
