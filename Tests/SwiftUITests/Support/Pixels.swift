// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing

@testable import SwiftUI

/// The colours of pixels of the screen with a view in its middle, 0…255.
@MainActor func pixels(_ view: some View) throws -> (_ x: CGFloat, _ y: CGFloat) -> [Int] {
  let screen = TestScreen(scale: 1)
  screen.show(UIHostingController(rootView: view))
  let image = try #require(UIImage(data: screen.snapshot())?.cgImage)
  return { x, y in
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    guard
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info)
    else { return [] }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    context.draw(
      image,
      in: CGRect(
        x: -(width / 2 + x).rounded(.down), y: (height / 2 + y).rounded(.down) - height + 1, width: width,
        height: height))
    let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
    return (0..<3).map { Int(bytes[$0]) }
  }
}

func near(_ a: [Int], _ b: [Int], by most: Int = 3) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= most }
}
