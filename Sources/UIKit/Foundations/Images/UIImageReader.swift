// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Reads pictures with more say in how than `UIImage`'s initialisers.
public final class UIImageReader: Sendable {
  /// What pictures are read for.
  public struct Configuration: Sendable {
    /// Whether pictures keep light beyond white. Defaults to `false`; screens here show none.
    public var prefersHighDynamicRange = false
    /// Whether pictures are decoded at once. Defaults to `false`; they always are here.
    public var preparesImagesForDisplay = false
    /// The size, pixels, that a picture is made smaller to. Defaults to zero: as it is.
    public var preferredThumbnailSize = CGSize.zero
    /// Pixels per inch of pictures that say nothing of it; pictures have none here. Defaults to 72.
    public var pixelsPerInch: CGFloat = 72

    public init() {}
  }

  /// Reads pictures as they are.
  public static let `default` = UIImageReader(configuration: Configuration())

  public let configuration: Configuration

  public init(configuration: Configuration) {
    self.configuration = configuration
  }

  /// The picture of a file; `nil` where there is none.
  public func image(contentsOf url: URL) -> UIImage? {
    (try? Data(contentsOf: url)).flatMap { image(data: $0) }
  }

  /// The picture that some bytes are.
  public func image(data: Data) -> UIImage? {
    guard let image = UIImage(data: data) else { return nil }
    let most = configuration.preferredThumbnailSize
    guard most.width > 0, most.height > 0, image.size.width > most.width || image.size.height > most.height else {
      return image
    }
    let scale = min(most.width / image.size.width, most.height / image.size.height)
    return image.preparingThumbnail(
      of: CGSize(width: image.size.width * scale, height: image.size.height * scale))
  }

  /// Reads a file and calls back on the main queue.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completion(self.image(contentsOf: url)) }
  }

  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completion(self.image(data: data)) }
  }

  public func image(contentsOf url: URL) async -> UIImage? {
    let read: (URL) -> UIImage? = image(contentsOf:)
    return read(url)
  }

  public func image(data: Data) async -> UIImage? {
    let read: (Data) -> UIImage? = image(data:)
    return read(data)
  }
}

extension UIImage {
  /// How much light beyond white is shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  /// Whether the picture has light beyond white; none here has.
  public var isHighDynamicRange: Bool { false }

  /// The picture without light beyond white: itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
