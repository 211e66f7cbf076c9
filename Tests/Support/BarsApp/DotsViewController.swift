// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Dots for pages at y 300, and a colour well at y 400.
final class DotsViewController: UIViewController {
  private lazy var log = Log.add(to: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dots"
    view.backgroundColor = .systemBackground
    let dots = UIPageControl(frame: CGRect(x: 96, y: 300, width: 200, height: 40))
    dots.numberOfPages = 5
    dots.backgroundStyle = .prominent
    dots.addAction(
      UIAction { [weak self, weak dots] _ in self?.log.text = "dot \(dots?.currentPage ?? -1)" }, for: .valueChanged)
    view.addSubview(dots)
    let well = UIColorWell(frame: CGRect(x: 176, y: 400, width: 40, height: 40))
    well.addAction(
      UIAction { [weak self, weak well] _ in self?.log.text = well?.selectedColor == nil ? "no colour" : "a colour" },
      for: .valueChanged)
    view.addSubview(well)
    log.text = "nothing yet"
  }
}
