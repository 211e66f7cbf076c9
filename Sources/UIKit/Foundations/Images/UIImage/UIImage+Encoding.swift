// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// The picture as a PNG file, upright; `nil` for an empty one, and where its own file turns out to be broken.
  public func pngData() -> Data? { cgImage == nil ? nil : try? uprightImage.pngData() }

  /// The picture as a JPEG file, upright and on white.
  ///
  /// - Parameter compressionQuality: From 0 (smallest) to 1 (best).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage == nil ? nil : (try? uprightImage.decoded())?.jpegData(quality: compressionQuality)
  }

  /// A smaller picture that fits into the size, which is points at the screen's scale; `nil` for an impossible size.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, self.size.width > 0,
      self.size.height > 0
    else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let scale = AmbientTraits.scale()
    guard let context = CGContext(bitmapSize: fitted, scale: scale, opaque: false) else { return nil }
    drawPixels(in: CGRect(origin: .zero, size: fitted), context)
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The picture, if it can be decoded. It is decoded by whoever shows it, which may be another process.
  public func preparingForDisplay() -> UIImage? { (try? state.image.decoded(maxPixelSize: 1)) == nil ? nil : self }

  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }
}
