// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

@testable import UIKit

/// Pictures and asset catalogs made for tests.
enum ImageSamples {
  /// A picture of four quarters: red, green / blue, white.
  static func quarters(width: Int = 4, height: Int = 2) -> Bitmap {
    var pixels = Data()
    for y in 0..<height {
      for x in 0..<width {
        switch (x < width / 2, y < height / 2) {
        case (true, true): pixels += [0, 0, 255, 255]
        case (false, true): pixels += [0, 255, 0, 255]
        case (true, false): pixels += [255, 0, 0, 255]
        case (false, false): pixels += [255, 255, 255, 255]
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  static func plain(_ width: Int, _ height: Int, _ bgra: [UInt8] = [0, 0, 255, 255]) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Data((0..<width * height).flatMap { _ in bgra }))
  }
}

/// A folder that goes away with the test.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult
  func write(_ path: String, _ data: Data) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL { try write(path, Data(text.utf8)) }
}
