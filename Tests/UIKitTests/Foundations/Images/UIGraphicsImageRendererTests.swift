// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIGraphicsImageRendererTests {
  @Test func aSizeOfZeroGivesAnEmptyPicture() {
    var runs = 0
    for size in [CGSize.zero, CGSize(width: 10, height: 0)] {
      let image = UIGraphicsImageRenderer(size: size).image { context in
        runs += 1
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.currentImage.size == .zero)
      }
      #expect(image.size == .zero)
      #expect(image.pngData() == nil)
    }
    #expect(runs == 2)
  }
}
