// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A picture of no pixels in particular, told from others by `number`.
func testImage(_ number: UInt64, width: Int = 4, height: Int = 2) -> CGImage {
  CGImage(
    width: width, height: height, storage: .bitmap(Data(count: width * height * 4)),
    identifier: ImageIdentifier(rawValue: number))
}
