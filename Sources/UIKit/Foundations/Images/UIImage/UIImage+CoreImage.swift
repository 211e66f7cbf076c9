// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CIImage {
  /// What a picture shows; its pixels are taken as they are stored, before they are turned.
  ///
  /// Returns `nil` for a picture without any.
  public convenience init?(image: UIImage) {
    if let known = image.ciImage {
      self.init(copying: known)
      return
    }
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}
