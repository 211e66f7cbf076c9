// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SDWebImage
import UIKit

/// A list of pictures.
final class GalleryViewController: UITableViewController {
  private let urls: [URL]

  init(urls: [URL]) {
    self.urls = urls
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PictureCell.self, forCellReuseIdentifier: "picture")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { urls.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "picture", for: indexPath)
    (cell as? PictureCell)?.show(urls[indexPath.row])
    return cell
  }
}

final class PictureCell: UITableViewCell {
  let picture = UIImageView()
  private(set) var source: SDImageCacheType?

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.sd_cancelCurrentImageLoad()
  }

  func show(_ url: URL) {
    picture.sd_imageTransition = .fade
    picture.sd_setImage(
      with: url, placeholderImage: nil, options: [.retryFailed, .scaleDownLargeImages]
    ) { [weak self] _, _, source, _ in self?.source = source }
  }
}
