// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a screen shows pictures.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
  /// In pixels.
  public nonisolated let size: CGSize

  nonisolated init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// How much wider than high a pixel is: 1.
  open var pixelAspectRatio: CGFloat { 1 }
}
