// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation

/// What a first frame is made of: decoding, scaling, blurring and writing, each by itself.
enum PartBench {
  static func run(pictures: URL) throws {
    guard let file = PictureFolder.files(in: pictures).first else { return }
    let image = try CGImage(decoding: Data(contentsOf: file))
    var whole = try image.decoded()
    print("\(image.width) × \(image.height) pixels")
    try Samples(count: 31) { _ in whole = try image.decoded() }.describe("decode a picture")
    Samples(count: 31) { _ in _ = whole.scaled(width: 1059, height: 1222) }.describe("… scale it to 1059 × 1222")
    try Samples(count: 31) { _ in _ = try whole.pngData(hasAlpha: false) }.describe("… write it as a PNG")
    let (width, height) = (1200, 1440)
    Samples(count: 31) { _ in
      var mask = [UInt8](repeating: 0, count: width * height)
      for row in 75..<height - 75 { for column in 75..<width - 75 { mask[row * width + column] = 255 } }
      mask.withUnsafeMutableBufferPointer {
        GaussianBlur.blur($0, width: width, height: height, stride: width, sigma: 24)
      }
    }.describe("blur the shadow of a card (sigma 24 pixels)")
  }
}
