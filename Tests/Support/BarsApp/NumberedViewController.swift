// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a number, that pushes the next one, with items in both of its bars.
final class NumberedViewController: UIViewController {
  private let number: Int
  private lazy var log = Log.add(to: view)

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Page \(number)"
  }

  required init?(coder: NSCoder) { fatalError("Pages are made with a number") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(NumberedViewController(number + 1), animated: true)
      })
    toolbarItems = [
      UIBarButtonItem(title: "Mark", primaryAction: UIAction { [weak self] _ in self?.log.text = "marked" }),
      .flexibleSpace(),
      UIBarButtonItem(title: "Count", primaryAction: UIAction { [weak self] _ in self?.log.text = "counted" }),
    ]
    log.text = "page \(number)"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(number == 1, animated: animated)
  }
}
