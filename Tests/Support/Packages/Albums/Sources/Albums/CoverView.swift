// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SDWebImage
import UIKit

/// Shows the cover of an album.
public final class CoverView: UIView {
  public let picture = UIImageView()

  /// Shows the cover at an address.
  public func show(_ url: URL?) {
    picture.sd_setImage(with: url, placeholderImage: UIImage(systemName: "music.note"))
  }

  /// Keeps a cover, as if it had been shown before.
  public static func keep(_ image: UIImage, for url: URL) {
    SDImageCache.shared.store(image, forKey: SDWebImageManager.shared.cacheKey(for: url), toDisk: false)
  }
}
