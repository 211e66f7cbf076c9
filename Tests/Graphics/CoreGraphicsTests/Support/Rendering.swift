// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

/// Draws a list on an empty or filled picture.
func render(
  _ operations: [DisplayList.Operation], width: Int, height: Int, scale: CGFloat = 1, on background: RGBAColor? = nil,
  images: ImageCache = ImageCache(), fonts: FontCache = FontCache(directory: URL(fileURLWithPath: "/nonexistent"))
) throws -> Bitmap {
  let surface = try #require(CairoSurface(.color, width: width, height: height))
  var list = DisplayList()
  if let background {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    list.operations.append(.fill(CGPath(rect: all, transform: nil), color: background, evenOdd: false))
  }
  list.operations += operations
  try surface.draw(list, scale: scale, images: images, fonts: fonts)
  return surface.bitmap()
}

/// Fills a rectangle.
func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor)
  -> DisplayList.Operation
{
  .fill(
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil), color: color, evenOdd: false)
}

extension RGBAColor {
  static let pureRed = RGBAColor(red: 1, green: 0, blue: 0)
  static let pureGreen = RGBAColor(red: 0, green: 1, blue: 0)
  static let pureBlue = RGBAColor(red: 0, green: 0, blue: 1)

  func opacity(_ alpha: Float) -> RGBAColor {
    var result = self
    result.alpha = alpha
    return result
  }
}

/// A picture with the given rows of BGRA pixels.
func picture(_ rows: [[[UInt8]]]) -> CGImage {
  CGImage(Bitmap(width: rows[0].count, height: rows.count, pixels: Data(rows.flatMap { $0.flatMap { $0 } })))
}

/// Writes a picture for people to look at, where `TESSERA_TEST_PICTURES` names a directory.
func show(_ bitmap: Bitmap, as name: String) throws {
  guard let directory = ProcessInfo.processInfo.environment["TESSERA_TEST_PICTURES"] else { return }
  try bitmap.pngData().write(to: URL(fileURLWithPath: directory).appendingPathComponent("\(name).png"))
}

/// Where Debian installs fonts, for tests that need real ones.
enum SystemFonts {
  static let inter = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter")
  static let noto = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto")
  static let haveInter = FileManager.default.fileExists(atPath: inter.path)
  static let haveNoto = FileManager.default.fileExists(atPath: noto.appendingPathComponent("NotoColorEmoji.ttf").path)
}
